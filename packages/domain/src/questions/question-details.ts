import { creditRules } from './credit-rules.ts'
import { type QuestionContent, textFormats } from './question.ts'
import type { TypeRules } from './type-rules.ts'

/** What the other columns of a quiz's workbook cannot say of a question. */
export type QuestionDetails = Pick<
  QuestionContent,
  | 'format'
  | 'points'
  | 'rule'
  | 'shares'
  | 'deduction'
  | 'number'
  | 'essay'
  | 'lenient'
  | 'explanation'
  | 'optionNotes'
> & {
  /** Further accepted texts of the question itself, which older versions wrote here. */
  accepted?: string[]
  /** Of a question that is answered by a list: its options and correct answers; the options alone beside columns for its list. */
  items?: string[]
  answers?: string[]
  distractors?: string[]
  /** What counts as well since a regrade. */
  also?: string[][]
}

/** As it stands in a cell; null for a plain question. `listed`: its list has columns of its own, beside which `shown` are its options. */
export function writeDetails(
  question: QuestionContent,
  answer: TypeRules['answer'],
  listed?: { shown?: string[] },
): string | null {
  const { format, points, rule, shares, deduction, number, essay, lenient, explanation, optionNotes } =
    question
  const { options, correctAnswers, distractors, marking } = question
  const lists = listed ? { items: listed.shown } : { items: options, answers: correctAnswers, distractors }
  const own = { format, points, rule, shares, deduction, number, essay, lenient, explanation, optionNotes }
  const text = JSON.stringify({ ...own, ...(answer === 'list' && { ...lists, also: marking?.also }) })
  return text === '{}' ? null : text
}

/** What a cell says without its notes on options; nothing is left of a cell that says only them. */
export function withoutNotes(text: string): string {
  const { optionNotes: _, ...rest } = readDetails(text) ?? {}
  return Object.keys(rest).length > 0 ? JSON.stringify(rest) : ''
}

/** Undefined if somebody has changed the cell. What it says is checked with the question. */
export function readDetails(text: string): QuestionDetails | undefined {
  const read = parsed(text)
  if (typeof read !== 'object' || read === null) return undefined
  const {
    format,
    points,
    rule,
    shares,
    deduction,
    number,
    essay,
    lenient,
    explanation,
    optionNotes,
    ...texts
  } = read as Record<string, unknown>
  const { accepted, items, answers, distractors, also } = texts
  const isPoints = (value: unknown) => value === undefined || typeof value === 'number'
  const isRule = rule === undefined || creditRules.some((each) => each === rule)
  const isList = (value: unknown, isItem: (item: unknown) => boolean) =>
    value === undefined || (Array.isArray(value) && value.every(isItem))
  const isListOfTexts = (list: unknown) => isList(list, (item) => typeof item === 'string')
  const isFraction = (item: unknown) =>
    Array.isArray(item) && item.length === 2 && item.every(Number.isInteger)
  const isNumberKey =
    number === undefined || (typeof number === 'object' && number !== null && 'decimal' in number)
  const isEssay = essay === undefined || (typeof essay === 'object' && essay !== null)
  const isFormat = format === undefined || textFormats.some((each) => each === format)
  const isRead =
    isFormat &&
    isEssay &&
    (lenient === undefined || lenient === true) &&
    (explanation === undefined || typeof explanation === 'string') &&
    isPoints(points) &&
    isPoints(deduction) &&
    isRule &&
    isList(shares, isFraction) &&
    isNumberKey &&
    [optionNotes, accepted, items, answers, distractors].every(isListOfTexts) &&
    isList(also, isListOfTexts)
  if (!isRead) return undefined
  const found = {
    format,
    points,
    rule,
    shares,
    deduction,
    number,
    essay,
    lenient,
    explanation,
    optionNotes,
    accepted,
    items,
    answers,
    distractors,
    also,
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
