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

  test('is told only once it is chosen, and then wherever the account is', async () => {
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

  test.each([[{ language: 'tlh' }], [{ language: null }], [{ language: 'de '.repeat(20) }], [{}]])(
    '%j is refused and changes nothing',
    async (body) => {
      const { ben } = (await t.seed({ users: { ben: {} } })).users
      await choose(ben.token, { language })
      const { status, failure } = await choose(ben.token, body)
      expect([status, failure.problems]).toEqual([
        422,
        [expect.objectContaining({ path: 'language', message: 'Choose one of the languages' })],
      ])
      expect(await languages()).toEqual([{ language }])
    },
  )

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
