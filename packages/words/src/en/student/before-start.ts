// A quiz before its clock starts.
import { number, plural } from '../language.ts'

export const loadingTitle = 'Loading quiz'
export const loading = 'Loading quiz…'
export const failed = 'Failed to load quiz.'
export const unreachable = 'We could not reach the server.'
export const noAnswer = 'The server could not answer.'
export const noTimeLost =
  'If you have not started yet, your clock is not running and you lose no time by trying again. If you have, your answers are kept and you go on where you were.'
export const missingHint = 'A quiz opens with its code. Enter the code that you were given.'
export const otherCode = 'Enter a different code'
export const questions = (n: number) =>
  plural(n, { one: `${number(n)} question`, other: `${number(n)} questions` })
/** In the place of what is saved. */
export const notStarted = 'Not started'
export const heading = 'Before you start'
export const clock = 'The clock starts when you press Start Quiz and does not pause.'
export const saving = 'Every answer is saved as you make it, even if you lose the connection.'
export const changing = 'You can change any answer until you submit. At 0:00 the quiz is submitted for you.'
/** Starts the clock. */
export const start = 'Start Quiz'
export const startFailed = (why: string) => `The quiz could not be started. ${why}`
export const questionCount = 'Questions'
export const timeLimit = 'Time limit'
/** `minutes` is like “30 minutes”, all of them. */
export const withExtra = (minutes: string, extra: number) => `${minutes} (${number(extra)} extra for you)`
export const attempts = 'Attempts'
export const oneAttempt = '1 attempt'
