import { en } from 'make-plural/cardinals'
import { eitherWith, listWith, numberWith, pluralOf, textsWith } from '../format.ts'

export const plural = pluralOf(en)
export const number = numberWith(',', '.')

const comma = ', '
export const list = listWith(comma, (n) => `and ${n} more`)
export const texts = textsWith('; ')
export const either = eitherWith(comma, ' or ')

const months = 'January February March April May June July August September October November December'

/** Patterns, because the browser's own formatting loads so much that a slow phone shows its first word 50 ms later. */
export const format = {
  number,
  comma,
  decimalMark: '.',
  months: months.split(' '),
  /** For tables */
  shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  date: (day: number, month: string, year: number) => `${day} ${month} ${year}`,
  dayAndMonth: (day: number, month: string) => `${day} ${month}`,
  shortDate: (day: number, month: string, year: number) => `${day} ${month} ${year}`,
  dateAndTime: (date: string, time: string) => `${date}, ${time}`,
}

/** Stands in the page itself and is shown, English beside it, while no words can be loaded. */
export const waiting = 'Quizly could not load its words. Trying again…'

/** Stands in the page itself: what it shows if its files are gone, as in the middle of an update. */
export const notLoaded = {
  title: 'Quizly could not be loaded',
  why: 'It may be starting or being updated.',
  again: 'Try again',
  noScript: 'Quizly needs JavaScript. Switch it on, then reload.',
}
