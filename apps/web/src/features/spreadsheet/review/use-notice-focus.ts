import { useEffect, useRef, useState } from 'react'

/**
 * Focuses the notice of problems as soon as it appears: a large table is checked a moment after `focusNotice`
 * was called.
 */
export function useNoticeFocus(verdict: unknown) {
  const notice = useRef<HTMLDivElement>(null)
  const [focusRequest, setFocusRequest] = useState(0)
  const handled = useRef(0)
  useEffect(() => {
    if (focusRequest === handled.current || !notice.current) return
    handled.current = focusRequest
    notice.current.focus()
  }, [focusRequest, verdict])
  return { notice, focusNotice: () => setFocusRequest((before) => before + 1) }
}
