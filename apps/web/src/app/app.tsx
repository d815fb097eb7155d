import { Toaster } from '../components/feedback/toast.tsx'
import { AppRoutes } from './routes.tsx'
import { useSessionExpiry } from './use-session-expiry.ts'

export function App() {
  useSessionExpiry()
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <AppRoutes />
      <Toaster />
    </>
  )
}
