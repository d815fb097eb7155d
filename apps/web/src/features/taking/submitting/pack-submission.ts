import type { SavedAnswer } from '@quizly/domain'
import { fittingAnswers, mostBytes } from '../../../lib/device/fitting-answers.ts'

/** What must be saved before the submission because it does not fit in; empty if everything fits. */
export function partBeforeSubmission(waiting: readonly SavedAnswer[]): SavedAnswer[] {
  const fits = fittingAnswers(waiting, mostBytes.submission).length === waiting.length
  return fits ? [] : fittingAnswers(waiting, mostBytes.save)
}

/**
 * The answers of a submission: those that the server does not have, then those that it has, as far as there
 * is room. The latter are sent as older than everything else, so that they cannot replace an answer from
 * another device.
 */
export function packSubmission(waiting: readonly SavedAnswer[], all: readonly SavedAnswer[]): SavedAnswer[] {
  const saved = all.filter((answer) => !waiting.includes(answer))
  return fittingAnswers([...waiting, ...saved.map((answer) => ({ ...answer, at: 0 }))], mostBytes.submission)
}
