import { isBlank, trimmed } from '@quizly/domain'
import type { BesideCells, LookOfCell, SheetTable } from './sheet.ts'
import type { Grid } from './layout/grid.ts'
import { otherShapes, type Shaped } from './layout/shapes.ts'
import type { SheetNote } from './codes.ts'
import { headerRows, lateHeader } from './columns/header.ts'
import { headingRole, isMissingHeading, spreadsheetTemplate } from './headings.ts'
import { parseSheet } from './parse-sheet.ts'
import { plainValuesIn } from './rows/plain-values.ts'
import { rolesOf, sheetColumns } from './columns/columns.ts'
import { rowsToRead } from './rows/rows-to-read.ts'
import { wholeTable } from './layout/table.ts'

/** The cells of a sheet, as displayed and from A1 on, as a table in the plain format; undefined if no row can hold a question. */
export function tableFromCells(
  cells: readonly (readonly string[])[],
  beside: BesideCells = {},
): SheetTable | undefined {
  const { table: whole, waysOf } = wholeTable(cells, beside)
  const { rows, notes: skipped } = rowsToRead(whole)
  if (rows.length === 0) return undefined
  const table = { ...whole, rows }
  const { found = [], endsBefore } = waysOf ? plainValuesIn(table, waysOf) : {}
  const notes = [...(whole.notes ?? []), ...skipped, ...formatNotes(endsBefore)]
  return {
    ...table,
    ...(notes.length > 0 && { notes }),
    ...(found.length > 0 && { plainValues: found }),
  }
}

const formatNotes = (endsBefore: number | undefined): SheetNote[] =>
  endsBefore === undefined ? [] : [{ code: 'formats-unread', params: { row: endsBefore } }]

/** Enough rows to tell the shape of a sheet, so that a large one costs no more than a small one. */
const sampleRows = 60
/** The rows of a large sheet in which other shapes are looked for: some have several rows for each question. */
const triedRows = 600
const maxReadings = 4
const noQuestions = 1_000_000
/** A list of questions that all lack their answers is better than none. */
const allFaulty = noQuestions - 1

type Source = { whole: Grid; plainValues: PlainValues; look: LookOfCell | undefined }
type PlainValues = BesideCells['plainValues']
type Tried = { table: SheetTable | undefined; faults: number; finished: () => SheetTable | undefined }

/**
 * Turns the cells of a sheet into a table in the plain format, whatever the shape in which the questions
 * stand. The first table leaves the fewest problems and warnings; the plain shape is kept if no other is
 * better, and for an exported quiz. The others are further shapes in which there are questions. None at all if no row is left.
 */
export function tablesOfAnyShape(
  cells: readonly (readonly string[])[],
  beside: BesideCells = {},
  look?: LookOfCell,
): SheetTable[] {
  const plain = tableFromCells(cells, beside)
  const faults = faultsIn(plain)
  if (plain && (faults === 0 || spreadsheetTemplate(plain.columns) === 'quizly')) return [plain]
  const whole = gridOf(cells, beside)
  const { plainValues } = beside
  const shaped = shapedTables({ table: plain, faults, finished: () => plain }, { whole, plainValues, look })
  return plain && shaped[0] === plain && faults >= allFaulty
    ? [...withOtherHeadings(plain, whole, plainValues), ...shaped.filter((table) => table !== plain)]
    : shaped
}

/** The tables in which there are questions, or else the plain one, the one with the fewest faults first. */
function shapedTables(plain: Tried, source: Source): SheetTable[] {
  const { whole, look } = source
  const isLarge = whole.cells.length > triedRows
  const head = isLarge ? { cells: whole.cells.slice(0, triedRows), rows: whole.rows } : whole
  const tried: Tried[] = [plain]
  for (const { path, ...each } of otherShapes(head, plain.table, look)) {
    const table = shapedTable({ path, ...each }, source)
    tried.push({
      table,
      faults: faultsIn(table),
      finished: () => (isLarge ? sameShape(path, source, plain.table) : table),
    })
  }
  const sorted = tried.filter(({ table }) => table).toSorted((a, b) => a.faults - b.faults)
  const isFirstOfShape = ({ table }: Tried, i: number) =>
    sorted.findIndex((each) => each.table?.shape === table?.shape) === i
  return sorted
    .filter((each, i) => i === 0 || (each.faults < allFaulty && isFirstOfShape(each, i)))
    .slice(0, maxReadings)
    .map((each) => each.finished())
    .filter((table) => table !== undefined)
}

function shapedTable({ shape, path, grid: { cells, rows } }: Shaped, source: Source): SheetTable | undefined {
  const table = tableFromCells(cells, { rowNumbers: rows, plainValues: shapedValues(path, source) })
  return table && { ...table, shape }
}

