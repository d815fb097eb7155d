import { quoted } from '../text.ts'
import { isBlank, trimmed } from '../../question/visible-text.ts'
import { headingRoles } from './columns.ts'
import { isMissingHeading } from './headings.ts'
import type { ColumnRole } from './roles.ts'

/** What the columns are taken for because of more than their headings, and the sentences that say so. */
export type ChosenRoles = { roles?: ColumnRole[]; notes: string[] }

type Rows = readonly { values: readonly string[] }[]

const numbering = /^(?:q|question|frage|no|nr)?[\s.]*\p{Nd}{1,5}[.):]?$/iu

/** The roles of columns of which some are hidden, or whose heading stands over two of them. */
export function chosenRoles(columns: string[], hidden: readonly number[], rows: Rows): ChosenRoles {
  const plain = headingRoles(columns)
  const visible = hidden.length > 0 ? headingRoles(columns, hidden) : plain
  const isByHidden = visible.some((role, i) => role !== plain[i])
  const beside = questionBeside(columns, visible, rows)
  const roles = beside?.roles ?? visible
  return {
    ...((isByHidden || beside) && { roles }),
    notes: [...(isByHidden ? [hiddenNote(columns, hidden, plain, visible)] : []), ...(beside?.notes ?? [])],
  }
}

/** Hidden columns that would have been used if they were visible. */
function hiddenNote(
  columns: string[],
  hidden: readonly number[],
  plain: readonly ColumnRole[],
  roles: readonly ColumnRole[],
): string {
  const passed = hidden.filter((column) => plain[column] !== 'unused' && roles[column] === 'unused')
  const named = passed.map((column) => quoted(columns[column] ?? '')).join(', ')
  return passed.length === 1
    ? `Column ${named} is not used, because it is hidden and another one like it is not.`
    : `Columns ${named} are not used, because they are hidden and others like them are not.`
}

/** The texts of the questions beside their numbers, where one heading stands over both. */
function questionBeside(
  columns: string[],
  roles: readonly ColumnRole[],
  rows: Rows,
): ChosenRoles | undefined {
  const numbers = roles.indexOf('question')
  const isFilled = (column: number) => rows.some(({ values }) => !isBlank(values[column] ?? ''))
  const hasNumbers = (column: number) =>
    rows.every(({ values: { [column]: cell = '' } }) => isBlank(cell) || numbering.test(trimmed(cell)))
  if (numbers === -1 || !isFilled(numbers) || !hasNumbers(numbers)) return undefined
  for (let column = numbers + 1; isMissingHeading(columns[column] ?? ''); column++) {
    if (roles[column] !== 'unused' || !isFilled(column) || hasNumbers(column)) continue
    const [number, text] = [quoted(columns[numbers] ?? ''), quoted(columns[column] ?? '')]
    return {
      roles: roles.with(numbers, 'unused').with(column, 'question'),
      notes: [`Column ${number} holds only numbers: the questions are the texts beside it, in ${text}.`],
    }
  }
  return undefined
}
