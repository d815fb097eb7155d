const uniqueCodes = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'])
const foreignKeyCodes = new Set(['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'])

export const isUniqueViolation = (error: unknown) => hasCode(error, uniqueCodes)

export const isForeignKeyViolation = (error: unknown) => hasCode(error, foreignKeyCodes)

function hasCode(error: unknown, codes: ReadonlySet<string>): boolean {
  return error instanceof Error && 'code' in error && codes.has(String(error.code))
}
