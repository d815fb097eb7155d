import type { Clock } from '../clock/clock.ts'

export type MovableClock = Clock & { advance: (ms: number) => void }

/** A clock that stands still until a test moves it. */
export function createMovableClock(start = Date.UTC(2026, 0, 5, 8)): MovableClock {
  let now = start
  return {
    now: () => now,
    advance: (ms) => {
      now += ms
    },
  }
}
