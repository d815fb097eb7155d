import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { callsFor, ok } from '../call.ts'
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

const forQuiz = callsFor({ tag: 'Re-marking', audience: 'admin', params: quizIdParams })
const forEducators = callsFor({ tag: 'Re-marking', audience: 'admin' })
/** Enough for the most answers that can be accepted at once, if they are of a usual length. */
const answersLimit = 1024 * 1024

export const getRemarkings = forQuiz(addresses.getRemarkings, {
  summary: 'The questions of a quiz as they count, and every re-marking with who did it and why',
  replies: { educator: ok('The questions and the last 100 re-markings, newest first', remarkings) },
})

export const listWrittenAnswers = forEducators(addresses.listWrittenAnswers, {
  summary: 'What was written as the answer to a question, how often, and how often it has the point',
  params: z.extend(quizIdParams, { questionId: id }),
  replies: { educator: ok('Those that count, then the most frequent ones: at most 1,000', writtenAnswers) },
  errors: ['too-many-requests'],
})

export const previewRemarking = forQuiz(addresses.previewRemarking, {
  summary: 'Who would gain and who would lose if a question counted differently; nothing is saved',
  body: remarkingChange,
  bodyLimit: answersLimit,
  replies: {
    educator: ok('Counts, and up to 100 names of those who gain and of those who lose', remarkingPreview),
  },
  errors: ['quiz-changed', 'too-many-requests'],
})

export const remarkQuestion = forQuiz(addresses.remarkQuestion, {
  summary:
    'Let a question count differently, and mark every result again; asked for the same once more, nothing changes',
  body: remarkingBody,
  bodyLimit: answersLimit,
  replies: { educator: ok('What it has done', remarkingDone) },
  errors: ['quiz-changed', 'limit-reached', 'too-many-requests'],
})

export const undoRemarking = forEducators(addresses.undoRemarking, {
  summary: 'Let a question count as it did before a re-marking, with exactly the marks of then',
  params: z.extend(quizIdParams, { remarkingId: id }),
  body: undoBody,
  replies: { educator: ok('What it has done', remarkingDone) },
  errors: ['quiz-changed', 'limit-reached', 'too-many-requests'],
})
