import { limits, textFormats } from '@quizly/domain'
import { requests } from '@quizly/words/problems.ts'
import * as z from 'zod/mini'
import { errorMessage } from '../error-message.ts'
import { addresses } from '../addresses.ts'
import { defineCall, done, ok } from '../call.ts'
import { draftQuestion } from '../questions/question-schemas.ts'
import { id, listOf, moment, quizIdParams, textOf } from '../shared-fields.ts'

const draftMessage = errorMessage(requests, 'draft-wanted')

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
