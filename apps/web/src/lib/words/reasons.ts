import { type OfferedReason, offeredReasons, readReason } from '@quizly/domain'
import { offeredReasons as reasonWords } from '@quizly/words/results.ts'

/** A stored reason as it is shown: what was offered in the app’s language, what was typed as it is. */
export function shownReason(stored: string): string {
  const read = readReason(stored)
  if (read === undefined) return stored
  return read.code === 'cut-off' ? reasonWords.cutOff(read.from, read.until) : reasonWords.reasons[read.code]
}

/** What is stored of a reason in a field that offered one. */
export const storedReason = (shown: string, offered: OfferedReason): string =>
  shown === reasonWords.reasons[offered] ? offeredReasons[offered] : shown
