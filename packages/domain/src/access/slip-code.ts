/** Letters and digits of a slip's code: none that looks like another. */
export const slipCodeSigns = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const slipCodeLength = 10

/** How many slips a list can have, for how many days they are valid, and how many lists an educator keeps. */
export const slipLimits = { slipsAtOnce: 200, days: 60, lists: 200 } as const

/** A code as it is stored: `abcde-fgh23` and `ABCDE FGH23` are `ABCDEFGH23`. */
export const slipCodeIn = (typed: string): string => typed.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase()

export const isSlipCode = (code: string): boolean =>
  code.length === slipCodeLength && Array.from(code).every((sign) => slipCodeSigns.includes(sign))

/** A code as it is printed, in two halves. */
export const printedSlipCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`
