import type { QuestionDetails } from '../../question-types/question-details.ts'
import { listTypeOf } from '../words.ts'
import type { AnswerReading, QuestionRow } from './question-row.ts'

/** Of a type of which only our own files have questions: what our own files say of it; undefined for any other type. */
export function listAnswers(
  { statedType, columns }: QuestionRow,
  { items = [], answers = [], essay }: QuestionDetails = {},
): AnswerReading | undefined {
  const type = listTypeOf(statedType)
  if (!type) return undefined
  const column = columns.details ?? columns.type ?? columns.question
  return {
    type,
    options: items,
    correctAnswers: answers,
    correctColumns: [],
    keyReading: 'answer',
    problems:
      essay || (items.length > 0 && answers.length > 0) ? [] : [{ column, code: 'row-items-missing' }],
    warnings: [],
  }
}
