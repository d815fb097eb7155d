import type { Problem } from '../../problem.ts'
import { comparableAnswer } from '../text/comparable-answer.ts'
import { isSkipped } from '../selected-option.ts'
import { limits } from '../limits.ts'
import { optionLetter } from '../option-letter.ts'
import type { PresentedFields, QuestionOf, UncheckedQuestion } from '../question.ts'
import { isBlank } from '../text/visible-text.ts'
import { type Random, shuffledIndexes, seededRandom } from '../../random.ts'
import { carryChoice } from '../choice/choice.ts'
import { placeFinder } from '../chosen-place.ts'
import { listedTexts, repeatedPlace } from '../list-answer.ts'
import { type Outcome, outcomeOf, withDetails } from '../outcome.ts'
import { outcomeOfDecisions } from '../decision-credit.ts'
import { guessOrder } from '../guess.ts'
import { defineQuestionType } from '../define-type.ts'

/** FNV-1a (Fowler, Noll, Vo 1991). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return hash
}

/**
 * In an order that only the texts decide, so that it says nothing of the right one and stays the same at each save. It can be
 * the right one. The hash is mixed again, because those of “1” and “2” follow each other.
 */
function mixedItems(right: readonly string[]): string[] {
  return right
    .map((item) => ({ item, key: seededRandom(hashOf(comparableAnswer(item)))() }))
    .toSorted((one, other) => one.key - other.key || (one.item < other.item ? -1 : 1))
    .map(({ item }) => item)
}

/**
 * The student puts items in order. `options` are the items in the order that is shown, `correctAnswers` in the right one.
 * Each pair of neighbours is a decision.
 */
export const ordering = defineQuestionType<'ordering'>({
  since: '0.3.0',
  answer: 'list',
  keepsOrder: true,
  takesSeveral: true,
  possibleRules: ['each-decision', 'half-for-one-slip'],
  hasForm: ({ options }, given) => Array.isArray(given) && isSameItems(options, given),
  blank: () => ({ options: ['', '', ''], correctAnswers: [], rule: 'each-decision' }),
  problems,
  mark: (selected) => {
    if (isSkipped(selected)) return () => outcomeOf('skipped')
    const given = listedTexts(selected)
    return (question) => outcomeOfOrder(question, placesOf(question, given))
  },
  regrade: (question, { details }) =>
    details === undefined ? undefined : outcomeOfOrder(question, placesIn(details)),
  guess: ({ options }, rule) => guessOrder(options.length, rule),
  decisions: ({ options }) => options.length - 1,
  rightDecisions: (question, { details = '' }) => rightPairs(question, placesIn(details)),
  isSameKey: (one, other) => JSON.stringify(one.correctAnswers) === JSON.stringify(other.correctAnswers),
  isPossibleKey: ({ options }, key) => isSameItems(options, key),
  present: presentOrder,
  typed: (cells) => questionOfItems(cells),
  rowProblem: 'row-order-wrong',
  columns: { role: 'item', write: ({ correctAnswers }) => [...correctAnswers], read: questionOfItems },
  describe: (_, selected) => listedTexts(selected).join(' → '),
  carry: carryChoice,
})

function questionOfItems(right: readonly string[], shown: readonly string[] = []) {
  const rule = right.length > 2 ? { rule: 'each-decision' as const } : {}
  return { options: shownItems(right, shown), correctAnswers: [...right], ...rule }
}

const firstCode = optionLetter(0).charCodeAt(0)
const lettersOf = (places: readonly number[]) => places.map(optionLetter).join('')
const placesIn = (details: string) => Array.from(details, (letter) => letter.charCodeAt(0) - firstCode)

type Key = { placeOf: ReturnType<typeof placeFinder>; right: readonly number[] }

/** A question marks many students, so this is worked out only once. */
const keys = new WeakMap<QuestionOf<'ordering'>, Key>()

function keyOf(question: QuestionOf<'ordering'>): Key {
  const present = keys.get(question)
  if (present) return present
  const placeOf = placeFinder(question.options)
  const right = question.correctAnswers.map((item) => placeOf(item) ?? -1)
  const key = { placeOf, right }
  keys.set(question, key)
  return key
}

/** Where the items stand in `options`, each once; what is no item is left out. */
function placesOf(question: QuestionOf<'ordering'>, given: readonly string[]): number[] {
  const { placeOf } = keyOf(question)
  return [...new Set(given.flatMap((item) => placeOf(item) ?? []))]
}

/** One bit for each item that is followed by the right one. */
function rightPairs(question: QuestionOf<'ordering'>, given: readonly number[]): number {
  const { right } = keyOf(question)
  const next = new Map(given.map((index, i) => [index, given[i + 1]]))
  return right.slice(1).reduce((bits, index, i) => {
    const isRight = next.get(right[i] ?? -1) === index
    return isRight ? bits | (1 << i) : bits
  }, 0)
}

function outcomeOfOrder(question: QuestionOf<'ordering'>, given: readonly number[]): Outcome {
  const decisions = question.options.length - 1
  const outcome = outcomeOfDecisions(question.rule, rightPairs(question, given), decisions)
  return withDetails(outcome, lettersOf(given) || undefined)
}

function presentOrder({ options }: QuestionOf<'ordering'>, random: Random | undefined): PresentedFields {
  if (!random) return {}
  return { options: shuffledIndexes(random, options.length).map((index) => options[index] ?? '') }
}

function isSameItems(one: readonly string[], other: readonly string[]): boolean {
  const sorted = (items: readonly string[]) => JSON.stringify(items.map(comparableAnswer).toSorted())
  return one.length === other.length && sorted(one) === sorted(other)
}

function problems({ options, correctAnswers }: UncheckedQuestion, index: number): Problem[] {
  const path = `questions.${index}.correctAnswers`
  if (correctAnswers.length < limits.itemsMin) {
    return [{ path, code: 'too-few-items', params: { least: limits.itemsMin } }]
  }
  if (correctAnswers.length > limits.itemsMax) {
    return [{ path, code: 'too-many-items', params: { most: limits.itemsMax } }]
  }
  const blank = correctAnswers.findIndex(isBlank)
  if (blank >= 0) return [{ path: `${path}.${blank}`, code: 'item-empty', params: { item: blank + 1 } }]
  const again = repeatedPlace(correctAnswers)
  if (again) {
    const params = { item: again.index + 1, first: again.first + 1 }
    return [{ path: `${path}.${again.index}`, code: 'item-repeated', params }]
  }
  const most = limits.optionLength
  const long = correctAnswers.findIndex(({ length }) => length > most)
  if (long >= 0) {
    return [{ path: `${path}.${long}`, code: 'item-too-long', params: { item: long + 1, most } }]
  }
  return isSameItems(options, correctAnswers)
    ? []
    : [{ path: `questions.${index}.options`, code: 'other-items-shown' }]
}

/** As they are shown: mixed by their texts alone, unless `shown` has the same items. */
export function shownItems(right: readonly string[], shown: readonly string[]): string[] {
  return isSameItems(right, shown) ? [...shown] : mixedItems(right)
}
