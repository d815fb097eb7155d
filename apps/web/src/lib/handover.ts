import { useDeferredValue } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'

/** What a screen that leads elsewhere wants the next one to say, and where to return to. */
export type Handover = {
  notice?: { kind: 'info' | 'success' | 'warn' | 'error'; text: string }
  from?: string
}

/**
 * The state that the previous screen passed along with the navigation. It changes together with the screen.
 */
export function useHandedState(): unknown {
  return useDeferredValue<unknown>(useHistoryState())
}

/** The notice and return address that were passed along, if any. */
export function useHandover(): Handover {
  const state = useHandedState()
  return typeof state === 'object' && state !== null ? state : {}
}
