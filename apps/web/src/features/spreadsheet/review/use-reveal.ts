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
    // The buttons that fix a cell stand below its control.
    const fixes = control?.parentElement?.querySelectorAll<HTMLElement>('.fixes .btn') ?? []
    if (control && ![control, ...fixes].every(isInSight))
      control.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' })
  }, [])
  return { revealed, reveal }
}

/** Whether nothing of a control lies outside the window or under something else. */
function isInSight(control: HTMLElement): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect()
  const inset = 2
  const corners = [
    [left + inset, top + inset],
    [right - inset, top + inset],
    [left + inset, bottom - inset],
    [right - inset, bottom - inset],
  ] as const
  return corners.every(([x, y]) => control.contains(document.elementFromPoint(x, y)))
}
