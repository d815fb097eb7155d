import { comparableAnswer } from '../text/comparable-answer.ts'
import { isBlank } from '../text/visible-text.ts'
import { optionLetter } from '../option-letter.ts'
import type { CreditRule } from '../credit-rules.ts'
import type { PresentedFields, QuestionContent, QuestionOf, UncheckedQuestion } from '../question.ts'
import { type Random, shuffledIndexes } from '../../random.ts'
import { outcomeOfDecisions } from '../decision-credit.ts'
import { fractionOf, type Fraction } from '../fraction.ts'
import type { Guess } from '../guess.ts'
import { listedTexts } from '../list-answer.ts'
import { creditOfOutcome, type Outcome, outcomeOf, withDetails } from '../outcome.ts'
import { defineQuestionType } from '../define-type.ts'
import { isSkipped, type SelectedOption } from '../selected-option.ts'
import { writtenFields } from '../write/written-fields.ts'
import { gapFields } from './gap-fields.ts'
import { byCodeUnits, type GapKey, keysOf } from './gap-key.ts'
import { gapProblems } from './gap-problems.ts'
import { withBlanks } from './gap-mark.ts'
import { takeWrittenGaps, writeGaps } from './gap-text.ts'

/**
 * The student fills the gaps of a text: each is typed, or chosen from a list. `correctAnswers` has the answer of each gap, by
 * the number that stands in the text. Each gap is a decision.
 */
export const gap = defineQuestionType<'gap'>({
  since: '0.3.0',
  fields: { ...gapFields, ...writtenFields },
  answer: 'texts',
  keepsOrder: true,
  takesSeveral: true,
  possibleRules: ['each-decision', 'half-for-one-slip'],
  hasForm: ({ correctAnswers }, given) => Array.isArray(given) && given.length <= correctAnswers.length,
  blank: () => ({ options: [], correctAnswers: [], rule: 'each-decision' }),
  problems: gapProblems,
  mark: (selected) => {
    if (isSkipped(selected)) return () => outcomeOf('skipped')
    const given = listedTexts(selected)
    return (question) => outcomeOfLetters(question, lettersOf(question, given))
  },
  regrade: regradeGaps,
  guess: guessGaps,
  decisions: ({ correctAnswers }) => correctAnswers.length,
  rightDecisions: (question, { details = '' }) => rightGaps(keysOf(question), details),
  isSameKey: (one, other) => textOfKey(one) === textOfKey(other),
  isPossibleKey: ({ correctAnswers, gaps = [] }, key) =>
    key.length === correctAnswers.length &&
    key.every((text, index) => {
      const { choices } = gaps[index] ?? {}
      if (!choices) return !isBlank(text)
      return choices.some((choice) => comparableAnswer(choice) === comparableAnswer(text))
    }),
  present: presentGaps,
  rowProblem: 'row-gaps-wrong',
  withoutAnswers: withBlanks,
  inText: {
    write: ({ text, format, correctAnswers, gaps }) => writeGaps(text, correctAnswers, gaps, format),
    read: readInText,
  },
  describe: ({ correctAnswers }, selected) => {
    const given = listedTexts(selected)
    return correctAnswers.map((_, index) => `${index + 1}: ${given[index] || '–'}`).join(', ')
  },
  carry: carryGaps,
})

const noText = '_'
const otherText = '*'

/** A letter for each gap. */
function lettersOf(question: UncheckedQuestion, given: readonly string[]): string {
  return keysOf(question)
    .map(({ formOf, known }, index) => {
      const form = formOf(given[index] ?? '')
      if (form === '') return noText
      const place = known.indexOf(form)
      return place < 0 ? otherText : optionLetter(place)
    })
    .join('')
}

/** One bit for each gap that is filled rightly. */
function rightGaps(all: readonly GapKey[], details: string): number {
  return all.reduce((bits, { right }, index) => {
    const letter = details[index]
    return letter !== undefined && right.includes(letter) ? bits | (1 << index) : bits
  }, 0)
}

function outcomeOfLetters(question: UncheckedQuestion, details: string): Outcome {
  if (Array.from(details).every((letter) => letter === noText)) return outcomeOf('skipped')
  const all = keysOf(question)
  return withDetails(outcomeOfDecisions(question.rule, rightGaps(all, details), all.length), details)
}

/** A text that no letter names stays one unless something is right now that had no letter. */
function regradeGaps(
  question: QuestionOf<'gap'>,
  { details }: Outcome,
  lettered: QuestionOf<'gap'>,
): Outcome | undefined {
  const sources = sourcesOf(lettered, question)
  const isInPlace = sources.every((from, to) => from === to)
  const isAlike = isInPlace && lettered.correctAnswers.length === sources.length
  if (details === undefined || !isAlike || question.lenient !== lettered.lenient) return undefined
  const [before, after] = [keysOf(lettered), keysOf(question)]
  const letters = after.map(({ known }, index) => {
    const were = before[index]?.known ?? []
    if (before[index]?.formOf !== after[index]?.formOf) return undefined
    const letter = details[index] ?? noText
    if (letter === noText) return noText
    if (letter === otherText) return known.every((form) => were.includes(form)) ? otherText : undefined
    const place = known.indexOf(were[letter.charCodeAt(0) - firstCode] ?? '')
    return place < 0 ? otherText : optionLetter(place)
  })
  return letters.includes(undefined) ? undefined : outcomeOfLetters(question, letters.join(''))
}

