import { comparableAnswer } from '../text/comparable-answer.ts'
import { limits } from '../limits.ts'
import { optionLetter } from '../option-letter.ts'
import { matchingFields } from './matching-fields.ts'
import type { PresentedFields, QuestionContent, QuestionOf, UncheckedQuestion } from '../question.ts'
import { type Random, shuffledIndexes } from '../../random.ts'
import { outcomeOfDecisions } from '../decision-credit.ts'
import { guessPairs } from '../guess.ts'
import { listedTexts } from '../list-answer.ts'
import { type Outcome, outcomeOf, withDetails } from '../outcome.ts'
import { defineQuestionType } from '../define-type.ts'
import type { SelectedOption } from '../selected-option.ts'
import { partnersOf, spelledPartners } from './partners.ts'
import { pairProblems } from './pair-problems.ts'

/** In quotation marks, doubled inside, where a prompt could be read otherwise. */
const quotedPrompt = /^"((?:[^"]|"")*)"\s*[=→]\s*(.*)$/s

/** A pair in a cell: prompt = partner. */
const pairCells = ({ options, correctAnswers }: Pick<QuestionContent, 'options' | 'correctAnswers'>) =>
  options.map((prompt, index) => {
    const isPlain = !/^"|[=→]/.test(prompt)
    return `${isPlain ? prompt : `"${prompt.replaceAll('"', '""')}"`} = ${correctAnswers[index] ?? ''}`
  })

/** The question that cells with pairs are; with `quotes`, as `pairCells` writes them. */
function questionOfPairs(cells: readonly string[], quotes: 'read' | 'kept') {
  const pairs = cells.map((cell) => {
    const [, prompt, partner] = (quotes === 'read' && quotedPrompt.exec(cell)) || []
    return prompt === undefined ? cell.split(/\s*[=→]\s*(.*)/s) : [prompt.replaceAll('""', '"'), partner]
  })
  return {
    options: pairs.map(([prompt = '']) => prompt),
    correctAnswers: pairs.map(([, partner = '']) => partner),
    rule: 'each-decision' as const,
  }
}

/**
 * An answer follows its prompt: by the prompt's text, or by its place where that text was corrected. A partner whose text
 * was corrected is followed too. What was chosen for a prompt that is gone is lost.
 */
function carryPairs(
  before: QuestionOf<'matching'>,
  after: QuestionOf<'matching'>,
  selected: SelectedOption,
): SelectedOption {
  if (!Array.isArray(selected) || before.type !== after.type) return selected
  const sources = sourcesOf(before.options, after.options)
  const isInPlace = before.options.length === after.options.length && sources.every((from, to) => from === to)
  const moved = isInPlace ? selected : sources.map((from) => selected[from] ?? '')
  const corrected = correctedPartners(before, after, sources)
  return moved.map((text) => corrected.get(comparableAnswer(text)) ?? text)
}

/** For each prompt after a change the place where it stood before; −1 for a new one. */
function sourcesOf(before: readonly string[], after: readonly string[]): number[] {
  const [were, are] = [before, after].map((prompts) => prompts.map(comparableAnswer)) as [string[], string[]]
  return are.map((prompt, index) => {
    const same = were.indexOf(prompt)
    if (same >= 0) return same
    const there = were[index]
    return there !== undefined && !are.includes(there) ? index : -1
  })
}

/** What partners are called now, by the normal form of what they were called. */
function correctedPartners(
  before: QuestionOf<'matching'>,
  after: QuestionOf<'matching'>,
  sources: readonly number[],
): ReadonlyMap<string, string> {
  const [were, are] = [before, after].map(
    (question) => new Set(partnersOf(question).map(comparableAnswer)),
  ) as [Set<string>, Set<string>]
  const pairs = [
    ...after.correctAnswers.map((now, index) => [before.correctAnswers[sources[index] ?? -1], now] as const),
    ...(after.distractors ?? []).map((now, index) => [before.distractors?.[index], now] as const),
  ]
  const corrected = new Map<string, string>()
  for (const [text, now] of pairs) {
    const was = comparableAnswer(text ?? '')
    const isCorrected = was !== '' && !are.has(was) && !were.has(comparableAnswer(now))
    if (isCorrected && !corrected.has(was)) corrected.set(was, now)
  }
  return corrected
}

/**
 * The student chooses a partner for each prompt. `options` are the prompts, in the educator's order for everyone;
 * `correctAnswers` has the partner of each at the same place, and two may share one. Each prompt is a decision.
 */
