import { headingRole } from '../columns/headings.ts'
import { optionLetter } from '../../question/option-letter.ts'
import { isBlank } from '../../question/visible-text.ts'
import { truthOf } from '../row/loose-answers.ts'
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

const ticks = new Set(['x', '✓', '✔', '☑', '☒', '🗸', '✅', '*', '1', '+'])
const blanks = new Set(['', '0', '-', '–', '☐', '✗', '✘', '❌'])

/** Whether a cell ticks something; undefined if it is neither a tick nor its absence. */
function tickOf(cell: string): boolean | undefined {
  const sign = cell.toLowerCase()
  if (ticks.has(sign)) return true
  return blanks.has(sign) ? false : truthOf(sign)
}

/** The columns of which each cell is a tick or none, with at least one tick. */
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
    const said = cells.map(tickOf)
    const isTicked = said.includes(true) && !said.includes(undefined)
    return {
      row: first?.row ?? 0,
      text: cellAt(first?.values ?? [], question),
      options: group.map(({ values }) => cellAt(values, option)),
      key: isTicked
        ? said.flatMap((tick, i) => (tick ? [optionLetter(i)] : [])).join(',')
        : cells.filter(Boolean).join('\n'),
    }
  })
  return plainGrid(grid.headerRow, rows)
}
