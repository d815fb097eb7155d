import { lazy, type ReactNode, Suspense } from 'react'
import { useLocation } from 'wouter'
import { LoadingPage } from '../components/feedback/page-state.tsx'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/calls/session.ts'
import { safeStorage } from '../lib/device/storage.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Footer } from './footer.tsx'
import { NavigationBar } from './navigation-bar.tsx'

const RunningBanner = lazy(() =>
  import('../features/taking/running/running-banner.tsx').then(
    ({ RunningBanner: Banner }) => ({ default: Banner }),
    () => ({ default: () => null }),
  ),
)

const storage = safeStorage('localStorage')
const withOwnBar = [paths.takeQuiz, paths.createQuestions, paths.editQuiz]

/** What surrounds a screen: the navigation bar, and a footer unless the screen has a bar of its own at the bottom. */
export function Frame({ children }: { children: ReactNode }) {
  const [pathname] = useLocation()
  const [, , quizId = ''] = pathname.split('/')
  const isStudent = useSession()?.user.role === 'student'
  // A quiz that was begun on this device leaves a trace until it is over; the profile looks for those of other devices.
  const mayRun = pathname === paths.profile || storage.keys().some((key) => key.startsWith('attempt:'))
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
        <Suspense fallback={<LoadingPage title="Loading" />}>{children}</Suspense>
      </ErrorBoundary>
      {!hasOwnBar && <Footer />}
    </>
  )
}