const firstCode = optionLetter(0).charCodeAt(0)

const textOfKey = ({ correctAnswers, gaps = [], lenient }: Partial<UncheckedQuestion>) =>
  JSON.stringify([correctAnswers, gaps, lenient])

/** Choices in an order that says nothing of the right one: that of their numbers, or of their texts. */
function presentGaps(
  { correctAnswers, gaps = [] }: QuestionOf<'gap'>,
  random: Random | undefined,
): PresentedFields {
  const shown = correctAnswers.map((_, index) => {
    const choices = gaps[index]?.choices?.toSorted(byNumber)
    if (!choices) return {}
    if (!random) return { choices }
    return { choices: shuffledIndexes(random, choices.length).map((place) => choices[place] ?? '') }
  })
  return { gaps: shown }
}

function byNumber(one: string, other: string): number {
  const difference = Number(one.replace(',', '.')) - Number(other.replace(',', '.'))
  return difference || byCodeUnits(one, other)
}

/** What stands in the gaps of a text that says it all, as in a cell of a sheet. */
function readInText(text: string, format?: QuestionContent['format']) {
  const taken = takeWrittenGaps(text, format)
  if (!taken || text !== withBlanks(text)) return undefined
  return {
    text: taken.text,
    options: [],
    correctAnswers: taken.written.map(({ answer }) => answer),
    gaps: gapFields.gaps.trim(taken.written.map((each) => each.gap)),
  }
}

/**
 * An answer follows its gap: where the text is as before, by its place; otherwise by the correct answer, or by its place
 * where that was corrected. A choice whose text was corrected is followed too.
 */
function carryGaps(
  before: QuestionOf<'gap'>,
  after: QuestionOf<'gap'>,
  selected: SelectedOption,
): SelectedOption {
  if (!Array.isArray(selected) || before.type !== after.type) return selected
  const sources = sourcesOf(before, after)
  const isInPlace =
    before.correctAnswers.length === sources.length && sources.every((from, to) => from === to)
  const moved = isInPlace ? selected : sources.map((from) => selected[from] ?? '')
  return moved.map((text, index) => {
    const were = before.gaps?.[sources[index] ?? -1]?.choices ?? []
    const are = after.gaps?.[index]?.choices ?? []
    const form = comparableAnswer(text)
    const place = were.findIndex((choice) => comparableAnswer(choice) === form)
    if (form === '' || place < 0 || were.length !== are.length) return text
    const isThere = are.some((choice) => comparableAnswer(choice) === form)
    return isThere ? text : (are[place] ?? text)
  })
}

/** For each gap after a change the place where it stood before; −1 for a new one. */
function sourcesOf(before: QuestionContent, after: QuestionContent): number[] {
  if (before.text === after.text) return after.correctAnswers.map((_, index) => index)
  const [were, are] = [before, after].map(({ correctAnswers }) => countedForms(correctAnswers)) as [
    string[],
    string[],
  ]
  return are.map((form, index) => {
    const same = were.indexOf(form)
    if (same >= 0) return same
    const there = were[index]
    return there !== undefined && !are.includes(there) && were.length === are.length ? index : -1
  })
}

/** Normal forms, of which each stands once: an answer may be that of several gaps. */
function countedForms(answers: readonly string[]): string[] {
  const counts = new Map<string, number>()
  return answers.map((answer) => {
    const form = comparableAnswer(answer)
    const count = (counts.get(form) ?? 0) + 1
    counts.set(form, count)
    return `${count} ${form}`
  })
}

/** A choice from each list, each as likely; what is typed is never hit. In whole numbers, because they grow large. */
function guessGaps({ correctAnswers, gaps = [] }: QuestionOf<'gap'>, rule: CreditRule | undefined): Guess {
  const count = correctAnswers.length
  // How many ways of answering have so many gaps right.
  let ways = [1n]
  for (let index = 0; index < count; index += 1) {
    const choices = gaps[index]?.choices?.length
    const [right, wrong] = choices ? [1n, BigInt(choices) - 1n] : [0n, 1n]
    ways = [...ways, 0n].map((each, hits) => each * wrong + (ways[hits - 1] ?? 0n) * right)
  }
  const all = ways.reduce((sum, each) => sum + each, 0n)
  const credits = ways.map((_, hits) => creditOfOutcome(outcomeOfDecisions(rule, 2 ** hits - 1, count)))
  const parts = BigInt(2 * count)
  const earned = ways.reduce((sum, each, hits) => {
    const [num, den] = credits[hits] ?? [0, 1]
    return sum + (each * BigInt(num) * parts) / BigInt(den)
  }, 0n)
  const wrong = ways.reduce((sum, each, hits) => (credits[hits]?.[0] === 0 ? sum + each : sum), 0n)
  return { share: fractionOfLarge(earned, parts * all), wrong: fractionOfLarge(wrong, all) }
}

const exactBits = 53

/** Exact unless its numbers are larger than a number can be. */
function fractionOfLarge(num: bigint, den: bigint): Fraction {
  const common = greatestCommonDivisor(num, den)
  const [top, bottom] = [num / common, den / common]
  const surplus = BigInt(Math.max(bottom.toString(2).length - exactBits, 0))
  return fractionOf(Number(top >> surplus), Number(bottom >> surplus))
}

const greatestCommonDivisor = (one: bigint, other: bigint): bigint =>
  other === 0n ? one : greatestCommonDivisor(other, one % other)
