import type { CellMessage } from '@quizly/domain'

/** The headings of the cells that can be corrected, by row. */
export type EditableCells = ReadonlyMap<number, ReadonlySet<string>>
export const nothingEditable: EditableCells = new Map()

type Verdict = { problems: readonly CellMessage[]; warnings: readonly CellMessage[] }

/** Adds the cells of a verdict: once a cell can be corrected, it stays so. */
export function withCellsOf({ problems, warnings }: Verdict, editable: EditableCells): EditableCells {
  const isNew = ({ row, column }: CellMessage) => column !== '' && !editable.get(row)?.has(column)
  const added = [...problems, ...warnings].filter(isNew)
  if (added.length === 0) return editable
  const next = new Map(editable)
  for (const { row, column } of added) next.set(row, new Set([...(next.get(row) ?? []), column]))
  return next
}
