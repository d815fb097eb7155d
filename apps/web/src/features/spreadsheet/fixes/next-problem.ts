import type { CellMessage } from '@quizly/domain'

/** A cell: the number of its row in the sheet and the position of its column. */
export type Place = { row: number; position: number }

type Found = { problems: readonly CellMessage[]; warnings: readonly CellMessage[] }

/**
 * The next cell to look at after this one, by rows and then by columns: one with a problem, and after the last
 * one the first. Without problems it is the next one with a warning, until the last.
 */
export function nextProblem(
  { problems, warnings }: Found,
  columns: readonly string[],
  after: Place | undefined,
): Place | undefined {
  const isLater = ({ row, position }: Place) =>
    !after || row > after.row || (row === after.row && position > after.position)
  const bad = placesOf(problems, columns)
  return bad.find(isLater) ?? bad[0] ?? placesOf(warnings, columns).find(isLater)
}

const placesOf = (messages: readonly CellMessage[], columns: readonly string[]): Place[] =>
  messages
    .map(({ row, column }) => ({ row, position: columns.indexOf(column) }))
    .filter(({ position }) => position !== -1)
    .toSorted((a, b) => a.row - b.row || a.position - b.position)
