import { limits, questionTypes } from '@quizly/domain'
import * as z from 'zod/mini'
import { id, listOf, moment, textOf } from '../shared-fields.ts'

const draftMessage = 'A draft has questions with a text, a type, options and what is marked'
/** More than a question may have in the end. */
const text = textOf(100_000, draftMessage, 'A text of this draft is too long to keep it')

/**
 * A question that somebody is writing. It may be wrong or lack anything. `correct` are the places of the options
 * that are marked, `fixed` of those that keep their place, `written` is the answer to type.
 */
const draftQuestion = z.object(
  {
    _id: z.optional(id),
    text,
    type: z.enum(questionTypes, `Choose one of: ${questionTypes.join(', ')}`),
    options: listOf(text, 100, draftMessage),
    correct: listOf(z.int(draftMessage), 100, draftMessage),
    fixed: z.optional(listOf(z.int(draftMessage), 100, draftMessage)),
    written: text,
  },
  draftMessage,
)

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
