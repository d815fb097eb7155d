import { isBlank, optionLetter } from '@quizly/domain'
import {
  bareAnswer,
  cellAt,
  columnsFor,
  type Grid,
  type HeadedGrid,
  listColumns,
  optionColumns,
  plainGrid,
} from './grid.ts'
import { questionWithLines, questionWithOptions } from './text-shapes.ts'
import { listsOfColumn, markedParts, readMark } from './lists.ts'
import { headingRole } from '../headings.ts'
import { tickOf } from '../labels.ts'
import type { LookOfCell } from '../sheet.ts'

/** Rows with all options in one cell. A key in their marks makes a column of such lists no key. */
export function listsInCells(grid: HeadedGrid): Grid | undefined {
  const [question] = columnsFor(grid, 'question')
  if (question === undefined || optionColumns(grid).length > 0) return undefined
  const marked = markedLists(grid, question)
  const [key] = columnsFor(grid, 'correct').filter((column) => column !== marked)
  const [list = marked ?? bareAnswer(grid, key)] = listColumns(grid)
  return list === undefined ? undefined : withLists(grid, { question, list, key })
}

/** The column in most of whose cells each option has a mark. */
function markedLists({ headings, body }: HeadedGrid, question: number): number | undefined {
  const found = headings.findIndex((_, column) => {
    const filled = body.map(({ values }) => cellAt(values, column)).filter((cell) => cell !== '')
    const marked = filled.filter((cell) => markedParts(cell) !== undefined)
    return column !== question && marked.length > 0 && marked.length >= filled.length / 2
  })
  return found === -1 ? undefined : found
}

type ListColumns = { question: number; list: number; key: number | undefined }

/** The rows with the options of one column in columns of their own. */
function withLists(grid: HeadedGrid, { question, list, key }: ListColumns): Grid {
  const lists = listsOfColumn(
    grid.body.map(({ values }) => ({ list: cellAt(values, list), key: cellAt(values, key) })),
  )
  return rebuilt(grid, [question, list], key, ({ values }, i) => ({
    text: cellAt(values, question),
    options: lists[i] ?? [],
  }))
}

/** Rows with the options below the question in its cell. */
export function listsInQuestions(grid: HeadedGrid): Grid | undefined {
  const [question] = columnsFor(grid, 'question')
  if (question === undefined || optionColumns(grid).length > 0) return undefined
  const [key] = columnsFor(grid, 'correct')
  const parted = ({ values }: Row) =>
    questionWithOptions(cellAt(values, question)) ??
    questionWithLines(cellAt(values, question), cellAt(values, key))
  const split = grid.body.filter(parted).length
  if (split === 0 || split < grid.body.length / 2) return undefined
  return rebuilt(
    grid,
    [question],
    key,
    (row) => parted(row) ?? { text: cellAt(row.values, question), options: [] },
  )
}

type Row = HeadedGrid['body'][number]

function rebuilt(
  grid: HeadedGrid,
  replaced: number[],
  key: number | undefined,
  read: (row: Row, i: number) => { text: string; options: string[] },
): Grid {
  const remaining = grid.headings.flatMap((_, i) => (replaced.includes(i) || i === key ? [] : [i]))
  const rows = grid.body.map((row, i) => ({
    row: row.row,
    ...read(row, i),
    key: cellAt(row.values, key),
    rest: remaining.map((column) => row.values[column] ?? ''),
  }))
  return plainGrid(
    grid.headerRow,
    rows,
    remaining.map((column) => grid.headings[column] ?? ''),
  )
}

const sign = /^\s*(?:\*+|✓|✔|✅|→)\s*(?=\S)|(?<=\S)\s*(?:\*+|✓|✔|✅|\((?:correct|right|richtig|x|✓)\))\s*$/giu

const isSigned = (text: string) => readMark(text)?.isRight ?? text.search(sign) !== -1
const unsigned = (text: string) => readMark(text)?.text ?? text.replace(sign, '')

