/**
 * What a column of a sheet is taken for. `fixed` holds the numbers of the options that keep their place, `accepted` the
 * written answers that count besides the correct one, `either` the numbers of options that do, and `rule` how a question
 * counts for all alike.
 */
export type ColumnRole =
  | 'question'
  | `option ${'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J'}`
  | 'correct'
  | 'wrong'
  | 'type'
  | 'fixed'
  | 'accepted'
  | 'either'
  | 'rule'
  | 'explanation'
  | 'points'
  | 'time'
  | 'unused'

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const

/** All roles, in the order in which they are offered. Options from G on exist only to be refused by name. */
export const columnRoles: readonly ColumnRole[] = [
  'question',
  ...letters.map((letter) => `option ${letter}` as const),
  'correct',
  'wrong',
  'type',
  'fixed',
  'accepted',
  'either',
  'rule',
  'explanation',
  'points',
  'time',
  'unused',
]

/** The role of an option's column; `slot` numbers the options from 0. */
export function optionRole(slot: number): ColumnRole {
  return `option ${letters[slot] ?? 'J'}`
}

/** The number of an option from 0; undefined for other roles. */
export function slotOfRole(role: ColumnRole): number | undefined {
  return role.startsWith('option ') ? role.charCodeAt(7) - 65 : undefined
}

/** Whether a value that was stored or sent is a list of roles, one for each of so many columns. */
export function areRoles(value: unknown, columns: number): value is ColumnRole[] {
  return (
    Array.isArray(value) &&
    value.length === columns &&
    value.every((each) => columnRoles.some((role) => role === each))
  )
}
