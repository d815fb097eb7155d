/** An exact number; `den` is positive. */
export type Rational = { num: bigint; den: bigint }

export const rational = (num: bigint, den = 1n): Rational =>
  den < 0n ? { num: -num, den: -den } : { num, den }

export const times = (one: Rational, other: Rational): Rational => ({
  num: one.num * other.num,
  den: one.den * other.den,
})

export const plus = (one: Rational, other: Rational): Rational => ({
  num: one.num * other.den + other.num * one.den,
  den: one.den * other.den,
})

export const minus = (one: Rational, { num, den }: Rational): Rational => plus(one, { num: -num, den })

export const absolute = ({ num, den }: Rational): Rational => ({ num: num < 0n ? -num : num, den })

/** Negative if the first is less, 0 if they are equal. */
export function compare(one: Rational, other: Rational): number {
  const difference = one.num * other.den - other.num * one.den
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}
