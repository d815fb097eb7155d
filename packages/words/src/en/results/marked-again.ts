import { number, plural } from '../language.ts'

export const label = 'Marked again'
export const asBefore = (date: string, n: number) =>
  `Counts as before again since ${date}: question ${number(n)}.`
export const byHand = (date: string, n: number, verdict: 'correct' | 'incorrect') =>
  ({
    correct: `Marked by hand on ${date}: question ${number(n)} counts as correct.`,
    incorrect: `Marked by hand on ${date}: question ${number(n)} counts as incorrect.`,
  })[verdict]
export const pointsByHand = (date: string, n: number, points: number) =>
  plural(points, {
    one: `Marked by hand on ${date}: question ${number(n)} has ${number(points)} point.`,
    other: `Marked by hand on ${date}: question ${number(n)} has ${number(points)} points.`,
  })
/** After a mark by hand, if the question has other points now. */
export const ofThen = (points: number) =>
  plural(points, {
    one: `The question had ${number(points)} point then.`,
    other: `The question had ${number(points)} points then.`,
  })
export const again = (date: string, n: number) => `Marked again on ${date}: question ${number(n)}.`
export const rubricItem = (text: string, points: string) => `${text} (${points})`
/** What a marker gave or took beside the items, with its sign. */
export const adjustment = (points: string) => `Adjustment: ${points}`
export const rubric = 'What counted'
