import { es } from 'make-plural/cardinals'
import type * as en from '../en/language.ts'
import { eitherWith, listWith, numberWith, pluralOf, textsWith } from '../format.ts'

export const plural = pluralOf(es)
export const number = numberWith('.', ',', 10_000)

const comma = ', '
export const list = listWith(comma, (n) => `y ${n} más`)
export const texts = textsWith('; ')
export const either = eitherWith(comma, ' o ')

const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'

export const format: typeof en.format = {
  number,
  comma,
  decimalMark: ',',
  months: months.split(' '),
  shortMonths: 'ene feb mar abr may jun jul ago sept oct nov dic'.split(' '),
  date: (day, month, year) => `${day} de ${month} de ${year}`,
  dayAndMonth: (day, month) => `${day} de ${month}`,
  shortDate: (day, month, year) => `${day} ${month} ${year}`,
  dateAndTime: (date, time) => `${date}, ${time}`,
}
