import { type Pace, usualPace } from './bodies/collect-body.ts'

/** How long the server waits for a client, in ms. */
export type Timeouts = {
  /** All headers of a request. */
  headersMs: number
  /** A whole request: 5 MiB at the minimum speed must fit in. */
  requestMs: number
  /** Time without a byte in either direction while a request is running. */
  idleMs: number
  /** The minimum speed of a body. */
  pace: Pace
  /** How often the first two are checked. */
  checkEveryMs: number
}

export const usualTimeouts: Timeouts = {
  headersMs: 10_000,
  requestMs: 330_000,
  idleMs: 20_000,
  pace: usualPace,
  checkEveryMs: 5_000,
}
