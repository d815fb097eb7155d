import { type Fraction, type NumberKey, type QuestionContent, readNumber } from '@quizly/domain'
import type { Loss } from './loss.ts'

/** A number that earns this share, with all that is at most so far off. Both are decimals with a point. */
export type NumberBand = { value: string; tolerance: string; share: Fraction }

/** `digits` times ten to the power of `-decimals`. */
type Decimal = { digits: bigint; decimals: number }

const plain = /^([+-]?)(\d{0,40})(?:\.(\d{0,40}))?(?:[eE]([+-]?\d{1,2}))?$/

/** Undefined for what is not spelt as programs spell numbers, and for more than 40 digits. */
function decimalOf(text: string): Decimal | undefined {
  const [, sign = '', whole = '', part = '', power = '0'] = plain.exec(text.trim()) ?? []
  if (whole + part === '') return undefined
  const digits = BigInt(sign === '-' ? `-${whole}${part}` : whole + part)
  const decimals = part.length - Number(power)
  return decimals >= 0 ? { digits, decimals } : { digits: digits * 10n ** BigInt(-decimals), decimals: 0 }
}

function textOf({ digits, decimals }: Decimal): string {
  const all = String(digits < 0n ? -digits : digits).padStart(decimals + 1, '0')
  const part = all.slice(all.length - decimals).replace(/0+$/, '')
  return (digits < 0n ? '-' : '') + all.slice(0, all.length - decimals) + (decimals && part ? `.${part}` : '')
}

/** The digits of both for the larger number of decimals. */
function aligned(one: Decimal, other: Decimal): [one: bigint, other: bigint, decimals: number] {
  const decimals = Math.max(one.decimals, other.decimals)
  const digitsOf = (each: Decimal) => each.digits * 10n ** BigInt(decimals - each.decimals)
  return [digitsOf(one), digitsOf(other), decimals]
}

/** The most digits that other programs keep of a number. */
const longest = 15

const absolute = (digits: bigint) => (digits < 0n ? -digits : digits)

/** Whether a text is a number as programs spell it: `-0.5`, `.5`, `1e3`. */
export const isPlainNumber = (text: string): boolean => decimalOf(text) !== undefined

/** The middle of a range and how far its limits are off, exactly; undefined unless both limits are plain numbers. */
export function bandOfRange(from: string, to: string): Omit<NumberBand, 'share'> | undefined {
  const [one, other] = [decimalOf(from), decimalOf(to)]
  if (!one || !other) return undefined
  const [low, high, decimals] = aligned(one, other)
  const half = (digits: bigint) => textOf({ digits: digits * 5n, decimals: decimals + 1 })
  return { value: half(low + high), tolerance: half(absolute(high - low)) }
}

/** The least and the greatest number of a band. */
export function rangeOfBand({ value, tolerance }: Omit<NumberBand, 'share'>): { from: string; to: string } {
  const nothing = { digits: 0n, decimals: 0 }
  const [middle, width, decimals] = aligned(decimalOf(value) ?? nothing, decimalOf(tolerance) ?? nothing)
  return {
    from: textOf({ digits: middle - width, decimals }),
    to: textOf({ digits: middle + width, decimals }),
  }
}

/** The sign of the difference of two plain numbers; what is none counts as 0. */
function compared(one: string, other: string): number {
  const nothing = { digits: 0n, decimals: 0 }
  const [left, right] = aligned(decimalOf(one) ?? nothing, decimalOf(other) ?? nothing)
  return left < right ? -1 : left > right ? 1 : 0
}

/** How far off a band goes, as a part of its number; undefined if no decimal is that. */
function ratioOf({ value, tolerance }: NumberBand): string | undefined {
  const [one, other] = [decimalOf(tolerance), decimalOf(value)]
  if (!one || !other || other.digits === 0n) return undefined
  const [above, below] = aligned(one, other)
  for (let decimals = 0; decimals <= longest; decimals += 1) {
    const digits = above * 10n ** BigInt(decimals)
    if (digits % below === 0n) return textOf({ digits: absolute(digits / below), decimals })
  }
  return undefined
}

export type ReadBands = { correctAnswers: string[]; number: NumberKey; losses: readonly Loss[] }

const isWhole = ({ share }: NumberBand) => share[0] === share[1]
const withoutMinus = (text: string) => text.replace(/^\s*[+-]/, '')

/**
 * The key that several numbers with their weights are: those that are right, with one tolerance, absolute or relative, and a wider band around each
 * that earns a part. What does not fit into that is named. The first of a list decides in Moodle, the best one here.
 */
