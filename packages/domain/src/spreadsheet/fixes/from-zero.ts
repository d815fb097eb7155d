import { isBlank, trimmed } from '../../question/visible-text.ts'
import { comparableAnswer } from '../../question/comparable-answer.ts'
import { hasQuestions, type QuestionColumns, sheetColumns } from '../columns/columns.ts'
import type { Choice } from '../row/answers.ts'
import type { SheetRow, SheetTable } from '../sheet.ts'
import { plainKey } from './key-fixes.ts'

const longestKey = 40

/** The positions from 0 in a key; undefined if it is something else. */
function positionsIn(key: string): number[] | undefined {
  if (key.length > longestKey || !/^\d(?:\s*[,;]\s*\d)*$/.test(key)) return undefined
  return key.split(/[,;]/).map(Number)
}

const keyOf = ({ values }: SheetRow, { correct }: QuestionColumns) =>
  trimmed((values[correct] ?? '').slice(0, longestKey + 1))

/**
 * The first row whose key is 0 in a sheet whose keys are all positions, of which none is too large if the first
 * option is 0. A 0 that is the text of an option is no position.
 */
export function firstZero(rows: readonly SheetRow[], columns: QuestionColumns): number | undefined {
  const most = columns.options.length
  if (most === 0) return undefined
  let zero: number | undefined
  for (const each of rows) {
    const key = keyOf(each, columns)
    if (key === '') continue
    const positions = positionsIn(key)
    if (!positions?.every((position) => position < most)) return undefined
    if (zero === undefined && positions.includes(0) && !isOption('0', each, columns)) zero = each.row
  }
  return zero
}

const isOption = (text: string, { values }: SheetRow, { options }: QuestionColumns) =>
  options.some(({ column }) => comparableAnswer(values[column] ?? '') === text)

/** The table with keys that name the options which its positions mean if they are counted from 0. */
export function countedFromZero(table: SheetTable): SheetTable {
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
