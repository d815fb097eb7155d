import { number, plural } from '../language.ts'

export const loading = 'Loading the results'
/** In the title of the browser’s tab. */
export const results = (n: number) => plural(n, { one: `${number(n)} result`, other: `${number(n)} results` })
export const worthALook = 'Worth a look'
export const nothingStandsOut = 'Nothing stands out.'
export const distribution = 'Score distribution'
export const questions = 'Questions'
export const grid = 'Who got what right'
/** Above the figures: results in which an answer waits for a person. */
export const unmarked = (n: number) =>
  plural(n, {
    one: `${number(n)} result waits to be marked and is not counted here.`,
    other: `${number(n)} results wait to be marked and are not counted here.`,
  })
export const noneMarked = 'No result is marked yet'
export const updating = 'Scores are being updated'
export const updatingHint = 'The quiz was edited. Reload this page in a moment.'
/** The names of the figures of a class. */
export const figures = {
  attempts: 'Attempts',
  average: 'Average',
  median: 'Median',
  range: 'Lowest – highest',
  time: 'Median time',
}
/** After the average: “8.2 of 12 · 68%”. */
export const averageOf = (total: string, share: string) => `of ${total} · ${share}`
/** After the median time. */
export const timeOf = (time: string) => `of ${time}`
export const range = (low: number, high: number) => `${number(low)} – ${number(high)}`
export const percent = (n: number) => `${number(n)}%`
export const average = (score: string) => `Average ${score}`
export const outOf = (n: number) => `Score out of ${number(n)}.`
/** In a picture of the scores. */
export const dots = 'One dot is one student.'
export const students = (n: number) =>
  plural(n, { one: `${number(n)} student.`, other: `${number(n)} students.` })
export const scoreColumn = 'Score'
export const studentsColumn = 'Students'
export const scoresFromTo = (from: number, to: number) => `${number(from)} to ${number(to)}`
