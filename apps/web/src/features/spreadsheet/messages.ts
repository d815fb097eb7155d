import { review as reviewWords, upload as uploadWords } from '@quizly/words/spreadsheet.ts'
import { type QuestionType, questionTypes } from '@quizly/domain'
import { format } from '@quizly/words/language.ts'
import { CallError, messageOf, NetworkError } from '../../lib/failures.ts'

export function saveFailureMessage(error: unknown): string {
  if (error instanceof NetworkError) return uploadWords.noAnswer
  if (error instanceof CallError && error.code === 'too-large') return messageOf(error)
  return uploadWords.notSaved
}

/** How many questions of each type there are: "12 single, 3 multiple, 5 written". */
export function closingLine(counts: Partial<Record<QuestionType, number>>): string {
  return questionTypes
    .flatMap((type) => (counts[type] ? [reviewWords.ofType[type](counts[type])] : []))
    .join(format.comma)
}
