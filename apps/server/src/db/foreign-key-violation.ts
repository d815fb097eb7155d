const codes = new Set(['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'])

/**
 * Whether a statement failed because a row that it refers to is missing. Knows the errors of both engines.
 */
export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(String(error.code))
}
