import { quizStates } from '@quizly/domain'
import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { callsFor, ok } from '../call.ts'
import { moment, quizIdParams } from '../shared-fields.ts'
import { allowance } from './allowance-schemas.ts'
import { ownQuizSummary } from './quiz-schemas.ts'
import { quizSettings, quizSettingsBody, seenEarly } from './settings-schemas.ts'

const forQuiz = callsFor({ tag: 'Quizzes', audience: 'admin', params: quizIdParams })

export const getQuizSettings = forQuiz(addresses.getQuizSettings, {
  summary: 'How one’s own quiz runs, and who could see its correct answers too early',
  replies: {
    educator: ok(
      'The quiz, its settings, and how many are taking it or have submitted. `givenOutAt`: when results that wait for it were given out. `seenEarly`: how many students submitted after others could already see the correct answers, and how many are still working',
      z.extend(quizSettings, {
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
    ),
  },
})

export const updateQuizSettings = forQuiz(addresses.updateQuizSettings, {
  summary: 'Change how one’s own quiz runs; who has started keeps what was promised',
  body: quizSettingsBody,
  replies: { educator: ok('The settings from now on', quizSettings) },
  errors: ['quiz-changed'],
})

export const finalizeQuiz = forQuiz(addresses.finalizeQuiz, {
  summary: 'Finalize one’s own quiz: from now on its code is shown',
  replies: { educator: ok('The state from now on', z.object({ state: z.enum(quizStates) })) },
})

export const giveOutResults = forQuiz(addresses.giveOutResults, {
  summary: 'Give out the results of one’s own quiz that wait for it; asked once more, nothing else happens',
  replies: {
    educator: ok(
      'Whether the results are given out: false if they do not wait for that',
      z.object({ isGivenOut: z.boolean() }),
    ),
  },
})
