import { problemsOfQuestion } from '../../question-types/problems.ts'
import { rulesOf } from '../../question-types/all-types.ts'
import type { QuestionDetails } from '../../question-types/question-details.ts'
import type { QuestionType } from '../../question/question-type.ts'
import { isListType, listTypes } from '../words.ts'
import type { AnswerReading, QuestionRow } from './question-row.ts'

/** Of a type that is answered by a list, or of an essay; undefined for any other type. */
export function listAnswers(row: QuestionRow, details: QuestionDetails = {}): AnswerReading | undefined {
  const { statedType, columns, cell } = row
  if (!isListType(statedType)) return undefined
  const type = listTypes[statedType]
  const column = columns.type ?? columns.question
  const isOwn = details.items !== undefined || details.essay !== undefined
  const { correctColumns, ...found } = isOwn ? stored(details) : typed(row, type)
  const hasKey = !isOwn && cell(columns.correct) !== ''
  // Notes that do not fit are told where they stand.
  const content = { ...details, optionNotes: undefined, text: '?', type, ...found }
  const isWhole = !hasKey && problemsOfQuestion(content, 0).length === 0
  return {
    type,
    ...found,
    correctColumns,
    keyReading: 'answer',
    problems: isWhole ? [] : [{ column, code: `row-${statedType}-wrong` }],
    warnings: [],
  }
}

/** What our own files say of it. */
const stored = ({ items = [], answers = [], also }: QuestionDetails) => ({
  options: items,
  correctAnswers: answers,
  ...(also && { marking: { also } }),
  correctColumns: [],
})

/** What a person writes into the columns of options. */
function typed({ columns, cell }: QuestionRow, type: QuestionType) {
  const filled = columns.options.map(({ column }) => column).filter((column) => cell(column) !== '')
  const content = rulesOf(type).typed?.(filled.map(cell)) ?? { options: [], correctAnswers: [] }
  return { ...content, correctColumns: filled }
}
