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
import { listInCell, questionWithLines, questionWithOptions } from './labelled-list.ts'

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
  const kept = grid.headings.flatMap((_, i) => (replaced.includes(i) || i === key ? [] : [i]))
  const rows = grid.body.map((row) => ({
    row: row.row,
    ...read(row),
    key: cellAt(row.values, key),
    rest: kept.map((column) => row.values[column] ?? ''),
  }))
  return plainGrid(
    grid.headerRow,
    rows,
    kept.map((column) => grid.headings[column] ?? ''),
  )
}
