import { pointsOf } from '../questions/points.ts'

/**
 * How many answers are correct, of how many questions that count; in a weighted quiz also the points, of how many, in
 * hundredths, and how many questions wait to be marked, if any.
 */
export type Score = {
  score: number
  totalQuestions: number
  weighted?: { points: number; maxPoints: number; waiting?: number } | undefined
}

/** Points and the most of them, in hundredths: in a plain quiz a correct answer is one. */
export const pointsOfScore = ({ score, totalQuestions, weighted }: Score): [points: number, most: number] =>
  weighted ? [weighted.points, weighted.maxPoints] : [100 * score, 100 * totalQuestions]

/** As people read it: in a weighted quiz points with at most two decimals, of `maxScore`. */
export function shownScore({ score, totalQuestions, weighted }: Score): ShownScore {
  if (!weighted) return { score, totalQuestions }
  const { points, maxPoints, waiting } = weighted
  return {
    score: pointsOf(points),
    totalQuestions,
    maxScore: pointsOf(maxPoints),
    ...(waiting !== undefined && { waiting }),
  }
}

/** `waiting`: how many questions wait to be marked, if any. */
export type ShownScore = {
  score: number
  totalQuestions: number
  maxScore?: number | undefined
  waiting?: number | undefined
}
