import type { DecimalMark, ReadNumber } from './read-number.ts'

const longestDecimals = 12
const longestWhole = 15

/** A number as it was read: in decimals where these end soon, by a power of ten if it is large or small, else as a fraction. */
export function shownNumber({ value: { num, den } }: Pick<ReadNumber, 'value'>, mark: DecimalMark): string {
  const sign = num < 0n ? '−' : ''
  const size = num < 0n ? -num : num
  const common = divisor(size, den)
  const [above, below] = [size / common, den / common]
  const places = decimalPlaces(below)
  if (places === undefined) return `${sign}${above}/${below}`
  const digits = String(above * (10n ** BigInt(places) / below)).padStart(places + 1, '0')
  const isShort = places <= longestDecimals && digits.length - places <= longestWhole
  if (isShort) {
    const [whole, decimals] = [digits.slice(0, digits.length - places), digits.slice(digits.length - places)]
    return sign + (decimals === '' ? whole : whole + mark + decimals)
  }
  const significant = digits.replace(/^0+/, '').replace(/0+$/, '')
  const exponent = digits.replace(/^0+/, '').length - 1 - places
  const mantissa = significant.length > 1 ? significant[0] + mark + significant.slice(1) : significant
  return `${sign}${mantissa} × 10${raised(exponent)}`
}

/** The least number of decimals in which a fraction with this denominator ends; undefined if it does not. */
function decimalPlaces(den: bigint): number | undefined {
  let [rest, twos, fives] = [den, 0, 0]
  for (; rest % 2n === 0n; rest /= 2n) twos += 1
  for (; rest % 5n === 0n; rest /= 5n) fives += 1
  return rest === 1n ? Math.max(twos, fives) : undefined
}

const divisor = (one: bigint, other: bigint): bigint =>
  other === 0n ? one || 1n : divisor(other, one % other)
const raised = (exponent: number) =>
  Array.from(String(exponent), (sign) => (sign === '-' ? '⁻' : '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(sign)])).join('')
