import { limits } from '@quizly/domain'
import { numbers } from '@quizly/words/problems.ts'
import * as z from 'zod/mini'
import { errorMessage } from '../error-message.ts'
import { type Forms, fraction } from './forms.ts'

const message = errorMessage(numbers, 'number-key-wanted')
const decimal = z.enum(['.', ','], message)
const digits = { kind: z.enum(['decimals', 'significant'], message), count: z.int(message) }

/** The key is an object of texts in a draft too, with its shares as fractions. */
export function numericSchemas(text: Forms<z.ZodMiniType, z.ZodMiniType>['text']) {
  const number = text(limits.numberLength, message)
  const share = fraction(message)
  return {
    number: z.optional(
      z.object(
        {
          decimal,
          tolerance: z.optional(
            z.object({ kind: z.enum(['absolute', 'relative'], message), value: number }, message),
          ),
          near: z.optional(z.object({ value: number, share }, message)),
          precision: z.optional(z.object({ ...digits, share }, message)),
          unit: z.optional(
            z.object(
              {
                is: text(limits.unitLength, message),
                convert: z.optional(z.boolean(message)),
                shareWithout: z.optional(share),
              },
              message,
            ),
          ),
        },
        message,
      ),
    ),
  }
}

/** How a numeric answer is written. */
export const numericForm = {
  number: z.optional(
    z.object({ decimal, precision: z.optional(z.object(digits)), hasUnit: z.optional(z.literal(true)) }),
  ),
}
