/** Before a number below zero people read a minus sign and no hyphen, on its left in Arabic too. Files keep plain numbers. */
export const withMinus = (text: string): string => text.replace(/-(?=\d)/, '\u200E−')
