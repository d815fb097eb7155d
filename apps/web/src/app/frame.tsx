import { everywhere as commonWords } from '@quizly/words/student.ts'
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { LoadingPage } from '../components/feedback/page-state.tsx'
import { studentPaths } from '../lib/student-paths.ts'
import { useSession } from '../lib/calls/session.ts'
import { safeStorage } from '../lib/device/storage.ts'
import { withResultWords } from '../lib/words/with-results.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Footer } from './footer.tsx'
import { NavigationBar } from './navigation-bar.tsx'

const RunningBanner = lazy(() =>
  withResultWords(import('../features/taking/elsewhere/running-banner.tsx')).then(
    ({ RunningBanner: Banner }) => ({ default: Banner }),
    () => ({ default: () => null }),
  ),
)

const storage = safeStorage('localStorage')
const withOwnBar = [
  studentPaths.takeQuiz,
  studentPaths.createQuestions,
  studentPaths.editQuiz,
  studentPaths.previewQuiz,
]

/** A quiz started on this device leaves an entry here until it is over. */
const hasRunning = () => storage.keys().some((key) => key.startsWith('attempt:'))

function followStorage(listener: () => void) {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

export function Frame({ children }: { children: ReactNode }) {
  const [pathname] = useLocation()
  const [, , quizId = ''] = pathname.split('/')
  const isStudent = useSession()?.user.role === 'student'
  // On the profile the banner also finds quizzes that were started on other devices.
  const mayRun = useSyncExternalStore(followStorage, hasRunning) || pathname === studentPaths.profile
  const hasOwnBar = withOwnBar.some((path) => path(quizId) === pathname)
  return (
    <>
      <NavigationBar />
      {isStudent && mayRun && !hasOwnBar && (
        <Suspense>
          <RunningBanner place={pathname} />
        </Suspense>
      )}
      <ErrorBoundary place={pathname}>
        <Suspense fallback={<LoadingPage title={commonWords.loadingPage} />}>{children}</Suspense>
      </ErrorBoundary>
      <Footer isShort={hasOwnBar} />
    </>
  )
}
