/** How a part of the points is earned. Without a rule it is all or nothing. */
export const creditRules = ['right-minus-wrong', 'each-decision', 'half-for-one-slip', 'by-option'] as const
export type CreditRule = (typeof creditRules)[number]