export const matching = defineQuestionType<'matching'>({
  since: '0.3.0',
  fields: matchingFields,
  answer: 'list',
  keepsOrder: true,
  takesSeveral: true,
  possibleRules: ['each-decision', 'half-for-one-slip'],
  hasForm: ({ options }, given) => Array.isArray(given) && given.length <= options.length,
  blank: () => ({ options: ['', '', ''], correctAnswers: [], rule: 'each-decision' }),
  problems: pairProblems,
  mark: (selected) => {
    const given = listedTexts(selected).map(comparableAnswer)
    return (question) => {
      const forPrompts = question.options.map((_, index) => given[index] ?? '')
      return outcomeOfPairs(question, forPrompts, lettersOf(question, forPrompts))
    }
  },
  regrade: (question, { details }, lettered) =>
    details === undefined || details.includes(otherText)
      ? undefined
      : outcomeOfPairs(question, formsIn(lettered, details), details),
  guess: (question, rule) => guessPairs(question.options.length, partnersOf(question).length, rule),
  decisions: ({ options }) => options.length,
  rightDecisions: (question, { details = '' }) => rightLetters(keyOf(question).letters, details),
  partners: spelledPartners,
  isSameKey: (one, other) => textOfKey(one) === textOfKey(other),
  isPossibleKey: (question, key) =>
    key.length === question.options.length &&
    key.every((text) => partnersIn(question).includes(comparableAnswer(text))) &&
    distractorsBeside(question, key).length <= limits.distractorsMax,
  withKey: (question, key) => {
    const distractors = distractorsBeside(question, key)
    return {
      ...question,
      correctAnswers: key,
      distractors: distractors.length > 0 ? distractors : undefined,
    }
  },
  present: presentPartners,
  typed: (cells) => questionOfPairs(cells, 'kept'),
  rowProblem: 'row-pairs-wrong',
  columns: { role: 'pair', write: pairCells, read: (cells) => questionOfPairs(cells, 'read') },
  describe: ({ options }, selected) => {
    const given = listedTexts(selected)
    return options.map((prompt, index) => `${prompt} → ${given[index] || '–'}`).join(', ')
  },
  carry: carryPairs,
})

const noText = '_'
const otherText = '*'

/** Normal forms: of the partners in the order by which outcomes name them, and of each prompt's own; and its letters. */
type Key = { partners: readonly string[]; right: readonly string[]; letters: string }

/** A question marks many students, so this is worked out only once. */
const keys = new WeakMap<UncheckedQuestion, Key>()

function keyOf(question: UncheckedQuestion): Key {
  const present = keys.get(question)
  if (present) return present
  const partners = spelledPartners(question).map(comparableAnswer)
  const right = question.correctAnswers.map(comparableAnswer)
  // A prompt without a partner, in a quiz that broke the rules, has none that could be chosen.
  const letters = right.map((form) => (form === '' ? ' ' : optionLetter(partners.indexOf(form)))).join('')
  const key = { partners, right, letters }
  keys.set(question, key)
  return key
}

const partnersIn = (question: UncheckedQuestion) => keyOf(question).partners

/** A letter for each prompt. */
function lettersOf(question: UncheckedQuestion, given: readonly string[]): string {
  const letterFor = (form: string) => {
    const index = partnersIn(question).indexOf(form)
    return index < 0 ? otherText : optionLetter(index)
  }
  return given.map((form) => (form === '' ? noText : letterFor(form))).join('')
}

/** What stands for each prompt; blank for none, and for a text that no letter names. */
function formsIn(question: UncheckedQuestion, details: string): string[] {
  const first = optionLetter(0).charCodeAt(0)
  return Array.from(details, (letter) => partnersIn(question)[letter.charCodeAt(0) - first] ?? '')
}

/** The same as `rightPairs`, for the many outcomes of a class. */
function rightLetters(key: string, details: string): number {
  let bits = 0
  for (let index = 0; index < key.length; index += 1) {
    if (key.charCodeAt(index) === details.charCodeAt(index)) bits |= 1 << index
  }
  return bits
}

/** One bit for each prompt that has its partner. */
function rightPairs(question: UncheckedQuestion, given: readonly string[]): number {
  return keyOf(question).right.reduce(
    (bits, form, index) => (form !== '' && given[index] === form ? bits | (1 << index) : bits),
    0,
  )
}

function outcomeOfPairs(question: UncheckedQuestion, given: readonly string[], details: string): Outcome {
  if (given.every((form) => form === '')) return outcomeOf('skipped')
  const { rule, options } = question
  return withDetails(outcomeOfDecisions(rule, rightPairs(question, given), options.length), details)
}

/** The distractors if this were the key, so that what there is to choose from stays the same. */
function distractorsBeside(question: UncheckedQuestion, key: readonly string[]): string[] {
  const used = new Set(key.map(comparableAnswer))
  const kept = (question.distractors ?? []).filter((text) => !used.has(comparableAnswer(text)))
  const known = new Set([...used, ...kept.map(comparableAnswer)])
  return [...kept, ...partnersOf(question).filter((text) => !known.has(comparableAnswer(text)))]
}

const textOfKey = ({ correctAnswers, distractors = [] }: UncheckedQuestion) =>
  JSON.stringify([correctAnswers, distractors])

function presentPartners(question: QuestionOf<'matching'>, random: Random | undefined): PresentedFields {
  const partners = partnersOf(question)
  if (!random) return { partners }
  return { partners: shuffledIndexes(random, partners.length).map((index) => partners[index] ?? '') }
}
