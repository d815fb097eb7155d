import { type Fix, placeOf, type SheetTable } from '@quizly/spreadsheets'
import type { CellErrorMessage } from '../sheet-sentences.tsx'

export type CellMessages = { problems: CellErrorMessage[]; warnings: CellErrorMessage[]; fixes: Fix[] }
export const silent: CellMessages = { problems: [], warnings: [], fixes: [] }

export type RowMessages = ReadonlyMap<string, CellMessages>

type Messages = { problems: readonly CellErrorMessage[]; warnings: readonly CellErrorMessage[] }

export function messagesByRow({ problems, warnings }: Messages): ReadonlyMap<number, RowMessages> {
  const byRow = new Map<number, Map<string, CellMessages>>()
  const add = (kind: 'problems' | 'warnings') => (finding: CellErrorMessage) => {
    const { fixes = [], message, ...found } = finding
    const { row: number, column } = found
    if (column === '') return
    const row = byRow.get(number) ?? new Map<string, CellMessages>()
    const cell = row.get(column) ?? { problems: [], warnings: [], fixes: [] }
    cell[kind].push({
      ...found,
      ...(message !== undefined && { message: withoutPlace({ ...found, message }) }),
    })
    const keys = cell.fixes.map(keyOfFix)
    cell.fixes.push(...fixes.filter((fix) => !keys.includes(keyOfFix(fix))))
    byRow.set(number, row.set(column, cell))
  }
  problems.forEach(add('problems'))
  warnings.forEach(add('warnings'))
  return byRow
}

/** Two fixes with the same key say the same. */
export const keyOfFix = ({ label }: Fix) => JSON.stringify(label)

type WithMessage = Pick<CellErrorMessage, 'row' | 'column'> & { message: string }

/** A message of the server without the row and the heading before it. */
export function withoutPlace({ message, ...finding }: WithMessage): string {
  const place = ` ${finding.row}, ${placeOf(finding).column}: `
  const at = message.indexOf(place)
  return at > 0 && message.indexOf(' ') === at ? message.slice(at + place.length) : message
}

/** The row whose messages are about whole columns; undefined if it is a row of the table as well. */
export function headingRowOf({
  headerRow,
  rows,
}: Pick<SheetTable, 'headerRow' | 'rows'>): number | undefined {
  return rows.some(({ row }) => row === headerRow) ? undefined : headerRow
}

export function cellId(row: number, position: number): string {
  return `cell-${row}-${position}`
}

export function placeOfId(id: string): { row: number; position: number } | undefined {
  const [, row, position] = /^cell-(\d+)-(\d+)$/.exec(id) ?? []
  return row === undefined ? undefined : { row: Number(row), position: Number(position) }
}

export function removeId(row: number): string {
  return `remove-${row}`
}

export function areSame(one: RowMessages | undefined, other: RowMessages | undefined): boolean {
  return JSON.stringify([...(one ?? [])]) === JSON.stringify([...(other ?? [])])
}

export type EditableCells = ReadonlyMap<number, ReadonlySet<string>>
export const nothingEditable: EditableCells = new Map()

/** Adds the cells with messages: once a cell can be corrected, it stays so. */
export function withCellsOf({ problems, warnings }: Messages, editable: EditableCells): EditableCells {
  const isNew = ({ row, column }: CellErrorMessage) => column !== '' && !editable.get(row)?.has(column)
  const added = [...problems, ...warnings].filter(isNew)
  if (added.length === 0) return editable
  const next = new Map(editable)
  for (const { row, column } of added) next.set(row, new Set([...(next.get(row) ?? []), column]))
  return next
}
