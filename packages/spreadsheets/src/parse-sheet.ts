import {
  convertLookalikes,
  limits,
  lookalikesOf,
  type UncheckedQuestion,
  type QuestionType,
} from '@quizly/domain'
import type { SheetFinding } from './codes.ts'
import { answerNotes, columnNotes, habitNotes, resultNotes, shapeNotes } from './rows/notes.ts'
import type { CellMessage, Fix, Note, ParsedAs, SheetRow, SheetTable } from './sheet.ts'
import { quoted, shortened } from './text.ts'
import { problemsByColumn, warningsByColumn } from './rows/column-findings.ts'
import { type QuestionOfRow, warningsAbout } from './rows/warnings.ts'
import { hasQuestions, type QuestionColumns, type SheetColumns, sheetColumns } from './columns/columns.ts'
import { type ParsedRow, readQuestion } from './rows/question.ts'
import type { CellFinding } from './rows/question-row.ts'
import { rowsToRead } from './rows/rows-to-read.ts'
import { waysFinder } from './rows/plain-values.ts'
import { areSameHabits, type SheetHabits, sheetHabits } from './rows/habits.ts'

/** Every formula and every name of a character has one of these signs. */
const mayHave = /[$\\&^_]/
const convert: Fix = { kind: 'convert', label: { code: 'convert' }, cells: [] }

/** What other programs write for formulas and characters, told once for the whole sheet with one example. */
function lookalikes(rows: readonly { question: UncheckedQuestion }[]): (SheetFinding & { fixes: Fix[] })[] {
  let formula: string | undefined
  let character: string | undefined
  for (const { question } of rows) {
    if (formula !== undefined && character !== undefined) break
    const { text, options, correctAnswers, explanation = '' } = question
    if (![text, ...options, ...correctAnswers, explanation].some((each) => mayHave.test(each))) continue
    const found = lookalikesOf(question)
    formula ??= found.formulas[0]
    character ??= found.characters[0]
  }
  const findingFor = (code: 'texts-look-like-formulas' | 'texts-look-like-web', text: string | undefined) =>
    text === undefined ? [] : [{ code, params: { text: quoted(text) }, fixes: [convert] }]
  return [...findingFor('texts-look-like-formulas', formula), ...findingFor('texts-look-like-web', character)]
}

/** The questions of the valid rows, problems that must and warnings that should be looked at, and notes about the sheet. */
export type ParsedSheet = {
  questions: (UncheckedQuestion & { row: number })[]
  problems: CellMessage[]
  warnings: CellMessage[]
  notes: Note[]
  /** Of each row without problems, by its number in the sheet. */
  parsedAs: ReadonlyMap<number, ParsedAs>
  counts: Partial<Record<QuestionType, number>>
}

type RowParser = {
  table: SheetTable
  columns: QuestionColumns
  habits: SheetHabits
  parseRow: (row: SheetRow) => ParsedRow
}

/** Undefined if the table has no columns for questions. */
function rowParser(
  table: SheetTable,
  columns: SheetColumns = sheetColumns(table.columns, table.roles),
): RowParser | undefined {
  if (!hasQuestions(columns)) return undefined
  const habits = sheetHabits(table.rows, columns)
  const waysOf = waysFinder(table.plainValues)
  const parseRow = ({ row, values }: SheetRow) =>
    readQuestion(values, columns, habits, (column, text) => waysOf(row, column, text))
  return { table, columns, habits, parseRow }
}

/** Parses a table that is edited: each row once, and again only if it, the columns or the habits of the sheet change. */
export type SheetParser = {
  parse: (table: SheetTable, maxProblems?: number) => ParsedSheet
  /** Parses some rows ahead, so that they cost nothing when the whole is parsed. */
  parseAhead: (table: SheetTable, rows: readonly SheetRow[]) => void
}

export function createSheetParser(): SheetParser {
  let last: RowParser | undefined
  function parserOf(table: SheetTable): RowParser | undefined {
    if (last?.table !== table) last = nextParser(table, last)
    return last
  }
  return {
    parse: (table, maxProblems = Infinity) => parsedSheet(table, parserOf(table), maxProblems),
    parseAhead(table, rows) {
      const parser = parserOf(table)
      if (parser) for (const row of rows) parser.parseRow(row)
    },
  }
}

