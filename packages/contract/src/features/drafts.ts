import { limits } from '@quizly/domain'
import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { defineCall, done, ok } from '../call.ts'
import { id, listOf, moment, quizIdParams } from '../shared-fields.ts'
import { draftMessage, draftQuestion } from './questions.ts'

/**
 * Questions that are not saved yet. `baseRevision` is the revision from which they started; 0 before there is any.
 */
const draftFields = {
  baseRevision: z.int(draftMessage).check(z.minimum(0, draftMessage)),
  questions: listOf(draftQuestion, 2 * limits.questionsPerQuiz, draftMessage),
}

export const keptDraft = z.object({ _id: id, savedAt: moment, ...draftFields })
export type KeptDraft = z.output<typeof keptDraft>

/** `after` is the draft that this one continues; without, it must be the first. */
const keepDraftBody = z.object({ after: z.optional(id), ...draftFields })

const forQuiz = { tag: 'Quizzes', audience: 'admin', params: quizIdParams } as const
const forEducators = { tag: 'Quizzes', audience: 'admin' } as const
const draftParams = z.object({ quizId: id, draftId: id })

export const getDraft = defineCall(addresses.getDraft, forQuiz, {
  summary: 'One’s own draft of the questions of a quiz',
  replies: { writer: ok('The draft, or null if there is none', z.object({ draft: z.nullable(keptDraft) })) },
})

export const keepDraft = defineCall(addresses.keepDraft, forEducators, {
  summary:
    'Keep one’s own draft of the questions of a quiz under a new ID, instead of the one that it continues',
  params: draftParams,
  body: keepDraftBody,
  bodyLimit: 1024 * 1024,
  replies: { writer: ok('Since when it is kept', z.object({ savedAt: moment })) },
  errors: ['draft-changed', 'limit-reached', 'too-many-requests'],
})

export const discardDraft = defineCall(addresses.discardDraft, forEducators, {
  summary: 'Discard one’s own draft with this ID; a later one stays',
  params: draftParams,
  replies: { done: done('There is no draft with this ID any more') },
})
