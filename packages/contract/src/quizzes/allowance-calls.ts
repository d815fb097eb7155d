import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { emailAddress } from '../auth/user-schemas.ts'
import { callsFor, ok } from '../call.ts'
import { quizIdParams } from '../shared-fields.ts'
import { allowance, moreMinutes, morePercent } from './allowance-schemas.ts'

/**
 * With neither minutes nor percent, the student's allowance is taken away. `instead`: it counts in this quiz even if what
 * the student has in all quizzes is more. That and `everywhere` only the owner says.
 */
const allowanceBody = z
  .object({
    email: emailAddress,
    minutes: z.optional(moreMinutes),
    percent: z.optional(morePercent),
    everywhere: z.boolean('Everywhere is true or false'),
    instead: z.optional(z.literal(true)),
  })
  .check(
    z.refine(({ minutes, percent }) => minutes === undefined || percent === undefined, {
      error: 'Give either minutes or a percentage',
      path: ['minutes'],
    }),
  )

const forQuiz = callsFor({ tag: 'Quizzes', audience: 'admin', params: quizIdParams })

export const setAllowance = forQuiz(addresses.setAllowance, {
  summary:
    'Let a student have more time in this quiz, or in all of its owner’s, from the next start on; or no longer',
  body: allowanceBody,
  replies: {
    educator: ok(
      'Everybody who has more time in this quiz now',
      z.object({ allowances: z.array(allowance) }),
    ),
  },
  errors: ['limit-reached'],
})
