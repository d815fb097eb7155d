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
  const chosen = rubricOf(question).filter(({ _id }) => items.includes(_id))
  const sum = chosen.reduce((points, item) => points + inHundredths(item.points), inHundredths(adjustment))
  return pointsOf(Math.min(Math.max(sum, 0), questionPointsOf(question).points))
}

/** Whether what a marker gives beside the items stays within none and all points of the question. Items alone are cut. */
export function isPossibleAdjustment(
  question: Marked,
  { items, adjustment }: Pick<DraftMark, 'items' | 'adjustment'>,
): boolean {
  const more = hundredthsOf(adjustment)
  if (more === undefined) return false
  const chosen = rubricOf(question).filter(({ _id }) => items.includes(_id))
  const sum = chosen.reduce((points, item) => points + inHundredths(item.points), more)
  return more === 0 || (sum >= 0 && sum <= questionPointsOf(question).points)
}

/** What the items of a rubric that give points add up to, where that is not what the question is worth. */
export function rubricTotal(question: Marked): number | undefined {
  const rubric = rubricOf(question)
  const sum = rubric.reduce((points, item) => points + Math.max(0, inHundredths(item.points)), 0)
  return rubric.length === 0 || sum === questionPointsOf(question).points ? undefined : pointsOf(sum)
}

/** Points that keep their share when their question has others, half a hundredth up. */
export function followingPoints(points: number, before: Marked, after: Marked): number {
  const [from, to] = [questionPointsOf(before).points, questionPointsOf(after).points]
  return pointsOf(Math.floor((2 * inHundredths(points) * to + from) / (2 * from)))
}

/** A mark on a question that has other points: its items are counted again, what the marker gave beside them follows. */
export function followingMark<
  Mark extends Pick<DraftMark, 'adjustment'> & { releasedPoints?: number | null },
>(mark: Mark, before: Marked, after: Marked): Mark {
  const { releasedPoints } = mark
  return {
    ...mark,
    adjustment: followingPoints(mark.adjustment, before, after),
    ...(typeof releasedPoints === 'number' && {
      releasedPoints: followingPoints(releasedPoints, before, after),
    }),
  }
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

const inHundredths = (points: number) => hundredthsOf(points) ?? 0
