import { type LastDeadline, type QuizAccess, releasesAnswers, showsAnswersToAll } from './visibility.ts'

/**
 * When a student who had submitted could first see the correct answers unless they were held back: without an attempt
 * left, or because the quiz was closed. And when results were first released by an educator, or could be seen and were then
 * hidden. Null: that has not happened.
 */
export type Openings = { firstEnd: number | null; firstRelease: number | null }

/**
 * Since when students could see the correct answers while others might still answer; undefined: they could not. Results
 * that wait for the closing come when all have finished, so for them only an earlier release counts.
 */
export function openSince(
  { resultRelease }: Pick<QuizAccess, 'resultRelease'>,
  { firstEnd, firstRelease }: Openings,
): number | undefined {
  if (firstEnd === null) return undefined
  if (firstRelease !== null) return Math.max(firstRelease, firstEnd)
  return resultRelease === 'at-once' ? firstEnd : undefined
}

/** Whether correct answers came with the closing, so that they are hidden again as soon as somebody goes on. */
export function goingOnHides(quiz: QuizAccess, lastDeadline: LastDeadline, now: number): boolean {
  const isHeldUntilClosed = quiz.resultRelease === 'when-closed' || quiz.attemptRule !== null
  return isHeldUntilClosed && showsAnswersToAll(quiz, lastDeadline, now)
}

/** What to store of when correct answers could be seen: after this change nothing else would tell it. */
export function releaseToKeep(
  before: QuizAccess,
  after: QuizAccess,
  openings: Openings & { submitted: number },
  lastDeadline: LastDeadline,
  now: number,
): { at: number; isByHand: boolean } | undefined {
  const isReleased = releasesAnswers(after, lastDeadline, now)
  if (!releasesAnswers(before, lastDeadline, now)) {
    return isReleased ? { at: now, isByHand: true } : undefined
  }
  const isHidden =
    goingOnHides(before, lastDeadline, now) && openings.submitted > 0
      ? !showsAnswersToAll(after, lastDeadline, now)
      : !isReleased && openings.firstEnd !== null
  const at = openSince(before, openings) ?? (isHidden ? now : undefined)
  return at === undefined ? undefined : { at, isByHand: false }
}
