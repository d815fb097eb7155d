import { fr } from 'make-plural/cardinals'
import type * as en from '../en/language.ts'
import { numberWith, pluralOf } from '../format.ts'

export const plural = pluralOf(fr)
export const number = numberWith('\u202f')

const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'

export const format: typeof en.format = {
  number,
  decimalMark: ',',
  months: months.split(' '),
  shortMonths: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' '),
  date: (day, month, year) => `${day === 1 ? '1er' : day} ${month} ${year}`,
  dayAndMonth: (day, month) => `${day === 1 ? '1er' : day} ${month}`,
  shortDate: (day, month, year) => `${day === 1 ? '1er' : day} ${month} ${year}`,
  dateAndTime: (date, time) => `${date}, ${time}`,
}
