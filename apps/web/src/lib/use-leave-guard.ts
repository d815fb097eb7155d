import { useEffect, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'

/**
 * Asks before unsaved changes are left: links in the app and Back wait for the answer, and the browser itself
 * asks when the page is closed or reloaded. Without the Navigation API, Back cannot be stopped; then the local
 * draft must do.
 */
export function useLeaveGuard(isUnsaved: boolean) {
  const [requested, setRequested] = useState<(() => void) | null>(null)
  const isLeaving = useRef(false)
  useEffect(() => {
    if (!isUnsaved) return
    function holdPage(event: BeforeUnloadEvent) {
      event.preventDefault()
      // Browsers from before 2024 ask only if this is set.
      event.returnValue = true
    }
    // Runs before the router's handler; preventing the click stops the navigation.
    function holdLink(event: MouseEvent) {
      const address = addressWithinApp(event)
      if (address === null) return
      event.preventDefault()
      setRequested(() => () => navigate(address))
    }
    function holdTraversal(event: NavigateEvent) {
      const { navigationType, cancelable, destination } = event
      if (isLeaving.current || navigationType !== 'traverse' || !cancelable || !destination.sameDocument)
        return
      event.preventDefault()
      setRequested(() => () => window.navigation.traverseTo(destination.key))
    }
    const { navigation } = window as { navigation?: Navigation }
    window.addEventListener('beforeunload', holdPage)
    document.addEventListener('click', holdLink, true)
    navigation?.addEventListener('navigate', holdTraversal)
    return () => {
      window.removeEventListener('beforeunload', holdPage)
      document.removeEventListener('click', holdLink, true)
      navigation?.removeEventListener('navigate', holdTraversal)
    }
  }, [isUnsaved])

  function leave() {
    isLeaving.current = true
    requested?.()
  }
  return { isAsking: requested !== null, stay: () => setRequested(null), leave }
}

/** The address of a click that opens another screen in this tab; null for other clicks. */
function addressWithinApp(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !isPlain || link.target || link.origin !== window.location.origin) return null
  return link.pathname === window.location.pathname ? null : link.pathname + link.search + link.hash
}
