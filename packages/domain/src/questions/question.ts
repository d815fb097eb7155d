import type { NumberForm, NumberKey } from './numeric/number-key.ts'
import type { CreditRule } from './credit-rules.ts'
import type { EssayForm, EssayTask } from './essay/essay-task.ts'
import { limits } from './limits.ts'
import type { QuestionType } from './question-type.ts'
import { type Fraction, fractionOf } from './fraction.ts'
import type { RenderedText } from './text/rich-text.ts'
import { withoutStraySymbols } from './text/seen-text.ts'
import { trimmed } from './text/visible-text.ts'

/** `write` has no options and one correct answer. `fixedOptions`: places, from 0, that are not shuffled. */
export type QuestionContent = {
  text: string
  type: QuestionType
  /** Of all its texts. Absent: plain, no character is interpreted. */
  format?: (typeof textFormats)[number] | undefined
  options: string[]
  correctAnswers: string[]
  fixedOptions?: number[] | undefined
  /** Absent: 1. At most two decimals. */
  points?: number | undefined
  rule?: CreditRule | undefined
  /** With the rule `by-option`: one for each option. */
  shares?: Fraction[] | undefined
  /** What a wrong answer costs, at most the points. A skipped one costs nothing. */
  deduction?: number | undefined
  /** Of numeric questions alone. */
  number?: NumberKey | undefined
  /** Of matching questions alone: partners of no prompt. */
  distractors?: string[] | undefined
  /** Of essays alone. */
  essay?: EssayTask | undefined
  /** Of written answers alone: accents, punctuation and inner white space do not matter. */
  lenient?: true | undefined
  /** Stands beside the correct answer, never before that may be seen. */
  explanation?: string | undefined
  /** Of choices alone: one for each option, '' for none. They are shown as the explanation is. */
  optionNotes?: string[] | undefined
  marking?: MarkingRule | undefined
  /** Its formatted texts as they are drawn; those of its explanation and notes stand apart, because they go where these go. */
  drawn?: RenderedText[] | undefined
  drawnFeedback?: RenderedText[] | undefined
  /** The version of the renderer that has drawn them. */
  drawnBy?: number | undefined
}

export const textFormats = ['markdown'] as const

/** Answers that are correct together: one text unless several options are to be chosen. */
export type SetOfAnswers = string[]

/** How a question is marked where its correct answers alone do not say it. */
export type MarkingRule = {
  /** Each of these sets of answers is as correct as the question's own. */
  also?: SetOfAnswers[] | undefined
  /** `full`: everybody gets the point. `left-out`: the question counts for nobody. */
  all?: 'full' | 'left-out' | undefined
}

/** An earlier rule. It still counts for attempts that were shown a revision up to `upTo`, where it gives more. */
export type FormerRule = MarkingRule &
  Pick<QuestionContent, 'rule' | 'shares' | 'number' | 'lenient'> & {
    correctAnswers: SetOfAnswers
    upTo: number
  }

export type QuestionMarking = MarkingRule & { kept?: FormerRule[] }

/** The rule that counts now, without those of before, which are for attempts at one quiz only; undefined if there is none. */
export function ruleNow({ also, all }: QuestionMarking): MarkingRule | undefined {
  return also || all ? { ...(also && { also }), ...(all && { all }) } : undefined
}

/** A stored question. `_id` stays the same in every revision of the quiz. `marking`: what a regrade has changed. */
export type Question = QuestionContent & { _id: string; marking?: QuestionMarking | undefined }

/** What a call takes as the value of a field. */
export type FieldForm = { isOptional?: true } & (
  | { kind: 'type' }
  | { kind: 'format' }
  | { kind: 'text'; longest: number }
  | { kind: 'texts'; longest: number; field: 'options' | 'correctAnswers' | 'distractors' }
  | { kind: 'places' }
  | { kind: 'points'; field: 'points' | 'deduction' }
  | { kind: 'rule' }
  | { kind: 'shares' }
  | { kind: 'number' }
  | { kind: 'essay' }
  | { kind: 'lenient' }
  | { kind: 'explanation'; longest: number }
  | { kind: 'notes'; longest: number }
)

