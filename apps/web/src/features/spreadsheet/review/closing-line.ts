import { type QuestionType, questionTypes } from '@quizly/domain'
import { typeWords } from '../table/type-words.ts'

/** How many questions of each type there are: "12 single, 3 multiple, 5 written". */
export function closingLine(counts: Record<QuestionType, number>): string {
  return questionTypes
    .filter((type) => counts[type] > 0)
    .map((type) => `${counts[type].toLocaleString('en')} ${typeWords[type].toLowerCase()}`)
    .join(', ')
}
