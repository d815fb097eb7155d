import type { Problem } from '../problem.ts'
import { hundredthsOf, pointsRange } from '../question/points.ts'
import type { QuestionContent } from '../question/question.ts'
import {
  commonDenominator,
  compareShares,
  largestDenominator,
  type Share,
  sumOfShares,
  wholeShare,
} from '../question/share.ts'
import { rulesFor, takesSeveral } from './all-types.ts'

/** What is wrong with how a question is marked. `index` is its place in the quiz, from 0. */
export function pointsProblems(question: QuestionContent, index: number): Problem[] {
  const path = `questions.${index}`
  const { points = 1, deduction = 0 } = question
  if (!isInHundredths(points, pointsRange.least)) return [{ path: `${path}.points`, code: 'points-wrong' }]
  if (!isInHundredths(deduction, 0)) return [{ path: `${path}.deduction`, code: 'deduction-wrong' }]
  const tooLarge: Problem[] =
    deduction > points
      ? [{ path: `${path}.deduction`, code: 'deduction-too-large', params: { most: points } }]
      : []
  return [...tooLarge, ...ruleProblems(question, path)]
}

function isInHundredths(points: number, least: number): boolean {
  const hundredths = hundredthsOf(points)
  return hundredths !== undefined && hundredths >= least && hundredths <= pointsRange.most
}

function ruleProblems(question: QuestionContent, path: string): Problem[] {
  const { rule, shares, options, correctAnswers } = question
  if (rule !== undefined && !rulesFor(question).includes(rule)) {
    return [{ path: `${path}.rule`, code: 'rule-needs-decisions' }]
  }
  if ((rule === 'by-option') !== (shares !== undefined))
    return [{ path: `${path}.shares`, code: 'shares-wrong' }]
  if (!shares) return []
  const isEachOne = shares.length === options.length && shares.every(isPossibleShare)
  if (!isEachOne || commonDenominator(shares) > largestDenominator) {
    return [{ path: `${path}.shares`, code: 'shares-wrong' }]
  }
  const ofCorrect = shares.filter((_, place) => correctAnswers.includes(options[place] ?? ''))
  if (compareShares(sumOfShares(ofCorrect), wholeShare) >= 0) return []
  const code = takesSeveral(question.type) ? 'correct-shares-too-small' : 'shares-wrong'
  return [{ path: `${path}.shares`, code }]
}

function isPossibleShare([num, den]: Share): boolean {
  const isWhole = Number.isInteger(num) && Number.isInteger(den)
  return isWhole && den >= 1 && den <= largestDenominator && Math.abs(num) <= den
}
