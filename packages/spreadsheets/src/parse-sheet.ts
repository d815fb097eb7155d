import {
  convertLookalikes,
  limits,
  lookalikesOf,
  type QuestionContent,
  type QuestionType,
} from '@quizly/domain'
import type { SheetFinding } from './codes.ts'
import { answerNotes, columnNotes, habitNotes, resultNotes, shapeNotes } from './rows/notes.ts'
import type { Fix, CellMessage, Note, ParsedAs, SheetRow, SheetTable } from './sheet.ts'
import { quoted, shortened } from './text.ts'
import { problemsByColumn, warningsByColumn } from './rows/column-findings.ts'
import { type QuestionOfRow, warningsAbout } from './rows/warnings.ts'
import { hasQuestions, type QuestionColumns, sheetColumns } from './columns/columns.ts'
import { rowsToRead, type WaysOf, waysFinder } from './layout/table.ts'
import { areSameHabits, type SheetHabits, sheetHabits } from './rows/question-type.ts'
import { type ParsedRow, readQuestion } from './rows/question.ts'
import type { CellFinding } from './rows/question-row.ts'

/** Every formula and every name of a character has one of these signs. */
const mayHave = /[$\\&^_]/
const convert: Fix = { kind: 'convert', label: { code: 'convert' }, cells: [] }

/** What other programs write for formulas and characters, told once for the whole sheet with one example. */
function lookalikes(rows: readonly { question: QuestionContent }[]): (SheetFinding & { fixes: Fix[] })[] {
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
  questions: (QuestionContent & { row: number })[]
  problems: CellMessage[]
  warnings: CellMessage[]
  notes: Note[]
  /** Of each row without problems, by its number in the sheet. */
  parsedAs: ReadonlyMap<number, ParsedAs>
  counts: Partial<Record<QuestionType, number>>
}

/** Rows never change; one that is edited is a new object. */
type Parser = Pick<SheetTable, 'roles' | 'plainValues'> & {
  columns: QuestionColumns
  habits: SheetHabits
  waysOf: WaysOf
  parsed: WeakMap<SheetRow, ParsedRow>
}
const parsers = new WeakMap<SheetTable, Parser>()
/** The last one for these headings: an edited table has the same. */
const lastParsers = new WeakMap<readonly string[], Parser>()

/** Undefined if the table has no columns for questions. */
function parserOf(table: SheetTable): Parser | undefined {
  const parser = parsers.get(table) ?? lastOrNew(table)
  if (parser) {
    parsers.set(table, parser)
    lastParsers.set(table.columns, parser)
  }
  return parser
}

function lastOrNew({ columns: headings, roles, plainValues, rows }: SheetTable): Parser | undefined {
  const last = lastParsers.get(headings)
  const isSame = last?.roles === roles && last?.plainValues === plainValues
  const columns = last && isSame ? last.columns : sheetColumns(headings, roles)
  if (!hasQuestions(columns)) return undefined
  const habits = sheetHabits(rows, columns)
  if (last && isSame && areSameHabits(last.habits, habits)) return last
  const given = { ...(roles && { roles }), ...(plainValues && { plainValues }) }
  return { ...given, columns, habits, waysOf: waysFinder(plainValues), parsed: new WeakMap() }
}

function parseRow(row: SheetRow, { columns, habits, waysOf, parsed }: Parser): ParsedRow {
  const known = parsed.get(row)
  if (known) return known
  const read = readQuestion(row.values, columns, habits, (column, text) => waysOf(row.row, column, text))
  parsed.set(row, read)
  return read
}

/** Parses some rows of a table ahead, so that they cost nothing when the whole is parsed. */
export function parseAhead(table: SheetTable, rows: readonly SheetRow[]): void {
  const parser = parserOf(table)
  if (parser) for (const row of rows) parseRow(row, parser)
}

/** The rows of a table as far as they were parsed, for a copy of the table elsewhere. */
export function rowsParsed(table: SheetTable): (ParsedRow | undefined)[] {
  const parsed = parserOf(table)?.parsed
  return table.rows.map((row) => parsed?.get(row))
}

/** Takes over how the rows of the same table were parsed elsewhere. */
export function takeParsedRows(table: SheetTable, rows: readonly (ParsedRow | undefined)[]): void {
  const parsed = parserOf(table)?.parsed
  for (const [i, row] of rows.entries()) {
    const here = table.rows[i]
    if (row && here) parsed?.set(here, row)
  }
}

/** Parses the rows of a table; it can be saved if there are no problems. Stops after `maxProblems`. */
export function parseSheet(table: SheetTable, maxProblems = Infinity): ParsedSheet {
  const parser = parserOf(table)
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
  const rows = rowsToRead(table)
  if (rows.length > limits.questionsPerQuiz) {
    const params = { most: limits.questionsPerQuiz, count: rows.length }
    parsed.problems.push(ofSheet({ code: 'sheet-too-many-questions', params }))
  }
  for (const sheetRow of rows) {
    if (parsed.problems.length >= maxProblems) return parsed
    const { row, values } = sheetRow
    const { question, parsedAs: rowParsedAs, problems, warnings } = parseRow(sheetRow, parser)
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
  const wanted = [
    ...(question === undefined ? [quoted('Question')] : []),
    ...(correct === undefined ? [quoted('Correct Answer')] : []),
  ]
  const found = columns.slice(0, maxHeadings).map((heading) => `“${shortened(heading, 30)}”`)
  const code = columns.length > maxHeadings ? 'sheet-lacks-columns-of-many' : 'sheet-lacks-columns'
  return { code, params: { wanted, found } }
}
