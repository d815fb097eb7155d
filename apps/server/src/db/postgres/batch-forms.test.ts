import { expect, test } from 'vitest'
import { batchFormOf } from './batch-forms.ts'

test('a read runs for each row of the batch', () => {
  const form = batchFormOf('select "name" from "users" where "id" = $1 and "role" = $2 limit 1')
  expect(form?.toSql('many as batch(p1, p2, n)')).toBe(
    'select batch.n, found.* from many as batch(p1, p2, n) cross join lateral ' +
      '(select "name" from "users" where "id" = batch.p1 and "role" = batch.p2 limit 1) as found',
  )
  expect(form?.keyOf).toBeUndefined()
})

test('a compare-and-set changes the rows of the batch, each by its ID and version', () => {
  const form = batchFormOf('update "attempts" set "score" = $1 where "id" = $2 and "version" = $3 and $4 = 1')
  expect(form?.toSql('many as batch')).toBe(
    'update "attempts" set "score" = batch.p1 from many as batch ' +
      'where "id" = batch.p2 and "version" = batch.p3 and batch.p4 = 1 returning batch.n',
  )
  expect(form?.keyOf?.([7, 'a', 0, 1])).toBe('a')
})

test('an insert that does nothing if the row is there inserts the rows of the batch', () => {
  const form = batchFormOf(
    'insert into "notes" ("id", "day", "text") values ($1, $2, $3) on conflict ("day", "id") do nothing',
  )
  expect(form?.toSql('many as batch')).toBe(
    'insert into "notes" ("id", "day", "text") select batch.p1, batch.p2, batch.p3 from many as batch ' +
      'on conflict ("day", "id") do nothing returning "day", "id"',
  )
  expect(form?.keyOf?.(['a', 5, 'x'])).toBe('5\na')
})

test.each([
  ['a lock', 'select "id" from "quizzes" where "id" = $1 for update'],
  ['a shared lock', 'select "id" from "quizzes" where "id" = $1 for key share'],
  ['a change whatever the version', 'update "users" set "name" = $1 where "id" = $2'],
  [
    'a change that returns its row',
    'update "a" set "b" = $1 where "id" = $2 and "version" = $3 returning "b"',
  ],
  ['an insert that may fail', 'insert into "users" ("id") values ($1)'],
  [
    'an insert that may change',
    'insert into "a" ("id") values ($1) on conflict ("id") do update set "b" = $2',
  ],
  ['an insert with a fixed key', 'insert into "a" ("id", "b") values (1, $1) on conflict ("id") do nothing'],
  ['several inserts', 'insert into "a" ("id") values ($1), ($2) on conflict ("id") do nothing'],
  ['a deletion', 'delete from "users" where "id" = $1'],
])('there is no batch of %s', (_, sql) => {
  expect(batchFormOf(sql)).toBeUndefined()
})
