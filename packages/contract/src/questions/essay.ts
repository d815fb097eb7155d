import { limits } from '@quizly/domain'
import { essays } from '@quizly/words/problems.ts'
import * as z from 'zod/mini'
import { errorMessage } from '../error-message.ts'
import { id } from '../shared-fields.ts'
import { type Forms, saved } from './forms.ts'

const wanted = errorMessage(essays, 'essay-task-wanted')

const essayFormOf = <Amount extends z.ZodMiniType>({ amount, says }: Forms<Amount, z.ZodMiniType>) => ({
  most: z.optional(
    z.object({ kind: z.enum(['words', 'characters'], says(wanted)), count: amount(wanted) }, says(wanted)),
  ),
  spelling: z.optional(z.literal(true, says(wanted))),
})

export function essaySchemas<Amount extends z.ZodMiniType>(forms: Forms<Amount, z.ZodMiniType>) {
  const { text, list, amount, says } = forms
  const item = z.object(
    { _id: id, text: text(limits.rubricTextLength, wanted), points: amount(wanted) },
    says(wanted),
  )
  const tooLong = errorMessage(essays, 'rubric-too-long', { most: limits.rubricItems })
  return {
    essay: z.optional(
      z.object(
        {
          ...essayFormOf(forms),
          rubric: z.optional(list(item, limits.rubricItems, wanted, tooLong)),
          sample: z.optional(text(limits.sampleLength, wanted)),
        },
        says(wanted),
      ),
    ),
  }
}

/** How long the text of an essay may be, and whether its spelling is helped with. */
export const essayForm = { essay: z.optional(z.object(essayFormOf(saved))) }
