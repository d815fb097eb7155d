import { type ColumnRole, columnRoles } from '@quizly/domain'

const names: Partial<Record<ColumnRole, string>> = {
  question: 'Question',
  correct: 'Correct answer',
  wrong: 'Wrong answer',
  type: 'Type',
  fixed: 'Don’t shuffle',
  accepted: 'Also accepted',
  either: 'Also correct',
  rule: 'Full marks or not scored',
  explanation: 'Explanation',
  points: 'Points',
  time: 'Time limit',
  unused: 'Not used',
}

/** A role as educators read it. */
export function roleName(role: ColumnRole): string {
  return names[role] ?? role.replace('option', 'Option')
}

/** Whether it must be said first which column holds the questions, or the correct answers. */
export function areMissing(roles: readonly ColumnRole[]): boolean {
  return !roles.includes('question') || !roles.includes('correct')
}

/** "Columns: 6 of 8 used" */
export function columnsUsed(roles: readonly ColumnRole[]): string {
  return `Columns: ${roles.filter((role) => role !== 'unused').length} of ${roles.length} used`
}

/** The role of this name; undefined if there is none. */
export function roleNamed(value: string): ColumnRole | undefined {
  return columnRoles.find((role) => role === value)
}

/**
 * The roles that can be chosen: a question has at most six options, but a sheet may have columns for more. Options that
 * keep their place, those that count besides the correct ones, and rules for all are named in exported quizzes only.
 */
export function rolesOnOffer(present: ColumnRole): readonly ColumnRole[] {
  return columnRoles.filter((role) => role === present || !/^(?:option [G-J]|fixed|either|rule)$/.test(role))
}

/** The ID of the control that says what the column at this position is taken for. */
export function roleId(position: number): string {
  return `role-${position}`
}
