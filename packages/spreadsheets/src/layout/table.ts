import { comparableAnswer, isBlank, trimmed } from '@quizly/domain'
import type { SheetNote } from '../codes.ts'
import { chosenRoles, findHeader, withSections } from '../columns/header.ts'
import { hasQuestions, type QuestionColumns, type SheetColumns, sheetColumns } from '../columns/columns.ts'
import { listedNumbers } from '../text.ts'
import { formulaWithoutResult, type PlainValue, type SheetRow, type SheetTable } from '../sheet.ts'
import { isNumberingHeading } from '../columns/headings.ts'
import { readQuestion } from '../rows/question.ts'
import { noHabits, readType } from '../rows/question-type.ts'
import { isWritten, writtenColumn } from '../rows/written.ts'

/** What a sheet says besides its texts. Columns and rows count from 0; with `rowNumbers`, rows have no formulas. */
export type BesideCells = {
  hiddenColumns?: readonly number[]
  filteredRows?: ReadonlySet<number>
  rowNumbers?: readonly number[]
  /** The other ways to write the number or the day in a cell with this text. Row and column are counted from 0. */
  plainValues?: ((row: number, column: number, text: string) => string[]) | undefined
  /** Cells with a formula that gives 0, as it does where it was never calculated or refers to an empty cell. */
  zeroFormulas?: readonly { r: number; c: number }[]
  /** False if the first row is one like all others. */
  hasHeadings?: boolean
}

/** The cells of a sheet, as displayed and from A1 on, as a table; undefined if no row can hold a question. */
export function tableFromCells(
  cells: readonly (readonly string[])[],
  beside: BesideCells = {},
): SheetTable | undefined {
  const { hiddenColumns = [], filteredRows = new Set(), rowNumbers, hasHeadings = true } = beside
  const { headings: first, end } = hasHeadings ? findHeader(cells) : { headings: [], end: -1 }
  const {
    headings,
    rows: below,
    moved,
    notes: sectionNotes,
  } = withSections(
    first,
    cells
      .map((values, i) => ({ row: i + 1, values: [...values] }))
      .filter(({ row }) => row > end + 1 && !filteredRows.has(row - 1))
      .map(({ row, values }) => ({ row: rowNumbers?.[row - 1] ?? row, values })),
  )

  const width = below.reduce((most, { values }) => Math.max(most, values.length), headings.length)
  const shown = Array.from({ length: width }, (_, i) => i).filter(
    (i) => !isBlank(headings[i] ?? '') || below.some(({ values }) => !isBlank(values[i] ?? '')),
  )
  const columns = uniqueHeadings(
    shown.map((i) => (isBlank(headings[i] ?? '') ? `Column ${columnLetters(i)}` : (headings[i] ?? ''))),
  )
  const hidden = shown.flatMap((column, i) => (hiddenColumns.includes(column) ? [i] : []))
  const all = below.map(({ row, values }) => ({ row, values: shown.map((column) => values[column] ?? '') }))
  const { notes: roleNotes, ...chosen } = chosenRoles(columns, hidden, all)
  const zeros = (beside.zeroFormulas ?? []).map(({ r, c }) => ({ row: r + 1, column: shown.indexOf(c) }))
  withoutZeroKeys(all, zeros, sheetColumns(columns, chosen.roles))
  const skipped = { hints: [] as number[], headings: [] as number[] }
  const rows = rowsToRead({ columns, rows: all, ...chosen }, skipped)
  if (rows.length === 0) return undefined
  const headerRow = rowNumbers?.[Math.max(end, 0)] ?? Math.max(end, 0) + 1
  const letters = shown.map(columnLetters)
  const table = { columns, rows, headerRow, ...chosen }
  const columnInFile = (row: number, column: number) => moved.get(row)?.indexOf(column) ?? column
  const { found: plainValues = [], endsBefore } = beside.plainValues
    ? plainValuesIn(
        table,
        (row, column, text) =>
          beside.plainValues?.(row - 1, columnInFile(row, shown[column] ?? 0), text) ?? [],
      )
    : {}
  const notes = [...roleNotes, ...sectionNotes, ...skippedNotes(skipped), ...formatNotes(endsBefore)]
  return {
    ...table,
    ...(letters.some((each, i) => each !== columnLetters(i)) && { letters }),
    ...(notes.length > 0 && { notes }),
    ...(plainValues.length > 0 && { plainValues }),
  }
}