/** Options of which some are marked by a sign in their text, or one by its look. Rows without a mark get no key. */
export function markedOptions(grid: HeadedGrid, look: LookOfCell = () => undefined): Grid | undefined {
  const options = optionColumns(grid)
  const [key] = columnsFor(grid, 'correct')
  const hasKeys = key !== undefined && grid.body.some(({ values }) => cellAt(values, key) !== '')
  if (options.length < 2 || hasKeys || grid.body.length === 0) return undefined
  const bySign = grid.body.map(({ values }) =>
    options.map((column) => (isSigned(cellAt(values, column)) ? 'sign' : undefined)),
  )
  const byLook = () => grid.body.map(({ row }) => options.map((column) => look(row - 1, column)))
  const marks = signed(bySign) ?? onlyOnes(byLook())
  if (!marks) return undefined
  const at = key ?? grid.headings.length
  const headings = key === undefined ? [...grid.headings, 'Correct Answer'] : grid.headings
  const cells = grid.body.map(({ values }, i) =>
    headings.map((_, column) => {
      if (column === at) return (marks[i] ?? []).map(optionLetter).join(',')
      return options.includes(column) ? unsigned(cellAt(values, column)) : (values[column] ?? '')
    }),
  )
  return { cells: [headings, ...cells], rows: [grid.headerRow, ...grid.body.map(({ row }) => row)] }
}

type Marks = readonly (readonly (string | undefined)[])[]

/** The positions of the options with a sign; undefined if no row has one, or any row has one on each option. */
function signed(marks: Marks): number[][] | undefined {
  const found = marks.map((row) => row.flatMap((mark, i) => (mark === undefined ? [] : [i])))
  const isMeant = found.every(({ length }, i) => length < (marks[i]?.length ?? 0))
  return isMeant && found.some(({ length }) => length > 0) ? found : undefined
}

/** The one option in each row that looks otherwise than the others; undefined if no row has one or any has several. */
function onlyOnes(marks: Marks): number[][] | undefined {
  const found = marks.map((row) => {
    const marked = row.flatMap((mark, i) => (mark === undefined ? [] : [i]))
    const alone = row.flatMap((mark, i) => (row.filter((other) => other === mark).length === 1 ? [i] : []))
    return marked.length > 1 && row.length > 2 && alone.length === 1 ? alone : marked
  })
  const isMeant = found.every(({ length }) => length < 2)
  return isMeant && found.some(({ length }) => length > 0) ? found : undefined
}

/** What an option earns, in per cent or as a share. */
function scoreIn(cell: string): number | undefined {
  const [, number] = /^([-−]?\d{1,3}(?:[.,]\d{1,7})?)\s*[%٪]?$/.exec(cell) ?? []
  if (number === undefined) return undefined
  return Number(number.replace('−', '-').replace(',', '.'))
}

/** Whether scores tell which options are right: one earns something, or several the same part of 100 (or of 1). */
function tellRight(cells: readonly string[]): boolean {
  const scores = cells.map(scoreIn)
  const [first = 0, ...others] = scores.filter((score) => score !== undefined && score > 0)
  const sum = first * (1 + others.length)
  const isWhole = (whole: number) => Math.abs(sum - whole) < whole / 50
  const isPart = others.every((score) => score === first) && [1, 100].some(isWhole)
  return !scores.includes(undefined) && first > 0 && (others.length === 0 || isPart)
}

