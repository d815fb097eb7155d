import { pt } from 'make-plural/cardinals'
import type * as en from '../en/language.ts'
import { eitherWith, listWith, numberWith, pluralOf, textsWith } from '../format.ts'

export const plural = pluralOf(pt)
export const number = numberWith('.', ',')

const comma = ', '
export const list = listWith(comma, (n) => `e mais ${n}`)
export const texts = textsWith('; ')
export const either = eitherWith(comma, ' ou ')

const months = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'

export const format: typeof en.format = {
  number,
  comma,
  decimalMark: ',',
  months: months.split(' '),
  shortMonths: 'jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.'.split(' '),
  date: (day, month, year) => `${day} de ${month} de ${year}`,
  dayAndMonth: (day, month) => `${day} de ${month}`,
  shortDate: (day, month, year) => `${day} de ${month} de ${year}`,
  dateAndTime: (date, time) => `${date}, às ${time}`,
}
