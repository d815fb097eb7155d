import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'wouter'
import { LoadingPage } from '../components/page-state.tsx'
import { paths } from '../lib/paths.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Footer } from './footer.tsx'
import { NavigationBar } from './navigation-bar.tsx'

const withOwnBar = [paths.takeQuiz, paths.createQuestions, paths.editQuiz]

/** What surrounds a screen: the navigation bar, and a footer unless the screen has a bar of its own at the bottom. */
export function Frame({ children }: { children: ReactNode }) {
  const [pathname] = useLocation()
  const [, , quizId = ''] = pathname.split('/')
  const hasOwnBar = withOwnBar.some((path) => path(quizId) === pathname)
  return (
    <>
      <NavigationBar />
      <ErrorBoundary place={pathname}>
        <Suspense fallback={<LoadingPage title="Loading" />}>{children}</Suspense>
      </ErrorBoundary>
      {!hasOwnBar && <Footer />}
    </>
  )
}
