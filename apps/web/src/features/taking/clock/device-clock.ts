const deviceClocks = { monotonic: () => performance.now(), wall: () => Date.now() }

/**
 * This device's time in ms since 1970, used for the ages of answers, even those of an earlier page. It never
 * goes back, and never before `notBefore`. It is the later of monotonic and wall clock, because the monotonic
 * clock may stand still while the device sleeps; a wall clock that was set forward only makes answers older
 * than they are.
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
