import type { SentAnswer, StoredAnswer } from './answers.ts'
import type { StartedAttempt } from './states.ts'
import { indexesOf } from '../questions/indexes.ts'
import { reachedPlace, readLayout } from '../layout/layout.ts'
import { inShuffledOrder } from '../layout/order.ts'

type Questions = readonly { _id: string }[]

const isForwardOnly = ({ layout }: StartedAttempt) =>
  layout !== null && readLayout(layout).pages === 'forward-only'

/**
 * What of sent answers is taken, what is `missed`, and what is saved so far. Everything is, unless the student can go only forward: then
 * answers to questions that were left before these arrived are not. What arrives together is judged by what was known
 * before it, so whatever was answered in order without a network is taken, and a repeated send changes nothing.
 * A question whose answer is not taken is noted as left, so that the reply can say what stands there.
 */
export function takenAnswers(
  attempt: StartedAttempt,
  questions: Questions,
  sent: readonly SentAnswer[],
): { sent: readonly SentAnswer[]; missed: readonly SentAnswer[]; savedAnswers: readonly StoredAnswer[] } {
  const { savedAnswers } = attempt
  const all = { sent, missed: [], savedAnswers }
  if (!isForwardOnly(attempt)) return all
  const places = indexesOf(inShuffledOrder(questions, attempt, ({ _id }) => _id))
  const reached = reachedPlace(places, savedAnswers)
  const isLeft = ({ questionId }: SentAnswer) => (places.get(questionId) ?? reached) < reached
  const missed = sent.filter(isLeft)
  if (missed.length === 0) return all
  const refused = new Set(missed.map(({ questionId }) => questionId))
  return {
    sent: sent.filter((answer) => !isLeft(answer)),
    missed,
    savedAnswers: withLeft(savedAnswers, refused),
  }
}

/** Saved answers in which these questions are noted as left; the same objects where they are already. */
function withLeft(saved: readonly StoredAnswer[], questionIds: ReadonlySet<string>): readonly StoredAnswer[] {
  const answered = new Set(saved.map(({ questionId }) => questionId))
  return [
    ...saved.map((answer) =>
      answer.left || !questionIds.has(answer.questionId) ? answer : { ...answer, left: true as const },
    ),
    ...[...questionIds]
      .filter((questionId) => !answered.has(questionId))
      .map((questionId) => ({ questionId, selectedOption: null, at: 0, left: true as const })),
  ]
}
