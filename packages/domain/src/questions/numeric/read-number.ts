import { latinDigits } from '../../digits.ts'
import { inUsualWidth } from '../text/seen-text.ts'
import { plus, type Rational, rational, times } from './rational.ts'

export type DecimalMark = '.' | ','

/** A number as it was read. `decimals` and `significant` count the digits in which it was written. */
export type ReadNumber = { value: Rational; decimals: number; significant: number }

const maxDigits = 40
const largestExponent = 100
const longest = 200

/**
 * Reads a number as people write it: a sign, groups of three by space, apostrophe or the mark that is not the decimal one,
 * decimals, fractions (1/3, 1 1/2), powers of ten (6.02e23, 6,02·10^23, 6.02×10²³) and per cent. What can be read in two
 * ways (3,145) is read by `decimal`. Undefined for everything else.
 */
export function readNumber(text: string, decimal: DecimalMark): ReadNumber | undefined {
  if (text.length > longest) return undefined
  const plain = plainText(text)
  const percent = /^(.*\S)\s*%$/.exec(plain)?.[1]
  const written = percent ?? plain
  const read =
    readFraction(written) ?? readDecimal(written, decimal) ?? readDecimal(written, otherMark[decimal])
  if (!read || percent === undefined) return read
  return { ...read, value: times(read.value, rational(1n, 100n)) }
}

const otherMark = { '.': ',', ',': '.' } as const
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** As most people write, with nothing that stands for something else. */
const alreadyPlain = /^[+-]?[\d.,]+(?:[eE][+-]?\d+)?$/

/** With Latin digits, one sign for minus, times and the space, and with `^` before an exponent that stands high. */
function plainText(text: string): string {
  if (alreadyPlain.test(text)) return text
  return latinDigits(inUsualWidth(text))
    .replaceAll(/[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/gu, (power) => `^${[...power].map(lowered).join('')}`)
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[−‐‑–－]/gu, '-')
    .replaceAll(/[×·⋅∙✕*xX]/gu, '*')
    .replaceAll(/[’ʼ′‘]/gu, "'")
    .replaceAll(/٬/gu, "'")
    .replaceAll(/٫/gu, '.')
    .replaceAll(/٪/gu, '%')
    .replaceAll(/⁄/gu, '/')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/^([+-]?) ?(?=10 ?\^)/, (_, sign: string) => `${sign}1*`)
}

const lowered = (sign: string) =>
  sign === '⁻' ? '-' : sign === '⁺' ? '' : String(superscripts.indexOf(sign))

function readFraction(text: string): ReadNumber | undefined {
  const [, sign = '', whole = '0', above = '', below = ''] =
    /^([+-]?) ?(?:(\d{1,40}) )?(\d{1,40}) ?\/ ?(\d{1,40})$/.exec(text) ?? []
  if (below === '' || BigInt(below) === 0n) return undefined
  const sum = plus(rational(BigInt(whole)), rational(BigInt(above), BigInt(below)))
  const value = sign === '-' ? rational(-sum.num, sum.den) : sum
  return { value, decimals: 0, significant: above.length }
}

/** For each mark: sign, whole part, decimals, exponent. Groups are of three digits, all by one sign, and the first does not begin with 0. */
const patterns = { '.': patternOf('.', ','), ',': patternOf(',', '.') }

function patternOf(mark: DecimalMark, other: DecimalMark): RegExp {
  const whole = String.raw`[1-9]\d{0,2}(?:([ '${other}])\d{3})(?:\2\d{3})*|\d*`
  const power = String.raw`(?: ?\* ?10 ?\^ ?\(? ?| ?[eE] ?)([+-]?) ?(\d{1,3})\)?`
  return new RegExp(String.raw`^([+-]?) ?(?:(?:${whole})(?:[${mark}](\d*))?)(?:${power})?$`)
}

function readDecimal(text: string, decimal: DecimalMark): ReadNumber | undefined {
  const found = patterns[decimal].exec(text)
  if (!found) return undefined
  const [, sign, , decimals = '', exponentSign = '', exponent = '0'] = found
  const whole = (/^[+-]? ?([\d ',.]*)/.exec(text)?.[1] ?? '').split(decimal)[0]?.replaceAll(/\D/g, '') ?? ''
  const digits = whole + decimals
  if (digits === '' || digits.length > maxDigits) return undefined
  const power = Number(exponentSign + exponent)
  if (Math.abs(power) > largestExponent) return undefined
  const value = times(
    rational(BigInt((sign ?? '') === '-' ? `-${digits}` : digits), 10n ** BigInt(decimals.length)),
    tenTo(power),
  )
  return { value, decimals: decimals.length, significant: digits.replace(/^0+/, '').length || 1 }
}

const tenTo = (power: number) =>
  power < 0 ? rational(1n, 10n ** BigInt(-power)) : rational(10n ** BigInt(power))
