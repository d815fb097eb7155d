import { pointsOf, questionPointsOf, hundredthsOf } from '../questions/points.ts'
import type { QuestionContent } from '../questions/question.ts'
import { type RubricItem, rubricOf } from '../questions/rubric.ts'
import type { HandVerdict } from './marks-by-hand.ts'

/** What a marker notes of one answer, until it is released. `adjustment`: points beside those of the rubric's items. */
export type DraftMark = { items: readonly string[]; adjustment: number; comment: string }

type Marked = Parameters<typeof rubricOf>[0] & Pick<QuestionContent, 'points'>

/** The points of an answer: those of the chosen items of the rubric and the adjustment, from none to all of the question. */
export function pointsOfMark(
  question: Marked,
  { items, adjustment }: Pick<DraftMark, 'items' | 'adjustment'>,
): number {
  const sum = pointsOfItems(question, items) + inHundredths(adjustment)
  return pointsOf(Math.min(Math.max(sum, 0), questionPointsOf(question).points))
}

/** Whether what a marker gives beside the items stays within none and all points of the question. Items alone are cut. */
export function isPossibleAdjustment(
  question: Marked,
  { items, adjustment }: Pick<DraftMark, 'items' | 'adjustment'>,
): boolean {
  const more = hundredthsOf(adjustment)
  if (more === undefined) return false
  const sum = pointsOfItems(question, items) + more
  return more === 0 || (sum >= 0 && sum <= questionPointsOf(question).points)
}

/** What the items of a rubric that give points add up to; undefined where none does. */
export function rubricPoints(question: Parameters<typeof rubricOf>[0]): number | undefined {
  const points = rubricOf(question).map((item) => Math.max(0, inHundredths(item.points)))
  return pointsOf(points.reduce((sum, each) => sum + each, 0)) || undefined
}

/** The same, where it is not what the question is worth. */
export function rubricTotal(question: Marked): number | undefined {
  if (rubricOf(question).length === 0) return undefined
  const sum = rubricPoints(question) ?? 0
  return sum === pointsOf(questionPointsOf(question).points) ? undefined : sum
}

/** Points that keep their share when their question has others, half a hundredth up. */
export function followingPoints(points: number, before: Marked, after: Marked): number {
  const [from, to] = [questionPointsOf(before).points, questionPointsOf(after).points]
  return pointsOf(Math.floor((2 * inHundredths(points) * to + from) / (2 * from)))
}

/**
 * A mark on a question that has other points: its items are counted again, what the marker gave beside them follows. If that
 * is more than the question has now, the mark keeps its share: nothing becomes right by being cut.
 */
export function followingMark<Mark extends Omit<DraftMark, 'comment'> & { releasedPoints?: number | null }>(
  mark: Mark,
  before: Marked,
  after: Marked,
): Mark {
  const { releasedPoints } = mark
  const follows = inHundredths(followingPoints(mark.adjustment, before, after))
  const items = pointsOfItems(after, mark.items)
  const isCut = items + follows > questionPointsOf(after).points
  const share = followingPoints(pointsOfMark(before, mark), before, after)
  return {
    ...mark,
    adjustment: pointsOf(isCut ? inHundredths(share) - items : follows),
    ...(typeof releasedPoints === 'number' && {
      releasedPoints: followingPoints(releasedPoints, before, after),
    }),
  }
}

/** The mean of two marks, half a hundredth up, with the items that both have chosen. */
export function meanMark(question: Marked, marks: readonly DraftMark[]): Omit<DraftMark, 'comment'> {
  const sum = marks.reduce((points, mark) => points + inHundredths(pointsOfMark(question, mark)), 0)
  const mean = Math.floor((2 * sum + marks.length) / (2 * marks.length))
  const items = rubricOf(question)
    .map(({ _id }) => _id)
    .filter((id) => marks.every((mark) => mark.items.includes(id)))
  return { items, adjustment: pointsOf(mean - pointsOfItems(question, items)) }
}

export type ChosenItem = Pick<RubricItem, 'text' | 'points'>

/** The items of the rubric that were chosen, as they are now. */
export function chosenItems(question: Marked, items: readonly string[]): ChosenItem[] {
  const chosen = rubricOf(question).filter(({ _id }) => items.includes(_id))
  return chosen.map(({ text, points }) => ({ text, points }))
}

/** What a mark by hand has beside the items that it lists: the marker's own points, the mean of two marks, or a cut. */
export function pointsBeside(
  items: readonly Pick<RubricItem, 'points'>[] | undefined,
  verdict: HandVerdict | null | undefined,
): number {
  if (!items || typeof verdict !== 'object' || verdict === null) return 0
  return pointsOf(
    items.reduce((rest, item) => rest - inHundredths(item.points), inHundredths(verdict.points)),
  )
}

/** Whether every mark has as many points by the rubric of one question as by that of the other. */
export function isSameRubric(one: Marked, other: Marked): boolean {
  const pointsIn = (question: Marked) => new Map(rubricOf(question).map(({ _id, points }) => [_id, points]))
  const [before, after] = [pointsIn(one), pointsIn(other)]
  if (questionPointsOf(one).points !== questionPointsOf(other).points) return false
  return before.size === after.size && [...before].every(([_id, points]) => after.get(_id) === points)
}

const pointsOfItems = (question: Marked, items: readonly string[]) =>
  rubricOf(question)
    .filter(({ _id }) => items.includes(_id))
    .reduce((sum, item) => sum + inHundredths(item.points), 0)

const inHundredths = (points: number) => hundredthsOf(points) ?? 0
