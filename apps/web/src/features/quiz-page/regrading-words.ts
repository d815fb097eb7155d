import { marking as markingWords } from '@quizly/words/desk.ts'
import type { AttemptForOwner } from '@quizly/contract'
import { format } from '@quizly/words/language.ts'
import type { HandVerdict, ShownScore } from '@quizly/domain'
import { personName } from '../../lib/words/person-name.ts'

/** “4”, or “4 + ?” while points are open. */
export const openPoints = ({ score, waiting = 0 }: Pick<ShownScore, 'score' | 'waiting'>) =>
  waiting > 0 ? markingWords.openPoints(score) : format.number(score)

type Moves = { results: number; up: number; down: number; same: number }

/** "Of 30 results, 3 go up and none goes down." */
export function describeScores({ results, up, down, same }: Moves): string {
  if (results === 0) return markingWords.noResults
  if (up + down + same === 0) return markingWords.noScores
  const moves = markingWords.moves(results, markingWords.goUp(up), markingWords.goDown(down))
  return same > 0 ? `${moves} ${markingWords.keepShare(same)}` : moves
}

/** "3 scores went up, 1 went down." */
export function describeDone({ up, down }: Moves): string {
  return up + down === 0
    ? markingWords.noneMoved
    : markingWords.moved(markingWords.wentUp(up), markingWords.wentDown(down))
}

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
    ...marks.map(({ questionId, verdict, by }) => theyMarked(personName(by), numberOf(questionId), verdict)),
    ...after.result.answers
      .filter((each) => !isSame(answers.get(each.questionId), each.selectedOption))
      .map(({ questionId }) => markingWords.otherAnswer(numberOf(questionId))),
    ...after.result.verdicts
      .filter((each) => !marked.has(each.questionId) && verdicts.get(each.questionId) !== each.verdict)
      .map(({ questionId, verdict }) => markingWords.isNow[verdict](numberOf(questionId))),
  ]
}

function theyMarked(name: string, number: number, verdict: HandVerdict | null): string {
  if (!verdict) return markingWords.theyTookBack(name, number)
  return typeof verdict === 'string'
    ? markingWords.theyCounted[verdict](name, number)
    : markingWords.theyCounted.points(name, number, verdict.points)
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What an answer counts as after a mark by hand, and the score. */
export function describeMark(
  { result }: AttemptForOwner,
  { questionId, verdict }: { questionId: string; verdict: HandVerdict | null },
  number: number,
): string {
  const { score: points, waiting, totalQuestions, maxScore = totalQuestions } = result
  const score = markingWords.scoreNow(openPoints({ score: points ?? 0, waiting }), maxScore)
  if (verdict) {
    const counts =
      typeof verdict === 'string'
        ? markingWords.counts[verdict](number)
        : markingWords.counts.points(number, verdict.points)
    return `${counts} ${score}`
  }
  const now = result.verdicts.find((each) => each.questionId === questionId)?.verdict
  return `${markingWords.markUndone[now ?? 'skipped'](number)} ${score}`
}
