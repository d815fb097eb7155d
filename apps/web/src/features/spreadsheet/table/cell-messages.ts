import { type CellMessage, type Fix, trimmed } from '@quizly/domain'
import type { Told } from '../../../lib/words/sentence.tsx'

export type CellMessages = { problems: Told[]; warnings: Told[]; fixes: Fix[] }
export const silent: CellMessages = { problems: [], warnings: [], fixes: [] }

export type RowMessages = ReadonlyMap<string, CellMessages>

type Messages = { problems: readonly CellMessage[]; warnings: readonly CellMessage[] }

export function messagesByRow({ problems, warnings }: Messages): ReadonlyMap<number, RowMessages> {
  const byRow = new Map<number, Map<string, CellMessages>>()
  const add = (kind: 'problems' | 'warnings') => (message: CellMessage) => {
    if (message.column === '') return
    const row = byRow.get(message.row) ?? new Map<string, CellMessages>()
    const cell = row.get(message.column) ?? { problems: [], warnings: [], fixes: [] }
    const { code = 'cell-problem', params } = message
    cell[kind].push({ code, ...(params && { params }), message: withoutPlace(message) })
    cell.fixes.push(
      ...(message.fixes ?? []).filter(({ label }) => !cell.fixes.some((each) => each.label === label)),
    )
    byRow.set(message.row, row.set(message.column, cell))
  }
  problems.forEach(add('problems'))
  warnings.forEach(add('warnings'))
  return byRow
}

export function withoutPlace({ row, column, message }: CellMessage): string {
  const heading = trimmed(column).replace(/\s+/g, ' ')
  const whole = `Row ${row}, ${heading}: `
  const cut = message.indexOf('…: ')
  if (message.startsWith(whole)) return message.slice(whole.length)
  return message.startsWith(`Row ${row}, `) && cut !== -1 ? message.slice(cut + 3) : message
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
  const isNew = ({ row, column }: CellMessage) => column !== '' && !editable.get(row)?.has(column)
  const added = [...problems, ...warnings].filter(isNew)
  if (added.length === 0) return editable
  const next = new Map(editable)
  for (const { row, column } of added) next.set(row, new Set([...(next.get(row) ?? []), column]))
  return next
}
