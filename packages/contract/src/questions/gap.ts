import { gapLimits } from '@quizly/domain/questions/gap/gap-fields.ts'
import { gaps } from '@quizly/words/problems.ts'
import * as z from 'zod/mini'
import { errorMessage } from '../error-message.ts'
import type { Forms } from './forms.ts'

const message = errorMessage(gaps, 'gaps-wanted')
/** Above this the domain's rules are not asked: they compare each text with every other. */
const longestList = 2 * gapLimits.accepted

export function gapSchemas({ text, list, says }: Forms<z.ZodMiniType, z.ZodMiniType>) {
  const texts = z.optional(list(text(2 * gapLimits.text, message), longestList, message))
  const gap = z.object({ accepted: texts, choices: texts }, says(message))
  return { gaps: z.optional(list(gap, 2 * gapLimits.gaps, message)) }
}

/** What each gap is filled from. */
export const gapForm = {
  gaps: z.optional(z.array(z.object({ choices: z.optional(z.array(z.string())) }))),
}
