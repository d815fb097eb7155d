import { isBlank, optionLetter, trimmed } from '@quizly/domain'
import { hasQuestions, headingRoles, rolesOf, sheetColumns, withRole } from './columns/columns.ts'
import type { CellMessage, Fix, FixedCell, FixKind, ParsedAs, SheetRow, SheetTable } from './sheet.ts'
import { uniqueHeadings } from './layout/table.ts'
import { isListType, isWrittenType } from './words.ts'
import { type Choice, plainKey, readAnswer } from './key.ts'
import { readType } from './stated-type.ts'
import { keyOf, positionsIn } from './rows/column-findings.ts'
import { type ColumnRole, optionRole, slotOfRole } from './roles.ts'
import { keyCells } from './rows/offered-fixes.ts'
import { listsOfColumn, markedParts, readMark } from './layout/lists.ts'
import { partedAnswers } from './layout/right-then-wrong.ts'
import { readMask, tickOf } from './labels.ts'

/** A fix that can be made in several rows at once. */
export type FixForAll = { kind: FixKind; rows: number }
type WithFixes = Pick<CellMessage, 'row' | 'fixes'>

/** The fixes that stand in at least two rows or change the whole sheet, with the number of rows, the most frequent first. */
export function fixesForAll(messages: readonly WithFixes[]): FixForAll[] {
  const rows = new Map<FixKind, Set<number>>()
  for (const { row, fixes = [] } of messages)
    for (const { kind } of fixes) rows.set(kind, (rows.get(kind) ?? new Set()).add(row))
  return Array.from(rows, ([kind, { size }]) => ({ kind, rows: size }))
    .filter((each) => each.rows > 1 || each.kind in ofWholeSheet)
    .toSorted((a, b) => b.rows - a.rows)
}

/** What a column is headed that a fix adds. */
type HeadingOf = (role: ColumnRole) => string
const inEnglish: HeadingOf = (role) => role.replace(/^./, (first) => first.toUpperCase())

/** The table after one fix of the row with this number. */
export function withFix(table: SheetTable, row: number, fix: Fix, headingOf = inEnglish): SheetTable {
  return addFixes(table, [{ row, fix }], headingOf)
}

/** The table after the fixes of one kind in all rows whose messages offer one. */
export function withFixes(
  table: SheetTable,
  messages: readonly WithFixes[],
  kind: FixKind,
  headingOf = inEnglish,
): SheetTable {
  const requested = messages.flatMap(({ row, fixes = [] }) => {
    const fix = fixes.find((each) => each.kind === kind)
    return fix ? [{ row, fix }] : []
  })
  return addFixes(table, requested, headingOf)
}

function addFixes(
  table: SheetTable,
  requested: readonly { row: number; fix: Fix }[],
  headingOf: HeadingOf,
): SheetTable {
  const [first] = requested
  const change = first && ofWholeSheet[first.fix.kind]
  if (change) return change(table)
  const roles = requested.flatMap(({ fix }) => fix.cells.map(({ column }) => column))
  const wide = roles
    .filter((column) => typeof column !== 'number')
    .reduce((before, role) => withColumn(before, role, headingOf), table)
  const present = rolesOf(wide)
  const byRow = Map.groupBy(requested, ({ row }) => row)
  return {
    ...wide,
    rows: wide.rows.flatMap((each): SheetRow[] => {
      const fixes = byRow.get(each.row)
      if (!fixes) return [each]
      if (fixes.some(({ fix }) => fix.cells.length === 0)) return []
      return [
        {
          ...each,
          values: withCells(
            each.values,
            fixes.flatMap(({ fix }) => fix.cells),
            present,
          ),
        },
      ]
    }),
  }
}

function withCells(values: string[], cells: readonly FixedCell[], roles: readonly ColumnRole[]): string[] {
  const next = [...values]
  for (const { column, text } of cells)
    next[typeof column === 'number' ? column : roles.indexOf(column)] = text
  return next
}

function withColumn(table: SheetTable, role: ColumnRole, headingOf: HeadingOf): SheetTable {
  const present = rolesOf(table)
  if (present.includes(role)) return table
  const columns = uniqueHeadings([...table.columns, headingOf(role)])
  const roles = [...present, role]
  const isDetected = JSON.stringify(headingRoles(columns)) === JSON.stringify(roles)
  const { roles: _, ...rest } = table
  return {
    ...rest,
    columns,
    rows: table.rows.map((each) => ({ ...each, values: [...each.values, ''] })),
    ...(!isDetected && { roles }),
  }
}

