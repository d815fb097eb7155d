import { type Pace, usualPace } from './bodies/collect-body.ts'

/** How long the server waits for a client, in ms. */
export type Timeouts = {
  /** For all headers of a request. */
  headersMs: number
  /** For a request as a whole: 5 MiB at the least pace have to fit in. */
  requestMs: number
  /** For any byte in either direction while a request is under way. */
  idleMs: number
  /** How fast a body has to come. */
  pace: Pace
  /** How often the first two are looked after. */
  checkEveryMs: number
}

export const usualTimeouts: Timeouts = {
  headersMs: 10_000,
  requestMs: 330_000,
  idleMs: 20_000,
  pace: usualPace,
  checkEveryMs: 5_000,
}
