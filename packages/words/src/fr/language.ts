import { fr } from 'make-plural/cardinals'
import type * as en from '../en/language.ts'
import { eitherWith, listWith, numberWith, pluralOf, textsWith } from '../format.ts'

export const plural = pluralOf(fr)
export const number = numberWith('\u202f', ',')

const comma = ', '
export const list = listWith(comma, (n) => `et ${n} de plus`)
export const texts = textsWith('\u202f; ')
export const either = eitherWith(comma, ' ou ')

const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'

export const format: typeof en.format = {
  number,
  comma,
  decimalMark: ',',
  months: months.split(' '),
  shortMonths: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' '),
  date: (day, month, year) => `${day === 1 ? '1er' : day} ${month} ${year}`,
  dayAndMonth: (day, month) => `${day === 1 ? '1er' : day} ${month}`,
  shortDate: (day, month, year) => `${day === 1 ? '1er' : day} ${month} ${year}`,
  dateAndTime: (date, time) => `${date} à ${time}`,
}