/** Fixes that are the same for all rows. */
const ofWholeSheet: Partial<Record<FixKind, (table: SheetTable) => SheetTable>> = {
  'from-zero': countedFromZero,
  'type-unused': (table) => withRole(table, rolesOf(table).indexOf('type'), 'unused'),
  'clear-types': withoutUnknownTypes,
  convert: (table) => ({ ...table, converted: true }),
}

function withoutUnknownTypes(table: SheetTable): SheetTable {
  const type = rolesOf(table).indexOf('type')
  const isUnknown = ({ values }: SheetRow) => readType(values[type] ?? '').problem?.code === 'type-unknown'
  const rows = table.rows.map((each) =>
    isUnknown(each) ? { ...each, values: each.values.with(type, '') } : each,
  )
  return { ...table, rows }
}

function countedFromZero(table: SheetTable): SheetTable {
  const columns = sheetColumns(table.columns, table.roles)
  if (!hasQuestions(columns)) return table
  const rows = table.rows.map((each) => {
    const positions = positionsIn(keyOf(each, columns))
    const choices = columns.options.flatMap(({ column, slot }): Choice[] => {
      const text = trimmed(each.values[column] ?? '')
      return isBlank(text) ? [] : [{ slot, text }]
    })
    const meant = positions?.map((position) => choices.find(({ slot }) => slot === position)) ?? []
    const correct = meant.filter((choice) => choice !== undefined)
    if (correct.length === 0 || correct.length < meant.length) return each
    const key = plainKey(correct, choices) ?? correct.map(({ slot }) => slot + 1).join(',')
    return { ...each, values: each.values.with(columns.correct, key) }
  })
  return { ...table, rows }
}

/** The options of a row among which the correct ones can be chosen; columns are given by their positions. */
export type RowChoices = {
  columns: number[]
  letters: string[]
  chosen: number[]
  areSeveral: boolean
  key: number
  choose: (columns: readonly number[]) => FixedCell[]
}

/** Finds the choices of rows with these columns; undefined for a row without options or with a written answer. */
export function choiceFinder({ columns: headings, roles }: Pick<SheetTable, 'columns' | 'roles'>) {
  const columns = sheetColumns(headings, roles)
  return (values: readonly string[], parsedAs: ParsedAs | undefined): RowChoices | undefined => {
    if (!hasQuestions(columns)) return undefined
    const cell = (column: number | undefined) => trimmed(column === undefined ? '' : (values[column] ?? ''))
    const options = columns.options
      .map(({ column, slot }) => ({ column, slot, text: cell(column) }))
      .filter(({ text }) => !isBlank(text))
    const { statedType } = readType(cell(columns.type))
    if (options.length === 0 || isWrittenType(statedType) || isListType(statedType)) return undefined

    const keys = [columns.correct, ...columns.moreCorrect].map(cell).filter((key) => key !== '')
    const read = readAnswer(keys.join('\n'), options, columns.template && 'position').correct ?? []
    const correct = parsedAs?.correctColumns ?? columnsOf(options, read)
    const areSeveral = statedType === 'several' || (statedType !== 'one' && correct.length > 1)
    return {
      columns: options.map(({ column }) => column),
      letters: options.map(({ slot }) => optionLetter(slot)),
      chosen: areSeveral || correct.length === 1 ? correct : [],
      areSeveral,
      key: columns.correct,
      choose(chosen) {
        const meant = options.filter(({ column }) => chosen.includes(column))
        const texts = meant.map(({ text }) => text).join('\n')
        return keyCells(plainKey(meant, options) ?? texts, columns)
      },
    }
  }
}

const columnsOf = (options: readonly (Choice & { column: number })[], chosen: readonly Choice[]) =>
  options.filter(({ slot }) => chosen.some((each) => each.slot === slot)).map(({ column }) => column)

/** What a column, with those beside it, holds in layouts of other people. */
export const columnLayouts = ['list', 'mask', 'ticks', 'right-then-wrong'] as const
export type ColumnLayout = (typeof columnLayouts)[number]

type Answers = { options?: readonly string[]; key?: string }

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
