import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { stepInRow } from '../../components/forms/step-in-row.ts'

const focusable = 'a[href], button:not([role=menuitem])'

/** The stop is what had the focus last, else `start`. The arrow keys, Home and End move between them. */
export function useOneTabStop<E extends HTMLElement>(start: string) {
  const ref = useRef<E>(null)
  const last = useRef<Element>(null)
  const settle = () => settleIn(ref.current, last.current, start)
  useEffect(settle)
  return {
    ref,
    onFocus({ target }: FocusEvent) {
      last.current = target.matches(focusable) ? target : last.current
      settle()
    },
    onKeyDown(event: KeyboardEvent) {
      const step = stepInRow(event)
      const stops = stopsIn(ref.current)
      const index = stops.findIndex((stop) => stop === event.target)
      if (step === undefined || index < 0) return
      event.preventDefault()
      stops[Math.min(Math.max(index + step, 0), stops.length - 1)]?.focus()
    },
  }
}

const stopsIn = (group: HTMLElement | null) => [...(group?.querySelectorAll<HTMLElement>(focusable) ?? [])]

function settleIn(group: HTMLElement | null, last: Element | null, start: string) {
  const stops = stopsIn(group)
  const chosen = stops.find((stop) => stop === last) ?? stops.find((stop) => stop.matches(start)) ?? stops[0]
  for (const stop of stops) stop.tabIndex = stop === chosen ? 0 : -1
}
