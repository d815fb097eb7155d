/** What a screen that sends someone elsewhere wants to be said there, and where to come back to. */
export type Arrival = {
  notice?: { kind: 'info' | 'success' | 'warn' | 'error'; text: string }
  from?: string
}

/** The arrival that travels in the router's location state, if it holds one. */
export function readArrival(state: unknown): Arrival {
  return typeof state === 'object' && state !== null ? state : {}
}
