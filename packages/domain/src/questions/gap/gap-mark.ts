/** Where a gap is in the text, by its number from 1. */
export const gapMark = (number: number): string => `{{${number}}}`
/** Finds them; `(\d+)` is the number. */
export const marks = () => /\{\{([1-9]\d{0,2})\}\}/g

/** A text divided at its gaps, each as its number. */
export function dividedAtGaps(text: string): (string | number)[] {
  return text.split(marks()).map((piece, index) => (index % 2 === 0 ? piece : Number(piece)))
}

/** The text where its gaps cannot be drawn: each is a line. */
export const withBlanks = (text: string): string => text.replaceAll(marks(), '____')
