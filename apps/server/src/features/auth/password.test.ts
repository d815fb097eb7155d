import { changePassword, forgotPassword, login, me, resetPassword } from '@quizly/contract'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { seededPassword } from '../../testing/seed.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sweep } from '../operation/sweeper.service.ts'

const hourMs = 3_600_000
const linkPattern = /http:\/\/[^/\s"]+\/reset-password#([\w-]{43})/

describe.each(engines)('passwords on $name', (engine) => {
  let t: TestApp
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>
  let token: string
  beforeEach(async () => {
    smtp = await startSmtpServer()
    t = await createTestApp({ engine, config: { mail: smtp.config } })
    token = (await t.seed({ users: { ada: { role: 'admin', name: 'Buy this' }, ben: {} } })).users.ada.token
  })
  afterEach(async () => {
    await t.close()
    await smtp.close()
  })

  const logIn = (password: string) => t.call(login, { body: { email: 'ada@example.org', password } })
  const change = (body: unknown) => t.call(changePassword, { token, body })
  const ask = (email = 'Ada@Example.org') => t.call(forgotPassword, { body: { email } })
  const askForToken = async () => {
    const before = smtp.mails.length
    await ask()
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(before + 1))
    return linkPattern.exec(smtp.mails.at(-1)?.text ?? '')?.[1] ?? ''
  }
  const reset = (link: string, newPassword = 'new') =>
    t.call(resetPassword, { body: { token: link, newPassword } })
  const rowsOf = (table: 'password_resets' | 'sessions') => t.store.db.selectFrom(table).selectAll().execute()

  test('a change needs the present password and ends the other sessions', async () => {
    const other = (await logIn(seededPassword)).body.token
    const wrong = await change({ currentPassword: 'wrong', newPassword: 'new' })
    expect(wrong.status).toBe(422)
    expect(wrong.failure).toEqual({
      code: 'wrong-password',
      message: 'This is not your current password.',
      problems: [
        { path: 'currentPassword', code: 'wrong-password', message: 'This is not your current password.' },
      ],
    })
    expect((await change({ currentPassword: seededPassword, newPassword: 'new' })).status).toBe(204)
    expect((await t.call(me, { token })).status).toBe(200)
    expect((await t.call(me, { token: other })).status).toBe(401)
    expect([(await logIn(seededPassword)).status, (await logIn('new')).status]).toEqual([401, 200])
  })

  test('each field of a change says what it lacks', async () => {
    const { failure } = await change({ currentPassword: '', newPassword: '' })
    expect(failure.problems?.map(({ path, message }) => [path, message])).toEqual([
      ['currentPassword', 'Enter your current password'],
      ['newPassword', 'Enter a new password'],
    ])
  })

  test('a link is mailed, works once, and ends every session', async () => {
    const link = await askForToken()
    const [mail] = smtp.mails
    expect(mail?.recipients).toEqual(['ada@example.org'])
    expect(mail?.headers).toMatch(/^Subject: Set a new password for Quizly\r?$/m)
    expect(mail?.text).toContain(`http://127.0.0.1:3000/reset-password#${link}`)
    expect(mail?.text).not.toContain('Buy this')
    expect(JSON.stringify(await rowsOf('password_resets'))).not.toContain(link)

    expect((await reset(link)).status).toBe(204)
    expect((await t.call(me, { token })).failure.code).toBe('session-expired')
    expect([(await logIn(seededPassword)).status, (await logIn('new')).status]).toEqual([401, 200])
    const again = await reset(link, 'newer')
    expect([again.status, again.failure.code]).toEqual([404, 'invalid-link'])
    expect((await logIn('new')).status).toBe(200)
  })

  test('of two that use a link at the same moment, one does', async () => {
    const link = await askForToken()
    const replies = await Promise.all([reset(link, 'one'), reset(link, 'two')])
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 404])
  })

  test('a link ends after an hour, and when the password has been changed otherwise', async () => {
    const old = await askForToken()
    t.clock.advance(hourMs)
    expect((await reset(old)).failure.code).toBe('invalid-link')
    await sweep(t.store.db, t.clock.now())
    expect(await rowsOf('password_resets')).toEqual([])

    const [first, second, third] = [await askForToken(), await askForToken(), await askForToken()]
    expect((await reset(second)).status).toBe(204)
    expect((await reset(first)).failure.code).toBe('invalid-link')
    token = (await logIn('new')).body.token
    await change({ currentPassword: 'new', newPassword: 'newer' })
    expect((await reset(third)).failure.code).toBe('invalid-link')
  })

  test('who has no account gets the same reply and no mail', async () => {
    const unknown = await ask('nobody@example.org')
    const known = await ask()
    expect([unknown.status, unknown.raw]).toEqual([known.status, known.raw])
    expect(known.body.message).toBe(
      'If there is an account with this email, a link to set a new password is on its way. It works for one hour.',
    )
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1))
    expect(smtp.mails[0]?.recipients).toEqual(['ada@example.org'])
  })

  test('a made-up host stands in no link', async () => {
    const body = { email: 'ada@example.org' }
    await t.call(forgotPassword, {
      body,
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1))
    expect(smtp.mails[0]?.text).toContain('http://127.0.0.1:3000/reset-password#')
    expect(JSON.stringify(smtp.mails)).not.toContain('evil')
  })

  test('a mail server that is away changes nothing for who asks', async () => {
    await smtp.close()
    expect((await ask()).status).toBe(202)
    await vi.waitFor(async () => expect(await rowsOf('password_resets')).toHaveLength(1))
  })
})