/** The plain values for a shape, whose cells stand elsewhere than in the file: those of the cell of the row with the text. */
function shapedValues(path: string, { whole, plainValues }: Source): PlainValues {
  if (!plainValues) return undefined
  if (path === 'turned') return (row, column, text) => plainValues((whole.rows[column] ?? 1) - 1, row, text)
  if (path.startsWith('turned')) return undefined
  const places = new Map(whole.rows.map((row, i) => [row - 1, i]))
  return (row, _, text) => {
    const values = whole.cells[places.get(row) ?? -1] ?? []
    const column = values.findIndex((cell) => trimmed(cell) === trimmed(text))
    return column === -1 ? [] : plainValues(row, column, text)
  }
}

function sameShape(path: string, source: Source, plain: SheetTable | undefined): SheetTable | undefined {
  for (const each of otherShapes(source.whole, plain, source.look))
    if (each.path === path) return shapedTable(each, source)
  return undefined
}

/** Problems count more than warnings. A table without questions is worse than any other. */
function faultsIn(table: SheetTable | undefined): number {
  if (!table) return Infinity
  const sample = { ...table, rows: table.rows.slice(0, sampleRows) }
  const { questions, problems, warnings } = parseSheet(sample)
  if (questions.length === 0) return table.shape === 'text' ? allFaulty : noQuestions
  // One press fixes all keys that count from 0.
  const heavy = problems.filter(({ code }) => code !== 'keys-count-from-zero').length
  const light = warnings.length + problems.length - heavy
  const lost = hasUnusedList(sample) || hasColumnsBetween(sample) ? questions.length : 0
  return (10 * heavy + light + lost) / questions.length
}

/** Whether a column is headed Options, or Answers and has lists, and is not used. */
function hasUnusedList(table: SheetTable): boolean {
  const roles = rolesOf(table)
  const hasLists = (column: number) => table.rows.some(({ values }) => /[\n;|]/.test(values[column] ?? ''))
  return table.columns.some((heading, i) => {
    const role = roles[i] === 'unused' ? headingRole(heading) : undefined
    return role?.field === 'list' || (role?.field === 'correct' && role.isBare && hasLists(i))
  })
}

/** Whether a key, or a column without a heading, stands between two options, as ticks do. */
function hasColumnsBetween(table: SheetTable): boolean {
  const roles = rolesOf(table)
  const options = roles.flatMap((role, column) => (role.startsWith('option') ? [column] : []))
  return table.columns.some((heading, column) => {
    const isBetween = column > Math.min(...options) && column < Math.max(...options)
    return (
      isBetween && (roles[column] === 'correct' || (roles[column] === 'unused' && isMissingHeading(heading)))
    )
  })
}

function gridOf(cells: readonly (readonly string[])[], { filteredRows }: BesideCells): Grid {
  const rows = cells.flatMap((_, i) => (filteredRows?.has(i) ? [] : [i + 1]))
  return { cells: rows.map((row) => cells[row - 1] ?? []), rows }
}

const questionEnd = /[?؟？:…_]\s*$/u

/** Other readings of a sheet whose headings stand further down than they are looked for, or are missing. */
function withOtherHeadings(
  plain: SheetTable,
  { cells, rows }: Grid,
  plainValues: BesideCells['plainValues'],
): SheetTable[] {
  const { question, correct } = sheetColumns(plain.columns)
  const late = lateHeader(cells)
  if (late !== undefined) {
    const table = tableFromCells(cells.slice(late), { rowNumbers: rows.slice(late), plainValues })
    return table ? [withNote(plain, lateNote(table.headerRow)), table] : [plain]
  }
  if (question !== undefined || correct !== undefined) return [plain]
  const bare = tableFromCells(cells, { rowNumbers: rows, hasHeadings: false, plainValues })
  if (!bare || bare.columns.length < 2) return [plain]
  const headless: SheetTable = { ...bare, shape: 'no headings' }
  return beginsWithQuestion(bare)
    ? [headless, plain]
    : [withNote(plain, unknownNote(plain.headerRow)), headless]
}

const withNote = (table: SheetTable, note: SheetNote) => ({ ...table, notes: [...(table.notes ?? []), note] })

const lateNote = (row: number): SheetNote => ({
  code: 'headings-seem-late',
  params: { row, searched: headerRows },
})

const unknownNote = (row: number): SheetNote => ({ code: 'row-taken-for-headings', params: { row } })

/** Whether the first row is like those below it: a question in the same column, or its key among its options. */
function beginsWithQuestion({ rows: [first, ...others] }: SheetTable): boolean {
  const texts = (first?.values ?? []).map(trimmed)
  const filled = texts.filter((text) => text !== '')
  if (new Set(filled).size < filled.length) return true
  const isQuestion = (cell = '') => questionEnd.test(cell)
  const question = texts.findIndex(isQuestion)
  if (question === -1) return false
  const below = others.map(({ values }) => values[question] ?? '').filter((cell) => !isBlank(cell))
  return below.filter(isQuestion).length >= below.length / 2
}
