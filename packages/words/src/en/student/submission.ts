// The end of a quiz: asking whether to submit, and what is shown while it is submitted.
import { number, plural } from '../language.ts'

export const question = 'Are you sure you want to submit?'
export const unanswered = (n: number) =>
  plural(n, { one: `${number(n)} question is unanswered.`, other: `${number(n)} questions are unanswered.` })
/** After the number of questions that are unanswered. */
export const skipped = (n: number) =>
  plural(n, { one: 'It will be marked as skipped.', other: 'They will be marked as skipped.' })
export const complete = (n: number) =>
  plural(n, {
    one: 'You have answered the question.',
    other: `You have answered all ${number(n)} questions.`,
  })
export const unansweredList = 'Unanswered questions'
export const flaggedList = 'Flagged questions'
/** Before the numbers of questions. */
export const flagged = (n: number) =>
  plural(n, { one: 'You wanted to see this again:', other: 'You wanted to see these again:' })
export const goTo = (n: number) => `Go to question ${number(n)}`
export const goBack = 'Go back to the quiz'
export const submit = 'Submit now'
export const submitting = 'Submitting…'
export const submittingTitle = 'Submitting your quiz'
export const timeIsUp = "Time's up! Submitting your quiz."
export const ended = 'Your teacher has ended the quiz. Submitting your answers.'
export const safe = (answers: number) =>
  plural(answers, { one: 'Your answer is safe.', other: `All ${number(answers)} of your answers are safe.` })
export const opensSoon = 'Your result opens in a moment; you do not need to do anything.'
export const failed = 'Failed to submit quiz: Submission failed'
export const failedBecause = (why: string) => `Failed to submit quiz: ${why}`
export const failedForNow = 'Failed to submit quiz: Submission failed. It is sent again by itself.'
export const offline = 'Not submitted yet: you are offline. It is sent when you reconnect.'
export const offlineAtEnd =
  'You are offline. Your answers are safe on this device and will be submitted when you reconnect.'
export const doNotClose = 'Your answers are kept on this page only: do not close it.'
/** On the page of the result, or where else a student is led. */
export const arrivals = {
  alreadyAttempted: 'You have already attempted this quiz.',
  someTooLate: 'Some of your answers arrived after the quiz had closed. Only what was saved before counts.',
}
