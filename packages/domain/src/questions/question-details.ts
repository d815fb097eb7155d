import type { TypeRules } from './define-type.ts'
import { isListOf, isText } from './field.ts'
import { factsOf, fieldNames, type FieldsWith, type UncheckedQuestion } from './question.ts'

/** What the other columns of a quiz's workbook cannot say of a question. */
export type QuestionDetails = Partial<
  Pick<UncheckedQuestion, FieldsWith<{ isLike: (value: unknown) => boolean }> | 'distractors'>
> & {
  /** Further accepted texts of the question itself, which older versions wrote here. */
  accepted?: string[]
  /** Of a question that is answered by a list: its options and correct answers; the options alone beside columns for its list. */
  items?: string[]
  answers?: string[]
  /** What counts as well since a regrade. */
  also?: string[][]
}

const detailFields = fieldNames.filter((name) => factsOf(name).isLike)

/** As it stands in a cell; null for a plain question. `listed`: its list has columns of its own, beside which `shown` are its options. */
export function writeDetails(
  question: UncheckedQuestion,
  answer: TypeRules['answer'],
  listed?: { shown?: string[] },
): string | null {
  const { options, correctAnswers, distractors, marking } = question
  const lists = listed ? { items: listed.shown } : { items: options, answers: correctAnswers, distractors }
  const hasList = answer === 'list' || answer === 'texts'
  const own = Object.fromEntries(detailFields.map((name) => [name, question[name]]))
  const text = JSON.stringify({ ...own, ...(hasList && { ...lists, also: marking?.also }) })
  return text === '{}' ? null : text
}

/** What a cell says without its notes on options; nothing is left of a cell that says only them. */
export function withoutNotes(text: string): string {
  const { optionNotes: _, ...rest } = readDetails(text) ?? {}
  return Object.keys(rest).length > 0 ? JSON.stringify(rest) : ''
}

const isTexts = isListOf(isText)
const isLike: Record<string, (value: unknown) => unknown> = {
  ...Object.fromEntries(detailFields.map((name) => [name, (value) => factsOf(name).isLike?.(value)])),
  accepted: isTexts,
  items: isTexts,
  answers: isTexts,
  distractors: isTexts,
  also: isListOf(isTexts),
}

/** Undefined if somebody has changed the cell. What it says is checked with the question. */
export function readDetails(text: string): QuestionDetails | undefined {
  const read = parsed(text)
  if (typeof read !== 'object' || read === null) return undefined
  const found = Object.entries(read).filter(([name]) => Object.hasOwn(isLike, name))
  return found.every(([name, value]) => isLike[name]?.(value)) ? Object.fromEntries(found) : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
