import { deleteAccount, listResults, listStudentResults, login, me, resetPassword } from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { rightAnswers } from '../../testing/sample-questions.ts'
import { seededPassword } from '../../testing/seed.ts'
import { begin, submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { issueResetLink } from '../auth/passwords/password-reset.service.ts'
import { changeRole, listAccounts } from './accounts.service.ts'

describe.each(engines)('accounts, for whoever runs Quizly, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const setUp = () =>
    t.seed({
      users: { ada: { role: 'admin' }, ben: {}, cem: {} },
      quizzes: { first: { owner: 'ada' }, second: { owner: 'ada' } },
    })
  const change = (email: string, role: 'student' | 'admin') =>
    changeRole(t.store.db, t.newId, { email, role }, t.clock.now())
  const list = async () => {
    const listed: { email: string; role: string; quizzes: number }[] = []
    for await (const account of listAccounts(t.store.db)) listed.push(account)
    return listed
  }
  const logIn = async (email: string) =>
    (await t.call(login, { body: { email, password: seededPassword } })).body

  test('are listed by e-mail, without those that were deleted', async () => {
    const { users } = await setUp()
    await t.call(deleteAccount, { token: users.cem.token, body: { password: seededPassword } })
    const listed = await list()
    expect(listed.map(({ email, role, quizzes }) => [email, role, quizzes])).toEqual([
      ['ada@example.org', 'admin', 2],
      ['ben@example.org', 'student', 0],
    ])
  })

  test('are listed whole if they are more than a page', async () => {
    const names = Array.from({ length: 401 }, (_, index) => `s${String(index).padStart(3, '0')}`)
    await t.seed({ users: Object.fromEntries(names.map((name) => [name, {}])) })
    const listed = await list()
    expect(listed.map(({ email }) => email)).toEqual(names.map((name) => `${name}@example.org`))
  })

  test('a new role counts from the next log-in, and ends all sessions', async () => {
    const { users } = await setUp()
    expect(await change(' BEN@example.org', 'admin')).toEqual({
      outcome: 'changed',
      email: 'ben@example.org',
      ownQuizzes: 0,
    })
    expect((await t.call(me, { token: users.ben.token })).status).toBe(401)
    expect((await logIn('ben@example.org')).user.role).toBe('admin')
    expect(await change('ben@example.org', 'admin')).toMatchObject({ outcome: 'as-before' })
    expect(await change('nobody@example.org', 'admin')).toEqual({ outcome: 'unknown' })
  })

  test('a running attempt comes first, until its time is over', async () => {
    const { users, quizzes } = await setUp()
    await begin(t, users.ben, quizzes.first)
    const refused = await change('ben@example.org', 'admin')
    expect(refused).toEqual({
      outcome: 'taking-a-quiz',
      email: 'ben@example.org',
      until: t.clock.now() + quizzes.first.timeLimit * 60_000,
    })
    expect((await t.call(me, { token: users.ben.token })).body.user.role).toBe('student')
    t.clock.advance(quizzes.first.timeLimit * 60_000)
    expect(await change('ben@example.org', 'admin')).toMatchObject({ outcome: 'changed' })
  })

  test('an educator who becomes a student finds the quizzes again as an educator', async () => {
    const { quizzes } = await setUp()
    expect(await change('ada@example.org', 'student')).toMatchObject({ outcome: 'changed', ownQuizzes: 2 })
    const params = { quizId: quizzes.first._id }
    const results = async () =>
      (await t.call(listStudentResults, { token: (await logIn('ada@example.org')).token, params })).status
    expect(await results()).toBe(403)
    await change('ada@example.org', 'admin')
    expect(await results()).toBe(200)
  })

  test('an account of both roles leaves nothing of the person when it is deleted', async () => {
    const { users, quizzes } = await setUp()
    await submitAnswers(t, users.ben, quizzes.first, rightAnswers(quizzes.first.questions))
    await change('ben@example.org', 'admin')
    const { token } = await logIn('ben@example.org')
    expect((await t.call(deleteAccount, { token, body: { password: seededPassword } })).status).toBe(204)
    const attempts = await t.store.db.selectFrom('attempts').select('person_key').execute()
    expect(attempts).toEqual([{ person_key: expect.stringMatching(/^[\w-]{43}$/) }])

    await change('ada@example.org', 'student')
    const { token: adas, user } = await logIn('ada@example.org')
    const own = await t.call(listResults, { token: adas, params: { userId: user._id } })
    expect(own.body).toEqual([])
    expect((await t.call(deleteAccount, { token: adas, body: { password: seededPassword } })).status).toBe(
      204,
    )
    const left = await t.store.db.selectFrom('quizzes').select('id').execute()
    expect(left).toEqual([{ id: quizzes.first._id }])
  })

  test('a link to set a password works beside those that were asked for', async () => {
    await setUp()
    const means = { random: t.random, origin: 'https://quiz.example.org' }
    const issue = () => issueResetLink(t.store.db, means, 'Ben@example.org ', t.clock.now())
    const links = [await issue(), await issue(), await issue(), await issue()]
    const newPassword = 'a new secret'
    const tokens = links.map((issued) =>
      issued?.link.replace(/^https:\/\/quiz\.example\.org\/reset-password#/, ''),
    )
    expect(new Set(tokens).size).toBe(4)
    const use = (token = '') => t.call(resetPassword, { body: { token, newPassword } })
    expect((await use(tokens[0])).status).toBe(204)
    expect((await use(tokens[3])).failure.code).toBe('invalid-link')
    expect((await t.call(login, { body: { email: 'ben@example.org', password: newPassword } })).status).toBe(
      200,
    )
    expect(await issueResetLink(t.store.db, means, 'nobody@example.org', t.clock.now())).toBeUndefined()
  })
})
