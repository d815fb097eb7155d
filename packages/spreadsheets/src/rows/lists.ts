import {
  problemsOfQuestion,
  type UncheckedQuestion,
  type QuestionDetails,
  type QuestionType,
  rulesOf,
} from '@quizly/domain'
import { isListType, listTypes, type StatedType } from '../words.ts'
import type { AnswerReading, QuestionRow } from './question-row.ts'
import { acceptedTexts } from '../text.ts'

type Listed = Pick<UncheckedQuestion, 'options' | 'correctAnswers' | 'rule' | 'essay' | 'distractors'>

/** What a row without a type asks for by the columns in which it is filled in. */
export function typeByColumns({
  columns,
  cell,
}: Pick<QuestionRow, 'columns' | 'cell'>): StatedType | undefined {
  const isFilled = (column: number) => cell(column) !== ''
  if (columns.pair.some(isFilled)) return 'pairs'
  return columns.item.some(isFilled) ? 'order' : undefined
}

/** Of a type that is answered by a list, or of an essay; undefined for any other type. */
export function listAnswers(row: QuestionRow, details: QuestionDetails = {}): AnswerReading | undefined {
  const { statedType, columns, cell } = row
  if (!isListType(statedType)) return undefined
  const type = listTypes[statedType]
  const column = columns.type ?? columns.question
  const isOwn = details.answers !== undefined || details.essay !== undefined
  const inColumns = ofColumns(row, type, details)
  const { correctColumns, ...found } = inColumns ?? (isOwn ? stored(details) : typed(row, type))
  const isTwice =
    !isOwn && (cell(columns.correct) !== '' || (inColumns && hasOthers(row, inColumns.correctColumns)))
  // Notes that do not fit are told where they stand.
  const content = { ...details, optionNotes: undefined, text: '?', type, ...found }
  const isWhole = !isTwice && problemsOfQuestion(content, 0).length === 0
  return {
    type,
    ...found,
    ...(details.also && { marking: { also: details.also } }),
    correctColumns,
    keyReading: 'answer',
    problems: isWhole ? [] : [{ column, code: `row-${statedType}-wrong` }],
    warnings: [],
  }
}

/** What stands in the columns for pairs, or those for items. A rule of an exported quiz has a column too. */
function ofColumns(
  { columns, cell }: QuestionRow,
  type: QuestionType,
  { items }: QuestionDetails,
): (Listed & { correctColumns: number[] }) | undefined {
  const { columns: form } = rulesOf(type)
  if (!form) return undefined
  const filled = columns[form.role].filter((column) => cell(column) !== '')
  if (filled.length === 0) return undefined
  const { rule, ...found } = form.read(filled.map(cell), items)
  const distractors = form.role === 'pair' ? acceptedTexts(columns.distractors.map(cell)) : []
  return {
    ...found,
    ...(rule && columns.template !== 'quizly' && { rule }),
    ...(distractors.length > 0 && { distractors }),
    correctColumns: filled,
  }
}

/** Whether the row says it once more, among the options or as another kind of list. */
function hasOthers({ columns, cell }: QuestionRow, read: readonly number[]): boolean {
  const others = [...columns.options.map(({ column }) => column), ...columns.pair, ...columns.item]
  return others.some((column) => cell(column) !== '' && !read.includes(column))
}

/** What our own files said of it before they had columns for it, and say where a cell would change it. */
const stored = ({ items = [], answers = [] }: QuestionDetails): Listed & { correctColumns: number[] } => ({
  options: items,
  correctAnswers: answers,
  correctColumns: [],
})

/** What a person writes into the columns of options. */
function typed({ columns, cell }: QuestionRow, type: QuestionType): Listed & { correctColumns: number[] } {
  const filled = columns.options.map(({ column }) => column).filter((column) => cell(column) !== '')
  const content = rulesOf(type).typed?.(filled.map(cell)) ?? { options: [], correctAnswers: [] }
  return { ...content, correctColumns: filled }
}
