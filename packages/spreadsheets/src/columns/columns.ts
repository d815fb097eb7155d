import type { SheetTable } from '../sheet.ts'
import {
  headingForms,
  type HeadingRole,
  headingRole,
  isMissingHeading,
  ownRoles,
  placeOfHeading,
  remarkRank,
  type SpreadsheetTemplate,
  spreadsheetTemplate,
} from '../headings.ts'
import {
  type ColumnRole,
  headedRoles,
  isOfMany,
  needsOptions,
  optionRole,
  type RoleOfOne,
  rolesOfOne,
  slotOfRole,
} from '../roles.ts'

/** A column of options. `slot` is the number in its heading, from 0 (Option A and Option 1 are 0). */
type OptionColumn = { column: number; slot: number }

/** Which columns make up a question, by position; options and wrong answers in the order of their letters or numbers. */
export type SheetColumns = Record<RoleOfOne | 'correct', number | undefined> &
  Record<'wrong' | 'accepted' | 'pair' | 'item' | 'distractors' | 'further', number[]> & {
    /** Further columns with correct answers: a repeated heading, or a role that was given twice. */
    moreCorrect: number[]
    options: OptionColumn[]
    /** The notes on options; their slots are those of the options. */
    notes: OptionColumn[]
    template: SpreadsheetTemplate | undefined
    /** The headings of the options name them by Cyrillic letters. */
    isCyrillic: boolean
    used: number[]
  }

export type QuestionColumns = SheetColumns & { question: number; correct: number }

type Headed = { column: number; role: HeadingRole | undefined }

/** Whether there are columns for the question and the correct answer. */
export function hasQuestions(columns: SheetColumns): columns is QuestionColumns {
  return columns.question !== undefined && columns.correct !== undefined
}

/** Finds the columns of a question by their headings, or by the roles that were chosen for them. */
export function sheetColumns(headings: readonly string[], roles?: readonly ColumnRole[]): SheetColumns {
  const chosen = roles ?? headingRoles(headings)
  const all = (requested: ColumnRole) =>
    chosen.flatMap((role, column) => (role === requested ? [column] : []))
  const options = chosen
    .flatMap((role, column) => {
      const slot = slotOfRole(role)
      return slot === undefined ? [] : [{ column, slot }]
    })
    .toSorted((a, b) => a.slot - b.slot)
    .filter(({ slot }, i, sorted) => sorted[i - 1]?.slot !== slot)
  const hasOptions = options.length > 0
  const [correct, ...moreCorrect] = all('correct')
  const one = {} as Record<RoleOfOne, number | undefined>
  for (const role of rolesOfOne) one[role] = hasOptions || !needsOptions(role) ? all(role)[0] : undefined
  const lists = {
    wrong: hasOptions ? [] : inOrder(all('wrong'), headings),
    accepted: all('accepted'),
    pair: ordered(all('pair'), headings),
    item: ordered(all('item'), headings),
    distractors: all('distractors'),
    further: all('further'),
  }
  const notes = all('note').map((column, index) => ({
    column,
    slot: placeOfHeading(headings[column] ?? '') ?? index,
  }))
  const placed = [...options, ...notes].map(({ column }) => column)
  const used = [...Object.values(one), correct, ...moreCorrect, ...placed, ...Object.values(lists).flat()]
  return {
    ...one,
    ...lists,
    correct,
    moreCorrect,
    options,
    notes,
    template: spreadsheetTemplate(headings),
    isCyrillic: options.some(({ column }) => cyrillicLetter.test(headings[column]?.slice(0, 100) ?? '')),
    used: used.filter((column) => column !== undefined).toSorted((a, b) => a - b),
  }
}

const cyrillicLetter = /(?:^|\s)[А-Е](?:$|\s)/u

/** The role of each column by its heading. Of two columns for the same thing, the one that is not hidden counts. */
export function headingRoles(given: readonly string[], hidden: readonly number[] = []): ColumnRole[] {
  const headings = countedFromOne(given)
  const isOwn = spreadsheetTemplate(headings) === 'quizly'
  const own = isOwn ? ownRoles(headings) : []
  const headed = withRepeatedAnswers(
    headings.map((heading, column) => ({ column, role: own[column] ? undefined : headingRole(heading) })),
    headings,
  )
  const roles = headings.map((_, column): ColumnRole => own[column] ?? 'unused')
  const best = <Role extends HeadingRole>(of: { column: number; role: Role }[]) =>
    of.toSorted(
      (a, b) =>
        Number(hidden.includes(a.column)) - Number(hidden.includes(b.column)) || a.role.rank - b.role.rank,
    )
  for (const field of headedRoles.filter((role) => role !== 'accepted')) {
    const [first, ...others] = best(ofField(headed, field))
    if (!first || (field === 'explanation' && first.role.rank >= remarkRank)) continue
    roles[first.column] = field
    // A second question column belongs to a second table, and so does its key.
    if (field !== 'correct' || ofField(headed, 'question').length > 1) continue
    const same = others.filter(({ column }) => isRepeated(headings[first.column], headings[column]))
    for (const { column } of same.filter((each) => !hidden.includes(each.column))) roles[column] = 'correct'
  }
  for (const { column } of ofField(headed, 'accepted')) roles[column] = 'accepted'
  const options = best(ofField(headed, 'option'))
  const isMeant = (slot: number) => slot < 6 || options.some(({ role }) => role.slot === slot - 1)
  const taken = new Set<number>()
  for (const { column, role } of options) {
    if (taken.has(role.slot) || !isMeant(role.slot)) continue
    taken.add(role.slot)
    roles[column] = optionRole(role.slot)
  }
  for (const { column } of taken.size > 0 ? [] : ofField(headed, 'wrong')) roles[column] = 'wrong'
  return roles
}

