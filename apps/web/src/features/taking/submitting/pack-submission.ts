import type { SavedAnswer } from '@quizly/domain'
import { fittingAnswers, mostBytes } from '../../../lib/device/request-answers.ts'

/** What must be saved before the submission because it does not fit in; empty if everything fits. */
export function partBeforeSubmission(waiting: readonly SavedAnswer[]): SavedAnswer[] {
  const fits = fittingAnswers(waiting, mostBytes.submission).length === waiting.length
  return fits ? [] : fittingAnswers(waiting, mostBytes.save)
}

/**
 * The answers of a submission: those that the server does not have, then those that it has and the skipped questions, as
 * far as there is room. The latter are sent as older than everything else, so that they cannot replace an answer from
 * another device. What was written is trimmed.
 */
export function packSubmission(
  waiting: readonly SavedAnswer[],
  all: readonly SavedAnswer[],
  questions: readonly { _id: string }[],
): SavedAnswer[] {
  const saved = all.filter((answer) => !waiting.includes(answer))
  const answered = new Set(all.map(({ questionId }) => questionId))
  const skipped = questions
    .filter(({ _id }) => !answered.has(_id))
    .map(({ _id }) => ({ questionId: _id, selectedOption: null }))
  const older = [...saved, ...skipped].map((answer) => ({ ...answer, at: 0 }))
  return fittingAnswers([...waiting, ...older].map(trimmedAnswer), mostBytes.submission)
}

function trimmedAnswer(answer: SavedAnswer): SavedAnswer {
  const { selectedOption } = answer
  return typeof selectedOption === 'string' ? { ...answer, selectedOption: selectedOption.trim() } : answer
}
