import { quizStates } from '@quizly/domain'
import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { defineCall } from '../call.ts'
import { moment, quizIdParams } from '../shared-fields.ts'
import { allowance } from './allowance-schemas.ts'
import { ownQuizSummary } from './quiz-schemas.ts'
import { quizSettings, quizSettingsBody, seenEarly } from './settings-schemas.ts'

const tag = 'Quizzes'

export const getQuizSettings = defineCall(addresses.getQuizSettings, {
  summary: 'How one’s own quiz runs, and who could see its correct answers too early',
  tag,
  audience: 'admin',
  params: quizIdParams,
  replies: {
    educator: {
      status: 200,
      description:
        'The quiz, its settings, and how many are taking it or have submitted. `givenOutAt`: when results that wait for it were given out. `seenEarly`: how many students submitted after others could already see the correct answers, and how many are still working',
      schema: z.extend(quizSettings, {
        quiz: ownQuizSummary,
        running: z.int(),
        submitted: z.int(),
        /** How many have submitted and can take the quiz once more, if any. */
        attemptsLeft: z.optional(z.int()),
        /** For those who may change them, if there are any. */
        allowances: z.optional(z.array(allowance)),
        givenOutAt: z.optional(moment),
        seenEarly: z.optional(seenEarly),
      }),
    },
  },
  errors: ['not-found'],
})

export const updateQuizSettings = defineCall(addresses.updateQuizSettings, {
  summary: 'Change how one’s own quiz runs; who has started keeps what was promised',
  tag,
  audience: 'admin',
  params: quizIdParams,
  body: quizSettingsBody,
  replies: { educator: { status: 200, description: 'The settings from now on', schema: quizSettings } },
  errors: ['invalid-input', 'not-found', 'quiz-changed'],
})

export const finalizeQuiz = defineCall(addresses.finalizeQuiz, {
  summary: 'Finalize one’s own quiz: from now on its code is shown',
  tag,
  audience: 'admin',
  params: quizIdParams,
  replies: {
    educator: {
      status: 200,
      description: 'The state from now on',
      schema: z.object({ state: z.enum(quizStates) }),
    },
  },
  errors: ['not-found'],
})

export const giveOutResults = defineCall(addresses.giveOutResults, {
  summary: 'Give out the results of one’s own quiz that wait for it; asked once more, nothing else happens',
  tag,
  audience: 'admin',
  params: quizIdParams,
  replies: {
    educator: {
      status: 200,
      description: 'Whether the results are given out: false if they do not wait for that',
      schema: z.object({ isGivenOut: z.boolean() }),
    },
  },
  errors: ['not-found'],
})
