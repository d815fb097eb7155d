/** The time left, and when it was noted by this device's clock; both in ms. */
export type KnownTime = { remainingMs: number; at: number }

/**
 * The time left, in ms, as far as a device alone can know it: the time that was noted last, minus what its clock has
 * counted since; a clock that was set back counts nothing. `isDoubtful`: only this clock says that the time has run out
 * meanwhile. It may have been set, so the time that was noted stands until the server is asked.
 */
export function estimateRemaining({ remainingMs, at }: KnownTime, now: number) {
  const left = remainingMs - Math.max(0, now - at)
  const isDoubtful = remainingMs > 0 && left <= 0
  return { remainingMs: isDoubtful ? remainingMs : Math.max(0, left), isDoubtful }
}
