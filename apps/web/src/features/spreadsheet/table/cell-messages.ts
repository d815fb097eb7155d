import { type CellMessage, type Fix, trimmed } from '@quizly/domain'

/** The problems and warnings of one cell, and what one click can do about them. */
export type CellMessages = { problems: string[]; warnings: string[]; fixes: Fix[] }
/** A cell without messages. */
export const silent: CellMessages = { problems: [], warnings: [], fixes: [] }

/** The messages of one row, by heading. */
export type RowMessages = ReadonlyMap<string, CellMessages>

type Messages = { problems: readonly CellMessage[]; warnings: readonly CellMessage[] }

/** The messages by row and heading; those about the whole sheet are left out. */
export function messagesByRow({ problems, warnings }: Messages): ReadonlyMap<number, RowMessages> {
  const byRow = new Map<number, Map<string, CellMessages>>()
  const add = (kind: 'problems' | 'warnings') => (message: CellMessage) => {
    if (message.column === '') return
    const row = byRow.get(message.row) ?? new Map<string, CellMessages>()
    const cell = row.get(message.column) ?? { problems: [], warnings: [], fixes: [] }
    cell[kind].push(withoutPlace(message))
    cell.fixes.push(
      ...(message.fixes ?? []).filter(({ label }) => !cell.fixes.some((each) => each.label === label)),
    )
    byRow.set(message.row, row.set(message.column, cell))
  }
  problems.forEach(add('problems'))
  warnings.forEach(add('warnings'))
  return byRow
}

/** A message for its own cell, without the place at its beginning. */
export function withoutPlace({ row, column, message }: CellMessage): string {
  const heading = trimmed(column).replace(/\s+/g, ' ')
  const whole = `Row ${row}, ${heading}: `
  const cut = message.indexOf('…: ')
  if (message.startsWith(whole)) return message.slice(whole.length)
  return message.startsWith(`Row ${row}, `) && cut !== -1 ? message.slice(cut + 3) : message
}

/** The id of the control in a cell. */
export function cellId(row: number, position: number): string {
  return `cell-${row}-${position}`
}

/** The cell whose control has this id; undefined for other ids. */
export function placeOfId(id: string): { row: number; position: number } | undefined {
  const [, row, position] = /^cell-(\d+)-(\d+)$/.exec(id) ?? []
  return row === undefined ? undefined : { row: Number(row), position: Number(position) }
}

/** The id of the button that removes a row. */
export function removeId(row: number): string {
  return `remove-${row}`
}

/** Whether two rows have the same messages, so that nothing must be rendered again. */
export function areSame(one: RowMessages | undefined, other: RowMessages | undefined): boolean {
  return JSON.stringify([...(one ?? [])]) === JSON.stringify([...(other ?? [])])
}

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