describe.each(engines)('without mail on $name', (engine) => {
  test('the log has the link, in one line, and the reply says whom to ask', async () => {
    const lines: string[] = []
    const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) })
    const t = await createTestApp({ engine, log, config: { publicUrl: 'https://quiz.example.org/' } })
    await t.seed({ users: { ada: {} } })
    const { body } = await t.call(forgotPassword, { body: { email: 'ada@example.org' } })
    expect(body.message).toMatch(/^This Quizly sends no mail\. Ask the person who runs it/)
    const findLink = () => lines.filter((line) => line.includes('reset-password#'))
    await vi.waitFor(() => expect(findLink()).toHaveLength(1))
    const { link, account } = JSON.parse(findLink()[0] ?? '') as { link: string; account: string }
    expect(account).toBe('ada@example.org')
    expect(link).toMatch(/^https:\/\/quiz\.example\.org\/reset-password#[\w-]{43}$/)

    const [, token] = link.split('#')
    lines.length = 0
    await t.call(resetPassword, { body: { token, newPassword: 'a-new-secret' } })
    await vi.waitFor(() => expect(lines).toHaveLength(1))
    expect(lines.join('')).not.toMatch(new RegExp(`a-new-secret|${token}`))
    await t.close()
  })
})

describe.each(engines)('limits on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine, config: { rateLimits: true } })
  })
  afterEach(() => t.close())

  test('an e-mail is asked for at most five times an hour, from anywhere', async () => {
    const askFrom = (remoteAddress: string, email: string) =>
      t.app.inject({ method: 'POST', url: forgotPassword.path, payload: { email }, remoteAddress })
    for (let i = 0; i < 5; i += 1) {
      expect((await askFrom(`203.0.113.${i}`, 'ada@example.org')).statusCode).toBe(202)
    }
    expect((await askFrom('203.0.113.9', 'ADA@example.org')).statusCode).toBe(429)
    expect((await askFrom('203.0.113.9', 'bea@example.org')).statusCode).toBe(202)
  })

  test('a network asks for a hundred links and tries a hundred within ten minutes', async () => {
    const tryBoth = async (i: number) => [
      (await t.call(forgotPassword, { body: { email: `${i}@example.org` } })).status,
      (await t.call(resetPassword, { body: { token: `${i}`, newPassword: 'x' } })).status,
    ]
    for (let i = 0; i < 100; i += 1) expect(await tryBoth(i)).toEqual([202, 404])
    expect(await tryBoth(100)).toEqual([429, 429])
  })

  test('the eleventh change of a password within ten minutes has to wait', async () => {
    const { users } = await t.seed({ users: { ada: {}, ben: {} } })
    const guess = (token: string) => t.call(changePassword, { token, body: {} })
    for (let i = 0; i < 10; i += 1) expect((await guess(users.ada.token)).status).toBe(422)
    expect((await guess(users.ada.token)).status).toBe(429)
    expect((await guess(users.ben.token)).status).toBe(422)
  })
})
