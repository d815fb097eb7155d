import { essayFields, type EssayFields, type EssayForm } from './essay/essay-task.ts'
import {
  type ChoiceFields,
  type CommonFields,
  commonFields,
  type FeedbackFields,
  feedbackFields,
  type OriginFields,
  originFields,
  type RenderedFields,
  renderedFields,
  type SlotFields,
  slotFields,
} from './fields-of-all-types.ts'
import { type Field, questionParts, type QuestionPart } from './field.ts'
import { type GapFields, gapFields, type GapForm } from './gap/gap-fields.ts'
import { type MatchingFields, matchingFields, type MatchingForm } from './matching/matching-fields.ts'
import { type NumberForm, type NumericFields, numericFields } from './numeric/number-key.ts'
import { withoutStraySymbols } from './text/seen-text.ts'
import { type WrittenFields, writtenFields } from './write/written-fields.ts'

/** `single`: one option is correct; `multiple`: one or more are; `write`: the student types the answer; `numeric`: a number; `matching`: each prompt gets a partner; `ordering`: items are put in order; `essay`: a longer text, which a person marks; `gap`: the gaps of a text are filled. */
export const questionTypes = [
  'single',
  'multiple',
  'write',
  'numeric',
  'matching',
  'ordering',
  'essay',
  'gap',
] as const
export type QuestionType = (typeof questionTypes)[number]

/** Every student's page has the fields of the types of the specification; it loads those of the others where it needs them. */
export const laterTypes: readonly QuestionType[] = questionTypes.slice(3)

/** What only questions of a type have. Types that are not here have no such fields. */
type OwnFields = {
  single: ChoiceFields
  multiple: ChoiceFields
  write: WrittenFields
  numeric: NumericFields
  matching: MatchingFields
  essay: EssayFields
  gap: GapFields & WrittenFields
}
type AllOwnFields = ChoiceFields & WrittenFields & NumericFields & MatchingFields & EssayFields & GapFields

type OwnFieldsOf<Type> = Type extends keyof OwnFields ? OwnFields[Type] : unknown

type Without<Names extends PropertyKey> = { [Name in Names]?: undefined }
type Everywhere = CommonFields &
  FeedbackFields &
  RenderedFields &
  OriginFields &
  SlotFields & { marking?: MarkingRule | undefined }

/** A question of one type. It has no field that only others have. */
export type ContentOf<Type extends QuestionType> = Type extends QuestionType
  ? Everywhere & { type: Type } & OwnFieldsOf<Type> &
      Without<Exclude<keyof AllOwnFields, keyof OwnFieldsOf<Type>>>
  : never

/** A question as it is written: of one type, by which its fields are told. */
export type QuestionContent = ContentOf<QuestionType>

/** A question before the rules of its type were applied: of a request, a cell or an editor. It may have fields of any type. */
export type UncheckedQuestion = Everywhere & { type: QuestionType } & AllOwnFields

/** A stored question. `_id` stays the same in every revision of the quiz. `marking`: what a regrade has changed. */
export type Question = QuestionContent & Stored
export type QuestionOf<Type extends QuestionType> = ContentOf<Type> & Stored
type Stored = { _id: string; marking?: QuestionMarking | undefined }

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
export type FormerRule = MarkingRule & KeptFields & { upTo: number }
/** What is right and what it earns: all that an earlier rule keeps of a question. Points are always those of today. */
export type KeptFields = Pick<UncheckedQuestion, FieldsWith<{ isKeptByRules: true }>>

export type QuestionMarking = MarkingRule & { kept?: FormerRule[] }

/** The rule that counts now, without those of before, which are for attempts at one quiz only; undefined if there is none. */
export function ruleNow({ also, all }: QuestionMarking): MarkingRule | undefined {
  return also || all ? { ...(also && { also }), ...(all && { all }) } : undefined
}

/** Every field of a question, and all that is to be known of it. Whatever goes through the fields reads this list. */
export const questionFields = {
  ...commonFields,
  ...numericFields,
  ...matchingFields,
  ...essayFields,
  ...gapFields,
  ...writtenFields,
  ...feedbackFields,
  marking: { decidesMarks: true, isShownToStudent: false },
  ...renderedFields,
  ...originFields,
  ...slotFields,
} as const

