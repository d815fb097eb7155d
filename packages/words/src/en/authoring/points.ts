// What a question is worth, and how a part of it is earned.
import { number, plural } from '../language.ts'

export const pointsAndMarking = 'Points and marking'
export const points = 'Points'
export const deduction = 'Points taken off for a wrong answer'
export const rule = 'Part of the points'
export const allOrNothing = 'All or nothing'
export const allOrNothingMeaning = 'The points are given only if the whole answer is correct.'
export const ruleNames = {
  'right-minus-wrong': 'Right less wrong',
  'each-decision': 'Each part counts',
  'half-for-one-slip': 'Half for one slip',
  'by-option': 'By option',
}
export const ruleMeanings = {
  'right-minus-wrong':
    'The part of the correct options that is selected, less the part of the wrong ones; never below 0.',
  'each-decision':
    'Each option that is treated correctly, selected or not, each pair of neighbours in an order, or each prompt with its partner earns the same part.',
  'half-for-one-slip': 'With exactly one wrong decision, half of the points.',
  'by-option': 'Each option earns its own part of the points.',
}
export const shares = 'What each option earns, in per cent'
export const share = (letter: string) => `Option ${letter} earns, in per cent`
export const shareOf = (letter: string, text: string) => `Option ${letter} earns, in per cent: ${text}`
/** Of a question or of a whole quiz. */
export const worth = (n: number) => plural(n, { one: `${number(n)} point`, other: `${number(n)} points` })
/** After what a question is worth: “2.5 points · A wrong answer costs 0.5 points”. */
export const costs = (n: number) =>
  plural(n, {
    one: `A wrong answer costs ${number(n)} point`,
    other: `A wrong answer costs ${number(n)} points`,
  })
/** With the rule by option: “A: 100%”. */
export const earns = (letter: string, percent: number) => `${letter}: ${number(percent)}%`
/** What a number earns that is not wholly right: “Nearly right (± 5 %): 50%”. */
export const numbers = {
  near: ({ percent, within }: { percent: number; within: string }) =>
    `Nearly right (${within}): ${number(percent)}%`,
  precision: (percent: number) => `Other precision: ${number(percent)}%`,
  unit: (percent: number) => `No unit: ${number(percent)}%`,
}
