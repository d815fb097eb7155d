// Practising a quiz, or one’s own mistakes. Nothing of it is stored.
import { number } from '../language.ts'

export const practise = 'Practise this quiz'
export const practiseHint = 'Practice shows the correct answers and counts for nothing.'
export const eyebrow = 'Practice'
export const title = (quiz: string) => `Practice: ${quiz}`
export const mistakes = 'Practise my mistakes'
export const loading = 'Loading the questions'
export const failed = 'The questions could not be loaded'
export const closed = 'This quiz cannot be practised now'
export const closedHint = 'Your teacher may have switched practice off, or you are taking the quiz right now.'
export const none = 'No mistakes to practise'
export const noneHint =
  'Questions that you got wrong or skipped appear here once you may see their correct answers.'
export const cut = (n: number) => `These are the latest ${number(n)}. There are more.`
export const fromDevice = 'No connection. These are the questions that this device has kept.'
export const countsNothing = 'Try as often as you like. Nothing counts, and nothing is stored.'
export const place = (n: number, total: number) => `Question ${number(n)} of ${number(total)}`
export const clock = 'Show a clock'
export const time = 'Time so far'
export const check = 'Check answer'
export const show = 'Show the answer'
export const next = 'Next question'
export const finish = 'See the summary'
export const retry = 'Try this question again'
export const rubric = 'What gives points'
export const markYourself = 'Mark yourself: how was your answer?'
export const summary = 'Summary'
export const wrongAgain = 'Practise the wrong ones again'
export const allAgain = 'Practise all again'
export const end = 'End practice'
