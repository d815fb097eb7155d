import type { AttemptForOwner } from '@quizly/contract'

type Seen = Pick<AttemptForOwner, 'result' | 'marksByHand'>

/**
 * What has become of an attempt since it was seen, in sentences: what others have marked by hand, answers that came in,
 * and verdicts that changed otherwise. `numberOf` gives a question's number.
 */
export function describeChanges(
  before: Seen,
  after: Seen,
  numberOf: (questionId: string) => number,
): string[] {
  const known = new Set(before.marksByHand?.map(({ _id }) => _id))
  const marks = (after.marksByHand ?? []).filter(({ _id }) => !known.has(_id))
  const marked = new Set(marks.map(({ questionId }) => questionId))
  const answers = new Map(before.result.answers.map((each) => [each.questionId, each.selectedOption]))
  const verdicts = new Map(before.result.verdicts.map((each) => [each.questionId, each.verdict]))
  return [
    ...marks.map(({ questionId, verdict, by }) =>
      verdict
        ? `${by} counted question ${numberOf(questionId)} as ${verdict}.`
        : `${by} took back the mark by hand of question ${numberOf(questionId)}.`,
    ),
    ...after.result.answers
      .filter((each) => !isSame(answers.get(each.questionId), each.selectedOption))
      .map(({ questionId }) => `The answer to question ${numberOf(questionId)} is another one now.`),
    ...after.result.verdicts
      .filter((each) => !marked.has(each.questionId) && verdicts.get(each.questionId) !== each.verdict)
      .map(({ questionId, verdict }) => `Question ${numberOf(questionId)} is ${words[verdict]} now.`),
  ]
}

const words = { correct: 'correct', incorrect: 'incorrect', skipped: 'skipped', 'left-out': 'left out' }

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
