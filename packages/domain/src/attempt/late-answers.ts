import { differingAnswers, mergeAnswers, type StoredAnswer, submittedAnswers } from './answers.ts'
import type { Answer } from '../questions/answer.ts'

/** No server was there, the device reported that it was offline, neither is known, or its question had been left before it came. */
export const lateReasons = ['server-away', 'offline', 'late', 'left'] as const
export type LateReason = (typeof lateReasons)[number]

/** `answersOpen`: correct ones could be seen when it came. `acknowledged`: what counted before; null: none. */
export type LateAnswer = StoredAnswer & {
  reason?: LateReason
  decision?: 'accepted' | 'refused'
  answersOpen?: true
  acknowledged?: StoredAnswer | null
}

export function asStored(answer: LateAnswer): StoredAnswer {
  const { reason: _, decision: _decision, answersOpen: _open, acknowledged: _before, ...stored } = answer
  return stored
}

/** A time span, in ms since the start of the attempt. */
type Stretch = { from: number; to: number }

/** All in ms since the start. An answer given after the end is simply late. */
export function lateReason(
  { at, endsAt, arrivedAt }: { at: number; endsAt: number; arrivedAt: number },
  { outages, offline }: { outages: readonly Stretch[]; offline: readonly Stretch[] },
): LateReason {
  if (at > endsAt) return 'late'
  if (outages.some(({ from, to }) => from < endsAt && from <= arrivedAt && to >= at)) return 'server-away'
  return offline.some(({ from, to }) => from <= endsAt && to >= at) ? 'offline' : 'late'
}

type EndedAttempt = {
  answers: readonly Answer[]
  savedAnswers: readonly StoredAnswer[]
  lateAnswers: readonly LateAnswer[]
}

/** The late answers that are newer than those that count, differ from them, and are not stored yet. */
export function newLateAnswers<A extends StoredAnswer>(attempt: EndedAttempt, given: readonly A[]): A[] {
  const { answers, savedAnswers, lateAnswers } = attempt
  const standing = mergeAnswers<StoredAnswer>(savedAnswers, given)
  const questions = answers.map(({ questionId }) => ({ _id: questionId }))
  const wouldChange = questionsOf(differingAnswers(answers, submittedAnswers(questions, standing)))
  const isNew = questionsOf(differingAnswers(lateAnswers, given))
  const stands = new Set<StoredAnswer>(standing)
  return given.filter(
    (answer) => wouldChange.has(answer.questionId) && isNew.has(answer.questionId) && stands.has(answer),
  )
}

const questionsOf = (answers: readonly Answer[]) => new Set(answers.map(({ questionId }) => questionId))

/** The late answers that wait for a decision. */
export function undecidedAnswers(lateAnswers: readonly LateAnswer[]): LateAnswer[] {
  return lateAnswers.filter(({ decision }) => decision === undefined)
}
