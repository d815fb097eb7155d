import { databaseUnavailable } from '../events.ts'

const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  // A server that has become read-only; a statement that timed out; a deadlock.
  '25006',
  '57014',
  '40001',
  '40P01',
])
/** Failed connections, full disks and other shortages, stops and starts, system errors, damaged data. */
const codeClasses =
  /^(08...|53...|57P..|58...|25P03|XX00[12]|SQLITE_(BUSY|FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB).*)$/
/** For these failures the PostgreSQL driver, its pool and the query builder give no code. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered|was closed)|Postgres connection has been discarded)/

/** Nothing is read or written until the next start. The store has reported it once; callers need not. */
export class StoreBrokenError extends Error {
  override name = 'StoreBrokenError'
}

/** Because the database is unreachable or overloaded right now, and not because of the query. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof StoreBrokenError) return true
  if (messages.test(error.message)) return true
  const code = 'code' in error ? String(error.code) : ''
  const isSocketMissing = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
  return codes.has(code) || codeClasses.test(code) || isSocketMissing
}

/** Whether it is that; then whoever watches for outages hears of it. */
export function noteUnavailable(error: unknown): boolean {
  if (!isUnavailable(error)) return false
  if (!(error instanceof StoreBrokenError)) databaseUnavailable.publish(error)
  return true
}
