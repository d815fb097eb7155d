/** What the server has said of the time left, and when by this device's clock; both in ms. */
export type KnownTime = { remainingMs: number; at: number }

/**
 * The time left, in ms, as well as a device alone can know it: what was known last, less what its clock has gone since.
 * A clock that was put back gives nobody more time than was known last, nor than an answer given since leaves.
 */
export function estimateRemainingMs(known: KnownTime, now: number, lastAnswerAt: number): number {
  return Math.max(0, known.remainingMs - Math.max(0, now - known.at, lastAnswerAt - known.at))
}
