import { retainedByHand, type MarksByHand, withMarksByHand } from '../marking/marks-by-hand.ts'
import { indexesOf } from '../questions/indexes.ts'
import type { Question } from '../questions/question.ts'
import type { NumberedQuestions } from '../revisions/revision.ts'
import { type StoredAnswer, submittedAnswers } from './answers.ts'
import { markAnswers } from '../marking/marking.ts'
import { pointsOfScore, type Score } from '../marking/score.ts'
import type { Answer } from '../questions/answer.ts'
import type { Marking, RunningAttempt, StartedAttempt, SubmittedAttempt } from './states.ts'

/** The questions that an attempt was asked, and those of the current revision, by which it is marked. */
export type SeenAndCurrent = { seen: readonly Question[]; current: readonly Question[] }

/** `revision` is the one that counts now. */
export type ScoreChange = { before: Score; after: Score; revision: number }

/** Marks answers to the revision `seen` by another one, usually the current one. Marks by hand count. */
export function markBy(
  { revision, questions }: NumberedQuestions,
  seen: NumberedQuestions,
  answers: readonly Answer[],
  byHand?: MarksByHand,
): Marking {
  const marks = markAnswers(questions, answers, seen)
  return { ...withMarksByHand(marks, questions, byHand), markedRevision: revision }
}

/** The last answer to each question counts. Marks by hand stay, except on one that is another answer now. */
export function markedAnswers(
  attempt: StartedAttempt,
  answers: readonly Answer[],
  { seen, current }: SeenAndCurrent,
): Marking & Pick<SubmittedAttempt, 'answers' | 'byHand'> {
  const { quiz, revision } = attempt
  const given = submittedAnswers(seen, answers)
  const now = { revision: quiz.currentRevision, questions: current }
  const byHand =
    attempt.state === 'submitted' && attempt.byHand
      ? retainedByHand(attempt.byHand, attempt.answers, given)
      : undefined
  const marking = markBy(now, { revision, questions: seen }, given, byHand)
  return { answers: given, ...(byHand && { byHand }), weighted: undefined, ...marking }
}

/** The attempt after submitting these answers. Answers to questions that it does not have are left out. */
export function submittedWith(
  attempt: StartedAttempt,
  savedAnswers: readonly StoredAnswer[],
  end: Pick<SubmittedAttempt, 'submittedAt' | 'submittedBy'>,
  questions: SeenAndCurrent,
): SubmittedAttempt {
  const { submittedAt, submittedBy } = end
  const places = indexesOf(questions.seen)
  return {
    ...attempt,
    state: 'submitted',
    submittedAt,
    submittedBy,
    savedAnswers: savedAnswers.filter(({ questionId }) => places.has(questionId)),
    lateAnswers: attempt.lateAnswers ?? [],
    ...markedAnswers(attempt, savedAnswers, questions),
  }
}

/** The attempt after its time ended it: what was saved counts, and it is submitted at the deadline. */
export function closedByTime(attempt: RunningAttempt, questions: SeenAndCurrent): SubmittedAttempt {
  const end = { submittedAt: attempt.deadline, submittedBy: 'time' } as const
  return submittedWith(attempt, attempt.savedAnswers, end, questions)
}

/** How a score has changed; undefined if it has not. */
export function scoreChange(before: Score, { markedRevision, ...after }: Marking): ScoreChange | undefined {
  if (scoreAsText(before) === scoreAsText(after)) return undefined
  return { before: scoreOf(before), after: scoreOf(after), revision: markedRevision }
}

const scoreAsText = ({ score, totalQuestions, weighted }: Score) =>
  [score, totalQuestions, weighted?.points, weighted?.maxPoints].join()

/** Nothing but the score of what has one. */
const scoreOf = ({ score, totalQuestions, weighted }: Score): Score => ({
  score,
  totalQuestions,
  ...(weighted && { weighted }),
})

/** Whether the share of the points has gone up or down, or neither. */
export function shareMove({ before, after }: Omit<ScoreChange, 'revision'>): 'up' | 'down' | 'same' {
  const [[oldPoints, oldMost], [newPoints, newMost]] = [pointsOfScore(before), pointsOfScore(after)]
  const gained = newPoints * oldMost - oldPoints * newMost
  return gained > 0 ? 'up' : gained < 0 ? 'down' : 'same'
}
