import { ar } from 'make-plural/cardinals'
import type * as en from '../en/language.ts'
import { numberWith, pluralOf } from '../format.ts'

export const plural = pluralOf(ar)
export const number = numberWith(',')

const months = 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'

export const format: typeof en.format = {
  number,
  decimalMark: '.',
  months: months.split(' '),
  shortMonths: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' '),
  date: (day, month, year) => `${day} ${month} ${year}`,
  dayAndMonth: (day, month) => `${day} ${month}`,
  shortDate: (day, month, year) => `${day} ${month} ${year}`,
  dateAndTime: (date, time) => `${date}، ${time}`,
}
