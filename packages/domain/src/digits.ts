/** With the digits 0 to 9 in the place of those of any script. */
export function latinDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, (digit) => String(digitValue(digit)))
}

/** The value of a decimal digit of any script. In Unicode each script has its ten digits in a row. */
export function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return code - zero
}
