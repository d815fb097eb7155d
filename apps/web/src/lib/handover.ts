import { useDeferredValue } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'

export type Handover = {
  notice?: { kind: 'info' | 'success' | 'warn' | 'error'; text: string }
  from?: string
}

/** It changes together with the screen. */
export function useHandedState(): unknown {
  return useDeferredValue<unknown>(useHistoryState())
}

export function useHandover(): Handover {
  const state = useHandedState()
  return typeof state === 'object' && state !== null ? state : {}
}