type Fields = typeof questionFields
export type FieldName = keyof Fields
/** What is written with a question. */
export type WrittenField = FieldsWith<{ part: QuestionPart }>
export type FieldsWith<Fact> = { [Name in FieldName]: Fields[Name] extends Fact ? Name : never }[FieldName]

export const fieldNames = Object.keys(questionFields) as FieldName[]
export const factsOf = (name: FieldName): Field<unknown> => questionFields[name]
const fieldsWhere = (is: (facts: Field<unknown>) => unknown) => fieldNames.filter((name) => is(factsOf(name)))

export const fieldsBy = {
  all: fieldsWhere(({ isDerived }) => !isDerived),
  written: fieldsWhere(({ part }) => part) as WrittenField[],
  marks: fieldsWhere(({ decidesMarks }) => decidesMarks),
  kept: fieldsWhere(({ isKeptByRules }) => isKeptByRules),
  perOption: fieldsWhere(({ isPerOption }) => isPerOption),
  shown: fieldsWhere(({ isShownToStudent }) => isShownToStudent),
  ...(Object.fromEntries(
    questionParts.map((each) => [each, fieldsWhere(({ part }) => part === each)]),
  ) as Record<QuestionPart, FieldName[]>),
}

/** These of a question's fields that it has, in the order of the contract. */
export function pickFields(
  question: Partial<UncheckedQuestion>,
  which: keyof typeof fieldsBy,
): Partial<UncheckedQuestion> {
  const found = fieldsBy[which].map((name) => [name, question[name]] as const)
  return Object.fromEntries(found.filter(([, value]) => value !== undefined))
}

/** What an earlier rule keeps of a question. */
export const keptFieldsOf = (question: KeptFields): KeptFields => pickFields(question, 'kept') as KeptFields

/** The question as it was marked by an earlier rule. */
export const withKeptFields = <Q extends Question>(question: Q, kept: KeptFields): Q =>
  withFields(question, fieldsBy.kept, kept)

/** The question with these of its fields as another one has them. */
export function withFields<Q extends Question>(
  question: Q,
  names: readonly FieldName[],
  from: Partial<UncheckedQuestion>,
): Q {
  const after = { ...question }
  for (const name of names) {
    if (from[name] === undefined) delete after[name]
    else Object.assign(after, { [name]: from[name] })
  }
  return after
}

/** What a student may see of a question before submitting. */
export type StudentQuestion = Pick<Question, '_id' | FieldsWith<{ isShownToStudent: true }>> & PresentedFields

/** What a type shows instead of a field that also says what is right. */
export type PresentedFields = MatchingForm &
  GapForm & {
    options?: string[]
    number?: NumberForm | undefined
    essay?: EssayForm | undefined
  }

/** The question's own fields that a student may see before submitting. */
export const shownFieldsOf = (question: Question): StudentQuestion =>
  ({ _id: question._id, ...pickFields(question, 'shown') }) as StudentQuestion

/** The question in the form in which it is stored: every text without outer white space, keys without signs that print nothing. */
export function trimQuestion<Q extends UncheckedQuestion>(question: Q): Q {
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
export function withCleanKeys<Q extends UncheckedQuestion>(question: Q): Q {
  const { options, correctAnswers, marking } = question
  const cleaned = (text: string) => (options.includes(text) ? text : withoutStraySymbols(text))
  const key = correctAnswers.map(cleaned)
  const also = marking?.also?.map((texts) => texts.map(cleaned))
  const isClean = JSON.stringify([key, also]) === JSON.stringify([correctAnswers, marking?.also])
  return isClean
    ? question
    : { ...question, correctAnswers: key, ...(also && { marking: { ...marking, also } }) }
}

/** Fields as one text, by which two questions are compared. An empty list is the same as none. */
export function fieldsAsText(question: UncheckedQuestion, which: keyof typeof fieldsBy): string {
  return JSON.stringify(
    fieldsBy[which].map((name) => {
      const value = question[name]
      return Array.isArray(value) && value.length === 0 ? null : value
    }),
  )
}
