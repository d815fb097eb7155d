import { pointsOf, worthOf, hundredthsOf } from '../question/points.ts'
import type { QuestionContent } from '../question/question.ts'

/** What a marker notes of one answer, until it is released. `adjustment`: points beside those of the rubric's items. */
export type DraftMark = { items: readonly string[]; adjustment: number; comment: string }

/** The points of an answer: those of the chosen items of the rubric and the adjustment, from none to all of the question. */
export function pointsOfMark(
  question: Pick<QuestionContent, 'points' | 'essay'>,
  { items, adjustment }: Pick<DraftMark, 'items' | 'adjustment'>,
): number {
  const chosen = (question.essay?.rubric ?? []).filter(({ _id }) => items.includes(_id))
  const sum = chosen.reduce((points, item) => points + inHundredths(item.points), inHundredths(adjustment))
  return pointsOf(Math.min(Math.max(sum, 0), worthOf(question).points))
}

const inHundredths = (points: number) => hundredthsOf(points) ?? 0
