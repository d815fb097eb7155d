import { ar } from 'make-plural/cardinals'
import type * as en from '../en/language.ts'
import { eitherWith, listWith, numberWith, pluralOf, textsWith } from '../format.ts'

export const plural = pluralOf(ar)
export const number = numberWith(',', '.')

const comma = '، '
export const list = listWith(comma, (n) =>
  plural(n, {
    zero: `و${n} غيرها`,
    one: 'وواحد آخر',
    two: 'واثنان آخران',
    few: `و${n} غيرها`,
    many: `و${n} غيرها`,
    other: `و${n} غيرها`,
  }),
)
export const texts = textsWith('؛ ')
export const either = eitherWith(' أو ', ' أو ')

const months = 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'

export const format: typeof en.format = {
  number,
  comma,
  decimalMark: '.',
  months: months.split(' '),
  shortMonths: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' '),
  date: (day, month, year) => `${day} ${month} ${year}`,
  dayAndMonth: (day, month) => `${day} ${month}`,
  shortDate: (day, month, year) => `${day} ${month} ${year}`,
  dateAndTime: (date, time) => `${date}، ${time}`,
}