const formatNotes = (endsBefore: number | undefined): SheetNote[] =>
  endsBefore === undefined ? [] : [{ code: 'formats-unread', params: { row: endsBefore } }]

/** Makes formulas without a result of keys that are 0 although no option is. */
function withoutZeroKeys(
  rows: readonly SheetRow[],
  zeros: readonly { row: number; column: number }[],
  { correct, options }: SheetColumns,
): void {
  const keys = new Set(zeros.flatMap(({ row, column }) => (column === correct ? [row] : [])))
  for (const { row, values } of keys.size > 0 ? rows : []) {
    const texts = options.map(({ column }) => values[column] ?? '').filter((text) => !isBlank(text))
    if (keys.has(row) && texts.length > 0 && !texts.includes('0')) values[correct ?? 0] = formulaWithoutResult
  }
}

function skippedNotes({ hints, headings }: { hints: number[]; headings: number[] }): SheetNote[] {
  const params = { count: headings.length, ...listedNumbers(headings) }
  return [
    ...hints.map((row): SheetNote => ({ code: 'hint-left-out', params: { row } })),
    ...(headings.length > 0 ? [{ code: 'headings-repeated' as const, params }] : []),
  ]
}

/** The headings as typed. A repeated one gets (2). */
export function uniqueHeadings(names: readonly string[]): string[] {
  const taken = new Set(names)
  const seen = new Set<string>()
  return names.map((name) => {
    if (!seen.has(name)) {
      seen.add(name)
      return name
    }
    let n = 2
    while (taken.has(`${name} (${n})`)) n++
    taken.add(`${name} (${n})`)
    return `${name} (${n})`
  })
}

/** Where a cell stands in the file, such as `B3`; only its row if the cells were arranged anew. */
export function placeInFile({ letters, shape }: SheetTable, row: number, column: number): string {
  const letter = letters?.[column] ?? columnLetters(column)
  if (shape === 'turned') return columnLetters(row - 1) + columnNumber(letter)
  return shape === undefined || shape === 'no headings' ? letter + row : `row ${row}`
}

const columnNumber = (letters: string) =>
  Array.from(letters).reduce((number, letter) => 26 * number + letter.charCodeAt(0) - 64, 0)

/** The letters that a spreadsheet program shows above the column at this position. */
export function columnLetters(position: number): string {
  const letter = String.fromCharCode(65 + (position % 26))
  return position < 26 ? letter : columnLetters(Math.floor(position / 26) - 1) + letter
}

const longestHint = 1_000
const bracketed = /^\s*[([<{][^]*[)\]>}]\s*$/
const number = /^\p{Nd}+[.):]?$/u

/** The rows that should hold questions. `skipped` receives the numbers of hint rows and repeated headings that are left out. */
export function rowsToRead(
  { columns: headings, rows, roles }: Omit<SheetTable, 'headerRow'>,
  skipped: { hints?: number[]; headings?: number[] } = {},
): SheetRow[] {
  const columns = sheetColumns(headings, roles)
  const filled = rows.filter(({ values }) => !values.every(isBlank))
  const isHelp = (values: string[]) =>
    columns.template === 'quizizz' && readsAsHelp(values, columns, headings)
  const [first] = filled
  const hasHelp = first !== undefined && isHelp(first.values)
  if (hasHelp) skipped.hints?.push(first.row)
  const withoutHelp = hasHelp ? filled.slice(1) : filled

  const used = new Set(columns.used)
  const numbering = headings.map(
    (heading, i) =>
      !used.has(i) && (isNumberingHeading(heading) || countsUp(withoutHelp.map(({ values }) => values[i]))),
  )
  const isOnlyNumbered = (text: string, i: number) =>
    isBlank(text) || (numbering[i] && text.length < longestHint && number.test(trimmed(text)))
  return withoutHelp.filter((row) => {
    if (row.values.every(isOnlyNumbered)) return false
    if (!repeatsHeadings(row.values, headings, columns)) return true
    skipped.headings?.push(row.row)
    return false
  })
}

