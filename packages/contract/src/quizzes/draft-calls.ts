import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { callsFor, done, ok } from '../call.ts'
import { id, moment, quizIdParams } from '../shared-fields.ts'
import { keepDraftBody, keptDraft } from './draft-schemas.ts'

const forQuiz = callsFor({ tag: 'Quizzes', audience: 'admin', params: quizIdParams })
const forEducators = callsFor({ tag: 'Quizzes', audience: 'admin' })
const draftParams = z.object({ quizId: id, draftId: id })

export const getDraft = forQuiz(addresses.getDraft, {
  summary: 'One’s own draft of the questions of a quiz',
  replies: { writer: ok('The draft, or null if there is none', z.object({ draft: z.nullable(keptDraft) })) },
})

export const keepDraft = forEducators(addresses.keepDraft, {
  summary:
    'Keep one’s own draft of the questions of a quiz under a new ID, instead of the one that it continues',
  params: draftParams,
  body: keepDraftBody,
  bodyLimit: 1024 * 1024,
  replies: { writer: ok('Since when it is kept', z.object({ savedAt: moment })) },
  errors: ['draft-changed', 'limit-reached', 'too-many-requests'],
})

export const discardDraft = forEducators(addresses.discardDraft, {
  summary: 'Discard one’s own draft with this ID; a later one stays',
  params: draftParams,
  replies: { done: done('There is no draft with this ID any more') },
})
