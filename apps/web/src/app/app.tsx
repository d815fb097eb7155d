import { Toaster } from '../components/feedback/toast.tsx'
import { AppRoutes } from './routes.tsx'
import { app as appWords } from '@quizly/words/student.ts'
import { useLanguage } from '../lib/words/language.ts'
import { useSessionExpiry } from './use-session-expiry.ts'

export function App() {
  useLanguage()
  useSessionExpiry()
  return (
    <>
      <a className="skip-link" href="#main">
        {appWords.skip}
      </a>
      <AppRoutes />
      <Toaster />
    </>
  )
}
