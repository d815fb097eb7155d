import { comparableAnswer, isBlank, optionLetter, trimmed } from '@quizly/domain'
import type { SheetNote } from '../codes.ts'
import {
  hasDocumentedHeadings,
  headingRole,
  isMissingHeading,
  spreadsheetTemplate,
} from '../columns/headings.ts'
import { parseSheet } from '../parse-sheet.ts'
import { rolesOf, sheetColumns } from '../columns/columns.ts'
import type { SheetShape, SheetTable } from '../sheet.ts'
import { type BesideCells, tableFromCells } from './table.ts'
import { type Grid, type HeadedGrid, headedGrid, cellAt, columnsFor, optionColumns } from './grid.ts'
import {
  listsInCells,
  listsInQuestions,
  type LookOfCell,
  markedOptions,
  rowsOfOptions,
  ticksBesideOptions,
} from './row-shapes.ts'
import { readMask } from '../rows/masks.ts'
import { rightThenWrong } from './right-then-wrong.ts'
import { aikenText, separatedRows, turnedTable } from './text-shapes.ts'
import { headerRows, lateHeader } from '../columns/header.ts'

/** Keys that have a sign for each option. At least one of them can be nothing else. */
function maskedKeys(grid: HeadedGrid): Grid | undefined {
  const options = optionColumns(grid)
  const [key, further] = columnsFor(grid, 'correct')
  if (key === undefined || further !== undefined || options.length < 2) return undefined
  let isCertain = false
  const keys = grid.body.map(({ values }) => {
    const texts = options.map((column) => cellAt(values, column))
    const written = cellAt(values, key)
    const filled = texts.findLastIndex((text) => text !== '') + 1
    const mask = readMask(written, filled) ?? readMask(written, texts.length)
    const isOption = texts.some((text) => comparableAnswer(text) === comparableAnswer(written))
    isCertain ||= mask !== undefined && written.length > 1 && !isOption
    return filled === 0 || written === '' ? written : mask
  })
  if (!isCertain || keys.includes(undefined)) return undefined
  return withKeys(
    grid,
    key,
    keys.map((mask) => (Array.isArray(mask) ? lettersOf(mask) : (mask ?? ''))),
  )
}

const lettersOf = (mask: readonly boolean[]) =>
  mask.flatMap((isRight, slot) => (isRight ? [optionLetter(slot)] : [])).join(',')

function withKeys({ headings, headerRow, body }: HeadedGrid, key: number, keys: readonly string[]): Grid {
  const cells = body.map(({ values }, i) =>
    headings.map((_, column) => (column === key ? (keys[i] ?? '') : trimmed(values[column] ?? ''))),
  )
  return { cells: [headings, ...cells], rows: [headerRow, ...body.map(({ row }) => row)] }
}

/** Enough rows to tell the shape of a sheet, so that a large one costs no more than a small one. */
const sampleRows = 60
/** The rows of a large sheet in which other shapes are looked for: some have several rows for each question. */
const triedRows = 600
const maxReadings = 4
const noQuestions = 1_000_000
/** A list of questions that all lack their answers is better than none. */
const allFaulty = noQuestions - 1

/** `path` names the shapes that were undone one after the other. */
type Shaped = { shape: SheetShape; path: string; grid: Grid }
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

function gridOf(cells: readonly (readonly string[])[], { filteredRows }: BesideCells): Grid {
  const rows = cells.flatMap((_, i) => (filteredRows?.has(i) ? [] : [i + 1]))
  return { cells: rows.map((row) => cells[row - 1] ?? []), rows }
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

/** Headings that name all of a question are no part of a text, and stand in a row. */
function* otherShapes(whole: Grid, plain: SheetTable | undefined, look?: LookOfCell): Generator<Shaped> {
  yield* shapesOf('', whole, look)
  if (plain && (hasDocumentedHeadings(plain.columns) || isHeadedWhole(plain.columns))) return
  for (const [shape, read] of [
    ['separated text', separatedRows],
    ['text', aikenText],
    ['right then wrong', rightThenWrong],
    ...(plain ? ([['turned', turnedTable]] as const) : []),
  ] as const) {
    const grid = read(whole)
    if (!grid) continue
    yield { shape, path: shape, grid }
    yield* shapesOf(shape, grid)
  }
}

/** Whether headings of any words name the question, the key and the options. */
function isHeadedWhole(headings: readonly string[]): boolean {
  const { question, correct, options } = sheetColumns(headings)
  return question !== undefined && correct !== undefined && options.length > 1
}

const shapesOfRows: [SheetShape, (grid: HeadedGrid) => Grid | undefined][] = [
  ['list in a cell', listsInCells],
  ['list in the question', listsInQuestions],
  ['tick columns', ticksBesideOptions],
  ['row for each option', rowsOfOptions],
]

function* shapesOf(before: string, grid: Grid, look?: LookOfCell): Generator<Shaped> {
  const headed = headedGrid(grid)
  const marked = markedOptions(headed, look)
  if (marked) yield { shape: 'marked options', path: `${before}, marked`, grid: marked }
  const masked = maskedKeys(headed)
  if (masked) yield { shape: 'key as a mask', path: `${before}, masked`, grid: masked }
  for (const [shape, read] of shapesOfRows) {
    const found = read(headed)
    if (!found) continue
    const path = `${before}, ${shape}`
    yield { shape, path, grid: found }
    const markedThere = markedOptions(headedGrid(found))
    if (markedThere) yield { shape, path: `${path}, marked`, grid: markedThere }
    const maskedThere = maskedKeys(headedGrid(found))
    if (maskedThere) yield { shape, path: `${path}, masked`, grid: maskedThere }
  }
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
