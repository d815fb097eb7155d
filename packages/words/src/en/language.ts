import { en } from 'make-plural/cardinals'
import { numberWith, pluralOf } from '../format.ts'

export const plural = pluralOf(en)
export const number = numberWith(',')

const months = 'January February March April May June July August September October November December'

/** Patterns, because the browser's own formatting loads so much that a slow phone shows its first word 50 ms later. */
export const format = {
  number,
  decimalMark: '.',
  months: months.split(' '),
  /** For tables */
  shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  date: (day: number, month: string, year: number) => `${day} ${month} ${year}`,
  dayAndMonth: (day: number, month: string) => `${day} ${month}`,
  shortDate: (day: number, month: string, year: number) => `${day} ${month} ${year}`,
  dateAndTime: (date: string, time: string) => `${date}, ${time}`,
}
