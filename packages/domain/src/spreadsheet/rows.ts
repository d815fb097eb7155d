import { limits } from '../question/limits.ts'
import type { QuestionType } from '../question/question-type.ts'
import { columnNotes, habitNotes, shapeNote, zeroNote } from './notes.ts'
import { type ReadRow, warnings } from './warnings.ts'
import { hasQuestions, type SheetColumns, sheetColumns } from './columns/columns.ts'
import { rowsToRead, waysFinder } from './table.ts'
import { firstZero } from './fixes.ts'
import type { CellMessage, Fix, RowMeaning, SheetRow, SheetTable } from './sheet.ts'
import { areSameHabits, type SheetHabits, sheetHabits } from './row/question-type.ts'
import type { QuestionContent } from '../question/question.ts'
import { type QuestionReading, readQuestion } from './row/question.ts'
import type { CellFinding } from './row/question-row.ts'
import { shortened } from './text.ts'

/**
 * The questions of the valid rows, with problems that must and warnings that should be looked at. `notes` are
 * sentences about the whole sheet: what is not read, and what was decided for all rows.
 */
export type SheetVerdict = {
  questions: (QuestionContent & { row: number })[]
  problems: CellMessage[]
  warnings: CellMessage[]
  notes: string[]
  /** What each row without problems became, by its number in the sheet. */
  parsedAs: ReadonlyMap<number, RowMeaning>
  /** How many questions there are of each type. */
  counts: Record<QuestionType, number>
}

/**
 * Reads one row of a sheet; undefined if the sheet has no columns for questions. The habits are those of the
 * whole sheet, by default as it was when the reader was created.
 */
export type RowReader = (row: SheetRow, habits?: SheetHabits) => QuestionReading | undefined

/**
 * Creates a reader that reads each row object once for the same habits and then remembers the result. Rows
 * never change; an edited row is a new object.
 */
export function rowReader({ columns: headings, roles, rows, plainValues }: SheetTable): RowReader {
  const columns = sheetColumns(headings, roles)
  const waysOf = waysFinder(plainValues)
  let ownHabits: SheetHabits | undefined
  const readings = new WeakMap<SheetRow, { read: SheetHabits; reading: QuestionReading }>()
  return (row, given) => {
    if (!hasQuestions(columns)) return undefined
    const habits = given ?? (ownHabits ??= sheetHabits(rows, columns))
    const present = readings.get(row)
    if (present && areSameHabits(present.read, habits)) return present.reading
    const reading = readQuestion(row.values, columns, habits, (column, text) => waysOf(row.row, column, text))
    readings.set(row, { read: habits, reading })
    return reading
  }
}

type Reading = { read?: RowReader; mostProblems?: number }

/**
 * Reads the questions in a table. The quiz can be saved if there are no problems. Rows that `read` remembers
 * cost no time. Stops after `mostProblems`.
 */
export function questionsFromRows(
  table: SheetTable,
  { read = rowReader(table), mostProblems = Infinity }: Reading = {},
): SheetVerdict {
  const columns = sheetColumns(table.columns, table.roles)
  const parsedAs = new Map<number, RowMeaning>()
  const verdict: SheetVerdict = {
    questions: [],
    problems: [],
    warnings: [],
    notes: [shapeNote(table), ...(table.notes ?? [])].filter((note) => note !== undefined),
    parsedAs,
    counts: { single: 0, multiple: 0, write: 0 },
  }
  const ofSheet = (message: string): CellMessage => ({ row: table.headerRow, column: '', message })
  if (!hasQuestions(columns)) {
    verdict.problems.push(ofSheet(missingColumns(columns, table)))
    return verdict
  }

  const place = (row: number, findings: CellFinding[]): CellMessage[] =>
    findings.map(({ column: position, message, ...rest }) => {
      const column = table.columns[position] ?? ''
      return { row, column, message: `Row ${row}, ${shortened(column, 40)}: ${message}`, ...rest }
    })
  const habits = sheetHabits(table.rows, columns)
  const readRows: ReadRow[] = []
  for (const sheetRow of rowsToRead(table)) {
    if (verdict.problems.length >= mostProblems) return verdict
    const reading = read(sheetRow, habits)
    if (!reading) continue
    const { row } = sheetRow
    if (reading.question) {
      verdict.questions.push({ row, ...reading.question })
      verdict.counts[reading.question.type] += 1
      readRows.push({ row, values: sheetRow.values, question: reading.question })
    }
    if (reading.meaning) parsedAs.set(row, reading.meaning)
    verdict.problems.push(...place(row, reading.problems))
    verdict.warnings.push(...place(row, reading.warnings))
  }

  const count = verdict.questions.length
  if (count === 0 && verdict.problems.length === 0)
    verdict.problems.push(ofSheet('No data found in the uploaded file!'))
  if (count > limits.questionsPerQuiz) {
    const message = `A quiz can have at most ${limits.questionsPerQuiz} questions; this sheet has ${count}. Split it into several files.`
    verdict.problems.push(ofSheet(message))
  }
  const suspected = warnings(readRows, columns, table.columns).flatMap(({ row, ...each }) =>
    place(row, [each]),
  )
  verdict.warnings = [...verdict.warnings, ...suspected].toSorted((a, b) => a.row - b.row)
  const zero = firstZero(table.rows, columns)
  if (zero !== undefined) verdict.problems = withCountFromZero(verdict.problems, columns, table)
  verdict.notes.push(...columnNotes(table, columns), ...zeroNote(zero), ...habitNotes(habits))
  return verdict
}

/** Offers to count from 0 beside each key with a 0. */
function withCountFromZero(
  problems: readonly CellMessage[],
  { correct }: SheetColumns,
  table: SheetTable,
): CellMessage[] {
  const fix: Fix = { kind: 'from-zero', label: 'Count from 0', cells: [] }
  const keys = new Map(table.rows.map(({ row, values }) => [row, values[correct ?? 0] ?? '']))
  const isAsked = ({ row, column }: CellMessage) =>
    column === table.columns[correct ?? 0] && /\b0\b/.test(keys.get(row) ?? '')
  return problems.map((each) => (isAsked(each) ? { ...each, fixes: [fix, ...(each.fixes ?? [])] } : each))
}

const mostHeadings = 8

function missingColumns({ question, correct }: SheetColumns, { columns, shape }: SheetTable): string {
  if (shape === 'no headings')
    return 'This sheet has no headings. Say above each column what it holds: at least “Question” and “Correct Answer”.'
  const missing = [
    question === undefined && '“Question”',
    correct === undefined && '“Correct Answer”',
  ].filter(Boolean)
  const found = columns.slice(0, mostHeadings).map((heading) => `“${shortened(heading, 30)}”`)
  return (
    `No column is headed ${missing.join(' or ')}. The headings found are ${found.join(', ')}${columns.length > mostHeadings ? ' and others' : ''}. ` +
    'The columns expected are Question, Correct Answer and, ' +
    'where there are options, Option A to Option F; Type is optional. Say above each column what it holds, or change the headings in your file and upload it again.'
  )
}
