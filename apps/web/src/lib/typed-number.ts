import { latinDigits } from '@quizly/domain'

/** A number as a person types it, with a comma or a point before the decimals; NaN if it is none. */
export function typedNumber(text: string): number {
  const typed = latinDigits(text).trim().replace(/[,٫]/, '.')
  return /^\d{1,7}(?:\.\d{1,4})?$/.test(typed) ? Number(typed) : Number.NaN
}
