import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Scrolls a control of the table into view, focuses it and selects its text. `revealed` is the row that must
 * be rendered for that, however far away it is.
 */
export function useReveal() {
  const [revealed, setRevealed] = useState<number>()
  const reveal = useCallback((row: number, id: string) => {
    flushSync(() => setRevealed(row))
    const control = document.getElementById(id)
    control?.focus({ preventScroll: true })
    if (control instanceof HTMLTextAreaElement) control.select()
    control?.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' })
  }, [])
  return { revealed, reveal }
}
