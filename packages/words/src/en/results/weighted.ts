// A quiz whose questions are not all worth one point, or in which an answer can earn a part of the points.
import { number, plural } from '../language.ts'

export const points = (n: number) => plural(n, { one: `${number(n)} point`, other: `${number(n)} points` })
/** After the score: “7.5 out of 12 points”, with the first number large. */
export const outOf = (n: number) =>
  plural(n, { one: `out of ${number(n)} point`, other: `out of ${number(n)} points` })
/** Of one question: “1.5 of 2 points”. */
export const earned = (n: number, most: number) =>
  plural(most, {
    one: `${number(n)} of ${number(most)} point`,
    other: `${number(n)} of ${number(most)} points`,
  })
/** Before the start. */
export const pointsInAll = (n: number) =>
  plural(n, { one: `${number(n)} point in all.`, other: `${number(n)} points in all.` })
/** Before the start, of some questions of the quiz. */
/** Beside the score; `most` is what they can bring. */
export const waiting = (n: number, most: number) =>
  plural(n, {
    one: `${number(n)} question waits to be marked (up to ${number(most)} more points).`,
    other: `${number(n)} questions wait to be marked (up to ${number(most)} more points).`,
  })
export const rules = {
  'right-minus-wrong':
    'Some questions give a part of their points: right choices less wrong ones, never below 0.',
  'each-decision': 'Some questions give a part of their points for each part of the answer that is right.',
  'half-for-one-slip': 'Some questions give half of their points if you make one slip.',
  'by-option': 'In some questions, options give different parts of the points.',
}
/** Before the start, of some numeric answers. */
export const numbers = {
  near: 'Some answers with a number that is nearly right give a part of their points.',
  precision: 'Some answers with a right number in another precision give a part of their points.',
  unit: 'Some answers with a right number without its unit give a part of their points.',
}
export const deductions = 'Some wrong answers cost points. A question that you skip costs nothing.'
/** At a question. */
export const ruleHere = {
  'right-minus-wrong': 'Right choices less wrong ones, never below 0.',
  'each-decision': 'Each option that you treat correctly gives a part.',
  'half-for-one-slip': 'With one slip, half of the points.',
  'by-option': 'Options give different parts of the points.',
}
/** At a question whose decisions are not about options. */
export const ruleOfType = {
  matching: { 'each-decision': 'Each right pair gives a part.' },
  ordering: { 'each-decision': 'Two items that stand in the right order next to each other give a part.' },
}
export const deductionHere = (n: number) =>
  plural(n, {
    one: `A wrong answer costs ${number(n)} point.`,
    other: `A wrong answer costs ${number(n)} points.`,
  })
