// What deserves a look in the results of a class.
import { number, plural } from '../language.ts'

export const wrongKey = (n: number) => `Question ${number(n)} may have the wrong answer key`
export const checkKey = 'Check the answer key'
export const hardest = (n: number) => `Question ${number(n)} was the hardest`
export const right = (n: number, asked: number) =>
  plural(n, {
    one: `${number(n)} of ${number(asked)} got it right`,
    other: `${number(n)} of ${number(asked)} got it right`,
  })
export const whoMissed = 'See who missed it'
export const belowHalf = (n: number) =>
  plural(n, {
    one: `${number(n)} student scored below half`,
    other: `${number(n)} students scored below half`,
  })
export const seeStudents = 'See the students'
export const notCounted = (n: number) =>
  plural(n, {
    one: `${number(n)} result not counted yet`,
    other: `${number(n)} results not counted yet`,
  })
export const notCountedHint = 'The quiz was edited. Their scores are being updated.'
