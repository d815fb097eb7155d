// A question in the list of a result, with what it counted as.
import { number } from '../language.ts'

/** Read by screen readers before the text of the question. */
export const numbered = (n: number) => `Question ${number(n)}: `
export const yourAnswer = 'Your answer'
export const answer = 'Answer'
export const skipped = 'You skipped this question.'
export const saved = (time: string) => `Saved ${time}`
export const correctAnswer = 'Correct answer'
export const alsoCorrect = 'Also correct'
/** The name of a link to the question; `verdict` is what it counts as. */
export const link = (n: number, verdict: string) => `Question ${number(n)}: ${verdict}`
export const byHand = 'Marked by hand'