/** Remembers what it has parsed. Rows never change; one that is edited is a new object. */
function nextParser(table: SheetTable, last: RowParser | undefined): RowParser | undefined {
  const isSame = (['columns', 'roles', 'plainValues'] as const).every(
    (part) => last?.table[part] === table[part],
  )
  const next = rowParser(table, isSame ? last?.columns : undefined)
  if (!next) return undefined
  if (last && isSame && areSameHabits(last.habits, next.habits)) return { ...next, parseRow: last.parseRow }
  const parsed = new WeakMap<SheetRow, ParsedRow>()
  const parseRow = (row: SheetRow) => {
    const known = parsed.get(row)
    if (known) return known
    const read = next.parseRow(row)
    parsed.set(row, read)
    return read
  }
  return { ...next, parseRow }
}

/** Parses the rows of a table; it can be saved if there are no problems. Stops after `maxProblems`. */
export const parseSheet = (table: SheetTable, maxProblems = Infinity): ParsedSheet =>
  parsedSheet(table, rowParser(table), maxProblems)

function parsedSheet(table: SheetTable, parser: RowParser | undefined, maxProblems: number): ParsedSheet {
  const parsedAs = new Map<number, ParsedAs>()
  const parsed: ParsedSheet = {
    questions: [],
    problems: [],
    warnings: [],
    notes: [...shapeNotes(table), ...(table.notes ?? [])],
    parsedAs,
    counts: {},
  }
  const ofSheet = (found: SheetFinding & Pick<CellMessage, 'fixes'>): CellMessage => ({
    row: table.headerRow,
    column: '',
    ...found,
  })
  if (!parser) {
    parsed.problems.push(ofSheet(missingColumns(table)))
    parsed.notes.push(...resultNotes(table))
    return parsed
  }
  const { columns } = parser

  const place = (row: number, findings: CellFinding[]): CellMessage[] =>
    findings.map(({ column, ...found }) => ({ row, column: table.columns[column] ?? '', ...found }))
  const questionRows: QuestionOfRow[] = []
  const { rows } = rowsToRead(table)
  if (rows.length > limits.questionsPerQuiz) {
    const params = { most: limits.questionsPerQuiz, count: rows.length }
    parsed.problems.push(ofSheet({ code: 'sheet-too-many-questions', params }))
  }
  for (const sheetRow of rows) {
    if (parsed.problems.length >= maxProblems) return parsed
    const { row, values } = sheetRow
    const { question, parsedAs: rowParsedAs, problems, warnings } = parser.parseRow(sheetRow)
    if (question) {
      parsed.questions.push({ row, ...(table.converted ? convertLookalikes(question) : question) })
      parsed.counts[question.type] = (parsed.counts[question.type] ?? 0) + 1
      questionRows.push({ row, values, question })
    }
    if (rowParsedAs) parsedAs.set(row, rowParsedAs)
    if (problems.length > 0) parsed.problems.push(...place(row, problems))
    if (warnings.length > 0) parsed.warnings.push(...place(row, warnings))
  }

  const count = parsed.questions.length
  if (count === 0 && parsed.problems.length === 0) parsed.problems.push(ofSheet({ code: 'sheet-empty' }))
  const doubtful = warningsAbout(questionRows, columns, table.columns).flatMap(({ row, ...each }) =>
    place(row, [each]),
  )
  parsed.warnings = [
    ...(table.converted ? [] : lookalikes(questionRows).map(ofSheet)),
    ...warningsByColumn(questionRows, table, columns, parser.habits),
    ...[...parsed.warnings, ...doubtful].toSorted((a, b) => a.row - b.row),
  ]
  parsed.problems = problemsByColumn(parsed.problems, table, columns)
  parsed.notes.push(
    ...columnNotes(table, columns),
    ...habitNotes(parser.habits),
    ...(table.converted ? [{ code: 'texts-converted' as const }] : []),
    ...answerNotes(questionRows, columns),
  )
  return parsed
}

const maxHeadings = 8

function missingColumns({ columns, roles, shape }: SheetTable): SheetFinding {
  if (shape === 'no headings') return { code: 'sheet-without-headings' }
  const { question, correct } = sheetColumns(columns, roles)
  const requested = [
    ...(question === undefined ? [quoted('Question')] : []),
    ...(correct === undefined ? [quoted('Correct Answer')] : []),
  ]
  const found = columns.slice(0, maxHeadings).map((heading) => `“${shortened(heading, 30)}”`)
  const code = columns.length > maxHeadings ? 'sheet-lacks-columns-of-many' : 'sheet-lacks-columns'
  return { code, params: { wanted: requested, found } }
}
