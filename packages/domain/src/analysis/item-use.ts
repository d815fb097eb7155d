import type { Outcome } from '../questions/outcome.ts'
import type { Question } from '../questions/question.ts'
import { type Interval, wilsonInterval } from './intervals.ts'
import { measureItems } from './item-analysis.ts'

/** What a class made of a question. `shares` is the sum of the shares of its points, so `shares / asked` is its difficulty. */
export type QuestionFigures = { asked: number; right: number; shares: number; correlation?: number }

/**
 * By question: undefined where nobody was asked it or it tells nothing. The correlation is the one of the analysis of a quiz,
 * without its interval.
 */
export async function questionFigures(
  questions: readonly Question[],
  outcomes: readonly (readonly Outcome[])[],
  pause: () => Promise<void>,
): Promise<(QuestionFigures | undefined)[]> {
  const figures = questions.map((): QuestionFigures | undefined => undefined)
  if (outcomes.length === 0 || questions.length === 0) return figures
  const { measured } = await measureItems(questions, outcomes, pause)
  for (const { index, item, value } of measured) {
    figures[index] = {
      asked: item.shares.length,
      right: item.shares.reduce((count, share) => count + Number(share === 1), 0),
      shares: item.shares.reduce((sum, share) => sum + share, 0),
      ...(value !== undefined && { correlation: value }),
    }
  }
  return figures
}

/** One use of an item: what the students of one quiz made of it. `medianMs` is of `timed` of them. */
export type ItemUse = QuestionFigures & { medianMs?: number; timed: number }

export type UseTogether = {
  asked: number
  right: number
  /** The mean share of the points. */
  share: number
  interval: Interval
  /** Of `correlated` attempts. */
  correlation?: number
  correlated: number
  medianMs?: number
}

/**
 * Several uses as one; undefined without an attempt. The interval is Wilson’s, which is too wide rather than too narrow for
 * shares between nothing and all, because none of them varies more than right and wrong. Correlations are averaged by Fisher’s z
 * with n − 3 as the weight (Fisher 1921), times by the weighted median of the medians.
 */
export function useTogether(uses: readonly ItemUse[]): UseTogether | undefined {
  const sumOf = (value: (use: ItemUse) => number) => uses.reduce((sum, use) => sum + value(use), 0)
  const attempts = sumOf((use) => use.asked)
  if (attempts === 0) return undefined
  const shares = sumOf((use) => use.shares)
  const correlated = uses.filter((use) => use.correlation !== undefined)
  const medianMs = medianOfMedians(uses)
  return {
    asked: attempts,
    right: sumOf((use) => use.right),
    share: shares / attempts,
    interval: wilsonInterval(shares, attempts),
    ...(correlated.length > 0 && { correlation: meanCorrelation(correlated) }),
    correlated: correlated.reduce((sum, use) => sum + use.asked, 0),
    ...(medianMs !== undefined && { medianMs }),
  }
}

/** A sample in which all agree has a correlation of 1, whose z is not finite. */
const mostSure = 0.999

function meanCorrelation(uses: readonly ItemUse[]): number {
  let [sum, weights] = [0, 0]
  for (const { asked, correlation = 0 } of uses) {
    const weight = asked - 3
    weights += weight
    sum += weight * Math.atanh(Math.max(-mostSure, Math.min(mostSure, correlation)))
  }
  return Math.tanh(sum / weights)
}

function medianOfMedians(uses: readonly ItemUse[]): number | undefined {
  const known = uses.flatMap(({ medianMs, timed }) => (medianMs === undefined ? [] : [{ medianMs, timed }]))
  const half = known.reduce((sum, { timed }) => sum + timed, 0) / 2
  let passed = 0
  for (const { medianMs, timed } of known.toSorted((one, other) => one.medianMs - other.medianMs)) {
    passed += timed
    if (passed >= half) return medianMs
  }
  return undefined
}
