import { type CreditRule, creditRules } from './credit-rules.ts'
import { pointsOf, worthOf, worthsOf } from './points.ts'
import type { QuestionContent } from './question.ts'

/** What a student is told of how a weighted quiz is marked before it starts, without saying of which question. */
export type Scoring = { maxScore: number; rules: CreditRule[]; hasDeductions: boolean }

/** Undefined for a plain quiz. Questions left out of the marking bring no points. */
export function scoringOf(
  questions: readonly Pick<QuestionContent, 'points' | 'deduction' | 'rule' | 'marking'>[],
): Scoring | undefined {
  if (!worthsOf(questions)) return undefined
  const counted = questions.filter(({ marking }) => marking?.all !== 'left-out')
  return {
    maxScore: pointsOf(counted.reduce((sum, question) => sum + worthOf(question).points, 0)),
    rules: creditRules.filter((rule) => counted.some((question) => question.rule === rule)),
    hasDeductions: counted.some(({ deduction = 0 }) => deduction > 0),
  }
}
