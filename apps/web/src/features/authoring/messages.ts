import { CallError, NetworkError, messageOf } from '../../lib/failures.ts'

export const messages = {
  quizNotCreated: 'Failed to save quiz. Try again later.',
  questionsNotSaved: 'Failed to save questions. Try again later.',
  quizNotSaved: 'Failed to save quiz.',
  quizUpdated: 'Quiz updated successfully!',
  quizNotLoaded: 'Failed to load quiz.',
  questionsNotLoaded: 'Failed to load questions.',
  codeNotFetched: 'Failed to fetch secret code.',
  answersCleared: 'Answers cleared',
  optionRemoved: 'Option removed',
  questionRemoved: 'Question removed',
  /** How many pasted lines became options, and how many found no room. */
  linesPasted: (taken: number, leftOut: number) =>
    leftOut === 0
      ? `${taken} lines became options`
      : `${taken} lines became options, ${leftOut} found no room`,
} as const

/** The server's own sentence if there is one, otherwise `otherwise`. */
export function failureMessage(error: unknown, otherwise: string): string {
  return messageOf(error) || otherwise
}

/** The sentence for changes that were not saved, with the reason if the server refused them. */
export function quizNotSaved(error: unknown): string {
  const isRefused = error instanceof CallError && error.status < 500 && error.message !== ''
  return isRefused ? `${messages.quizNotSaved} ${error.message}` : messages.quizNotSaved
}

/** The explanation below the sentence that something could not be loaded. */
export function explainLoadFailure(error: unknown): string {
  if (error instanceof NetworkError) return 'We could not reach the server. Everything you saved is safe.'
  return failureMessage(error, 'Something went wrong on the server. Everything you saved is safe.')
}
