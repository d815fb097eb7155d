import { de } from 'make-plural/cardinals'
import type * as en from '../en/language.ts'
import { eitherWith, listWith, numberWith, pluralOf, textsWith } from '../format.ts'

export const plural = pluralOf(de)
export const number = numberWith('.', ',')

const comma = ', '
export const list = listWith(comma, (n) => `und ${n} weitere`)
export const texts = textsWith('; ')
export const either = eitherWith(comma, ' oder ')

const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'

export const format: typeof en.format = {
  number,
  comma,
  decimalMark: ',',
  months: months.split(' '),
  shortMonths: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'.split(' '),
  date: (day, month, year) => `${day}. ${month} ${year}`,
  dayAndMonth: (day, month) => `${day}. ${month}`,
  shortDate: (day, month, year) => `${day}. ${month} ${year}`,
  dateAndTime: (date, time) => `${date}, ${time}`,
}
