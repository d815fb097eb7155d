import { latinDigits } from '../../digits.ts'
import { inUsualWidth, seenText } from '../text/seen-text.ts'
import type { NumberForm } from './number-key.ts'
import { type ReadNumber, readNumber } from './read-number.ts'
import { readUnit, type Unit } from './units.ts'

/** A numeric answer as it is marked; `unit` is its text if one was written, `unknownUnit` if that is none. */
export type ReadAnswer =
  | { number: ReadNumber; unitText: string; unit: Unit | undefined }
  | { unknownUnit: string }
  | undefined

/** Of an answer with a unit. A student can submit hundreds of answers at once, and each is read at several places. */
const longestAnswer = 100
const maxPlaces = 12

/** Where a number may end and its unit begin. */
const ends = /(?<=[\p{N}.,%٪])\s*(?=[\p{L}°º˚%٪‰؉/(])|(?<=\p{N})\s+(?=1\/)/gu
/** Where a unit is wanted, it is one, and no hundredth part of a number. */
const perCentAtEnd = /[%٪]\s*$/u

/** What is typed of a power of ten before its digits. */
const halfPower = /^(?:e|x(?: ?1(?:0(?: ?\^ ?\(?)?)?)?) ?[+−-]?$/i

/** Undefined: it cannot be read, or not yet. */
export function readAnswer(text: string, { decimal, hasUnit }: NumberForm): ReadAnswer {
  const whole = hasUnit && perCentAtEnd.test(text) ? undefined : readNumber(text, decimal)
  if (whole || !hasUnit) return whole && { number: whole, unitText: '', unit: undefined }
  if (text.length > longestAnswer) return undefined
  const latin = latinDigits(inUsualWidth(seenText(text)))
  const places = [...latin.matchAll(ends)].map(({ index }) => index)
  // The longest number at the start: what is left is the unit, so that 5e3 m and 5 eV are both read.
  for (const index of places.slice(-maxPlaces).toReversed()) {
    const number = readNumber(latin.slice(0, index), decimal)
    if (!number) continue
    const unitText = latin.slice(index).trim()
    if (halfPower.test(unitText)) return undefined
    const unit = readUnit(unitText)
    return unit ? { number, unitText, unit } : { unknownUnit: unitText }
  }
  return undefined
}
