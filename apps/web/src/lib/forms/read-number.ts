import { digitValue } from '@quizly/domain'

/** The number that was typed, with the digits of any script; NaN for other text. */
export function readNumber(value: FormDataEntryValue | null): number {
  const text = typeof value === 'string' ? value.trim() : ''
  const digits = text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN
}
