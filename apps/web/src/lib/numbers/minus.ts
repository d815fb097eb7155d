/** Before a number below zero people read a minus sign and no hyphen. Files keep plain numbers. */
export const withMinus = (text: string): string => text.replace(/-(?=\d)/, '−')
