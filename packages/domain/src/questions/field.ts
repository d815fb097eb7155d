import type { PlainProblemCode } from '../problem.ts'
import { trimmed } from './text/visible-text.ts'

/** What a difference between two versions of a question can be in. */
export const questionParts = [
  'text',
  'type',
  'options',
  'key',
  'points',
  'marking',
  'feedback',
  'slot',
] as const
export type QuestionPart = (typeof questionParts)[number]

/** All that is to be known of a field of a question. */
export type Field<Value> = {
  /** Undefined: nobody writes it with the question; a regrade does, or it follows from other fields. */
  part?: QuestionPart
  decidesMarks: boolean
  isShownToStudent: boolean
  /** An earlier rule of marking keeps it. */
  isKeptByRules?: true
  /** A list with one item for each option, in their order. */
  isPerOption?: true
  /** It follows from other fields. */
  isDerived?: true
  /** Of a text, or of each in a list: how long it may be. */
  longest?: number
  /** The version of Quizly that brought it. Undefined: every version knows it. */
  since?: string
  /** What is wrong with it in a question of a type that does not have it. */
  elsewhere?: PlainProblemCode
  /** Whether a value that somebody may have changed in a file can be one of this field. Undefined: it has columns of its own there. */
  isLike?(value: unknown): boolean
  /** Undefined: it says no more than the field left out. */
  trim?(value: Value): Value | undefined
  /** Whether a question with it can earn more or less than one point or none. */
  isWeighted?(value: Value): boolean
}

export type FieldsOf<Values> = { readonly [Name in keyof Required<Values>]: Field<Required<Values>[Name]> }

export const isText = (value: unknown): boolean => typeof value === 'string'
export const isListOf =
  (isItem: (item: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(isItem)

export const trimEach = (texts: string[]): string[] => texts.map(trimmed)