/** What a difference between two versions of a question can be in. */
export const questionParts = ['text', 'type', 'options', 'key', 'points', 'marking', 'feedback'] as const
export type QuestionPart = (typeof questionParts)[number]

type Field<Value> = {
  /** Undefined: nobody writes it with the question; a regrade does. */
  form?: FieldForm
  part?: QuestionPart
  decidesMarks: boolean
  isShownToStudent: boolean
  /** It follows from other fields. */
  isDerived?: true
  /** The version of Quizly that brought it. Undefined: every version knows it. */
  since?: string
  /** Undefined: it says no more than the field left out. */
  trim?(value: Value): Value | undefined
}

const trimEach = (texts: string[]) => texts.map(trimmed)
const withContent = (texts: string[]) => (texts.length > 0 ? texts : undefined)

/** Every field of a question, and all that is to be known of it. Whatever goes through the fields reads this list. */
export const questionFields = {
  text: {
    form: { kind: 'text', longest: limits.questionTextLength },
    part: 'text',
    decidesMarks: false,
    isShownToStudent: true,
    trim: trimmed,
  },
  type: { form: { kind: 'type' }, part: 'type', decidesMarks: true, isShownToStudent: true },
  format: {
    form: { kind: 'format', isOptional: true },
    part: 'text',
    decidesMarks: false,
    isShownToStudent: true,
    since: '0.3.0',
  },
  options: {
    form: { kind: 'texts', longest: limits.optionLength, field: 'options' },
    part: 'options',
    decidesMarks: true,
    isShownToStudent: true,
    trim: trimEach,
  },
  correctAnswers: {
    form: {
      kind: 'texts',
      longest: limits.optionLength,
      field: 'correctAnswers',
    },
    part: 'key',
    decidesMarks: true,
    isShownToStudent: false,
    trim: trimEach,
  },
  fixedOptions: {
    form: { kind: 'places', isOptional: true },
    part: 'options',
    decidesMarks: false,
    isShownToStudent: false,
  },
  points: {
    form: { kind: 'points', field: 'points', isOptional: true },
    part: 'points',
    decidesMarks: false,
    isShownToStudent: true,
    since: '0.3.0',
    trim: (points: number) => (points === 1 ? undefined : points),
  },
  rule: {
    form: { kind: 'rule', isOptional: true },
    part: 'marking',
    decidesMarks: true,
    isShownToStudent: true,
    since: '0.3.0',
  },
  shares: {
    form: { kind: 'shares', isOptional: true },
    part: 'marking',
    decidesMarks: true,
    isShownToStudent: false,
    since: '0.3.0',
    trim: (fractions: Fraction[]) => fractions.map((credit) => fractionOf(...credit)),
  },
  deduction: {
    form: { kind: 'points', field: 'deduction', isOptional: true },
    part: 'marking',
    decidesMarks: false,
    isShownToStudent: true,
    since: '0.3.0',
    trim: (points: number) => (points === 0 ? undefined : points),
  },
  number: {
    form: { kind: 'number', isOptional: true },
    part: 'key',
    decidesMarks: true,
    isShownToStudent: false,
    since: '0.3.0',
  },
  distractors: {
    form: {
      kind: 'texts',
      longest: limits.optionLength,
      field: 'distractors',
      isOptional: true,
    },
    part: 'key',
    // They name the letters of outcomes.
    decidesMarks: true,
    isShownToStudent: false,
    since: '0.3.0',
    trim: (texts: string[]) => withContent(trimEach(texts).filter((text) => text !== '')),
  },
  essay: {
    form: { kind: 'essay', isOptional: true },
    part: 'marking',
    decidesMarks: false,
    isShownToStudent: false,
    since: '0.3.0',
  },
  lenient: {
    form: { kind: 'lenient', isOptional: true },
    part: 'key',
    decidesMarks: true,
    isShownToStudent: true,
    since: '0.3.0',
  },
  explanation: {
    form: { kind: 'explanation', longest: limits.explanationLength, isOptional: true },
    part: 'feedback',
    decidesMarks: false,
    isShownToStudent: false,
    since: '0.3.0',
    trim: (text: string) => trimmed(text) || undefined,
  },
  optionNotes: {
    form: { kind: 'notes', longest: limits.optionNoteLength, isOptional: true },
    part: 'feedback',
    decidesMarks: false,
    isShownToStudent: false,
    since: '0.3.0',
    trim: (texts: string[]) => (trimEach(texts).some(Boolean) ? trimEach(texts) : undefined),
  },
  marking: { decidesMarks: true, isShownToStudent: false },
  drawn: { decidesMarks: false, isShownToStudent: true, isDerived: true, since: '0.3.0' },
  drawnFeedback: { decidesMarks: false, isShownToStudent: false, isDerived: true, since: '0.3.0' },
  drawnBy: { decidesMarks: false, isShownToStudent: false, isDerived: true, since: '0.3.0' },
} as const satisfies { [Name in keyof Required<QuestionContent>]: Field<Required<QuestionContent>[Name]> }

