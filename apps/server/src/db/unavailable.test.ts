import { expect, test } from 'vitest'
import { isUnavailable, StoreBrokenError } from './unavailable.ts'

const failing = (message: string, fields: object = {}) => Object.assign(new Error(message), fields)

test.each([
  failing('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED' }),
  failing('connect ENOENT /run/postgresql/.s.PGSQL.5432', { code: 'ENOENT', syscall: 'connect' }),
  failing('terminating connection due to administrator command', { code: '57P01' }),
  failing('the database system is starting up', { code: '57P03' }),
  failing('connection failure', { code: '08006' }),
  failing('deadlock detected', { code: '40P01' }),
  failing('could not extend file: No space left on device', { code: '53100' }),
  failing('could not read block 7', { code: '58030' }),
  failing('invalid page in block 7', { code: 'XX001' }),
  failing('database is locked', { code: 'SQLITE_BUSY' }),
  failing('database or disk is full', { code: 'SQLITE_FULL' }),
  failing('disk I/O error', { code: 'SQLITE_IOERR_READ' }),
  failing('database disk image is malformed', { code: 'SQLITE_CORRUPT_INDEX' }),
  new StoreBrokenError('quizly.db is gone'),
  failing('Connection terminated unexpectedly'),
  failing('timeout exceeded when trying to connect'),
  failing('Client has encountered a connection error and is not queryable'),
])('a database that is out of reach: $message', (error) => {
  expect(isUnavailable(error)).toBe(true)
})

test.each([
  failing('duplicate key value violates unique constraint', { code: '23505' }),
  failing('syntax error', { code: '42601' }),
  failing('cache lookup failed', { code: 'XX000' }),
  failing('UNIQUE constraint failed', { code: 'SQLITE_CONSTRAINT_UNIQUE' }),
  failing('no such file', { code: 'ENOENT', syscall: 'open' }),
  failing('something else'),
  'ECONNREFUSED',
])('a failure of another kind: %s', (error) => {
  expect(isUnavailable(error)).toBe(false)
})
