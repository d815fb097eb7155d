import { limits } from '@quizly/domain'
import * as z from 'zod/mini'
import { id, listOf, moment } from '../shared-fields.ts'
import { draftMessage, draftQuestion } from './question-schemas.ts'

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
export const keepDraftBody = z.object({ after: z.optional(id), ...draftFields })
