import { expect, test } from 'vitest'
import { isUnavailable } from './unavailable.ts'

const failing = (message: string, fields: object = {}) => Object.assign(new Error(message), fields)

test.each([
  failing('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED' }),
  failing('connect ENOENT /run/postgresql/.s.PGSQL.5432', { code: 'ENOENT', syscall: 'connect' }),
  failing('terminating connection due to administrator command', { code: '57P01' }),
  failing('the database system is starting up', { code: '57P03' }),
  failing('connection failure', { code: '08006' }),
  failing('deadlock detected', { code: '40P01' }),
  failing('database is locked', { code: 'SQLITE_BUSY' }),
  failing('Connection terminated unexpectedly'),
  failing('timeout exceeded when trying to connect'),
  failing('Client has encountered a connection error and is not queryable'),
])('a database that is out of reach: $message', (error) => {
  expect(isUnavailable(error)).toBe(true)
})

test.each([
  failing('duplicate key value violates unique constraint', { code: '23505' }),
  failing('syntax error', { code: '42601' }),
  failing('no such file', { code: 'ENOENT', syscall: 'open' }),
  failing('something else'),
  'ECONNREFUSED',
])('a failure of another kind: %s', (error) => {
  expect(isUnavailable(error)).toBe(false)
})
