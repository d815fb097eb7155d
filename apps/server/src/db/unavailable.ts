const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  // A server that has become read-only; a statement that took too long or hit a deadlock.
  '25006',
  '57014',
  '40001',
  '40P01',
])
/**
 * PostgreSQL: connection failures, full disks and other lack of means, servers that stop or start, faults of the system,
 * transactions that were idle for too long, damaged data. SQLite: the same as far as a file can have it.
 */
const codeClasses =
  /^(08...|53...|57P..|58...|25P03|XX00[12]|SQLITE_(BUSY|FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB).*)$/
/** The PostgreSQL driver, its pool and the query builder give these no code. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered|was closed)|Postgres connection has been discarded)/

/**
 * The data file is not what it was when it was opened; nothing is read or written until the next start. The store has
 * told of it once, and nobody else need.
 */
export class StoreBrokenError extends Error {
  override name = 'StoreBrokenError'
}

/** Whether a query failed because the database is out of reach or too busy at the moment, and not by what it says. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof StoreBrokenError) return true
  if (messages.test(error.message)) return true
  const code = 'code' in error ? String(error.code) : ''
  const isSocketMissing = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
  return codes.has(code) || codeClasses.test(code) || isSocketMissing
}
