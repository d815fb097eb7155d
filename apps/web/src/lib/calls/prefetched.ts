import { getSession } from './session.ts'

/** A call that `index.html` makes while the app is being fetched: one round trip less on a slow network. */
export type Prefetched = {
  token: string
  /** When it was asked for, by the device's clock. */
  askedAt: number
  /** When the reply began to arrive, by the monotonic clock; missing until then. */
  arrivedAt?: number
  controller: AbortController
  response: Promise<Response>
}

declare global {
  interface Window {
    /** By its address. */
    prefetched?: Partial<Record<string, Prefetched>>
  }
}

/** It can be taken once: whoever asks again wants to know what has changed. */
export function takePrefetched(address: string): Prefetched | undefined {
  const found = window.prefetched?.[address]
  if (window.prefetched) window.prefetched[address] = undefined
  return found?.token === getSession()?.token ? found : undefined
}
