import { tables as tableWords } from '@quizly/words/screens.ts'
import { useLanguage } from '../../lib/words/language.ts'
import { type ComponentProps, memo, type ReactNode } from 'react'
import { ToolIcon } from '../icons/tool-icons.tsx'
import { RowsInSight } from './rows-in-sight.tsx'
import type { Sorting } from './sorting.ts'
import './table.css'

type OfRow<Row, Value> = Value | ((row: Row) => Value)

export type Column<Row, Key extends string = string> = {
  name: string
  /** The heading, if it is not the name; hidden, it is only spoken. */
  head?: ReactNode
  isHidden?: boolean
  headClass?: string
  /** What the table is sorted by when the heading is pressed; `spoken` comes before it, `hint` is under the pointer. */
  sort?: Key
  spoken?: string
  hint?: string
  numeric?: boolean
  isRowHead?: boolean
  className?: OfRow<Row, string | undefined>
  /** False if a card shows the value without the name. */
  isNamed?: OfRow<Row, boolean>
  cell: (row: Row, index: number) => ReactNode
  /** How many columns the cell of this row takes; the next ones are left out. */
  span?: (row: Row) => number
}

type Rows<Row, Key extends string> = {
  rows: readonly Row[]
  columns: readonly Column<Row, Key>[]
  rowKey: (row: Row, index: number) => string
}

type Props<Row, Key extends string> = Rows<Row, Key> & {
  label?: string
  labelledBy?: string
  /** The classes of the table, and the attributes of the frame in which it scrolls; null if it has none. */
  className?: string
  frame?: ComponentProps<'div'> | null
  sorting?: Sorting<Key>
  onSort?: (key: Key) => void
  /** The height of a row in px, where only rows near the screen are in the page. */
  rowHeight?: number
  empty?: ReactNode
  children?: ReactNode
}

export function DataTable<Row, Key extends string = string>({
  label,
  labelledBy,
  className = '',
  frame = {},
  sorting,
  onSort,
  rowHeight,
  empty,
  children,
  ...body
}: Props<Row, Key>) {
  const { rows, columns, rowKey } = body
  if (rows.length === 0 && empty !== undefined) return empty
  // Not by their names, which change with the language: what is open in a cell stays open.
  const heads = columns.map((column, at) => ({ at, column }))
  const isSortable = columns.some(({ sort }) => sort !== undefined)
  const table = (
    <table className={`tbl ${className}`.trim()} aria-label={label} aria-labelledby={labelledBy}>
      <thead className={isSortable ? 'sorts' : undefined}>
        <tr data-sort-by={isSortable ? tableWords.sortBy : undefined}>
          {heads.map(({ at, column }) => (
            <Head key={at} {...{ column, sorting, onSort }} />
          ))}
        </tr>
      </thead>
      {rowHeight === undefined ? (
        <tbody>
          {rows.map((row, index) => (
            <TableRow key={rowKey(row, index)} {...{ row, index, columns }} />
          ))}
          {children}
        </tbody>
      ) : (
        // Rows in another order are made anew, a few at a time too.
        <RowsInSight key={sorting && rows[0] && rowKey(rows[0], 0)} rows={rows} height={rowHeight}>
          {(row, index) => <TableRow key={rowKey(row, index)} {...{ row, index, columns }} />}
        </RowsInSight>
      )}
    </table>
  )
  return frame ? (
    <div {...frame} className={`tbl-w ${frame.className ?? ''}`.trim()}>
      {table}
    </div>
  ) : (
    table
  )
}

function Head<Row, Key extends string>({
  column: { name, head = name, isHidden, headClass, sort, spoken, hint, numeric },
  sorting,
  onSort,
}: {
  column: Column<Row, Key>
  sorting: Sorting<Key> | undefined
  onSort: ((key: Key) => void) | undefined
}) {
  const className = [numeric && 'n', headClass].filter(Boolean).join(' ') || undefined
  if (sort === undefined) {
    return (
      <th scope="col" className={className}>
        {isHidden ? <span className="vh">{head}</span> : head}
      </th>
    )
  }
  const isOn = sorting?.key === sort
  const direction = sorting?.descending ? 'descending' : 'ascending'
  const icon = sorting?.descending ? 'sortedDown' : 'sortedUp'
  return (
    <th scope="col" className={className} aria-sort={isOn ? direction : undefined}>
      <button
        className="sort"
        type="button"
        title={hint}
        data-on={isOn || undefined}
        onClick={() => onSort?.(sort)}
      >
        {spoken !== undefined && <span className="vh">{spoken}</span>}
        {head}
        <ToolIcon name={isOn ? icon : 'sortable'} className="icon--sm" />
      </button>
    </th>
  )
}

type RowProps<Row, Key extends string> = { row: Row; index: number; columns: readonly Column<Row, Key>[] }

/** It is rendered anew only if the row or the columns are other ones. */
const TableRow = memo(function PlainRow<Row, Key extends string>({
  row,
  index,
  columns,
}: RowProps<Row, Key>) {
  useLanguage()
  return (
    <tr>
      {cellsOf(row, columns).map(({ at, column, span }) => (
        <Cell key={at} {...{ row, index, column, span }} />
      ))}
    </tr>
  )
}) as <Row, Key extends string>(props: RowProps<Row, Key>) => ReactNode

function cellsOf<Row, Key extends string>(row: Row, columns: readonly Column<Row, Key>[]) {
  const cells: { at: number; column: Column<Row, Key>; span: number }[] = []
  let free = 0
  columns.forEach((column, at) => {
    if (at < free) return
    const span = column.span?.(row) ?? 1
    cells.push({ at, column, span })
    free = at + span
  })
  return cells
}

function Cell<Row, Key extends string>({
  row,
  index,
  column: { name, className, isNamed = true, isRowHead, numeric, cell },
  span,
}: {
  row: Row
  index: number
  column: Column<Row, Key>
  span: number
}) {
  const own = of(className, row)
  const classes = [numeric && 'n', own].filter(Boolean).join(' ') || undefined
  if (isRowHead) {
    return (
      <th scope="row" className={classes}>
        {cell(row, index)}
      </th>
    )
  }
  const colSpan = span === 1 ? undefined : span
  return (
    <td className={classes} colSpan={colSpan} data-k={of(isNamed, row) ? name : undefined}>
      {cell(row, index)}
    </td>
  )
}

const of = <Row, Value extends string | boolean | undefined>(
  value: Value | ((row: Row) => Value),
  row: Row,
): Value => (typeof value === 'function' ? value(row) : value)
