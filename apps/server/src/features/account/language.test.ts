import {
  changeLanguage,
  changeName,
  deleteAccount,
  exportAccount,
  forgotPassword,
  inviteColleague,
  login,
  me,
} from '@quizly/contract'
import { languageTags } from '@quizly/words'
import { mailsIn } from '@quizly/words/all-languages.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { seededPassword } from '../../testing/seed.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const language = languageTags.at(-1) ?? 'en'

describe.each(engines)('the language of an account on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const choose = (token: string, body: unknown) => t.call(changeLanguage, { token, body })
  const languages = () => t.store.db.selectFrom('users').select('language').execute()

  test('is told only once it is chosen, and then wherever the account is (T91)', async () => {
    const { ben } = (await t.seed({ users: { ben: {} } })).users
    const user = { _id: ben._id, name: 'ben', email: ben.email, role: 'student' }
    const logIn = () => t.call(login, { body: { email: ben.email, password: seededPassword } })
    expect((await t.call(me, { token: ben.token })).body).toStrictEqual({ user })
    expect((await logIn()).body.user).toStrictEqual(user)
    expect((await t.call(exportAccount, { token: ben.token })).body.account).not.toHaveProperty('language')

    expect((await choose(ben.token, { language })).status).toBe(204)
    expect((await t.call(me, { token: ben.token })).body).toEqual({ user: { ...user, language } })
    expect((await logIn()).body.user).toEqual({ ...user, language })
    expect((await t.call(exportAccount, { token: ben.token })).body.account).toMatchObject({ language })
    const renamed = await t.call(changeName, { token: ben.token, body: { name: 'Ben Okri' } })
    expect(renamed.body.user).toEqual({ ...user, name: 'Ben Okri', language })
  })

  test.each([
    [{ language: 'tlh' }],
    [{ language: null }],
    [{ language: 'de '.repeat(20) }],
    [{}],
    [{ language: 'DE' }],
    [{ language: ['de'] }],
    [{ language: { toString: 'de' } }],
    [{ language: 'constructor' }],
    [{ language: '__proto__' }],
    [{ language: 'de\0' }],
    [{ language: 'x'.repeat(7_000) }],
  ])('%j is refused and changes nothing', async (body) => {
    const { ben } = (await t.seed({ users: { ben: {} } })).users
    await choose(ben.token, { language })
    const { status, failure } = await choose(ben.token, body)
    expect([status, failure.problems]).toEqual([
      422,
      [expect.objectContaining({ path: 'language', message: 'Choose one of the languages' })],
    ])
    expect(await languages()).toEqual([{ language }])
  })

  test('is chosen by who is signed in, and for nobody else', async () => {
    const { ben, cem } = (await t.seed({ users: { ben: {}, cem: {} } })).users
    const body = { language, userId: cem._id, _id: cem._id, email: cem.email }
    expect((await choose(ben.token, body)).status).toBe(204)
    const languageOf = async ({ token }: typeof ben) => (await t.call(me, { token })).body.user.language
    expect([await languageOf(ben), await languageOf(cem)]).toEqual([language, undefined])
    expect((await t.call(changeLanguage, { body: { language: 'de' } })).status).toBe(401)
    expect((await choose('unknown', { language: 'de' })).status).toBe(401)
    // A page of another site has no token, and may send no JSON; a cookie signs nobody in.
    for (const headers of [
      { 'content-type': 'text/plain' },
      { cookie: `token=${ben.token}`, origin: 'https://evil.example' },
    ]) {
      const reply = await t.app.inject({
        method: changeLanguage.method,
        url: changeLanguage.path,
        headers: { 'content-type': 'application/json', ...headers },
        payload: '{"language":"de"}',
      })
      expect(reply.statusCode).toBe(401)
      expect(reply.headers).not.toHaveProperty('access-control-allow-origin')
    }
    expect(await languageOf(ben)).toBe(language)
    expect((await choose(ben.token, { language: 'x'.repeat(10_000) })).status).toBe(413)
  })

  test('that is no longer known counts as not chosen', async () => {
    const { ben } = (await t.seed({ users: { ben: {} } })).users
    await t.store.db.updateTable('users').set({ language: 'tlh' }).execute()
    expect((await t.call(me, { token: ben.token })).body.user).not.toHaveProperty('language')
  })

  test('is that of mails to its person; others get the language that was asked for', async () => {
    const smtp = await startSmtpServer()
    const mailing = await createTestApp({ engine, config: { mail: smtp.config } })
    const { users, quizzes } = await mailing.seed({
      users: { ada: { role: 'admin' }, bea: { role: 'admin' }, ben: {} },
      quizzes: { physics: { owner: 'ada' } },
    })
    await mailing.call(changeLanguage, { token: users.bea.token, body: { language } })
    const params = { quizId: quizzes.physics._id }
    for (const email of [users.bea.email, 'someone@example.org']) {
      const body = { email, role: 'viewer' }
      await mailing.call(inviteColleague, { token: users.ada.token, params, body })
    }
    await mailing.call(forgotPassword, { body: { email: users.bea.email } })
    await mailing.call(forgotPassword, { body: { email: users.ben.email } })
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(4))
    const written = smtp.mails.map(({ recipients: [to], headers }) => [
      to,
      /^Content-Language: (\S+)/m.exec(headers)?.[1],
    ])
    expect(Object.fromEntries(written)).toEqual({
      [users.bea.email]: language,
      'someone@example.org': 'en',
      [users.ben.email]: 'en',
    })
    const invitation = smtp.mails.find(
      ({ recipients: [to], text }) => to === users.bea.email && text.includes('/invitation#'),
    )
    expect(invitation?.text).toContain(`\u2067${mailsIn(language).hello}\u2069`)
    await mailing.close()
    await smtp.close()
  })

  test('goes with the account', async () => {
    const { ben } = (await t.seed({ users: { ben: {} } })).users
    await choose(ben.token, { language })
    await t.call(deleteAccount, { token: ben.token, body: { password: seededPassword } })
    expect(await languages()).toEqual([{ language: null }])
  })
})
