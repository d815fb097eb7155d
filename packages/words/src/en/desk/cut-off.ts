// Students whose connection was lost at the same time.
import { number, plural } from '../language.ts'

export const label = 'Cut off together'
export const since = (n: number, from: string) =>
  plural(n, {
    one: `${number(n)} student has been cut off since ${from}.`,
    other: `${number(n)} students have been cut off since ${from}.`,
  })
/** `minutes` is like “5 minutes”. */
export const were = (n: number, from: string, until: string, minutes: string) =>
  plural(n, {
    one: `${number(n)} student was cut off ${from}–${until}. Give them ${minutes}?`,
    other: `${number(n)} students were cut off ${from}–${until}. Give them ${minutes}?`,
  })
export const reopen = (n: number) =>
  `Also reopen attempts that ran out of time (${number(n)}). Some students may have seen the correct answers since.`
export const give = (minutes: string) => `Give them ${minutes}`
export const giving = 'Giving…'
export const notNow = 'Not now'