const stemAndNumber = /^(.*\p{L}[\s_.\-#(]*)(\d)(\)?)$/u

/** Headings such as opt0, opt1 and opt2 as if they counted from 1, as all others do. */
export function countedFromOne(headings: readonly string[]): readonly string[] {
  const parts = headings.map((heading) => stemAndNumber.exec(heading.slice(0, 100)))
  const first = parts.findIndex(
    (part, i) => part?.[2] === '0' && parts[i + 1]?.[2] === '1' && part[1] === parts[i + 1]?.[1],
  )
  if (first === -1) return headings
  const stem = parts[first]?.[1]
  return headings.map((heading, i) => {
    const part = parts[i]
    return part && part[1] === stem && Number(part[2]) === i - first
      ? `${part[1]}${Number(part[2]) + 1}${part[3]}`
      : heading
  })
}

const ofField = <Field extends HeadingRole['field']>(headed: readonly Headed[], field: Field) =>
  headed.flatMap(({ column, role }) =>
    role?.field === field ? [{ column, role: role as HeadingRole & { field: Field } }] : [],
  )

function isRepeated(one = '', other = ''): boolean {
  const plain = (heading: string) => headingForms(heading)[1].replace(/\d+$/, '')
  return plain(one) === plain(other)
}

/** Several columns headed Answer, Option or Options are options; two headed Answer only beside one for the correct answer. */
function withRepeatedAnswers(headed: Headed[], headings: readonly string[]): Headed[] {
  const keys = ofField(headed, 'correct')
  const bare = keys.filter(({ role }) => role.isBare)
  const lists = ofField(headed, 'list')
  const options = ofField(headed, 'option')
  if (options.length > 0) {
    // Opción and Opción (2): only the second has a number.
    const lacksFirst = !options.some(({ role }) => role.slot === 0)
    const first = lists[0] ?? (keys.length > bare.length ? bare[0] : undefined)
    return headed.map((each) =>
      lacksFirst && each.column === first?.column
        ? { ...each, role: { field: 'option', slot: 0, rank: 1 } }
        : each,
    )
  }
  const numbered = numberedColumns(headings)
  if (numbered.length > 1 && lists.length === 0 && bare.length < 3)
    return headed.map((each) => {
      const slot = numbered.indexOf(each.column)
      return slot === -1 ? each : { ...each, role: { field: 'option', slot, rank: 0 } }
    })
  const answers =
    bare.length > 2 || (bare.length > 1 && keys.length > bare.length) ? bare : under(lists, headings)
  if (answers.length < 2) return headed
  const slots = new Map(answers.map(({ column }, slot) => [column, slot]))
  return headed.map((each) => {
    const slot = slots.get(each.column)
    return slot === undefined ? each : { ...each, role: { field: 'option', slot, rank: 0 } }
  })
}

const isNumber = (heading: string, number: number) =>
  heading.length < 8 && heading.replace(/[^\p{L}\p{N}]/gu, '') === String(number)

function numberedColumns(headings: readonly string[]): number[] {
  const first = headings.findIndex((heading) => isNumber(heading, 1))
  const beside = first === -1 ? [] : headings.slice(first)
  const end = beside.findIndex((heading, i) => !isNumber(heading, i + 1))
  return beside.slice(0, end === -1 ? beside.length : end).map((_, i) => first + i)
}

/** A heading Options stands over the columns without headings beside it, as if its cell were merged. */
function under(lists: readonly Headed[], headings: readonly string[]): readonly Pick<Headed, 'column'>[] {
  const [list] = lists
  if (lists.length !== 1 || !list) return lists
  const beside = headings.slice(list.column + 1)
  const end = beside.findIndex((heading) => !isMissingHeading(heading))
  return [
    list,
    ...beside.slice(0, end === -1 ? beside.length : end).map((_, i) => ({ column: list.column + 1 + i })),
  ]
}

const ordered = (columns: readonly number[], headings: readonly string[]) => {
  const place = (column: number) => placeOfHeading(headings[column] ?? '') ?? headings.length
  return columns.toSorted((a, b) => place(a) - place(b))
}

function inOrder(columns: readonly number[], headings: readonly string[]): number[] {
  const slot = (column: number) => {
    const role = headingRole(headings[column] ?? '')
    return role?.field === 'wrong' ? role.slot : columns.length
  }
  return columns.toSorted((a, b) => slot(a) - slot(b))
}

/** What each column of a table is taken for: what was chosen, otherwise what the headings say. */
export function rolesOf({ columns, roles }: SheetTable): ColumnRole[] {
  return roles ?? headingRoles(columns)
}

/** The table with another role for a column. Another column loses a role of which there is one only. */
export function withRole(table: SheetTable, position: number, role: ColumnRole): SheetTable {
  const isOnce = !isOfMany(role)
  const hasOptions = slotOfRole(role) !== undefined
  const roles = rolesOf(table).map((before, column): ColumnRole => {
    if (column === position) return role
    if (isOnce && before === role) return 'unused'
    // Wrong answers are read only where there are no options.
    return hasOptions && before === 'wrong' ? 'unused' : before
  })
  return { ...table, roles }
}
