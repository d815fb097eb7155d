import { type CreditRule, creditRules } from './credit-rules.ts'
import { type FieldsOf, isListOf, isText, trimEach } from './field.ts'
import { type Fraction, fractionOf } from './fraction.ts'
import { limits } from './limits.ts'
import type { RenderedText } from './text/rich-text.ts'
import { trimmed } from './text/visible-text.ts'

export const textFormats = ['markdown'] as const

/** What every question has beside its type, whatever that is. */
export type CommonFields = {
  text: string
  /** Of all its texts. Absent: plain, no character is interpreted. */
  format?: (typeof textFormats)[number] | undefined
  /** Empty where there is nothing to choose, to order or to match. */
  options: string[]
  correctAnswers: string[]
  /** Absent: 1. At most two decimals. */
  points?: number | undefined
  rule?: CreditRule | undefined
  /** What a wrong answer costs, at most the points. A skipped one costs nothing. */
  deduction?: number | undefined
}

/** What questions have alone whose options are chosen. */
export type ChoiceFields = {
  /** Indexes of options that are not shuffled. */
  fixedOptions?: number[] | undefined
  /** With the rule `by-option`: one for each option. */
  shares?: Fraction[] | undefined
  /** One for each option, '' for none. They are shown as the explanation is. */
  optionNotes?: string[] | undefined
}

/** What stands beside the correct answer, never before that may be seen. */
export type FeedbackFields = { explanation?: string | undefined }

/** Where a question of a quiz was taken from: an item of a bank. The quiz has a copy, which no later version changes. */
type TakenFrom = { item: string; version: number }
export type OriginFields = { from?: TakenFrom | undefined }

/** A slot of a quiz, by its name: of all questions with the same name each attempt is asked `draw`. */
export type Slot = {
  name: string
  draw: number
  /** No attempt is asked two questions of a slot with the same. */
  set?: string | undefined
}
export type SlotFields = { slot?: Slot | undefined }

/** What rendering makes of a formatted question. */
export type RenderedFields = {
  drawn?: RenderedText[] | undefined
  /** Those of its explanation and notes stand apart, because they go where these go. */
  drawnFeedback?: RenderedText[] | undefined
  /** The version of the renderer that has drawn them. */
  drawnBy?: number | undefined
}

const since = '0.3.0'

const isNumber = (value: unknown) => typeof value === 'number'
const isOneOf = (known: readonly unknown[]) => (value: unknown) => known.includes(value)
const isFraction = (item: unknown) => isListOf(Number.isInteger)(item) && (item as unknown[]).length === 2

/** Their order is that of the contract, so it never changes. */
export const commonFields = {
  text: {
    part: 'text',
    decidesMarks: false,
    isShownToStudent: true,
    longest: limits.questionTextLength,
    trim: trimmed,
  },
  type: { part: 'type', decidesMarks: true, isShownToStudent: true },
  format: { part: 'text', decidesMarks: false, isShownToStudent: true, since, isLike: isOneOf(textFormats) },
  options: {
    part: 'options',
    decidesMarks: true,
    isShownToStudent: true,
    longest: limits.optionLength,
    trim: trimEach,
  },
  correctAnswers: {
    part: 'key',
    decidesMarks: true,
    isShownToStudent: false,
    isKeptByRules: true,
    longest: limits.optionLength,
    trim: trimEach,
  },
  fixedOptions: { part: 'options', decidesMarks: false, isShownToStudent: false },
  points: {
    part: 'points',
    decidesMarks: false,
    isShownToStudent: true,
    since,
    isLike: isNumber,
    trim: (points: number) => (points === 1 ? undefined : points),
    isWeighted: (points: number) => points !== 1,
  },
  rule: {
    part: 'marking',
    decidesMarks: true,
    isShownToStudent: true,
    isKeptByRules: true,
    since,
    isLike: isOneOf(creditRules),
    isWeighted: () => true,
  },
  shares: {
    part: 'marking',
    decidesMarks: true,
    isShownToStudent: false,
    isKeptByRules: true,
    isPerOption: true,
    since,
    isLike: isListOf(isFraction),
    trim: (fractions: Fraction[]) => fractions.map((credit) => fractionOf(...credit)),
  },
  deduction: {
    part: 'marking',
    decidesMarks: false,
    isShownToStudent: true,
    since,
    isLike: isNumber,
    trim: (points: number) => (points === 0 ? undefined : points),
    isWeighted: (points: number) => points !== 0,
  },
} as const satisfies FieldsOf<
  CommonFields & { type: unknown } & Pick<ChoiceFields, 'fixedOptions' | 'shares'>
>

export const feedbackFields = {
  explanation: {
    part: 'feedback',
    decidesMarks: false,
    isShownToStudent: false,
    since,
    longest: limits.explanationLength,
    isLike: isText,
    trim: (text: string) => trimmed(text) || undefined,
  },
  optionNotes: {
    part: 'feedback',
    decidesMarks: false,
    isShownToStudent: false,
    isPerOption: true,
    since,
    longest: limits.optionNoteLength,
    isLike: isListOf(isText),
    trim: (texts: string[]) => (trimEach(texts).some(Boolean) ? trimEach(texts) : undefined),
  },
} as const satisfies FieldsOf<FeedbackFields & Pick<ChoiceFields, 'optionNotes'>>

export const originFields = {
  from: { part: 'text', decidesMarks: false, isShownToStudent: false, since },
} as const satisfies FieldsOf<OriginFields>

export const slotFields = {
  slot: {
    part: 'slot',
    decidesMarks: false,
    isShownToStudent: false,
    since,
    isLike: (value: unknown) =>
      typeof value === 'object' &&
      value !== null &&
      'name' in value &&
      isText(value.name) &&
      'draw' in value &&
      isNumber(value.draw) &&
      (!('set' in value) || isText(value.set)),
    trim: ({ name, draw, set }: Slot) => ({
      name: trimmed(name),
      draw,
      ...(set && trimmed(set) && { set: trimmed(set) }),
    }),
  },
} as const satisfies FieldsOf<SlotFields>

export const renderedFields = {
  drawn: { decidesMarks: false, isShownToStudent: true, isDerived: true, since },
  drawnFeedback: { decidesMarks: false, isShownToStudent: false, isDerived: true, since },
  drawnBy: { decidesMarks: false, isShownToStudent: false, isDerived: true, since },
} as const satisfies FieldsOf<RenderedFields>
