import type { SavedAnswer } from '@quizly/domain'
import { fittingAnswers, mostBytes } from '../../../lib/device/fitting-answers.ts'

/** The next part that has to be saved before a submission, because all that waits does not fit into one; or nothing. */
export function partBeforeSubmission(waiting: readonly SavedAnswer[]): SavedAnswer[] {
  const fits = fittingAnswers(waiting, mostBytes.submission).length === waiting.length
  return fits ? [] : fittingAnswers(waiting, mostBytes.save)
}

/**
 * The answers of a submission: what waits, and then what the server has, as far as there is room. What the server has is
 * sent as if it were older than everything, so that it cannot replace an answer from another device.
 */
export function packSubmission(waiting: readonly SavedAnswer[], all: readonly SavedAnswer[]): SavedAnswer[] {
  const saved = all.filter((answer) => !waiting.includes(answer))
  return fittingAnswers([...waiting, ...saved.map((answer) => ({ ...answer, at: 0 }))], mostBytes.submission)
}
