import type { AttemptForOwner } from '@quizly/contract'
import type { HandVerdict } from '@quizly/domain'
import { plural } from '../../../lib/plural.ts'

type Moves = { results: number; up: number; down: number; same: number }

/** "Of 30 results, 3 go up and none goes down." */
export function describeScores({ results, up, down, same }: Moves): string {
  if (results === 0) return 'No submissions yet. This will apply to everyone who submits.'
  if (up + down + same === 0) return 'No scores change.'
  const others =
    same > 0
      ? ` ${plural(same, 'score')} ${same === 1 ? 'keeps its share' : 'keep their share'} of the points.`
      : ''
  return `Of ${plural(results, 'result')}, ${moving(up, 'up')} and ${moving(down, 'down')}.${others}`
}

/** "3 scores went up, 1 went down." */
export function describeDone({ up, down }: Moves): string {
  return up + down === 0
    ? 'No score went up or down.'
    : `${plural(up, 'score')} went up, ${down || 'none'} went down.`
}

const moving = (count: number, where: string) =>
  count === 0 ? `none goes ${where}` : `${count.toLocaleString('en')} ${count === 1 ? 'goes' : 'go'} ${where}`

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

/** What an answer counts as after a mark by hand, and the score. */
export function describeMark(
  { result }: AttemptForOwner,
  { questionId, verdict }: { questionId: string; verdict: HandVerdict | null },
  number: number,
): string {
  const score = `Score: ${result.score} out of ${result.totalQuestions}.`
  if (verdict) return `Question ${number} counts as ${verdict}. ${score}`
  const now = result.verdicts.find((each) => each.questionId === questionId)?.verdict
  return `The mark by hand of question ${number} is undone: ${words[now ?? 'skipped']}. ${score}`
}
