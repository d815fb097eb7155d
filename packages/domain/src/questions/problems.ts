import type { Problem } from '../problem.ts'
import { isChoice, isWritten, rulesOf, rulesFor, takesSeveral } from './registry.ts'
import { limits } from './limits.ts'
import { slotProblems } from './slots.ts'
import { factsOf, fieldNames, type QuestionContent, type UncheckedQuestion } from './question.ts'
import { isBlank } from './text/visible-text.ts'
import { hundredthsOf, pointsRange } from './points.ts'
import {
  commonDenominator,
  compareFractions,
  largestDenominator,
  type Fraction,
  sumOfFractions,
  fullCredit,
} from './fraction.ts'

/** What is wrong with how a question is marked. `index` is its place in the quiz, from 0. */
function pointsProblems(question: UncheckedQuestion, index: number): Problem[] {
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

function ruleProblems(question: UncheckedQuestion, path: string): Problem[] {
  const { rule, shares, options, correctAnswers } = question
  if (rule !== undefined && !rulesFor(question).includes(rule)) {
    return [{ path: `${path}.rule`, code: 'rule-needs-decisions' }]
  }
  if ((rule === 'by-option') !== (shares !== undefined))
    return [{ path: `${path}.shares`, code: 'shares-wrong' }]
  if (!shares) return []
  const isEachOne = shares.length === options.length && shares.every(isPossibleFraction)
  if (!isEachOne || commonDenominator(shares) > largestDenominator) {
    return [{ path: `${path}.shares`, code: 'shares-wrong' }]
  }
  const ofCorrect = shares.filter((_, index) => correctAnswers.includes(options[index] ?? ''))
  if (compareFractions(sumOfFractions(ofCorrect), fullCredit) >= 0) return []
  const code = takesSeveral(question.type) ? 'correct-shares-too-small' : 'shares-wrong'
  return [{ path: `${path}.shares`, code }]
}

function isPossibleFraction([num, den]: Fraction): boolean {
  const isWhole = Number.isInteger(num) && Number.isInteger(den)
  return isWhole && den >= 1 && den <= largestDenominator && Math.abs(num) <= den
}

/** If nothing is wrong, the questions can be saved. Parameters number them from 1, paths from 0. */
export function questionProblems(questions: readonly UncheckedQuestion[]): Problem[] {
  const problems = questionCountProblems(questions)
  return problems.length > 0
    ? problems
    : [...questions.flatMap(problemsOfQuestion), ...slotProblems(questions)]
}

export function questionCountProblems(questions: readonly UncheckedQuestion[]): Problem[] {
  if (questions.length === 0) {
    return [{ path: 'questions', code: 'no-questions' }]
  }
  if (questions.length > limits.questionsPerQuiz) {
    const params = { most: limits.questionsPerQuiz, count: questions.length }
    return [{ path: 'questions', code: 'too-many-questions', params }]
  }
  return []
}

/** Whether nothing is wrong with a question: it has what its type needs, and nothing that only others have. */
export const isValidQuestion = (question: UncheckedQuestion): question is QuestionContent =>
  problemsOfQuestion(question, 0).length === 0

/** `index` is its place, from 0. */
export function problemsOfQuestion(question: UncheckedQuestion, index: number): Problem[] {
  return [
    ...textProblems(question, index),
    ...rulesOf(question.type).problems(question, index),
    ...fixedOptionProblems(question, index),
    ...noteProblems(question, index),
    ...fieldsElsewhere(question, index),
    ...pointsProblems(question, index),
    ...markingProblems(question, index),
  ]
}

/** Whether there is one note for each option, or none at all. */
export function hasFittingNotes({ type, options, optionNotes = [] }: UncheckedQuestion): boolean {
  return optionNotes.every(isBlank) || (isChoice(type) && optionNotes.length === options.length)
}

function noteProblems(question: UncheckedQuestion, index: number): Problem[] {
  if (hasFittingNotes(question)) return []
  return [{ path: `questions.${index}.optionNotes`, code: 'note-without-option' }]
}

function fixedOptionProblems(
  { type, options, fixedOptions = [] }: UncheckedQuestion,
  index: number,
): Problem[] {
  const isEachAnOption = fixedOptions.every(
    (place, i) => isChoice(type) && place in options && fixedOptions.indexOf(place) === i,
  )
  if (isEachAnOption) return []
  const params = { question: index + 1 }
  return [{ path: `questions.${index}.fixedOptions`, code: 'fixed-option-unknown', params }]
}

const namesElsewhere = fieldNames.filter((name) => factsOf(name).elsewhere)

/** What only one type has: any other would be marked, and told of before the start, as if it had it too. */
function fieldsElsewhere(question: UncheckedQuestion, index: number): Problem[] {
  const found: Problem[] = []
  for (const name of namesElsewhere) {
    const value = question[name]
    if (value === undefined || name in (rulesOf(question.type).fields ?? {})) continue
    const { elsewhere: code } = factsOf(name)
    const isEmpty = Array.isArray(value)
      ? value.every((each) => typeof each === 'string' && isBlank(each))
      : !value
    if (code && !isEmpty) found.push({ path: `questions.${index}.${name}`, code })
  }
  return found
}

function markingProblems(question: UncheckedQuestion, index: number): Problem[] {
  const { type, marking } = question
  if (!marking) return []
  const { also = [] } = marking
  const path = `questions.${index}.marking`
  if (!also.every((key) => rulesOf(type).isPossibleKey(question, key))) {
    return [{ path, code: 'marking-unknown', params: { question: index + 1 } }]
  }
  const characters = also.flat().reduce((sum, text) => sum + text.length, 0)
  const isWithin = also.length <= limits.acceptedSets && characters <= limits.acceptedSetsCharacters
  if (!isWritten(type) || isWithin) return []
  return [{ path, code: 'too-many-accepted', params: { question: index + 1 } }]
}

function textProblems({ text }: UncheckedQuestion, index: number): Problem[] {
  const path = `questions.${index}.text`
  if (isBlank(text)) {
    return [{ path, code: 'question-empty', params: { question: index + 1 } }]
  }
  const most = limits.questionTextLength
  return text.length > most
    ? [{ path, code: 'question-too-long', params: { question: index + 1, most } }]
    : []
}
