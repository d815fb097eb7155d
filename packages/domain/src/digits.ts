/** The value of a decimal digit of any script. In Unicode each script has its ten digits in a row. */
export function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return code - zero
}
