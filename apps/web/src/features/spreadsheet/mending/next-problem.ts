import type { CellMessage } from '@quizly/domain'

/** A cell: the number of its row in the sheet and the position of its column. */
export type Place = { row: number; position: number }

/** The first cell with a problem after this one, by rows and then by columns; after the last one the first. */
export function nextProblem(
  problems: readonly CellMessage[],
  columns: readonly string[],
  after: Place | undefined,
): Place | undefined {
  const places = problems
    .map(({ row, column }) => ({ row, position: columns.indexOf(column) }))
    .filter(({ position }) => position !== -1)
    .toSorted((a, b) => a.row - b.row || a.position - b.position)
  const isLater = ({ row, position }: Place) =>
    !after || row > after.row || (row === after.row && position > after.position)
  return places.find(isLater) ?? places[0]
}
