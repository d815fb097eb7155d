import {
  problemsOfQuestion,
  type UncheckedQuestion,
  type QuestionDetails,
  type QuestionType,
  rulesOf,
} from '@quizly/domain'
import type { SheetFinding } from '../codes.ts'
import { isListType, type ListType, listTypes, type StatedType } from '../words.ts'
import type { AnswerReading, QuestionRow } from './question-row.ts'
import { acceptedTexts } from '../text.ts'

type Listed = Partial<UncheckedQuestion> & Pick<UncheckedQuestion, 'options' | 'correctAnswers'>
type Cells = Pick<QuestionRow, 'columns' | 'cell'>

/**
 * What a row asks for: by its type; without one, by the columns in which it is filled in. Where the text has the answers in
 * it, many call it a written answer.
 */
export function typeOfRow(
  row: Cells,
  stated: StatedType | undefined,
  details?: QuestionDetails,
): StatedType | undefined {
  if (stated !== undefined && stated !== 'written') return stated
  const { columns, cell } = row
  const byColumns = listTypes.find((type) => {
    const { columns: form } = rulesOf(type)
    return form && columns[form.role].some((column) => cell(column) !== '')
  })
  if (stated === undefined && byColumns) return byColumns
  const isOwn = stated !== undefined && details?.answers !== undefined
  const isOpen = cell(columns.correct) === '' && !hasOthers(row, [])
  const inText = listTypes.find((type) => {
    const { inText: form } = rulesOf(type)
    return form && (isOwn || (isOpen && form.read(cell(columns.question), details?.format) !== undefined))
  })
  return inText ?? stated
}

/** Of a type that is answered by a list, or of an essay; undefined for any other type. */
export function listAnswers(row: QuestionRow, details: QuestionDetails = {}): AnswerReading | undefined {
  const { statedType: type, columns, cell } = row
  if (!isListType(type)) return undefined
  const column = columns.type ?? columns.question
  const isOwn = details.answers !== undefined || details.essay !== undefined
  const inText = isOwn ? undefined : ofText(row, type, details)
  const elsewhere = inText ?? ofColumns(row, type, details)
  const { correctColumns, ...found } = elsewhere ?? (isOwn ? stored(details) : typed(row, type))
  const isTwice =
    !isOwn && (cell(columns.correct) !== '' || (elsewhere && hasOthers(row, elsewhere.correctColumns)))
  // Notes that do not fit are told where they stand.
  const text = rulesOf(type).inText ? cell(columns.question) : '?'
  const content = { ...details, optionNotes: undefined, text, type, ...found }
  const isWhole = !isTwice && problemsOfQuestion(content, 0).length === 0
  return {
    type,
    ...found,
    ...(details.also && { marking: { also: details.also } }),
    correctColumns,
    keyReading: 'answer',
    problems: isWhole ? [] : [{ column, code: codeOf(type) }],
    warnings: [],
  }
}

/** The suite of all types looks whether there is a sentence for it. */
const codeOf = (type: ListType) =>
  (rulesOf(type).rowProblem ?? 'row-details-unknown') as Extract<SheetFinding, { params?: undefined }>['code']

/** What the text itself says. A rule of an exported quiz has a column. */
function ofText(
  { columns, cell }: QuestionRow,
  type: QuestionType,
  { format }: QuestionDetails,
): (Listed & { correctColumns: number[] }) | undefined {
  const { inText, blank } = rulesOf(type)
  const read = inText?.read(cell(columns.question), format)
  if (!read) return undefined
  const { rule } = blank()
  return { ...read, ...(rule && columns.template !== 'quizly' && { rule }), correctColumns: [] }
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
function hasOthers({ columns, cell }: Cells, read: readonly number[]): boolean {
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
