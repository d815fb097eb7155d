import type { QuestionDetails } from '../../question-types/question-details.ts'
import { listTypeOf } from '../words.ts'
import type { AnswerReading, QuestionRow } from './question-row.ts'

/** Of a type that is answered by a list: what our own files say of it; undefined for any other type. */
export function listAnswers(
  { statedType, columns }: QuestionRow,
  { items = [], answers = [] }: QuestionDetails = {},
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
    problems: items.length > 0 && answers.length > 0 ? [] : [{ column, code: 'row-items-missing' }],
    warnings: [],
  }
}
