import { comparableAnswer, comparableAnswers } from './text/comparable-answer.ts'
import type { SelectedOption } from './selected-option.ts'
import { lenientAnswer } from './text/lenient-answer.ts'
import type { Question } from './question.ts'
import { isBlank } from './text/visible-text.ts'
import type { VerdictName } from './outcome.ts'

type Key = Pick<Question, 'correctAnswers'>

/** A question marks many students, so its correct answers are put into comparable form only once. */
const expectedSets = new WeakMap<readonly string[], Set<string>>()

function expectedSet({ correctAnswers }: Key): Set<string> {
  const present = expectedSets.get(correctAnswers)
  if (present) return present
  const expected = new Set(comparableAnswers(correctAnswers))
  expectedSets.set(correctAnswers, expected)
  return expected
}

/** Whether the same texts are correct, in any order. */
export const hasSameTexts = (one: Key, other: Key) =>
  JSON.stringify(one.correctAnswers.toSorted()) === JSON.stringify(other.correctAnswers.toSorted())

/** Of a typed answer: one text that shows something. */
export const isOneText = (_: unknown, key: readonly string[]): boolean =>
  key.length === 1 && !isBlank(key[0] ?? '')

/** What a student chose or wrote, in comparable form. */
export const givenAnswers = (selected: SelectedOption | undefined): ReadonlySet<string> =>
  new Set(comparableAnswers(selected))

/** Correct is any of the accepted texts, without case and outer space; blank is skipped. */
export function markAnyAnswer(
  correctAnswers: readonly string[],
  given: ReadonlySet<string>,
): Exclude<VerdictName, 'partly'> {
  if (given.size === 0) return 'skipped'
  const [answer = ''] = given
  return given.size === 1 && expectedSet({ correctAnswers: correctAnswers as string[] }).has(answer)
    ? 'correct'
    : 'incorrect'
}

const lenientSets = new WeakMap<readonly string[], Set<string>>()

/** The same without accents, punctuation and inner white space. */
export function markAnyAnswerLeniently(
  correctAnswers: readonly string[],
  given: ReadonlySet<string>,
): Exclude<VerdictName, 'partly'> {
  const [answer] = given
  if (answer === undefined) return 'skipped'
  const expected = lenientSets.get(correctAnswers) ?? new Set(correctAnswers.map(lenientAnswer))
  lenientSets.set(correctAnswers, expected)
  return given.size === 1 && expected.has(lenientAnswer(answer)) ? 'correct' : 'incorrect'
}

/** Correct is exactly the set of correct answers, without case, order and outer space; blank is skipped. */
export function markAnswerSet(question: Key, given: ReadonlySet<string>): Exclude<VerdictName, 'partly'> {
  if (given.size === 0) return 'skipped'
  const expected = expectedSet(question)
  if (given.size !== expected.size) return 'incorrect'
  for (const answer of given) if (!expected.has(answer)) return 'incorrect'
  return 'correct'
}

type Given = NonNullable<SelectedOption>

export const isOneAnswer = (_: unknown, given: Given): boolean => typeof given === 'string'

/** A list in which no text stands more often than among the options, or once if it is none of them. */
export function isSetOfAnswers({ options }: Pick<Question, 'options'>, given: Given): boolean {
  if (!Array.isArray(given)) return false
  // Different options, written as they stand: nearly every answer, for which nothing is compared.
  if (given.every((text, index) => options.includes(text) && given.indexOf(text) === index)) return true
  const offered = options.map(comparableAnswer)
  const chosen = given.map(comparableAnswer)
  const count = (texts: readonly string[], requested: string) =>
    texts.filter((text) => text === requested).length
  return chosen.every((text) => count(chosen, text) <= Math.max(count(offered, text), 1))
}
