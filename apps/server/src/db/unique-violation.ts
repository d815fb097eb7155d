const codes = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'])

/** Whether a statement failed because a unique value exists already. Knows the errors of both engines. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(String(error.code))
}
