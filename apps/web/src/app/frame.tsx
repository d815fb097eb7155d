import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { LoadingPage } from '../components/page-state.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Footer } from './footer.tsx'
import { NavigationBar } from './navigation-bar.tsx'

/** What surrounds a screen: the navigation bar, and a footer where the screen leaves room for one. */
export function Frame({ footer }: { footer: boolean }) {
  const { pathname } = useLocation()
  return (
    <>
      <NavigationBar />
      <ErrorBoundary place={pathname}>
        <Suspense fallback={<LoadingPage title="Loading" />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
      {footer && <Footer />}
    </>
  )
}
