import { resultReleases, attemptCounts, mostAttemptsAllowed, pageWays } from '@quizly/domain'
import * as z from 'zod/mini'
import { language, quizTitle, timeLimit } from '../shared-fields.ts'
import { windowSettings } from './window-schemas.ts'

const settingMessage = (values: readonly string[]) => `Choose one of: ${values.join(', ')}`
const codeStates = ['open', 'closed'] as const

/**
 * Each is there only if it is on. The order is another one for each attempt, and stays the same in it. Without `pages`
 * all questions are on one page.
 */
const orderSettings = {
  shuffleQuestions: z.optional(z.literal(true, 'Shuffling is on (true) or left out')),
  shuffleOptions: z.optional(z.literal(true, 'Shuffling is on (true) or left out')),
  pages: z.optional(z.enum(pageWays, settingMessage(pageWays))),
}

const attemptsMessage = `Allow 1 to ${mostAttemptsAllowed} attempts, or “unlimited”`

/** How often a student may take the quiz; left out: once. `attemptCounts` says which of several counts; left out: the best. */
const attemptSettings = {
  attempts: z.optional(
    z.union(
      [
        z
          .int(attemptsMessage)
          .check(z.minimum(1, attemptsMessage), z.maximum(mostAttemptsAllowed, attemptsMessage)),
        z.literal('unlimited'),
      ],
      attemptsMessage,
    ),
  ),
  attemptCounts: z.optional(z.enum(attemptCounts, settingMessage(attemptCounts))),
}

/** How many students submitted after others could already see the correct answers, and how many are still working. */
export const seenEarly = z.object({ submitted: z.int(), running: z.int() })

const title = quizTitle('Enter a quiz title')
const minutes = timeLimit('Time limit must be at least 1 minute')
const rest = {
  resultRelease: z.enum(resultReleases, settingMessage(resultReleases)),
  code: z.enum(codeStates, settingMessage(codeStates)),
  language: z.optional(language),
  ...windowSettings,
  ...orderSettings,
  ...attemptSettings,
}

/**
 * How a quiz runs: what it is called, how long students have, when they see how much of their result, and when they can
 * start, and in which order it is asked. `code` is the quiz's own switch: in a closed quiz nobody can start.
 */
export const quizSettings = z.object({ title, timeLimit: minutes, ...rest })
export type QuizSettings = z.output<typeof quizSettings>

/**
 * Without title or time limit, these stay as they are. With `base`, the settings as they were read, only what differs
 * from it is changed.
 */
export const quizSettingsBody = z.object({
  title: z.optional(title),
  timeLimit: z.optional(minutes),
  ...rest,
  base: z.optional(quizSettings),
})
