import { messages } from '@quizly/words/authoring.ts'
import { CallError, NetworkError, messageOf } from '../../lib/failures.ts'

/** The server's own sentence if there is one, otherwise `otherwise`. */
export function failureMessage(error: unknown, otherwise: string): string {
  return messageOf(error) || otherwise
}

/** That something was saved, and whether keys were cleaned of signs that nobody sees. */
export const savedText = (saved: string, isCleaned: boolean): string =>
  isCleaned ? `${saved} ${messages.keysCleaned}` : saved

/** The sentence for changes that were not saved, with the reason if the server refused them. */
export function quizNotSaved(error: unknown): string {
  const why = error instanceof CallError && error.status < 500 ? messageOf(error) : ''
  return why ? messages.quizNotSavedBecause(why) : messages.quizNotSaved
}

/** The explanation below the sentence that something could not be loaded. */
export function explainLoadFailure(error: unknown): string {
  if (error instanceof NetworkError) return messages.unreachable
  return failureMessage(error, messages.wentWrong)
}
