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
import { listInCell, questionWithLines, questionWithOptions } from './text-shapes.ts'
import { optionLetter } from '../../question/option-letter.ts'
import { headingRole } from '../columns/headings.ts'
import { isBlank } from '../../question/visible-text.ts'
import { truthOf } from '../row/labels.ts'

/** Rows with all options in one cell. */
export function listsInCells(grid: HeadedGrid): Grid | undefined {
  const [question] = columnsFor(grid, 'question')
  const [key] = columnsFor(grid, 'correct')
  const [list = bareAnswer(grid, key)] = listColumns(grid)
  if (question === undefined || list === undefined || optionColumns(grid).length > 0) return undefined
  return rebuilt(grid, [question, list], ({ values }) => ({
    text: cellAt(values, question),
    options: listInCell(cellAt(values, list)),
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
    (row) => parted(row) ?? { text: cellAt(row.values, question), options: [] },
  )
}

type Row = HeadedGrid['body'][number]

function rebuilt(
  grid: HeadedGrid,
  replaced: number[],
  read: (row: Row) => { text: string; options: string[] },
): Grid {
  const [key] = columnsFor(grid, 'correct')
  const remaining = grid.headings.flatMap((_, i) => (replaced.includes(i) || i === key ? [] : [i]))
  const rows = grid.body.map((row) => ({
    row: row.row,
    ...read(row),
    key: cellAt(row.values, key),
    rest: remaining.map((column) => row.values[column] ?? ''),
  }))
  return plainGrid(
    grid.headerRow,
    rows,
    remaining.map((column) => grid.headings[column] ?? ''),
  )
}

/** Whether the cell of this row and column, both counted from 0, is set off by its look, and how. */
export type LookOfCell = (row: number, column: number) => string | undefined

const sign = /^\s*(?:\*+|✓|✔|✅|→)\s*(?=\S)|(?<=\S)\s*(?:\*+|✓|✔|✅|\((?:correct|right|richtig|x|✓)\))\s*$/giu

/** Options of which some are marked by a sign in their text, or one by its look. Rows without a mark get no key. */
export function markedOptions(grid: HeadedGrid, look: LookOfCell = () => undefined): Grid | undefined {
  const options = optionColumns(grid)
  const [key] = columnsFor(grid, 'correct')
  const hasKeys = key !== undefined && grid.body.some(({ values }) => cellAt(values, key) !== '')
  if (options.length < 2 || hasKeys || grid.body.length === 0) return undefined
  const bySign = grid.body.map(({ values }) =>
    options.map((column) => (cellAt(values, column).search(sign) === -1 ? undefined : 'sign')),
  )
  const byLook = () => grid.body.map(({ row }) => options.map((column) => look(row - 1, column)))
  const marks = signed(bySign) ?? onlyOnes(byLook())
  if (!marks) return undefined
  const at = key ?? grid.headings.length
  const headings = key === undefined ? [...grid.headings, 'Correct Answer'] : grid.headings
  const cells = grid.body.map(({ values }, i) =>
    headings.map((_, column) => {
      if (column === at) return (marks[i] ?? []).map(optionLetter).join(',')
      return options.includes(column) ? cellAt(values, column).replace(sign, '') : (values[column] ?? '')
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

const ticks = new Set(['x', '✓', '✔', '☑', '☒', '🗸', '✅', '*', '1', '+'])
const blanks = new Set(['', '0', '-', '–', '☐', '✗', '✘', '❌'])

/** Whether a cell ticks something; undefined if it is neither a tick nor its absence. */
function tickOf(cell: string): boolean | undefined {
  const tick = cell.toLowerCase()
  if (ticks.has(tick)) return true
  return blanks.has(tick) ? false : truthOf(tick)
}

function tickColumns({ headings, body }: HeadedGrid): number[] {
  return headings.flatMap((_, column) => {
    const read = body.map(({ values }) => tickOf(cellAt(values, column)))
    return read.includes(true) && !read.includes(undefined) ? [column] : []
  })
}

/** A column of ticks beside each option. */
export function ticksBesideOptions(grid: HeadedGrid): Grid | undefined {
  const [question] = columnsFor(grid, 'question')
  const options = optionColumns(grid)
  const marked = new Set(tickColumns(grid))
  // A column of ticks without any tick has its place by the heading.
  const isEmpty = (column: number) =>
    [grid.headings, ...grid.body.map(({ values }) => values)].every((row) => isBlank(row[column] ?? ''))
  const isTick = (column: number) =>
    marked.has(column) || isEmpty(column) || headingRole(grid.headings[column] ?? '')?.field === 'correct'
  const ticked = options.map((column) => column + 1)
  if (question === undefined || options.length < 2 || !ticked.every(isTick) || ticked.every(isEmpty))
    return undefined
  const rows = grid.body.map(({ row, values }) => ({
    row,
    text: cellAt(values, question),
    options: options.map((column) => cellAt(values, column)),
    key: options
      .flatMap((column, i) => (tickOf(cellAt(values, column + 1)) ? [optionLetter(i)] : []))
      .join(','),
  }))
  return plainGrid(grid.headerRow, rows)
}

/** One row for each option: the question stands in the first of them or in all, the right ones are ticked. */
export function rowsOfOptions(grid: HeadedGrid): Grid | undefined {
  const [question] = columnsFor(grid, 'question')
  const [option = bareAnswer(grid)] = [...listColumns(grid), ...optionColumns(grid)]
  const key = columnsFor(grid, 'correct').find((column) => column !== option)
  if (question === undefined || option === undefined || key === undefined || optionColumns(grid).length > 1)
    return undefined
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
  const rows = groups.map((group) => {
    const [first] = group
    const cells = group.map(({ values }) => cellAt(values, key))
    const marks = cells.map(tickOf)
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
