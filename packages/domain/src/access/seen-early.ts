import { type LastDeadline, type QuizAccess, releasesAnswers } from './visibility.ts'

/**
 * When the first student without an attempt left submitted, and when results were first released by an educator; null:
 * that has not happened.
 */
export type Openings = { firstEnd: number | null; firstRelease: number | null }

/**
 * Since when students could see the correct answers while others might still answer; undefined: they could not. Results
 * that wait for the closing come when all have finished, so for them only an earlier release counts.
 */
export function openSince(
  { answerRelease }: Pick<QuizAccess, 'answerRelease'>,
  { firstEnd, firstRelease }: Openings,
): number | undefined {
  if (firstEnd === null) return undefined
  if (firstRelease !== null) return Math.max(firstRelease, firstEnd)
  return answerRelease === 'at-once' ? firstEnd : undefined
}

/** Whether correct answers came with the closing, so that they are hidden again as soon as somebody goes on. */
export function goingOnHides(quiz: QuizAccess, lastDeadline: LastDeadline, now: number): boolean {
  return quiz.answerRelease === 'when-closed' && releasesAnswers(quiz, lastDeadline, now)
}

/**
 * What is to be kept of the correct answers when settings change at `now`: that this releases them, or since when they
 * could be seen that are not seen any more, or by other rules. Otherwise nothing would tell it later.
 */
export function releaseToKeep(
  before: QuizAccess,
  after: QuizAccess,
  openings: Openings,
  lastDeadline: LastDeadline,
  now: number,
): { at: number; isByHand: boolean } | undefined {
  const isReleased = releasesAnswers(after, lastDeadline, now)
  if (!releasesAnswers(before, lastDeadline, now)) {
    return isReleased ? { at: now, isByHand: true } : undefined
  }
  if (openings.firstEnd === null) return undefined
  const at = openSince(before, openings) ?? (isReleased ? undefined : now)
  return at === undefined ? undefined : { at, isByHand: false }
}