function repeatsHeadings(values: string[], headings: string[], { question, correct }: SheetColumns): boolean {
  const isSame = (column: number) =>
    trimmed(values[column]?.slice(0, longestHint) ?? '') === trimmed(headings[column] ?? '')
  return question !== undefined && correct !== undefined && isSame(question) && isSame(correct)
}

function countsUp(cells: (string | undefined)[]): boolean {
  const numbers = cells.filter((text = '') => !isBlank(text)).map(Number)
  return numbers.length > 1 && numbers.every((each, i) => i === 0 || each === (numbers[i - 1] ?? 0) + 1)
}

const words = (text: string) =>
  Array.from(
    text
      .slice(0, longestHint)
      .toLowerCase()
      .matchAll(/\p{L}{4,}|\d+/gu),
    ([word]) => word,
  )

/** Whether all cells but the type are in brackets, or most share a word with their heading and the row is no question. */
function readsAsHelp(values: string[], columns: SheetColumns, headings: string[]): boolean {
  if (!hasQuestions(columns)) return false
  const cells = columns.used.filter((column) => !isBlank(values[column] ?? ''))
  const isInBrackets = (column: number) => bracketed.test((values[column] ?? '').slice(0, longestHint))
  if (cells.filter((column) => column !== columns.type).every(isInBrackets) && cells.length > 2) return true
  if (readQuestion(values, columns).question) return false
  const named = cells.filter((column) => {
    const known = words(headings[column] ?? '')
    return words(values[column] ?? '').some((word) => known.includes(word))
  })
  return named.includes(columns.question) && named.length > cells.length / 2 && named.length > 2
}

/** The most cells whose plain values are kept with a sheet. */
export const maxPlainValues = 2_000

export type WaysOf = (row: number, column: number, text: string) => readonly string[]

/** The numbers and days in some format where a student will write them. `endsBefore` is the first row without room. */
function plainValuesIn(
  { columns: headings, roles, rows }: SheetTable,
  waysOf: WaysOf,
): { found: PlainValue[]; endsBefore?: number } {
  const columns = sheetColumns(headings, roles)
  const all = headings.map((_, column) => column)
  const unused = all.filter((column) => !columns.used.includes(column))
  const found: PlainValue[] = []
  const candidates = hasQuestions(columns) ? columnsOfAnswers(columns, unused) : all
  for (const { row, values } of rows) {
    if (!candidates.some((column) => /\d/.test(values[column] ?? ''))) continue
    for (const column of hasQuestions(columns) ? writtenPlaces(columns, values, unused) : all) {
      const text = values[column] ?? ''
      const ways = waysOf(row, column, text).filter((way) => comparableAnswer(way) !== comparableAnswer(text))
      if (ways.length === 0) continue
      if (found.length === maxPlainValues) return { found, endsBefore: row }
      found.push({ row, column, text, ways: [...new Set(ways)] })
    }
  }
  return { found }
}

const columnsOfAnswers = ({ correct, options, template }: QuestionColumns, unused: readonly number[]) => [
  correct,
  ...(template === 'quizizz' ? options.slice(0, 1) : []).map(({ column }) => column),
  ...unused,
]

function writtenPlaces(
  columns: QuestionColumns,
  values: readonly string[],
  unused: readonly number[],
): number[] {
  const cell = (column: number | undefined) => trimmed(column === undefined ? '' : (values[column] ?? ''))
  const read = {
    columns,
    cell,
    statedType: readType(cell(columns.type), noHabits).statedType,
    keys: [],
    keysAre: undefined,
  }
  return isWritten(read) ? [writtenColumn(read), ...unused] : []
}

/** Finds the other ways to write what is in a cell, as long as its text is the one that was read. */
export function waysFinder(plainValues: readonly PlainValue[] = []): WaysOf {
  const byPlace = new Map(plainValues.map((each) => [`${each.row} ${each.column}`, each]))
  return (row, column, text) => {
    const found = byPlace.get(`${row} ${column}`)
    return found && trimmed(found.text) === trimmed(text) ? found.ways : []
  }
}
