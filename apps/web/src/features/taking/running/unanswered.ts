/** Each question's number, from 1, and whether it is answered, from the flags of `SeenAnswers.answered`. */
export function questionMarks(answered: string): { number: number; isAnswered: boolean }[] {
  return [...answered].map((flag, i) => ({ number: i + 1, isAnswered: flag === '1' }))
}

export function unansweredNumbers(answered: string): number[] {
  return questionMarks(answered).flatMap(({ number, isAnswered }) => (isAnswered ? [] : [number]))
}

/** The numbers of the flagged questions, from the marks of `Flags`. */
export function flaggedNumbers(flagged: string): number[] {
  return [...flagged].flatMap((mark, i) => (mark === '1' ? [i + 1] : []))
}
