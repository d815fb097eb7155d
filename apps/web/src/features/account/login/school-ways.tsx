import { lazy, Suspense, useSyncExternalStore } from 'react'

const never = () => () => {}
/** What this browser has, from the page's own frame on. */
export const useHere = (has: () => boolean) => useSyncExternalStore(never, has, () => false)

/** The server says so with its pages. */
const hasProvider = () => document.cookie.includes('sign-in=')

const Buttons = lazy(() =>
  import('./school-buttons.tsx')
    .then((module) => module.loadSchoolButtons())
    .catch(() => ({ default: () => <></> })),
)

/** The accounts by which one can sign in here beside a password: nothing without a provider, and in a first frame. */
export function SchoolWays() {
  return (
    useHere(hasProvider) && (
      <Suspense>
        <Buttons />
      </Suspense>
    )
  )
}
