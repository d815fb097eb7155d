import { optionLetter, trimmed } from '@quizly/domain'
import { rolesOf } from './columns/columns.ts'
import { markedParts, readMark } from './layout/marks.ts'
import { listsOfColumn } from './layout/lists.ts'
import { partedAnswers } from './layout/right-then-wrong.ts'
import type { SheetTable } from './sheet.ts'
import { uniqueHeadings } from './layout/table.ts'
import { readMask, tickOf } from './labels.ts'
import { type ColumnRole, optionRole, slotOfRole } from './roles.ts'

/** What a column, with those beside it, holds in layouts of other people. */
export const columnLayouts = ['list', 'mask', 'ticks', 'right-then-wrong'] as const
export type ColumnLayout = (typeof columnLayouts)[number]

type Answers = { options?: readonly string[]; key?: string }
type HeadingOf = (role: ColumnRole) => string

/**
 * The table with the options and keys that this column holds in columns of their own, which can be corrected. What was read
 * stays as a column that is not used. The same table if no row has any.
 */
export function withLayout(
  table: SheetTable,
  position: number,
  layout: ColumnLayout,
  headingOf: HeadingOf,
): SheetTable {
  const answers = readers[layout](table, position)
  const most = Math.max(...answers.map(({ options }) => options?.length ?? 0), 0)
  const hasKeys = answers.some(({ key }) => key !== undefined)
  if (most === 0 && !hasKeys) return table
  const options = Array.from({ length: most }, (_, slot) => optionRole(slot))
  const added: ColumnRole[] = [...options, ...(hasKeys ? (['correct'] as const) : [])]
  const isReplaced = (role: ColumnRole) =>
    added.includes(role) || (most > 0 && (slotOfRole(role) !== undefined || role === 'wrong'))
  const before = rolesOf(table).map((role, i): ColumnRole =>
    i === position || isReplaced(role) ? 'unused' : role,
  )
  return {
    ...table,
    columns: uniqueHeadings([...table.columns, ...added.map(headingOf)]),
    roles: [...before, ...added],
    rows: table.rows.map((each, i) => ({
      ...each,
      values: [
        ...each.values,
        ...options.map((_, slot) => answers[i]?.options?.[slot] ?? ''),
        ...(hasKeys ? [answers[i]?.key ?? ''] : []),
      ],
    })),
  }
}

const lettersOf = (areRight: readonly boolean[]) =>
  areRight.flatMap((isRight, slot) => (isRight ? [optionLetter(slot)] : [])).join(',')

const optionsIn = (table: SheetTable) =>
  rolesOf(table).flatMap((role, column) => (slotOfRole(role) === undefined ? [] : [column]))

const readers: Record<ColumnLayout, (table: SheetTable, position: number) => Answers[]> = {
  list(table, position) {
    const key = rolesOf(table).findIndex((role, column) => role === 'correct' && column !== position)
    const cells = table.rows.map(({ values }) => ({
      list: trimmed(values[position] ?? ''),
      key: trimmed(values[key] ?? ''),
    }))
    return listsOfColumn(cells).map((options, i): Answers => {
      if (!markedParts(cells[i]?.list ?? '')) return { options }
      const marks = options.map(readMark)
      return {
        options: options.map((option, slot) => marks[slot]?.text ?? option),
        key: lettersOf(marks.map((mark) => mark?.isRight === true)),
      }
    })
  },
  mask(table, position) {
    const options = optionsIn(table)
    return table.rows.map(({ values }): Answers => {
      const filled = options.findLastIndex((column) => trimmed(values[column] ?? '') !== '') + 1
      const written = trimmed(values[position] ?? '')
      const mask = readMask(written, filled) ?? readMask(written, options.length)
      return { key: mask ? lettersOf(mask) : written }
    })
  },
  ticks(table, position) {
    const options = optionsIn(table)
    const isTicks = (column: number) =>
      table.rows.every(({ values }) => tickOf(trimmed(values[column] ?? '')) !== undefined)
    const others = table.columns.map((_, column) => column).filter((column) => !options.includes(column))
    const ticks = others.filter((column) => column === position || isTicks(column)).slice(0, options.length)
    return table.rows.map(({ values }) => ({
      key: lettersOf(ticks.map((column) => tickOf(trimmed(values[column] ?? '')) === true)),
    }))
  },
  'right-then-wrong'(table, position) {
    return table.rows.map(({ values }): Answers => {
      const { right, wrong } = partedAnswers(values.slice(position).map(trimmed)) ?? { right: [], wrong: [] }
      return { options: [...right, ...wrong], key: lettersOf(right.map(() => true)) }
    })
  },
}
