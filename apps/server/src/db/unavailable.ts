const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'SQLITE_BUSY',
  // Too many connections; a server that has become read-only; a statement that took too long or hit a deadlock.
  '53300',
  '25006',
  '57014',
  '40001',
  '40P01',
])
/** Connection failures, servers that stop or start, transactions that were idle for too long. */
const codeClasses = /^(08...|57P..|25P03)$/
/** The PostgreSQL driver, its pool and the query builder give these no code. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered|was closed)|Postgres connection has been discarded)/

/** Whether a query failed because the database is out of reach or too busy at the moment, and not by what it says. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (messages.test(error.message)) return true
  const code = 'code' in error ? String(error.code) : ''
  const isSocketMissing = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
  return codes.has(code) || codeClasses.test(code) || isSocketMissing
}
