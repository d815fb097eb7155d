import { type QuizAccess, releasesAnswers } from './visibility.ts'

/**
 * How many are taking a quiz, how many have submitted, and how many of these at the first and at the last of
 * these moments.
 */
export type QuizEnds = { running: number; submitted: number; first: number; last: number }

/**
 * How many students could see the correct answers while others had not submitted. `students` submitted before the last of
 * them, `others` after the first. Answers that were held back can be seen only since they were released, so only those
 * who are still taking it count as others. Undefined if nobody could.
 */
export function seenEarly(
  quiz: QuizAccess,
  { running, submitted, first, last }: QuizEnds,
  now: number,
): { students: number; others: number } | undefined {
  if (!releasesAnswers(quiz, now)) return undefined
  // Where students may come again, nobody sees them at once.
  const isAtOnce = quiz.answerRelease === 'at-once' && quiz.attemptRule === null
  const students = running > 0 ? submitted : isAtOnce ? submitted - last : 0
  const others = isAtOnce ? running + submitted - first : running
  return students > 0 && others > 0 ? { students, others } : undefined
}
