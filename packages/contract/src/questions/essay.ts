import { limits } from '@quizly/domain'
import { essays } from '@quizly/words/problems.ts'
import * as z from 'zod/mini'
import { errorMessage } from '../error-message.ts'
import { id } from '../shared-fields.ts'
import { type Forms, saved } from './forms.ts'

const taskMessage = errorMessage(essays, 'essay-task-wanted')

const essayFormOf = <Amount extends z.ZodMiniType>({ amount, says }: Forms<Amount, z.ZodMiniType>) => ({
  most: z.optional(
    z.object(
      { kind: z.enum(['words', 'characters'], says(taskMessage)), count: amount(taskMessage) },
      says(taskMessage),
    ),
  ),
  spelling: z.optional(z.literal(true, says(taskMessage))),
})

export function essaySchemas<Amount extends z.ZodMiniType>(forms: Forms<Amount, z.ZodMiniType>) {
  const { text, list, amount, says } = forms
  const item = z.object(
    { _id: id, text: text(limits.rubricTextLength, taskMessage), points: amount(taskMessage) },
    says(taskMessage),
  )
  const tooLong = errorMessage(essays, 'rubric-too-long', { most: limits.rubricItems })
  return {
    essay: z.optional(
      z.object(
        {
          ...essayFormOf(forms),
          rubric: z.optional(list(item, limits.rubricItems, taskMessage, tooLong)),
          sample: z.optional(text(limits.sampleLength, taskMessage)),
        },
        says(taskMessage),
      ),
    ),
  }
}

/** How long the text of an essay may be, and whether its spelling is helped with. */
export const essayForm = { essay: z.optional(z.object(essayFormOf(saved))) }
