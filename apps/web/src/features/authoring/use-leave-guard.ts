import { useEffect, useState } from 'react'

/**
 * Holds people back who are about to leave something unsaved: links within the app wait for an answer, and the browser
 * asks by itself when the page is closed or reloaded. `wanted` is the address of a link that waits. The browser's Back
 * button cannot be held; what it leaves behind must be kept otherwise.
 */
export function useLeaveGuard(isUnsaved: boolean) {
  const [wanted, setWanted] = useState<string | null>(null)
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
      setWanted(address)
    }
    window.addEventListener('beforeunload', holdPage)
    document.addEventListener('click', holdLink, true)
    return () => {
      window.removeEventListener('beforeunload', holdPage)
      document.removeEventListener('click', holdLink, true)
    }
  }, [isUnsaved])
  return { wanted, stay: () => setWanted(null) }
}

/** Where a click leads to, if it opens another screen in this tab. */
function addressWithinApp(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !isPlain || link.target || link.origin !== window.location.origin) return null
  return link.pathname === window.location.pathname ? null : link.pathname + link.search + link.hash
}
