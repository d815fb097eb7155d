import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { defineCall } from '../call.ts'
import { id, quizIdParams } from '../shared-fields.ts'
import {
  remarkingBody,
  remarkingChange,
  remarkingDone,
  remarkingPreview,
  remarkings,
  undoBody,
  writtenAnswers,
} from './remarking-schemas.ts'

const tag = 'Re-marking'
/** Enough for the most answers that can be accepted at once, if they are of a usual length. */
const answersLimit = 1024 * 1024

export const getRemarkings = defineCall(addresses.getRemarkings, {
  summary: 'The questions of a quiz as they count, and every re-marking with who did it and why',
  tag,
  audience: 'admin',
  params: quizIdParams,
  replies: {
    educator: {
      status: 200,
      description: 'The questions and the last 100 re-markings, newest first',
      schema: remarkings,
    },
  },
  errors: ['not-found'],
})

export const listWrittenAnswers = defineCall(addresses.listWrittenAnswers, {
  summary: 'What was written as the answer to a question, how often, and how often it has the point',
  tag,
  audience: 'admin',
  params: z.extend(quizIdParams, { questionId: id }),
  replies: {
    educator: {
      status: 200,
      description: 'Those that count, then the most frequent ones: at most 1,000',
      schema: writtenAnswers,
    },
  },
  errors: ['not-found', 'too-many-requests'],
})

export const previewRemarking = defineCall(addresses.previewRemarking, {
  summary: 'Who would gain and who would lose if a question counted differently; nothing is saved',
  tag,
  audience: 'admin',
  params: quizIdParams,
  body: remarkingChange,
  bodyLimit: answersLimit,
  replies: {
    educator: {
      status: 200,
      description: 'Counts, and up to 100 names of those who gain and of those who lose',
      schema: remarkingPreview,
    },
  },
  errors: ['invalid-input', 'not-found', 'quiz-changed', 'too-many-requests'],
})

export const remarkQuestion = defineCall(addresses.remarkQuestion, {
  summary:
    'Let a question count differently, and mark every result again; asked for the same once more, nothing changes',
  tag,
  audience: 'admin',
  params: quizIdParams,
  body: remarkingBody,
  bodyLimit: answersLimit,
  replies: { educator: { status: 200, description: 'What it has done', schema: remarkingDone } },
  errors: ['invalid-input', 'not-found', 'quiz-changed', 'limit-reached', 'too-many-requests'],
})

export const undoRemarking = defineCall(addresses.undoRemarking, {
  summary: 'Let a question count as it did before a re-marking, with exactly the marks of then',
  tag,
  audience: 'admin',
  params: z.extend(quizIdParams, { remarkingId: id }),
  body: undoBody,
  replies: { educator: { status: 200, description: 'What it has done', schema: remarkingDone } },
  errors: ['invalid-input', 'not-found', 'quiz-changed', 'limit-reached', 'too-many-requests'],
})
