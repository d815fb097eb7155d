import type { Problem } from '../../problem.ts'
import { isSkipped, type SelectedOption } from '../selected-option.ts'
import { limits } from '../limits.ts'
import { optionLetter } from '../option-letter.ts'
import type { PresentedFields, Question, QuestionContent, UncheckedQuestion } from '../question.ts'
import { seenText } from '../text/seen-text.ts'
import { isBlank } from '../text/visible-text.ts'
import { type Random, shuffledIndexes } from '../../random.ts'
import { hasSameTexts } from '../answer-set.ts'
import { placeFinder } from '../chosen-place.ts'
import { creditOfChoice } from './choice-credit.ts'
import { bitsIn } from '../decision-credit.ts'
import { type Outcome, otherChoice, outcomeOf, outcomeOfCredit } from '../outcome.ts'

/** A new question with options has four empty ones. */
export function blankChoice() {
  return { options: Array.from({ length: limits.optionsDefault }, () => ''), correctAnswers: [] }
}

export const noCorrectAnswer = 'no-correct-answer'

/** What is wrong with the options and the choice of correct ones. Problems of the correct ones come first. */
export function choiceProblems({ options, correctAnswers }: UncheckedQuestion, index: number): Problem[] {
  const question = index + 1
  const optionsPath = `questions.${index}.options`
  const correctPath = `questions.${index}.correctAnswers`
  const problems: Problem[] = []

  const emptyOption = options.findIndex(isBlank)
  const marksEmptyOption = emptyOption !== -1 && correctAnswers.some(isBlank)
  if (correctAnswers.every(isBlank) && !marksEmptyOption) {
    problems.push({ path: correctPath, code: noCorrectAnswer, params: { question } })
  }

  if (options.length < limits.optionsMin || options.length > limits.optionsMax) {
    const params = { question, least: limits.optionsMin, most: limits.optionsMax }
    return [...problems, { path: optionsPath, code: 'option-count', params }]
  }
  if (emptyOption !== -1) {
    problems.push({ path: `${optionsPath}.${emptyOption}`, code: 'option-empty', params: { question } })
  }

  const seen = options.map(seenText)
  const repeated = seen.findIndex((option, i) => option !== '' && seen.indexOf(option) < i)
  if (repeated !== -1) {
    problems.push({ path: `${optionsPath}.${repeated}`, code: 'option-repeated', params: { question } })
  }
  const others = correctAnswers.filter((answer) => !options.includes(answer) && !isBlank(answer))
  const placeOf = others.length > 0 ? placeFinder(options) : undefined
  if (others.some((answer) => placeOf?.(answer) === undefined)) {
    problems.push({ path: correctPath, code: 'correct-answer-not-an-option', params: { question } })
  }

  const most = limits.optionLength
  options.forEach(({ length }, i) => {
    if (length <= most) return
    const params = { question, option: optionLetter(i), most }
    problems.push({ path: `${optionsPath}.${i}`, code: 'option-too-long', params })
  })
  return problems
}

/** Finds the place of an option, and has one bit for each place that is correct. */
type Key = { placeOf: ReturnType<typeof placeFinder>; correct: number }

/** A question marks many students, so this is worked out only once. */
const keys = new WeakMap<Question, Key>()

function keyOf(question: Question): Key {
  const present = keys.get(question)
  if (present) return present
  const { options, correctAnswers } = question
  // A correct answer is one of the options, except in a quiz that broke the rules before there were any.
  const isOption = placeFinder(options)
  const placeOf = placeFinder([...options, ...correctAnswers.filter((text) => isOption(text) === undefined)])
  const correct = correctAnswers.reduce((bits, text) => bits | bitOf(placeOf(text)), 0)
  const key = { placeOf, correct }
  keys.set(question, key)
  return key
}

/** How many of the options are right. */
export const rightOptions = (question: Question): number => bitsIn(keyOf(question).correct)

const bitOf = (index: number | undefined) => (index === undefined ? 0 : 1 << index)

/** Correct is exactly the set of correct options, without case, order and outer space; a rule may give parts; blank is skipped. */
export function markChoice(question: Question, selected: SelectedOption | undefined): Outcome {
  const { placeOf, correct } = keyOf(question)
  let chosen = 0
  for (const text of typeof selected === 'string' ? [selected] : (selected ?? [])) {
    const index = placeOf(text)
    if (index !== undefined) chosen |= bitOf(index)
    else if (!isSkipped(text)) chosen |= otherChoice
  }
  if (chosen === 0) return outcomeOf('skipped')
  return outcomeOfChoice(question, correct, chosen)
}

function outcomeOfChoice(question: Question, correct: number, chosen: number): Outcome {
  if (question.rule === undefined || chosen === correct) {
    return outcomeOf(chosen === correct ? 'correct' : 'incorrect', chosen)
  }
  return outcomeOfCredit(creditOfChoice(question, correct, chosen), chosen)
}

/** Marks the options chosen in an earlier outcome. It may not say which these were. */
export function regradeChoice(question: Question, { chosen }: Outcome): Outcome | undefined {
  if (chosen === 0) return undefined
  return outcomeOfChoice(question, keyOf(question).correct, chosen)
}

/** The same texts are correct, in any order, or the options at the same places. */
export function isSameChoice(one: QuestionContent, other: QuestionContent): boolean {
  const places = ({ options, correctAnswers }: QuestionContent) =>
    options.map((option) => correctAnswers.includes(option)).join()
  return hasSameTexts(one, other) || places(one) === places(other)
}

export const isPossibleChoice = ({ options }: UncheckedQuestion, key: readonly string[]): boolean =>
  key.length > 0 && key.every((text) => options.includes(text))

/** With their places drawn, except of those that are fixed. */
export function presentChoice(
  { options, fixedOptions }: Question,
  random: Random | undefined,
): PresentedFields {
  if (!random) return {}
  return {
    options: shuffledIndexes(random, options.length, fixedOptions).map((index) => options[index] ?? ''),
  }
}

/** If an option's text was changed in place, students who chose it keep it. */
export function carryChoice(before: Question, after: Question, selected: SelectedOption): SelectedOption {
  if (selected === null) return null
  return Array.isArray(selected)
    ? selected.map((text) => carryText(before, after, text))
    : carryText(before, after, selected)
}

function carryText(before: Question, after: Question, text: string): string {
  const [placeBefore, placeAfter] = [placeFinder(before.options), placeFinder(after.options)]
  const replacement = after.options[placeBefore(text) ?? -1]
  const isRenamed =
    replacement !== undefined && placeAfter(text) === undefined && placeBefore(replacement) === undefined
  return isRenamed ? replacement : text
}
