import type { NumberForm } from './number-key.ts'
import { type ReadNumber, readNumber } from './read-number.ts'
import { readUnit, type Unit } from './units.ts'

/** A numeric answer as it is marked; `unit` is its text if one was written, `unknownUnit` if that is none. */
export type ReadAnswer =
  | { number: ReadNumber; unitText: string; unit: Unit | undefined }
  | { unknownUnit: string }
  | undefined

/** Undefined: it cannot be read, or not yet. */
export function readAnswer(text: string, { decimal, hasUnit }: NumberForm): ReadAnswer {
  const whole = readNumber(text, decimal)
  if (whole || !hasUnit) return whole && { number: whole, unitText: '', unit: undefined }
  const trimmed = text.trim()
  // The longest number at the start: what is left is the unit, so that 5e3 m and 5 eV are both read.
  for (let end = trimmed.length - 1; end > 0; end -= 1) {
    const number = readNumber(trimmed.slice(0, end), decimal)
    if (!number) continue
    const unitText = trimmed.slice(end).trim()
    const unit = readUnit(unitText)
    return unit ? { number, unitText, unit } : { unknownUnit: unitText }
  }
  return undefined
}
