import {
  changeName,
  deleteAccount,
  forgotPassword,
  getQuiz,
  getResult,
  listStudentResults,
  listResults,
  login,
  me,
  sendContactMessage,
  signup,
  verifyCode,
} from '@quizly/contract'
import { hash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { rightAnswers } from '../../testing/sample-questions.ts'
import { seededPassword } from '../../testing/seed.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { begin, enter, submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

describe.each(engines)('deleting an account on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const remove = (token: string, password = seededPassword) =>
    t.call(deleteAccount, { token, body: { password } })
  const setUp = () =>
    t.seed({
      users: { ada: { role: 'admin' }, ben: { name: 'Ben Okri' }, cem: {} },
      quizzes: { taken: { owner: 'ada' }, entered: { owner: 'ada' } },
    })
  const everything = async () =>
    JSON.stringify(
      await Promise.all([
        t.store.db.selectFrom('users').selectAll().execute(),
        t.store.db.selectFrom('sessions').selectAll().execute(),
        t.store.db.selectFrom('password_resets').selectAll().execute(),
        t.store.db.selectFrom('former_names').selectAll().execute(),
        t.store.db.selectFrom('contact_messages').selectAll().execute(),
      ]),
    )

  test('needs the password, and changes nothing without', async () => {
    const { users } = await setUp()
    const before = await everything()
    const { status, failure } = await remove(users.ben.token, 'wrong')
    expect([status, failure.code, failure.problems?.[0]?.path]).toEqual([422, 'wrong-password', 'password'])
    expect(await everything()).toBe(before)
  })

  test('of a student takes the person away and leaves the class’s results', async () => {
    const { users, quizzes } = await setUp()
    const { ada, ben, cem } = users
    await submitAnswers(t, ben, quizzes.taken, rightAnswers(quizzes.taken.questions))
    await enter(t, ben, quizzes.entered)
    await enter(t, cem, quizzes.entered)
    const body = { name: '', email: '', message: 'It is me' }
    await t.call(sendContactMessage, { token: ben.token, body })
    await t.call(forgotPassword, { body: { email: ben.email } })
    await t.call(changeName, { token: ben.token, body: { name: 'Ben Obi' } })
    expect((await remove(ben.token)).status).toBe(204)

    const left = await everything()
    for (const trace of ['Ben Okri', 'Ben Obi', 'ben@example.org', 'It is me', ben.token]) {
      expect(left).not.toContain(trace)
    }
    const { results } = (
      await t.call(listStudentResults, { token: ada.token, params: { quizId: quizzes.taken._id } })
    ).body
    expect(results).toMatchObject([{ name: 'Deleted student', email: '', score: 3, totalQuestions: 3 }])
    const query = { userId: ben._id }
    const result = await t.call(getResult, {
      token: ada.token,
      params: { quizId: quizzes.taken._id },
      query,
    })
    expect(result.body.answers.map(({ selectedOption }) => selectedOption)).toContain('Chlorophyll')
    const admitted = await t.store.db
      .selectFrom('attempts')
      .selectAll()
      .where('state', '=', 'admitted')
      .execute()
    expect(admitted).toMatchObject([{ student_id: cem._id }])
  })

  test('ends it: nobody logs in with it, and its e-mail can begin anew', async () => {
    const { users } = await setUp()
    await remove(users.ben.token)
    expect((await t.call(me, { token: users.ben.token })).failure.code).toBe('session-expired')
    for (const [email, password] of [
      ['ben@example.org', seededPassword],
      [`deleted ${users.ben._id}`, ''],
    ]) {
      expect((await t.call(login, { body: { email, password } })).status).toBeGreaterThanOrEqual(401)
    }
    const account = { name: 'Ben', email: 'ben@example.org', password: 'a new secret', role: 'student' }
    const { status, body } = await t.call(signup, { body: account })
    expect(status).toBe(201)
    expect(body.user._id).not.toBe(users.ben._id)
    const params = { userId: body.user._id }
    expect((await t.call(listResults, { token: body.token, params })).body).toEqual([])
  })

  describe('and signing up again with the same e-mail', () => {
    const signUpAgain = async (email: string, role = 'student') => {
      const account = { name: 'Somebody Else', email, password: 'a new secret', role }
      return (await t.call(signup, { body: account })).body
    }
    const enterAgain = (token: string, { secretCode }: { secretCode: string }) =>
      t.call(verifyCode, { token, body: { secretCode } })
    const secondAttempt = {
      code: 'already-attempted',
      reason: 'already-attempted',
      message: 'You have already attempted this quiz.',
    }

    test('opens no quiz again that was submitted, however the e-mail is written (T256)', async () => {
      const { users, quizzes } = await setUp()
      await submitAnswers(t, users.ben, quizzes.taken, [])
      await remove(users.ben.token)
      const again = await signUpAgain(' BEN@Example.org ')
      const { status, failure } = await enterAgain(again.token, quizzes.taken)
      expect([status, failure]).toEqual([409, secondAttempt])
      expect((await enterAgain(again.token, quizzes.entered)).status).toBe(200)
      expect((await enterAgain(users.cem.token, quizzes.taken)).status).toBe(200)
      expect(
        (await t.call(getQuiz, { token: again.token, params: { quizId: quizzes.taken._id } })).status,
      ).toBe(404)
      // A further account with the same e-mail is still the same person.
      await t.call(deleteAccount, { token: again.token, body: { password: 'a new secret' } })
      const third = await signUpAgain('ben@example.org')
      expect((await enterAgain(third.token, quizzes.taken)).failure).toEqual(secondAttempt)
    })

    test('opens none that still runs, nor by way of the other role', async () => {
      const { users, quizzes } = await setUp()
      await begin(t, users.ben, quizzes.taken)
      await remove(users.ben.token)
      const educator = await signUpAgain('ben@example.org', 'admin')
      expect(
        (await t.call(getQuiz, { token: educator.token, params: { quizId: quizzes.taken._id } })).status,
      ).toBe(404)
      await t.call(deleteAccount, { token: educator.token, body: { password: 'a new secret' } })
      const again = await signUpAgain('ben@example.org')
      expect((await enterAgain(again.token, quizzes.taken)).failure).toEqual(secondAttempt)
    })

    test('opens one that was only looked at', async () => {
      const { users, quizzes } = await setUp()
      await enter(t, users.ben, quizzes.taken)
      await remove(users.ben.token)
      const again = await signUpAgain('ben@example.org')
      expect((await enterAgain(again.token, quizzes.taken)).status).toBe(200)
    })

    test('is known by a hash that tells nobody the e-mail without the store’s key', async () => {
      const { users, quizzes } = await setUp()
      await submitAnswers(t, users.ben, quizzes.taken, [])
      await remove(users.ben.token)
      const { person_key: key } = await t.store.db
        .selectFrom('attempts')
        .select('person_key')
        .executeTakeFirstOrThrow()
      expect(key).toMatch(/^[\w-]{43}$/)
      expect(key).not.toBe(hash('sha256', 'ben@example.org', 'base64url'))
    })
  })

  test('takes along mail that is not sent yet', async () => {
    const smtp = await startSmtpServer(() => 451)
    const mailing = await createTestApp({ engine, config: { mail: smtp.config } })
    const { ben, cem } = (await mailing.seed({ users: { ben: {}, cem: {} } })).users
    const listMails = () => mailing.store.db.selectFrom('mails').select(['user_id', 'content']).execute()
    for (const { token } of [ben, cem]) {
      await mailing.call(sendContactMessage, { token, body: { name: '', email: '', message: 'It is me' } })
    }
    await mailing.call(forgotPassword, { body: { email: ben.email } })
    await vi.waitFor(async () => expect(await listMails()).toHaveLength(3))
    const { status } = await mailing.call(deleteAccount, {
      token: ben.token,
      body: { password: seededPassword },
    })
    expect([status, (await listMails()).map(({ user_id: id }) => id)]).toEqual([204, [cem._id]])
    await mailing.close()
    await smtp.close()
  })

  test('happens once, also when it is asked for twice at the same moment', async () => {
    const { users } = await setUp()
    const replies = await Promise.all([remove(users.ben.token), remove(users.ben.token)])
    // A request that comes a moment later has no session any more.
    expect([
      [204, 401],
      [204, 422],
    ]).toContainEqual(replies.map(({ status }) => status).sort())
  })

  test('of an educator closes their quizzes and leaves students their results', async () => {
    const { users, quizzes } = await setUp()
    const { ada, ben, cem } = users
    await submitAnswers(t, ben, quizzes.taken, [])
    await enter(t, cem, quizzes.taken)
    await enter(t, cem, quizzes.entered)
    expect((await remove(ada.token)).status).toBe(204)

    expect(await everything()).not.toContain('ada')
    const params = { quizId: quizzes.taken._id }
    const result = await t.call(getResult, { token: ben.token, params, query: { userId: ben._id } })
    expect([result.status, result.body.totalQuestions]).toEqual([200, 3])
    expect((await t.call(getQuiz, { token: ben.token, params })).body.quiz.title).toBe('taken')
    for (const { secretCode, _id: quizId } of [quizzes.taken, quizzes.entered]) {
      const entry = await t.call(verifyCode, { token: cem.token, body: { secretCode } })
      expect([entry.status, entry.failure.code]).toEqual([404, 'invalid-code'])
      expect((await t.call(getQuiz, { token: cem.token, params: { quizId } })).status).toBe(404)
    }
    const titles = await t.store.db.selectFrom('quizzes').select('title').execute()
    expect(titles).toEqual([{ title: 'taken' }])
    expect(await t.store.db.selectFrom('quiz_revisions').selectAll().execute()).toHaveLength(1)
  })

  test('of an educator lets who is in the middle of a quiz finish it', async () => {
    const { users, quizzes } = await setUp()
    await begin(t, users.ben, quizzes.taken)
    await remove(users.ada.token)
    const result = await submitAnswers(t, users.ben, quizzes.taken, rightAnswers(quizzes.taken.questions))
    expect(result.score).toBe(3)
  })

  test('the eleventh attempt within ten minutes has to wait', async () => {
    const limited = await createTestApp({ engine, config: { rateLimits: true } })
    const { users } = await limited.seed({ users: { ada: {} } })
    const guess = async () =>
      (await limited.call(deleteAccount, { token: users.ada.token, body: { password: 'wrong' } })).status
    for (let i = 0; i < 10; i += 1) expect(await guess()).toBe(422)
    expect(await guess()).toBe(429)
    await limited.close()
  })
})
