import { expect, test } from 'vitest'
import { readUser } from './session.ts'

const user = { name: 'Ada', email: 'ada@example.org', role: 'admin' }

test.each(['_id', 'id'])('a user’s ID is read from %s (T96)', (field) => {
  expect(readUser({ ...user, [field]: 'u1' })).toEqual({ ...user, _id: 'u1' })
})

test('of two IDs the one of the specification’s first name counts, and without any there is no user', () => {
  expect(readUser({ ...user, _id: 'u1', id: 'u2' })?._id).toBe('u1')
  for (const none of [user, { ...user, _id: 1 }, { ...user, id: 'u1', role: 'guest' }, null, 'null']) {
    expect(readUser(none)).toBeNull()
  }
})
