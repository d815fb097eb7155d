import { expect, test } from 'vitest'
import { createSeededRandom } from '../../../testing/seeded-random.ts'
import { createPasswords, createQueue } from './passwords.service.ts'

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

test('work waits for a place, in order, and is refused when the queue is full', async () => {
  const inTurn = createQueue(1, 2)
  const done: number[] = []
  const gate = Promise.withResolvers<void>()
  const first = inTurn(by, () => gate.promise.then(() => done.push(1)))
  const second = inTurn(by, async () => done.push(2))
  const third = inTurn(by, async () => done.push(3))
  await expect(inTurn(by, async () => done.push(4))).rejects.toMatchObject({
    code: 'busy',
    details: { retryAfterSeconds: 5 },
  })
  gate.resolve()
  await Promise.all([first, second, third])
  expect(done).toEqual([1, 2, 3])
})

test('work that fails gives its place back', async () => {
  const inTurn = createQueue(1, 0)
  await expect(inTurn(by, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await inTurn(by, async () => 'done')).toBe('done')
})

test('callers take turns, and the one who waits for the most is refused', async () => {
  const inTurn = createQueue(1, 4)
  const done: string[] = []
  const gate = Promise.withResolvers<void>()
  const jobs = ['first', 'flood', 'flood', 'flood', 'flood', 'other', 'third'].map((caller) =>
    inTurn(caller, () => gate.promise.then(() => done.push(caller))).catch(({ code }) => `${caller} ${code}`),
  )
  gate.resolve()
  const results = await Promise.all(jobs)
  expect(done).toEqual(['first', 'flood', 'other', 'third', 'flood'])
  expect(results.filter((result) => typeof result === 'string')).toEqual(['flood busy', 'flood busy'])
})
