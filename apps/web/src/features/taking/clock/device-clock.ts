const deviceClocks = { monotonic: () => performance.now(), wall: () => Date.now() }

/**
 * The time of this device in ms since 1970, by which the ages of answers are counted, also those of an earlier page. It
 * never goes back, and not behind `notBefore`. While a device sleeps its monotonic clock may stand still, so where the
 * wall clock has gone further, that counts: one that was put forward only makes answers older than they are.
 */
export function createDeviceClock(notBefore: number, clocks = deviceClocks) {
  let lead = notBefore - clocks.monotonic()
  return {
    now(): number {
      const monotonic = clocks.monotonic()
      lead = Math.max(lead, clocks.wall() - monotonic)
      return Math.round(monotonic + lead)
    },
  }
}