export function keyOfBands(all: readonly NumberBand[]): ReadBands {
  const only = all.length === 1 ? all[0] : undefined
  if (only?.tolerance === '0' && isWhole(only)) {
    return { correctAnswers: [only.value], number: { decimal: '.' }, losses: [] }
  }
  const bands = all.map((band) => ({ ...band, tolerance: withoutMinus(band.tolerance) || '0' }))
  const right = bands.filter(isWhole)
  const losses: Loss[] = []
  const lose = (what: 'number-weight' | 'number-tolerance', { value, tolerance, share }: NumberBand) => {
    const weight = Number(((100 * share[0]) / share[1]).toFixed(2))
    const params = { number: value, tolerance, weight }
    losses.push({ kind: 'approximated', what, field: 'marking', params })
  }
  const parts = bands.filter((band) => !isWhole(band) && band.share[0] > 0)
  const isEven = (widthOf: (band: NumberBand) => string | undefined) =>
    [right, parts].every((list) => {
      const widths = list.map(widthOf)
      return widths.every((width) => width !== undefined && compared(width, widths[0] ?? '') === 0)
    })
  const kind = !isEven(({ tolerance }) => tolerance) && isEven(ratioOf) ? 'relative' : 'absolute'
  const widthOf = (band: NumberBand) => (kind === 'relative' ? ratioOf(band) : band.tolerance) ?? '0'
  const width = right[0] ? widthOf(right[0]) : '0'
  for (const band of right) if (compared(widthOf(band), width) !== 0) lose('number-tolerance', band)

  const [first] = parts
  const isAround = (band: NumberBand, value: string) =>
    isPlainNumber(value)
      ? isPlainNumber(band.value) && compared(band.value, value) === 0
      : band.value === value
  const isNear =
    first !== undefined &&
    compared(widthOf(first), width) > 0 &&
    first.share[1] <= 40 &&
    parts.length === right.length &&
    right.every(({ value }) => parts.some((band) => isAround(band, value))) &&
    parts.every(
      (band) => String(band.share) === String(first.share) && compared(widthOf(band), widthOf(first)) === 0,
    )
  for (const band of bands) if (!isWhole(band) && !(isNear && band.share[0] > 0)) lose('number-weight', band)
  const number: NumberKey = {
    decimal: '.',
    ...((compared(width, '0') > 0 || kind === 'relative') && { tolerance: { kind, value: width } }),
    ...(isNear && { near: { value: widthOf(first), share: first.share } }),
  }
  return { correctAnswers: right.map(({ value }) => value), number, losses }
}

/** A number of a key with a point, without groups and of at most 15 digits, which may not be exact. */
function plainNumber(text: string, decimal: NumberKey['decimal']): { text: string; isExact: boolean } {
  const own = decimal === '.' ? decimalOf(text) : undefined
  const { num, den } = own
    ? { num: own.digits, den: 10n ** BigInt(own.decimals) }
    : (readNumber(text, decimal)?.value ?? { num: 0n, den: 1n })
  for (let decimals = 0; decimals <= longest; decimals += 1) {
    const above = num * 10n ** BigInt(decimals)
    if (above % den !== 0n) continue
    const written = textOf({ digits: above / den, decimals })
    if (written.replace('-', '').replace('.', '').length <= longest) return { text: written, isExact: true }
  }
  const short = String(Number(text))
  const read = decimalOf(short)
  const isExact =
    own !== undefined &&
    read !== undefined &&
    textOf(read) === textOf(own) &&
    short.replaceAll(/e.*|\D/g, '').length <= longest
  return isExact
    ? { text: short.replace('e+', 'e'), isExact }
    : { text: String(Number((Number(num) / Number(den)).toPrecision(longest))).replace('e+', 'e'), isExact }
}

/** The numbers that a key accepts, the narrow band of each before its wide one, because the first decides in Moodle. */
export function bandsOfKey({ correctAnswers, number }: QuestionContent): {
  bands: NumberBand[]
  losses: Loss[]
} {
  const { decimal = '.', tolerance, near } = number ?? {}
  const losses: Loss[] = []
  const widthOf = (text: string | undefined, value: string) => {
    if (text === undefined) return '0'
    const read = plainNumber(text, readNumber(text, '.') ? '.' : ',')
    if (tolerance?.kind !== 'relative') return read.text
    const [one, other] = [decimalOf(read.text), decimalOf(value)]
    if (!one || !other) return '0'
    return textOf({ digits: one.digits * absolute(other.digits), decimals: one.decimals + other.decimals })
  }
  const bands = correctAnswers.flatMap((text): NumberBand[] => {
    const { text: value, isExact } = plainNumber(text, decimal)
    if (!isExact) {
      losses.push({
        kind: 'changed',
        what: 'number-rounded',
        field: 'key',
        params: { number: text },
        instead: value,
      })
    }
    const wide = near && { value, tolerance: widthOf(near.value, value), share: near.share }
    const narrow: NumberBand = { value, tolerance: widthOf(tolerance?.value, value), share: [1, 1] }
    return wide ? [narrow, wide] : [narrow]
  })
  return { bands, losses }
}

/** A part as it is typed, in per cent; undefined for what is no number. */
export const percentOf = (share: string) => {
  const read = readNumber(share, '.') ?? readNumber(share, ',')
  return read && Number(((100 * Number(read.value.num)) / Number(read.value.den)).toPrecision(12))
}
