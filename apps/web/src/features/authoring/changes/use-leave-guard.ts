import { useEffect, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'

/**
 * Holds people back who are about to leave something unsaved: links within the app and the browser's Back button wait
 * for an answer, and the browser asks by itself when the page is closed or reloaded. Browsers without the Navigation
 * API do not let go of Back; what it leaves behind there must be kept otherwise.
 */
export function useLeaveGuard(isUnsaved: boolean) {
  const [wanted, setWanted] = useState<(() => void) | null>(null)
  const isLeaving = useRef(false)
  useEffect(() => {
    if (!isUnsaved) return
    function holdPage(event: BeforeUnloadEvent) {
      event.preventDefault()
      // Browsers from before 2024 ask only if this is set.
      event.returnValue = true
    }
    // Before the router hears of the click; a link that is prevented by then does not navigate.
    function holdLink(event: MouseEvent) {
      const address = addressWithinApp(event)
      if (address === null) return
      event.preventDefault()
      setWanted(() => () => navigate(address))
    }
    function holdTraversal(event: NavigateEvent) {
      const { navigationType, cancelable, destination } = event
      if (isLeaving.current || navigationType !== 'traverse' || !cancelable || !destination.sameDocument)
        return
      event.preventDefault()
      setWanted(() => () => window.navigation.traverseTo(destination.key))
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
    wanted?.()
  }
  return { isAsked: wanted !== null, stay: () => setWanted(null), leave }
}

/** Where a click leads to, if it opens another screen in this tab. */
function addressWithinApp(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !isPlain || link.target || link.origin !== window.location.origin) return null
  return link.pathname === window.location.pathname ? null : link.pathname + link.search + link.hash
}
