import { format } from '@quizly/words/language.ts'
import { latinDigits } from '@quizly/domain'

/** A number as a person types it, with a comma or a point before the decimals; NaN if it is none. */
export function typedNumber(text: string): number {
  const typed = latinDigits(text).trim().replace(/[,٫]/, '.')
  return /^\d{1,7}(?:\.\d{1,4})?$/.test(typed) ? Number(typed) : Number.NaN
}

/** The same with a minus before it, if there is one. */
export function signedNumber(text: string): number {
  const [, minus, number = ''] = /^\s*([-−])?\s*(.*)$/.exec(text) ?? []
  return minus ? 0 - typedNumber(number) : typedNumber(number)
}

/** A number as somebody would type it. */
export const typedAs = (value: number): string =>
  String(value).replace('-', '−').replace('.', format.decimalMark)
