/** How long the server waits for a client, in ms. */
export type Timeouts = {
  /** For all headers of a request. */
  headersMs: number
  /** For a request as a whole: 5 MiB from a slow line have to fit in. */
  requestMs: number
  /** For any byte in either direction, longer than a connection is kept for its next request. */
  idleMs: number
  /** How often the first two are looked after. */
  checkEveryMs: number
}

export const usualTimeouts: Timeouts = {
  headersMs: 20_000,
  requestMs: 60_000,
  idleMs: 90_000,
  checkEveryMs: 5_000,
}
