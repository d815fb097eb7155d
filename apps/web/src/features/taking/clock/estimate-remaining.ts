/** The time left as the server has said it, and when it said so by this device's clock; both in ms. */
export type KnownTime = { remainingMs: number; at: number }

/**
 * The time left, in ms, as far as a device alone can know it: the last known time, minus what its clock has
 * counted since. If the clock was set back, the student gets no more time than was last known, or than was
 * left at their last answer.
 */
export function estimateRemainingMs(known: KnownTime, now: number, lastAnswerAt: number): number {
  return Math.max(0, known.remainingMs - Math.max(0, now - known.at, lastAnswerAt - known.at))
}
