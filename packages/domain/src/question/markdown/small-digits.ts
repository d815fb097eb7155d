/** Digits and signs as those that stand below the line; undefined if there is anything else. */
export const lowered = (text: string) => asDigits(text, '₀₁₂₃₄₅₆₇₈₉₊₋')

/** The same above the line, so that 10³ is never read as 103. */
export const raised = (text: string) => asDigits(text, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻')

function asDigits(text: string, signs: string): string | undefined {
  const places = [...text].map((each) => '0123456789+-'.indexOf(each.replace('−', '-')))
  return places.every((place) => place >= 0) ? places.map((place) => signs[place]).join('') : undefined
}
