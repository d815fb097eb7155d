import { isBlank, trimmed } from '@quizly/domain'
import type { SheetNote } from '../codes.ts'
import { isErrorText, numberIn, quoted } from '../text.ts'
import { guessedColumns, withNumberedOptions } from './guessed-columns.ts'
import { isListType } from '../words.ts'
import { truthOf } from '../labels.ts'
import { readType } from '../stated-type.ts'
import { ownRoles, spreadsheetTemplate } from '../headings.ts'
import type { ColumnRole } from '../roles.ts'

/** The roles with those of pairs, items and distractors, if a row says that it is of such a type; otherwise the same. */
function withListRoles(
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
  const isNeeded = isChanged && rows.some(({ values }) => isListType(readType(values[type] ?? '').statedType))
  return isNeeded ? found : roles
}

type Rows = readonly { values: readonly string[] }[]

/** The roles as the cells confirm them or ask for others, the same list if they do not; and the notes that say so. */
export function rolesOfRows(
  byHeadings: ColumnRole[],
  headings: readonly string[],
  rows: Rows,
): { roles: ColumnRole[]; notes: SheetNote[] } {
  const listed = withListRoles(byHeadings, headings, rows)
  if (spreadsheetTemplate(headings) === 'quizly') return { roles: listed, notes: [] }
  const notes: SheetNote[] = []
  const cellsOf = (column: number) =>
    rows
      .map(({ values }) => trimmed((values[column] ?? '').slice(0, longestCell)))
      .filter((cell) => !isBlank(cell))
  let roles = listed

  const type = roles.indexOf('type')
  const types = type === -1 ? [] : cellsOf(type)
  if (types.length > 1 && types.every((cell) => readType(cell).problem?.code === 'type-unknown')) {
    roles = roles.with(type, 'unused')
    const texts = [...new Set(types)].slice(0, maxNamed).map(quoted)
    notes.push({ code: 'type-column-unused', params: { column: quoted(headings[type] ?? ''), texts } })
  }
  const points = roles.indexOf('points')
  const questionPoints = points === -1 ? [] : cellsOf(points)
  const odd = questionPoints.filter((cell) => !isErrorText(cell) && !(Number(numberIn(cell)) > 0))
  if (odd.length > questionPoints.length / 2) {
    roles = roles.with(points, 'unused')
    const params = { column: quoted(headings[points] ?? ''), text: quoted(odd[0] ?? '') }
    notes.push({ code: 'points-column-unused', params })
  }
  const truths = roles.findIndex(
    (role, column) =>
      role === 'unused' &&
      readType(headings[column] ?? '').statedType === 'true-false' &&
      cellsOf(column).every((cell) => truthOf(cell) !== undefined),
  )
  // Such as T/F above the keys.
  if (truths !== -1 && !roles.includes('correct')) roles = roles.with(truths, 'correct')
  roles = withNumberedOptions(roles, headings, rows)
  const guessed = guessedColumns(roles, headings, rows)
  return guessed ? { roles: guessed.roles, notes: [...notes, guessed.note] } : { roles, notes }
}

const maxNamed = 3
/** A type or a number is shorter. */
const longestCell = 200
