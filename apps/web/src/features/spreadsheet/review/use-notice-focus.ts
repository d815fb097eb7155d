import { useEffect, useRef, useState } from 'react'

/**
 * Focuses the notice of problems as soon as it appears: a large table is checked a moment after `focusNotice`
 * was called.
 */
export function useNoticeFocus(verdict: unknown) {
  const notice = useRef<HTMLDivElement>(null)
  const [wish, setWish] = useState(0)
  const granted = useRef(0)
  useEffect(() => {
    if (wish === granted.current || !notice.current) return
    granted.current = wish
    notice.current.focus()
  }, [wish, verdict])
  return { notice, focusNotice: () => setWish((before) => before + 1) }
}
