import { latinDigits } from '@quizly/domain'

/** The number that was typed, with the digits of any script and the decimal mark of Arabic; NaN for other text. */
export function readNumber(value: FormDataEntryValue | null): number {
  const digits =
    typeof value === 'string' ? latinDigits(value.replace(/\p{Cf}/gu, '').trim()).replace('٫', '.') : ''
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN
}

/** The whole number from 1 that was typed; undefined for anything else. */
export function readCount(value: string, most: number): number | undefined {
  const count = readNumber(value)
  return Number.isInteger(count) && count >= 1 && count <= most ? count : undefined
}
