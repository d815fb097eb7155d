import { expect, test } from 'vitest'
import { createSeededRandom } from '../../../testing/seeded-random.ts'
import { createPasswords } from './passwords.service.ts'

const by = 'somebody'
const passwords = createPasswords(createSeededRandom('passwords'))

test('a hash is argon2id with the recommended cost and its own salt', async () => {
  const [first, second] = await Promise.all([passwords.hash('pass', { by }), passwords.hash('pass', { by })])
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(first).not.toBe(second)
})

test('a password is right however its letters are composed', async () => {
  const hash = await passwords.hash('caf\u00e9', { by })
  expect(await passwords.verify('cafe\u0301', hash, { by })).toBe(true)
  expect(await passwords.verify('cafe', hash, { by })).toBe(false)
})

test('without an account, or with a deleted one, no password is right', async () => {
  expect(await passwords.verify('', undefined, { by })).toBe(false)
  expect(await passwords.verify('', '', { by })).toBe(false)
})
