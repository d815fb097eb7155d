// A quiz that shows one question at a time.
import { number } from '../language.ts'

export const place = (n: number, total: number) => `Question ${number(n)} of ${number(total)}`
export const moved = 'You went on to this question on another device or in another tab.'
export const previous = 'Previous'
export const next = 'Next'
export const lastQuestion = 'This is the last question.'
export const noWayBack = 'You cannot come back to this question.'
export const oneAtATime = 'One question at a time. You can go back to earlier questions.'
export const forwardOnly = 'One question at a time. You cannot go back to an earlier question.'
export const forwardChanging =
  'You can change an answer until you go on to the next question. At 0:00 the quiz is submitted for you.'
export const skipTitle = 'Go on without an answer?'
export const skipText = (n: number) =>
  `You have not answered question ${number(n)}, and you cannot come back to it. It will be marked as skipped.`
export const skip = (n: number) => `Skip question ${number(n)}`
export const stay = (n: number) => `Stay on question ${number(n)}`
