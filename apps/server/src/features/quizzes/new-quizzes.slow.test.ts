import { createQuiz, duplicateQuiz, signup } from '@quizly/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readTrustedProxies } from '../../config/trusted-proxies.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { engines } from '../../testing/engines.ts'

let t: TestApp
beforeEach(async () => {
  const config = { rateLimits: true, trustedProxies: readTrustedProxies('127.0.0.1') }
  t = await createTestApp({ engine: engines[0]!, config })
})
afterEach(() => t.close())

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const quiz = (at: number) => ({
  title: 'Cells',
  numQuestions: 1,
  timeLimit: 5,
  secretCode: `N${at}`.padEnd(8, 'x'),
})

test('a person can create and copy so many quizzes an hour, and is told when there is room again (T239)', async () => {
  const { users, quizzes } = await t.seed({
    users: { ada: { role: 'admin' }, bea: { role: 'admin' } },
    quizzes: { own: { owner: 'ada' } },
  })
  const create = (user: { token: string }, at: number) =>
    t.call(createQuiz, { token: user.token, body: quiz(at), ...from('192.0.2.1') })
  for (let at = 0; at < 100; at += 1) expect((await create(users.ada, at)).status).toBe(201)
  const { status, failure, headers } = await create(users.ada, 100)
  expect([status, failure.code, headers['retry-after']]).toEqual([429, 'too-many-requests', '3600'])
  expect(failure.message).toBe('You can create at most 100 quizzes an hour. Please try again in 60 minutes.')
  expect((await create(users.bea, 100)).status).toBe(201)
  const copy = { token: users.ada.token, params: { quizId: quizzes.own._id } }
  for (let at = 0; at < 100; at += 1) expect((await t.call(duplicateQuiz, copy)).status).toBe(201)
  expect((await t.call(duplicateQuiz, copy)).failure.message).toMatch(/^You can create at most 100 quizzes/)
  t.clock.advance(3_600_000)
  expect((await create(users.ada, 101)).status).toBe(201)
})

test('from one address so many accounts can be created in ten minutes, and from others on (T240)', async () => {
  const create = (at: number, address = '192.0.2.1') =>
    t.call(signup, {
      body: { name: 'Ben', email: `ben${at}@example.org`, password: 'hunter of two', role: 'student' },
      ...from(address),
    })
  for (let at = 0; at < 600; at += 1) expect((await create(at)).status).toBe(201)
  const { status, failure } = await create(600)
  expect([status, failure.message]).toEqual([
    429,
    'At most 600 accounts can be created from one address in ten minutes. Please try again in 600 seconds.',
  ])
  expect((await create(600, '192.0.2.2')).status).toBe(201)
})
