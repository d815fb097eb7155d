import {
  bankLimits,
  creditRules,
  factsOf,
  fieldsBy,
  limits,
  type Question,
  questionTypes,
  type StudentQuestion,
  textFormats,
  type WrittenField,
} from '@quizly/domain'
import { feedback, forms as formWords, points, requests } from '@quizly/words/problems.ts'
import * as z from 'zod/mini'
import { errorMessage } from '../error-message.ts'
import { id, textOf } from '../shared-fields.ts'
import { essayForm, essaySchemas } from './essay.ts'
import { draftForms, type Forms, saved } from './forms.ts'
import { gapForm, gapSchemas } from './gap.ts'
import { numericForm, numericSchemas } from './numeric.ts'

/** Above this the domain's rules are not asked: they compare each option with every other. */
const longestOptionList = 20
/** Of choices; the other types have lists of items or prompts instead. */
const maxTexts = {
  options: limits.optionsMax,
  correctAnswers: limits.acceptedTexts,
  distractors: limits.distractorsMax,
}

const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, errorMessage(requests, 'choose-one-of', { values: values.join(', ') }))

const placesWanted = errorMessage(requests, 'places-wanted')
const explanationWanted = errorMessage(requests, 'explanation-wanted')
const sharesWrong = errorMessage(points, 'shares-wrong')
const originWanted = errorMessage(requests, 'origin-wanted')
const originVersion = z
  .int(originWanted)
  .check(z.minimum(1, originWanted), z.maximum(bankLimits.versionMax, originWanted))
const slotWanted = errorMessage(requests, 'slot-wanted')
const slotText = z
  .string(slotWanted)
  .check(z.regex(/\S/, slotWanted), z.maxLength(limits.slotNameLength, slotWanted))
const notesWanted = errorMessage(feedback, 'option-notes-wanted')

/** A schema for each field that is written with a question. */
function fieldSchemas<Amount extends z.ZodMiniType, Share extends z.ZodMiniType>(
  forms: Forms<Amount, Share>,
  keyText: Forms<Amount, Share>['text'] = saved.text,
) {
  const { text, list, amount, share, index, says } = forms
  const texts = (field: keyof typeof maxTexts) =>
    list(
      text(
        limits.optionLength,
        errorMessage(requests, 'text-in-list-wanted', { field }),
        errorMessage(formWords, 'listed-text-too-long', { field, most: limits.optionLength }),
      ),
      longestOptionList,
      errorMessage(requests, 'list-of-texts-wanted', { field }),
      errorMessage(formWords, 'listed-texts-at-most', {
        field,
        most: maxTexts[field],
        items: limits.itemsMax,
      }),
    )
  return {
    text: text(
      limits.questionTextLength,
      errorMessage(formWords, 'enter-question-text'),
      errorMessage(formWords, 'question-text-too-long', { most: limits.questionTextLength }),
    ),
    type: oneOf(questionTypes),
    format: z.optional(oneOf(textFormats)),
    options: texts('options'),
    correctAnswers: texts('correctAnswers'),
    fixedOptions: z.optional(list(index(placesWanted), limits.optionsMax, placesWanted)),
    points: z.optional(amount(errorMessage(points, 'points-wrong'))),
    rule: z.optional(z.enum(creditRules, says(errorMessage(points, 'rule-wanted')))),
    shares: z.optional(list(share(sharesWrong), limits.optionsMax, sharesWrong)),
    deduction: z.optional(amount(errorMessage(points, 'deduction-wrong'))),
    ...numericSchemas(keyText),
    distractors: z.optional(texts('distractors')),
    ...essaySchemas(forms),
    ...gapSchemas(forms),
    lenient: z.optional(z.literal(true, says(errorMessage(requests, 'lenient-wanted')))),
    explanation: z.optional(
      text(
        limits.explanationLength,
        explanationWanted,
        errorMessage(formWords, 'explanation-too-long', { most: limits.explanationLength }),
      ),
    ),
    optionNotes: z.optional(
      list(
        text(
          limits.optionNoteLength,
          notesWanted,
          errorMessage(feedback, 'option-note-too-long', { most: limits.optionNoteLength }),
        ),
        limits.optionsMax,
        notesWanted,
      ),
    ),
    from: z.optional(z.object({ item: id, version: originVersion }, originWanted)),
    slot: z.optional(
      z.object(
        {
          name: slotText,
          draw: z
            .int(slotWanted)
            .check(z.minimum(1, slotWanted), z.maximum(limits.questionsPerQuiz, slotWanted)),
          set: z.optional(slotText),
        },
        slotWanted,
      ),
    ),
  }
}

/** In the order of the domain's list. */
function inOrder<Schemas extends Record<WrittenField, z.ZodMiniType>>(schemas: Schemas) {
  return Object.fromEntries(fieldsBy.written.map((name) => [name, schemas[name]])) as Schemas
}

export const questionFields = inOrder(fieldSchemas(saved))

/** What the formatted texts of a question are drawn as: nodes as JSON, which only the server makes, from a closed list. */
export const drawnText = z.object({ source: z.string(), nodes: z.string(), pass: z.optional(z.string()) })
export const drawn = z.optional(z.array(drawnText))

const educatorFields = { _id: id, ...questionFields, drawn, drawnFeedback: drawn }
/** Sets of answers that are as correct as the question's own, or a rule for all. */
export const marking = z.object({
  also: z.optional(z.array(z.array(z.string()))),
  all: z.optional(z.enum(['full', 'left-out'])),
})
/** A stored question has the fields of its type alone. */
type Stored = z.ZodMiniType<Question>
/** A question with its answers: for an educator, and for a student after submission. */
export const authorQuestion = z.object(educatorFields) as unknown as Stored
/** A question with all that decides about marks: for who may see the key. */
export const keyedQuestion = z.object({
  ...educatorFields,
  marking: z.optional(marking),
}) as unknown as Stored

const shownFields = Object.fromEntries(
  Object.entries(questionFields).filter(([name]) => factsOf(name as WrittenField).isShownToStudent),
)
/** A question without its answers: for a student who is taking the quiz. */
export const studentQuestion = z.object({
  _id: id,
  ...shownFields,
  drawn,
  /** What is chosen for each option of a matching, in the order in which it is shown. */
  partners: z.optional(z.array(z.string())),
  ...numericForm,
  ...essayForm,
  ...gapForm,
}) as unknown as z.ZodMiniType<StudentQuestion>

/** A question as an editor keeps it: `correct` and `fixed` are indexes of options, `written` is the answer to type. */
function draftFields(text: z.ZodMiniString, mostItems: number, says: string, keyText?: typeof saved.text) {
  const forms = draftForms(text, mostItems, says)
  const { correctAnswers: _, fixedOptions: fixed, ...asWritten } = inOrder(fieldSchemas(forms, keyText))
  return {
    _id: z.optional(id),
    ...asWritten,
    correct: forms.list(forms.index()),
    fixed,
    written: text,
    /** Further texts that are accepted beside `written`. */
    others: z.optional(forms.list(text)),
  }
}

const draftMessage = errorMessage(requests, 'draft-wanted')
const draftText = textOf(100_000, draftMessage, errorMessage(formWords, 'draft-text-too-long'))
/** May be wrong or incomplete. */
export const draftQuestion = z.object(draftFields(draftText, 100, draftMessage), draftMessage)

/** The same on a device, where nothing that was typed is too long. */
export const deviceDraft = z.object({
  key: z.string().check(z.regex(/^q\d{1,9}$/)),
  ...draftFields(z.string(), Infinity, draftMessage, () => z.string()),
})
