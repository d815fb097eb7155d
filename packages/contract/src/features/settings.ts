import { attemptCounts, maxAttemptsAllowed, pageWays, quizStates, resultReleases } from '@quizly/domain'
import { feedback, forms, requests } from '@quizly/words/problems.ts'
import * as z from 'zod/mini'
import { errorMessage } from '../error-message.ts'
import { addresses } from '../addresses.ts'
import { defineCall, ok } from '../call.ts'
import { instructions, language, moment, quizIdParams, quizTitle, timeLimit } from '../shared-fields.ts'
import { emailAddress } from './auth.ts'
import { ownQuizSummary, windowSettings } from './quiz-schemas.ts'

const settingMessage = (values: readonly string[]) =>
  errorMessage(requests, 'choose-one-of', { values: values.join(', ') })
const codeStates = ['open', 'closed'] as const

/** Each is there only if it is on. The order differs by attempt. Without `pages` all are on one page. */
const orderSettings = {
  shuffleQuestions: z.optional(z.literal(true, errorMessage(requests, 'shuffling-wanted'))),
  /** Where slots draw the questions of several attempts: a later one is asked what earlier ones were not. */
  freshQuestions: z.optional(z.literal(true, errorMessage(requests, 'shuffling-wanted'))),
  shuffleOptions: z.optional(z.literal(true, errorMessage(requests, 'shuffling-wanted'))),
  pages: z.optional(z.enum(pageWays, settingMessage(pageWays))),
}

const attemptsMessage = errorMessage(forms, 'attempts-allowed', { most: maxAttemptsAllowed })

/** How often a student may take the quiz; left out: once. `attemptCounts` says which of several counts; left out: the best. */
const attemptSettings = {
  attempts: z.optional(
    z.union(
      [
        z
          .int(attemptsMessage)
          .check(z.minimum(1, attemptsMessage), z.maximum(maxAttemptsAllowed, attemptsMessage)),
        z.literal('unlimited'),
      ],
      attemptsMessage,
    ),
  ),
  attemptCounts: z.optional(z.enum(attemptCounts, settingMessage(attemptCounts))),
}

/** How many students submitted after others could already see the correct answers, and how many are still working. */
export const seenEarly = z.object({ submitted: z.int(), running: z.int() })

const title = quizTitle(errorMessage(forms, 'enter-title'))
const timeLimitMinutes = timeLimit(errorMessage(forms, 'time-limit-too-short'))
const rest = {
  resultRelease: z.enum(resultReleases, settingMessage(resultReleases)),
  code: z.enum(codeStates, settingMessage(codeStates)),
  language: z.optional(language),
  instructions,
  ...windowSettings,
  ...orderSettings,
  ...attemptSettings,
  /** On or left out: everybody who has entered the quiz may practise it, and so see the correct answers. */
  practice: z.optional(z.literal(true, errorMessage(feedback, 'practice-wanted'))),
}

/** How a quiz runs. `code` is the quiz's own switch: in a closed quiz nobody can start. */
export const quizSettings = z.object({ title, timeLimit: timeLimitMinutes, ...rest })
export type QuizSettings = z.output<typeof quizSettings>

/** Title, time limit and instructions stay if they are left out. With `base`, the settings as they were read, only what differs is changed. */
export const quizSettingsBody = z.object({
  title: z.optional(title),
  timeLimit: z.optional(timeLimitMinutes),
  ...rest,
  base: z.optional(quizSettings),
})

const minutesMessage = errorMessage(forms, 'more-minutes', { most: 1_440 })
const percentMessage = errorMessage(forms, 'more-percent', { most: 200 })
const whole = (message: string, most: number) =>
  z
    .number(message)
    .check(z.multipleOf(1, { error: message, abort: true }), z.minimum(1, message), z.maximum(most, message))

const moreMinutes = whole(minutesMessage, 1_440)
const morePercent = whole(percentMessage, 200)

/**
 * A student's extra time: minutes or percent of the time limit, in one quiz or, `everywhere`, in all of its owner's, which
 * only the owner sees. Of the two the longer one counts, or `instead` the quiz's own. `name` if the student has entered
 * this quiz.
 */
const allowance = z.object({
  email: z.string(),
  name: z.optional(z.string()),
  minutes: z.optional(z.int()),
  percent: z.optional(z.int()),
  everywhere: z.boolean(),
  instead: z.optional(z.literal(true)),
})
export type StudentAllowance = z.output<typeof allowance>

const forQuiz = { tag: 'Quizzes', audience: 'admin', params: quizIdParams } as const

export const getQuizSettings = defineCall(addresses.getQuizSettings, forQuiz, {
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

export const updateQuizSettings = defineCall(addresses.updateQuizSettings, forQuiz, {
  summary: 'Change how one’s own quiz runs; who has started keeps what was promised',
  body: quizSettingsBody,
  replies: { educator: ok('The settings from now on', quizSettings) },
  errors: ['quiz-changed'],
})

export const finalizeQuiz = defineCall(addresses.finalizeQuiz, forQuiz, {
  summary: 'Finalize one’s own quiz: from now on its code is shown',
  replies: { educator: ok('The state from now on', z.object({ state: z.enum(quizStates) })) },
})

export const giveOutResults = defineCall(addresses.giveOutResults, forQuiz, {
  summary:
    'Give out the results of one’s own quiz that wait for it, or with `undo` hold them back again; asked once more, nothing else happens',
  query: z.object({
    undo: z.optional(z.literal('yes', errorMessage(requests, 'choose-one-of', { values: 'yes' }))),
  }),
  replies: {
    educator: ok(
      'Whether the results are given out: false if they do not wait for that',
      z.object({ isGivenOut: z.boolean() }),
    ),
  },
})

/**
 * With neither minutes nor percent, the student's allowance is taken away. `instead`: it counts in this quiz even if what
 * the student has in all quizzes is more. That and `everywhere` only the owner says.
 */
const allowanceBody = z
  .object({
    email: emailAddress,
    minutes: z.optional(moreMinutes),
    percent: z.optional(morePercent),
    everywhere: z.boolean(errorMessage(requests, 'everywhere-wanted')),
    instead: z.optional(z.literal(true, errorMessage(requests, 'instead-wanted'))),
  })
  .check(
    z.refine(({ minutes, percent }) => minutes === undefined || percent === undefined, {
      error: errorMessage(forms, 'minutes-or-percent'),
      path: ['minutes'],
    }),
  )

export const setAllowance = defineCall(addresses.setAllowance, forQuiz, {
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
