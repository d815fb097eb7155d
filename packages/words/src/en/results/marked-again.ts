import { number } from '../language.ts'

export const label = 'Marked again'
export const asBefore = (date: string, n: number) =>
  `Counts as before again since ${date}: question ${number(n)}.`
export const byHand = (date: string, n: number, verdict: 'correct' | 'incorrect') =>
  ({
    correct: `Marked by hand on ${date}: question ${number(n)} counts as correct.`,
    incorrect: `Marked by hand on ${date}: question ${number(n)} counts as incorrect.`,
  })[verdict]
export const again = (date: string, n: number) => `Marked again on ${date}: question ${number(n)}.`