/** A column of ticks for each option: beside it, before it, or all of them behind the options. */
export function ticksBesideOptions(grid: HeadedGrid): Grid | undefined {
  const { headings, body } = grid
  const [question] = columnsFor(grid, 'question')
  const options = optionColumns(grid)
  if (question === undefined || options.length < 2 || body.length === 0) return undefined
  const end = Math.max(...options) + 1
  const isApart = (columns: readonly number[]) =>
    columns.every((column) => column !== question && !options.includes(column))
  const beside = options.map((column) => column + 1)
  const elsewhere = [options.map((column) => column - 1), options.map((_, i) => end + i)]
  const isRight = (cell: string) => tickOf(cell) ?? Number(scoreIn(cell)) > 0
  const ticked =
    isApart(beside) && areTicks(beside, true)
      ? beside
      : (elsewhere.find((columns) => isApart(columns) && areTicks(columns, false)) ??
        [beside, ...elsewhere].find((columns) => isApart(columns) && areScores(columns)))
  if (!ticked) return undefined
  const isKept = (column: number) =>
    !isBlank(headings[column] ?? '') && ![question, ...options, ...ticked].includes(column)
  const remaining = headings.flatMap((_, column) => (isKept(column) ? [column] : []))
  const rows = body.map(({ row, values }) => ({
    row,
    text: cellAt(values, question),
    rest: remaining.map((column) => values[column] ?? ''),
    options: options.map((column) => cellAt(values, column)),
    key: ticked.flatMap((column, i) => (isRight(cellAt(values, column)) ? [optionLetter(i)] : [])).join(','),
  }))
  return plainGrid(
    grid.headerRow,
    rows,
    remaining.map((column) => headings[column] ?? ''),
  )

  /** A key of its own says more than what the options earn. */
  function areScores(columns: readonly number[]): boolean {
    const hasKey = columnsFor(grid, 'correct').length > 0
    const scoresOf = (values: readonly string[]) =>
      columns.flatMap((column, i) => (cellAt(values, options[i]) === '' ? [] : [cellAt(values, column)]))
    return !hasKey && body.every(({ values }) => tellRight(scoresOf(values)))
  }

  /** A column of ticks without any tick has its place by the heading, or beside its option. */
  function areTicks(columns: readonly number[], hasPlaces: boolean): boolean {
    const read = columns.map((column) => body.map(({ values }) => tickOf(cellAt(values, column))))
    if (!read.flat().includes(true) || !(hasPlaces || read.flat().includes(false))) return false
    return columns.every((column, i) => {
      const isEmpty = [headings, ...body.map(({ values }) => values)].every((row) =>
        isBlank(row[column] ?? ''),
      )
      const isTicks =
        !read[i]?.includes(undefined) && body.some(({ values }) => cellAt(values, column) !== '')
      const isHeaded = headingRole(headings[column] ?? '')?.field === 'correct'
      return isTicks || (hasPlaces && (isEmpty || isHeaded))
    })
  }
}

/** One row for each option: the question stands in the first of them or in all, the right ones are ticked. */
export function rowsOfOptions(grid: HeadedGrid): Grid | undefined {
  const [question] = columnsFor(grid, 'question')
  const [option = bareAnswer(grid)] = [...listColumns(grid), ...optionColumns(grid)]
  const named = columnsFor(grid, 'correct').find((column) => column !== option)
  if (question === undefined || option === undefined || optionColumns(grid).length > 1) return undefined
  const isHeaded = (column: number) => !isBlank(grid.headings[column] ?? '')
  if (grid.body.some(({ values }) => values.some((cell, i) => !isBlank(cell) && !isHeaded(i))))
    return undefined
  const groups: HeadedGrid['body'][] = []
  let text = ''
  for (const each of grid.body) {
    const next = cellAt(each.values, question)
    if (next !== '' && next !== text) {
      groups.push([])
      text = next
    }
    groups.at(-1)?.push(each)
  }
  if (groups.length === 0 || groups.length === grid.body.length) return undefined
  const cellsOf = (group: HeadedGrid['body'], column: number) =>
    group.map(({ values }) => cellAt(values, column))
  const scores = grid.headings.findIndex(
    (_, column) =>
      column !== question && column !== option && groups.every((group) => tellRight(cellsOf(group, column))),
  )
  const key = named ?? scores
  if (key === -1) return undefined
  const rows = groups.map((group) => {
    const [first] = group
    const cells = cellsOf(group, key)
    const marks = cells.map(
      (cell) => tickOf(cell) ?? (key === scores ? Number(scoreIn(cell)) > 0 : undefined),
    )
    const isTicked = marks.includes(true) && !marks.includes(undefined)
    return {
      row: first?.row ?? 0,
      text: cellAt(first?.values ?? [], question),
      options: group.map(({ values }) => cellAt(values, option)),
      key: isTicked
        ? marks.flatMap((tick, i) => (tick ? [optionLetter(i)] : [])).join(',')
        : cells.filter(Boolean).join('\n'),
    }
  })
  return plainGrid(grid.headerRow, rows)
}
