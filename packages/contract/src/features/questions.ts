import { creditRules, type FieldsWith, limits, questionFields as facts, textFormats } from '@quizly/domain'
import { forms, requests } from '@quizly/words/problems.ts'
import * as z from 'zod/mini'
import { errorMessage } from '../error-message.ts'
import { addresses } from '../addresses.ts'
import { defineCall, done, ok } from '../call.ts'
import { id, listOf, moment, quizIdParams, textOf } from '../shared-fields.ts'
import {
  decimal,
  digits,
  essayForm,
  fieldSchemas,
  format,
  numberKey,
  questionFields,
  type,
  type WrittenField,
} from './fields/question-fields.ts'

export { questionFields }

/** What the formatted texts of a question are drawn as: nodes as JSON, which only the server makes, from a closed list. */
export const drawn = z.optional(
  z.array(z.object({ source: z.string(), nodes: z.string(), pass: z.optional(z.string()) })),
)

/** A question with its answers: for an educator, and for a student after submission. */
export const authorQuestion = z.object({ _id: id, ...questionFields, drawn, drawnFeedback: drawn })
/** Sets of answers that are as correct as the question's own, or a rule for all. */
export const marking = z.object({
  also: z.optional(z.array(z.array(z.string()))),
  all: z.optional(z.enum(['full', 'left-out'])),
})
/** A question with all that decides about marks: for who may see the key. */
export const keyedQuestion = z.extend(authorQuestion, { marking: z.optional(marking) })

type ShownField = Extract<WrittenField, FieldsWith<{ isShownToStudent: true }>>
const shownFields = Object.fromEntries(
  Object.entries(questionFields).filter(([name]) => facts[name as WrittenField].isShownToStudent),
) as Pick<typeof questionFields, ShownField>
/** A question without its answers: for a student who is taking the quiz. */
export const studentQuestion = z.object({
  _id: id,
  ...shownFields,
  drawn,
  /** What is chosen for each option of a matching, in the order in which it is shown. */
  partners: z.optional(z.array(z.string())),
  /** How a numeric answer is written. */
  number: z.optional(
    z.object({ decimal, precision: z.optional(z.object(digits)), hasUnit: z.optional(z.literal(true)) }),
  ),
  /** How long the text of an essay may be, and whether its spelling is helped with. */
  essay: z.optional(z.object(essayForm)),
})

const draftMessage = errorMessage(requests, 'draft-wanted')
/** More than a question may have in the end. */
const draftText = textOf(100_000, draftMessage, errorMessage(forms, 'draft-text-too-long'))
/** Numbers as they are typed. */
const draftEssay = z.object(
  {
    most: z.optional(
      z.object({ kind: z.enum(['words', 'characters'], draftMessage), count: draftText }, draftMessage),
    ),
    spelling: z.optional(z.literal(true, draftMessage)),
    rubric: z.optional(
      listOf(z.object({ _id: id, text: draftText, points: draftText }, draftMessage), 100, draftMessage),
    ),
    sample: z.optional(draftText),
  },
  draftMessage,
)
const draftPlaces = () => listOf(z.int(draftMessage), 100, draftMessage)
const {
  correctAnswers: _,
  fixedOptions: fixed,
  ...asWritten
} = fieldSchemas({
  type,
  format,
  text: () => draftText,
  texts: () => listOf(draftText, 100, draftMessage),
  places: draftPlaces,
  points: () => draftText,
  rule: () => z.enum(creditRules, draftMessage),
  shares: () => listOf(draftText, 100, draftMessage),
  number: () => numberKey,
  essay: () => draftEssay,
  lenient: () => z.literal(true, draftMessage),
  explanation: () => draftText,
  notes: () => listOf(draftText, 100, draftMessage),
})

/** Further texts that are accepted beside `written`. */
const draftOthers = z.optional(listOf(draftText, 100, draftMessage))
/** May be wrong or incomplete. `correct` and `fixed` are places of options, `written` is the answer to type. */
const draftQuestion = z.object(
  {
    _id: z.optional(id),
    ...asWritten,
    correct: draftPlaces(),
    fixed,
    written: draftText,
    others: draftOthers,
  },
  draftMessage,
)

/** Unsaved questions. `baseRevision` is the revision from which they started; 0 before there is any. */
const draftFields = {
  baseRevision: z.int(draftMessage).check(z.minimum(0, draftMessage)),
  questions: listOf(draftQuestion, 2 * limits.questionsPerQuiz, draftMessage),
}

export const storedDraft = z.object({ _id: id, savedAt: moment, ...draftFields })
export type StoredDraft = z.output<typeof storedDraft>

/** `after` is the draft that this one continues; without, it must be the first. */
const keepDraftBody = z.object({ after: z.optional(id), ...draftFields })

const forQuiz = { tag: 'Quizzes', audience: 'admin', params: quizIdParams } as const
const forEducators = { tag: 'Quizzes', audience: 'admin' } as const
const draftParams = z.object({ quizId: id, draftId: id })

export const getDraft = defineCall(addresses.getDraft, forQuiz, {
  summary: 'One’s own draft of the questions of a quiz',
  replies: {
    writer: ok('The draft, or null if there is none', z.object({ draft: z.nullable(storedDraft) })),
  },
})

export const keepDraft = defineCall(addresses.keepDraft, forEducators, {
  summary:
    'Keep one’s own draft of the questions of a quiz under a new ID, instead of the one that it continues',
  params: draftParams,
  body: keepDraftBody,
  bodyLimit: 1024 * 1024,
  replies: { writer: ok('Since when it is kept', z.object({ savedAt: moment })) },
  errors: ['draft-changed', 'limit-reached', 'older-server', 'too-many-requests'],
})

export const discardDraft = defineCall(addresses.discardDraft, forEducators, {
  summary: 'Discard one’s own draft with this ID; a later one stays',
  params: draftParams,
  replies: { done: done('There is no draft with this ID any more') },
})

/** All of a question, of whatever type. */
const maxTexts = 40
const textsMessage = errorMessage(requests, 'texts-to-draw-wanted')

/** `isLine`: it stands in a line, without paragraphs, lists or tables. */
const textToRender = z.object(
  {
    source: textOf(limits.questionTextLength, textsMessage),
    isLine: z.optional(z.literal(true, textsMessage)),
  },
  textsMessage,
)

const place = z.int().check(z.minimum(0))
/** From and to are places in the source. */
const placeInSource = { from: place, to: place }
const textProblem = z.object({
  code: z.string(),
  params: z.optional(
    z.object({
      line: z.optional(z.int()),
      text: z.optional(z.string()),
      most: z.optional(z.int()),
    }),
  ),
  message: z.string(),
  ...placeInSource,
})

export const renderTexts = defineCall(addresses.renderTexts, forEducators, {
  summary: 'What formatted texts are drawn as, for a preview while they are written; nothing is stored',
  body: z.object({
    format: z.enum(textFormats, errorMessage(requests, 'choose-one-of', { values: textFormats.join(', ') })),
    texts: listOf(textToRender, maxTexts, textsMessage),
  }),
  bodyLimit: 1024 * 1024,
  replies: {
    drawn: ok(
      'For each text its nodes, or what is wrong with it',
      z.object({
        texts: z.array(
          z.union([
            z.object({
              nodes: z.string(),
              formulas: z.array(z.object(placeInSource)),
              pass: z.optional(z.string()),
              pictures: z.optional(z.array(z.object({ hash: z.string(), bytes: place }))),
            }),
            z.object({ problems: z.array(textProblem) }),
          ]),
        ),
      }),
    ),
  },
  errors: ['busy', 'too-many-requests'],
})
