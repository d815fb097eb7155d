/** `isOfMany`: several columns can have it together. `isHidden`: offered only for a column that has it. `needsOptions`: read only beside columns of options. */
type Role = { heading?: HeadingKind; isOfMany?: true; isHidden?: true; needsOptions?: true }

/**
 * How a heading names the role of its column: by its words, in any language; as our own files write it, with or without notes
 * behind it; only exactly so; or as our files write it, but elsewhere anybody may mean something else by it.
 */
type HeadingKind = 'words' | 'ours' | 'exactly ours' | 'in our files'

/** What a column can be taken for, in the order in which it is offered. Options from G on exist only to be refused by name. */
const roles = {
  question: { heading: 'words' },
  'option A': {},
  'option B': {},
  'option C': {},
  'option D': {},
  'option E': {},
  'option F': {},
  'option G': { isHidden: true },
  'option H': { isHidden: true },
  'option I': { isHidden: true },
  'option J': { isHidden: true },
  correct: { heading: 'words', isOfMany: true },
  wrong: { isOfMany: true },
  type: { heading: 'words' },
  /** The numbers of the options that keep their place. */
  fixed: { heading: 'ours', isHidden: true, needsOptions: true },
  /** The written answers that count besides the correct one, a line for each. */
  accepted: { heading: 'ours', isOfMany: true },
  /** The options that count besides the correct ones. */
  either: { heading: 'ours', isHidden: true, needsOptions: true },
  /** Whether the question counts for all alike. */
  rule: { heading: 'ours', isHidden: true },
  /** A prompt and its partner. */
  pair: { heading: 'in our files', isOfMany: true },
  /** An item of an order. */
  item: { heading: 'in our files', isOfMany: true },
  /** A distractor on each line. */
  distractors: { heading: 'in our files', isOfMany: true },
  /** The accepted texts of a question besides its first one, a line for each. */
  further: { heading: 'in our files', isOfMany: true },
  /** What is said of an option beside the correct answer. */
  note: { heading: 'in our files', isOfMany: true },
  /** What our own files write for programs. */
  details: { heading: 'ours' },
  deduction: { heading: 'exactly ours' },
  /** How a part of the points is earned. */
  credit: { heading: 'exactly ours' },
  tolerance: { heading: 'exactly ours' },
  unit: { heading: 'exactly ours' },
  explanation: { heading: 'words' },
  points: { heading: 'words' },
  time: { heading: 'words' },
  unused: { isOfMany: true },
} as const satisfies Record<string, Role>

export type ColumnRole = keyof typeof roles
type RolesWith<Facts> = {
  [Name in ColumnRole]: (typeof roles)[Name] extends Facts ? Name : never
}[ColumnRole]
type OptionRole = Extract<ColumnRole, `option ${string}`>

/** The roles that a heading can name by itself, whatever stands beside it. */
export type HeadedRole = RolesWith<{ heading: Exclude<HeadingKind, 'in our files'> }>
export type OwnRole = RolesWith<{ heading: 'in our files' }>
/** The roles of which a row has one cell. */
export type RoleOfOne = Exclude<ColumnRole, OptionRole | RolesWith<{ isOfMany: true }> | 'time'>

const factsOf = (role: ColumnRole): Role => roles[role]

export const isOfMany = (role: ColumnRole): boolean => factsOf(role).isOfMany === true

/** All roles, in the order in which they are offered. */
export const columnRoles = Object.keys(roles) as readonly ColumnRole[]
export const headedRoles = columnRoles.filter((role): role is HeadedRole => {
  const { heading } = factsOf(role)
  return heading !== undefined && heading !== 'in our files'
})
export const rolesOfOne = columnRoles.filter(
  (role): role is RoleOfOne => !isOfMany(role) && slotOfRole(role) === undefined && role !== 'time',
)

export const needsOptions = (role: ColumnRole): boolean => factsOf(role).needsOptions === true
/** How a heading names this role; undefined if it takes a letter or a number, or no heading does. */
export const headingOf = (role: ColumnRole): HeadingKind | undefined => factsOf(role).heading

/** The roles among which a person can choose for a column that has one of them. */
export const offeredRoles = (present: ColumnRole): ColumnRole[] =>
  columnRoles.filter((role) => role === present || factsOf(role).isHidden !== true)

/** The role of an option's column; `slot` numbers the options from 0. */
export const optionRole = (slot: number): ColumnRole =>
  columnRoles.find((role) => slotOfRole(role) === slot) ?? 'option J'

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
