import { readType } from '../row/question-type.ts'
import type { ColumnRole } from '../sheet.ts'
import { isListType } from '../words.ts'
import { ownRoles } from './own-headings.ts'

/** The roles with those of pairs, items and distractors, if a row says that it is of such a type; otherwise the same. */
export function withListRoles(
  roles: ColumnRole[],
  headings: readonly string[],
  rows: readonly { values: readonly string[] }[],
): ColumnRole[] {
  const type = roles.indexOf('type')
  const own = type === -1 ? [] : ownRoles(headings)
  const found = roles.map((role, column) => {
    const isListed = own[column] === 'pair' || own[column] === 'item' || own[column] === 'distractors'
    return role === 'unused' && isListed ? (own[column] ?? role) : role
  })
  const isChanged = found.some((role, column) => role !== roles[column])
  const isAsked = isChanged && rows.some(({ values }) => isListType(readType(values[type] ?? '').statedType))
  return isAsked ? found : roles
}
