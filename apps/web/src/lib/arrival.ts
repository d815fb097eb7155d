import { useDeferredValue } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'

/** What a screen that sends someone elsewhere wants to be said there, and where to come back to. */
export type Arrival = {
  notice?: { kind: 'info' | 'success' | 'warn' | 'error'; text: string }
  from?: string
}

/** What the screen before has handed over with the navigation; it changes together with the screen. */
export function useHandedState(): unknown {
  return useDeferredValue<unknown>(useHistoryState())
}

/** The arrival that was handed over, if there is one. */
export function useArrival(): Arrival {
  const state = useHandedState()
  return typeof state === 'object' && state !== null ? state : {}
}
