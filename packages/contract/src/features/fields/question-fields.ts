import {
  creditRules,
  type FieldForm,
  type FieldsWith,
  limits,
  questionFields as facts,
  questionTypes,
  textFormats,
} from '@quizly/domain'
import { essays, feedback, forms, numbers, points, requests } from '@quizly/words/problems.ts'
import * as z from 'zod/mini'
import { errorMessage } from '../../error-message.ts'
import { id, listOf, textOf } from '../../shared-fields.ts'

type Kind = FieldForm['kind']
type FormOf<K extends Kind> = Extract<FieldForm, { kind: K }>
export type WrittenField = FieldsWith<{ form: FieldForm }>
type SchemaMakers = { [K in Kind]: (form: FormOf<K>) => z.ZodMiniType }
type FieldSchemas<Makers extends SchemaMakers> = {
  [Name in WrittenField]: (typeof facts)[Name]['form'] extends { isOptional: true }
    ? z.ZodMiniOptional<ReturnType<Makers[(typeof facts)[Name]['form']['kind']]>>
    : ReturnType<Makers[(typeof facts)[Name]['form']['kind']]>
}

/** A schema for each written field of a question, by the kind of its value. */
export function fieldSchemas<Makers extends SchemaMakers>(makers: Makers): FieldSchemas<Makers> {
  const written = Object.entries(facts).flatMap(([name, fact]): [string, z.ZodMiniType][] => {
    if (!('form' in fact)) return []
    const form: FieldForm = fact.form
    const schema = makers[form.kind](form as never)
    return [[name, form.isOptional ? z.optional(schema) : schema]]
  })
  return Object.fromEntries(written) as FieldSchemas<Makers>
}

export const type = () =>
  z.enum(questionTypes, errorMessage(requests, 'choose-one-of', { values: questionTypes.join(', ') }))

export const format = () =>
  z.enum(textFormats, errorMessage(requests, 'choose-one-of', { values: textFormats.join(', ') }))

/** Above this the domain's rules are not asked: they compare each option with every other. */
const longestOptionList = 20
/** Of choices; the other types have lists of items or prompts instead. */
const maxTexts = {
  options: limits.optionsMax,
  correctAnswers: limits.acceptedTexts,
  distractors: limits.distractorsMax,
}

const numberMessage = errorMessage(numbers, 'number-key-wanted')
const partOfPoints = z.tuple([z.int(numberMessage), z.int(numberMessage)], numberMessage)
const numberText = textOf(limits.numberLength, numberMessage)
export const digits = {
  kind: z.enum(['decimals', 'significant'], numberMessage),
  count: z.int(numberMessage),
}
export const decimal = z.enum(['.', ','], numberMessage)
export const numberKey = z.object(
  {
    decimal,
    tolerance: z.optional(
      z.object({ kind: z.enum(['absolute', 'relative'], numberMessage), value: numberText }, numberMessage),
    ),
    near: z.optional(z.object({ value: numberText, share: partOfPoints }, numberMessage)),
    precision: z.optional(z.object({ ...digits, share: partOfPoints }, numberMessage)),
    unit: z.optional(
      z.object(
        {
          is: textOf(limits.unitLength, numberMessage),
          convert: z.optional(z.boolean(numberMessage)),
          shareWithout: z.optional(partOfPoints),
        },
        numberMessage,
      ),
    ),
  },
  numberMessage,
)

const essayMessage = errorMessage(essays, 'essay-task-wanted')
export const essayForm = {
  most: z.optional(
    z.object(
      { kind: z.enum(['words', 'characters'], essayMessage), count: z.number(essayMessage) },
      essayMessage,
    ),
  ),
  spelling: z.optional(z.literal(true, essayMessage)),
}
const rubricItem = z.object(
  { _id: id, text: textOf(limits.rubricTextLength, essayMessage), points: z.number(essayMessage) },
  essayMessage,
)
const essayTask = z.object(
  {
    ...essayForm,
    rubric: z.optional(
      listOf(
        rubricItem,
        limits.rubricItems,
        essayMessage,
        errorMessage(essays, 'rubric-too-long', { most: limits.rubricItems }),
      ),
    ),
    sample: z.optional(textOf(limits.sampleLength, essayMessage)),
  },
  essayMessage,
)

export const questionFields = fieldSchemas({
  type,
  format,
  text: ({ longest }) =>
    textOf(
      longest,
      errorMessage(forms, 'enter-question-text'),
      errorMessage(forms, 'question-text-too-long', { most: longest }),
    ),
  texts: ({ longest, field }) =>
    listOf(
      textOf(
        longest,
        errorMessage(requests, 'text-in-list-wanted', { field }),
        errorMessage(forms, 'listed-text-too-long', { field, most: longest }),
      ),
      longestOptionList,
      errorMessage(requests, 'list-of-texts-wanted', { field }),
      errorMessage(forms, 'listed-texts-at-most', { field, most: maxTexts[field], items: limits.itemsMax }),
    ),
  places: () => {
    const message = errorMessage(requests, 'places-wanted')
    const place = z.int(message).check(z.minimum(0, message), z.maximum(limits.optionsMax - 1, message))
    return listOf(place, limits.optionsMax, message)
  },
  points: ({ field }) => z.number(errorMessage(points, `${field}-wrong`)),
  rule: () => z.enum(creditRules, errorMessage(points, 'rule-wanted')),
  shares: () => {
    const message = errorMessage(points, 'shares-wrong')
    const whole = z.int(message)
    return listOf(z.tuple([whole, whole], message), limits.optionsMax, message)
  },
  number: () => numberKey,
  essay: () => essayTask,
  lenient: () => z.literal(true, errorMessage(requests, 'lenient-wanted')),
  explanation: ({ longest }) =>
    textOf(
      longest,
      errorMessage(requests, 'explanation-wanted'),
      errorMessage(forms, 'explanation-too-long', { most: longest }),
    ),
  notes: ({ longest }) => {
    const message = errorMessage(feedback, 'option-notes-wanted')
    return listOf(
      textOf(longest, message, errorMessage(feedback, 'option-note-too-long', { most: longest })),
      limits.optionsMax,
      message,
    )
  },
})
