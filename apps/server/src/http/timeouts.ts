import { type Pace, usualPace } from './bodies/collect-body.ts'

export type Timeouts = {
  headersMs: number
  /** 10 MB at the minimum speed must fit in. */
  requestMs: number
  /** Without a byte in either direction while a request is running. */
  idleMs: number
  pace: Pace
  checkEveryMs: number
}

export const usualTimeouts: Timeouts = {
  headersMs: 10_000,
  requestMs: 700_000,
  idleMs: 20_000,
  pace: usualPace,
  checkEveryMs: 5_000,
}
