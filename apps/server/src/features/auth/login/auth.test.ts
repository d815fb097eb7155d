import { login, logout, me, signup } from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../../testing/engines.ts'
import { createGuessLimits } from '../../../http/limits/guess-limits.ts'
import { seededPassword } from '../../../testing/seed.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { updatePasswordHash } from './auth.repository.ts'
import { logIn } from './auth.service.ts'
import { createPasswords, type Passwords } from '../passwords/passwords.service.ts'

const hourMs = 3_600_000
const newStudent = { name: 'Ben', email: 'Ben@example.org', password: 'hunter of two', role: 'student' }

describe.each(engines)('accounts on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  test('signing up creates an account and signs in (T90)', async () => {
    const { status, body } = await t.call(signup, { body: { ...newStudent, remember: false } })
    expect(status).toBe(201)
    expect(body.message).toBe('Sign-in successful!')
    expect(body.user).toEqual({
      _id: expect.any(String),
      name: 'Ben',
      email: 'Ben@example.org',
      role: 'student',
    })
    const { body: whoAmI } = await t.call(me, { token: body.token })
    expect(whoAmI).toEqual({ user: body.user })
  })

  test('an e-mail has one account, whatever its case (T163)', async () => {
    await t.call(signup, { body: newStudent })
    const { status, failure } = await t.call(signup, { body: { ...newStudent, email: ' ben@EXAMPLE.org ' } })
    expect(status).toBe(409)
    expect(failure).toMatchObject({
      code: 'email-taken',
      message: 'An account with this email already exists. Log in instead.',
    })
  })

  test('two sign-ups with one e-mail at the same moment make one account', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => t.call(signup, { body: newStudent })))
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })

  test.each([
    ['a blank name', { name: '  ' }, 'name', 'Enter your name'],
    ['no e-mail', { email: 'ben' }, 'email', 'Enter your email address, like name@example.com'],
    ['no password', { password: '' }, 'password', 'Enter a password'],
    ['another role', { role: 'owner' }, 'role', 'Choose Student or Admin'],
  ])('signing up with %s is refused (T5)', async (_what, change, path, message) => {
    const { status, failure } = await t.call(signup, { body: { ...newStudent, ...change } })
    expect(status).toBe(422)
    expect(failure).toMatchObject({ code: 'invalid-input', message, problems: [{ path, message }] })
  })

  test('logging in works with the right pair, whatever the case of the e-mail (T210)', async () => {
    const { users } = await t.seed({ users: { ada: { role: 'admin' } } })
    const { status, body } = await t.call(login, {
      body: { email: 'ADA@example.org', password: seededPassword, remember: true },
    })
    const { token: _, ...user } = users.ada
    expect(status).toBe(200)
    expect(body).toEqual({ token: expect.any(String), user, message: 'Login successful!' })
  })

  test('a wrong password and an unknown e-mail get the same reply', async () => {
    await t.seed({ users: { ada: {} } })
    const wrong = await t.call(login, { body: { email: 'ada@example.org', password: 'wrong' } })
    const unknown = await t.call(login, { body: { email: 'bea@example.org', password: seededPassword } })
    expect(wrong.status).toBe(401)
    expect(wrong.failure).toMatchObject({
      code: 'invalid-credentials',
      message: 'Invalid email or password.',
    })
    expect([unknown.status, unknown.raw]).toEqual([wrong.status, wrong.raw])
  })

  test.each([
    ['12 hours', false, 12],
    ['30 days with remember', true, 30 * 24],
  ])('a session lasts %s after its last use (T266)', async (_what, remember, hours) => {
    await t.seed({ users: { ada: {} } })
    const { body } = await t.call(login, {
      body: { email: 'ada@example.org', password: seededPassword, remember },
    })
    for (let use = 0; use < 3; use += 1) {
      t.clock.advance(hours * hourMs - 1)
      expect((await t.call(me, { token: body.token })).status).toBe(200)
    }
    t.clock.advance(hours * hourMs)
    const { status, failure } = await t.call(me, { token: body.token })
    expect(status).toBe(401)
    expect(failure.code).toBe('session-expired')
  })

  test('logging out ends this session and no other (T123)', async () => {
    const { users } = await t.seed({ users: { ada: {} } })
    const other = await t.call(login, { body: { email: 'ada@example.org', password: seededPassword } })
    const { status, raw } = await t.call(logout, { token: users.ada.token })
    expect([status, raw]).toEqual([204, ''])
    expect((await t.call(me, { token: users.ada.token })).failure.code).toBe('session-expired')
    expect((await t.call(me, { token: other.body.token })).status).toBe(200)
  })

  test('without a token one is not signed in, with an unknown one the session has ended', async () => {
    expect((await t.call(me)).failure.code).toBe('not-signed-in')
    expect((await t.call(me, { token: 'x' })).failure.code).toBe('session-expired')
  })

  test('a log-in that a change of the password overtakes is wrong', async () => {
    const { users } = await t.seed({ users: { ada: {} } })
    const { db } = t.store
    const passwords = createPasswords(t.random)
    const verify: Passwords['verify'] = async (...pair) => {
      const isRight = await passwords.verify(...pair)
      await updatePasswordHash(db, users.ada._id, { to: await passwords.hash('new', { by: 'ada' }) })
      return isRight
    }
    const body = { email: 'ada@example.org', password: seededPassword, remember: false }
    const arrival = {
      userAgent: '',
      deviceToken: undefined,
      network: '',
      guesses: createGuessLimits({ clock: t.clock, rateCounts: undefined }),
      note: () => {},
    }
    const loggingIn = logIn(
      db,
      {
        random: t.random,
        passwords: { ...passwords, verify },
        passwordUse: 'on',
        askSecondStep: async () => undefined,
      },
      body,
      arrival,
      0,
    )
    await expect(loggingIn).rejects.toMatchObject({ code: 'invalid-credentials' })
  })

  test('the store holds neither tokens nor passwords', async () => {
    const { body } = await t.call(signup, { body: newStudent })
    const rows = await Promise.all([
      t.store.db.selectFrom('users').selectAll().execute(),
      t.store.db.selectFrom('sessions').selectAll().execute(),
    ])
    expect(JSON.stringify(rows)).not.toContain(body.token)
    expect(JSON.stringify(rows)).not.toContain(newStudent.password)
  })
})
