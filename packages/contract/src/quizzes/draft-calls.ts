import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { defineCall } from '../call.ts'
import { id, moment, quizIdParams } from '../shared-fields.ts'
import { keepDraftBody, keptDraft } from './draft-schemas.ts'

const tag = 'Quizzes'
const draftParams = z.object({ quizId: id, draftId: id })

export const getDraft = defineCall(addresses.getDraft, {
  summary: 'One’s own draft of the questions of a quiz',
  tag,
  audience: 'admin',
  params: quizIdParams,
  replies: {
    writer: {
      status: 200,
      description: 'The draft, or null if there is none',
      schema: z.object({ draft: z.nullable(keptDraft) }),
    },
  },
  errors: ['not-found'],
})

export const keepDraft = defineCall(addresses.keepDraft, {
  summary:
    'Keep one’s own draft of the questions of a quiz under a new ID, instead of the one that it continues',
  tag,
  audience: 'admin',
  params: draftParams,
  body: keepDraftBody,
  bodyLimit: 1024 * 1024,
  replies: {
    writer: { status: 200, description: 'Since when it is kept', schema: z.object({ savedAt: moment }) },
  },
  errors: ['invalid-input', 'not-found', 'draft-changed', 'limit-reached', 'too-many-requests'],
})

export const discardDraft = defineCall(addresses.discardDraft, {
  summary: 'Discard one’s own draft with this ID; a later one stays',
  tag,
  audience: 'admin',
  params: draftParams,
  replies: { done: { status: 204, description: 'There is no draft with this ID any more' } },
  errors: ['not-found'],
})