type Fields = typeof questionFields
type FieldName = keyof Fields
export type FieldsWith<Fact> = { [Name in FieldName]: Fields[Name] extends Fact ? Name : never }[FieldName]

const fieldNames = Object.keys(questionFields) as FieldName[]
const factsOf = (name: FieldName): Field<unknown> => questionFields[name]
const shownFields = fieldNames.filter((name) => factsOf(name).isShownToStudent)

/** What a student may see of a question before submitting. */
export type StudentQuestion = Pick<Question, '_id' | FieldsWith<{ isShownToStudent: true }>> & PresentedFields

/** What a type shows instead of a field that also says what is right. */
export type PresentedFields = {
  options?: string[]
  number?: NumberForm | undefined
  partners?: string[] | undefined
  essay?: EssayForm | undefined
}

/** The question's own fields that a student may see before submitting. */
export function shownFieldsOf(question: Question): StudentQuestion {
  const shown = shownFields.map((name) => [name, question[name]] as const)
  const present = shown.filter(([, value]) => value !== undefined)
  return Object.fromEntries([['_id', question._id], ...present]) as StudentQuestion
}

/** The question in the form in which it is stored: every text without outer white space, keys without signs that print nothing. */
export function trimQuestion<Q extends QuestionContent>(question: Q): Q {
  const after = { ...question }
  for (const name of fieldNames) {
    const { trim } = factsOf(name)
    const value = after[name]
    const trimmedValue = trim && value !== undefined ? trim(value) : value
    if (trimmedValue !== undefined) {
      if (trimmedValue !== value) Object.assign(after, { [name]: trimmedValue })
    } else if (name in after) delete after[name]
  }
  return withCleanKeys(after)
}

/** Without signs in the key that print nothing, unless they are an option's own. */
export function withCleanKeys<Q extends QuestionContent>(question: Q): Q {
  const { options, correctAnswers, marking } = question
  const cleaned = (text: string) => (options.includes(text) ? text : withoutStraySymbols(text))
  const key = correctAnswers.map(cleaned)
  const also = marking?.also?.map((texts) => texts.map(cleaned))
  const isClean = JSON.stringify([key, also]) === JSON.stringify([correctAnswers, marking?.also])
  return isClean
    ? question
    : { ...question, correctAnswers: key, ...(also && { marking: { ...marking, also } }) }
}

const compared = {
  all: fieldNames.filter((name) => !factsOf(name).isDerived),
  written: fieldNames.filter((name) => factsOf(name).form),
  marks: fieldNames.filter((name) => factsOf(name).decidesMarks),
  ...(Object.fromEntries(
    questionParts.map((part) => [part, fieldNames.filter((name) => factsOf(name).part === part)]),
  ) as Record<QuestionPart, FieldName[]>),
}

/** Fields as one text, by which two questions are compared. An empty list is the same as none. */
export function fieldsAsText(question: QuestionContent, which: keyof typeof compared): string {
  return JSON.stringify(
    compared[which].map((name) => {
      const value = question[name]
      return Array.isArray(value) && value.length === 0 ? null : value
    }),
  )
}
