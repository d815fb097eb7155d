import { changePassword, forgotPassword, login, me, resetPassword, signup } from '@quizly/contract'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { anyEngine, engines } from '../../../testing/engines.ts'
import { seededPassword } from '../../../testing/seed.ts'
import { startSmtpServer } from '../../../testing/smtp-server.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { sweep } from '../../operation/sweeper.service.ts'

const hourMs = 3_600_000
const newSecret = 'a new secret'
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
    const links = () => smtp.mails.flatMap(({ text }) => linkPattern.exec(text)?.[1] ?? [])
    const before = links().length
    await ask()
    await vi.waitFor(() => expect(links()).toHaveLength(before + 1))
    return links().at(-1) ?? ''
  }
  const reset = (link: string, newPassword = newSecret) =>
    t.call(resetPassword, { body: { token: link, newPassword } })
  const rowsOf = (table: 'password_resets' | 'sessions') => t.store.db.selectFrom(table).selectAll().execute()

  test('a change needs the present password and ends the other sessions', async () => {
    const other = (await logIn(seededPassword)).body.token
    const wrong = await change({ currentPassword: 'wrong', newPassword: newSecret })
    expect(wrong.status).toBe(422)
    expect(wrong.failure).toMatchObject({
      code: 'wrong-password',
      message: 'This is not your current password.',
      problems: [
        { path: 'currentPassword', code: 'wrong-password', message: 'This is not your current password.' },
      ],
    })
    expect((await change({ currentPassword: seededPassword, newPassword: newSecret })).status).toBe(204)
    expect((await t.call(me, { token })).status).toBe(200)
    expect((await t.call(me, { token: other })).status).toBe(401)
    expect([(await logIn(seededPassword)).status, (await logIn(newSecret)).status]).toEqual([401, 200])
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
    expect([(await logIn(seededPassword)).status, (await logIn(newSecret)).status]).toEqual([401, 200])
    const again = await reset(link, 'an even newer one')
    expect([again.status, again.failure.code]).toEqual([404, 'invalid-link'])
    expect((await logIn(newSecret)).status).toBe(200)
  })

  test('a link works however many wrong ones come from the same network', async () => {
    await t.close()
    t = await createTestApp({ engine, config: { mail: smtp.config, rateLimits: true } })
    await t.seed({ users: { ada: {} } })
    const link = await askForToken()
    const wrong = await Promise.all(Array.from({ length: 110 }, () => reset('wrong')))
    expect(new Set(wrong.map(({ failure }) => failure.code))).toEqual(new Set(['invalid-link']))
    expect((await reset(link)).status).toBe(204)
  })

  test('of two that use a link at the same moment, one does', async () => {
    const link = await askForToken()
    const replies = await Promise.all([reset(link, 'the first one'), reset(link, 'the second one')])
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
    token = (await logIn(newSecret)).body.token
    await change({ currentPassword: newSecret, newPassword: 'an even newer one' })
    expect((await reset(third)).failure.code).toBe('invalid-link')
  })

  test('who has no account gets the same reply and no mail', async () => {
    const unknown = await ask('nobody@example.org')
    const known = await ask()
    expect([unknown.status, unknown.raw]).toEqual([known.status, known.raw])
    expect(known.body).toEqual({
      code: 'link-sent',
      message:
        'If there is an account with this email, a link to set a new password is on its way. It works for one hour.',
    })
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1))
    expect(smtp.mails[0]?.recipients).toEqual(['ada@example.org'])
  })

  test('who is asked for by strangers gets three mails in half an hour, each of which works', async () => {
    for (let i = 0; i < 20; i += 1) expect((await ask()).status).toBe(202)
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(3))
    t.clock.advance(hourMs / 2 - 1)
    expect((await ask()).status).toBe(202)
    const links = smtp.mails.map(({ text }) => linkPattern.exec(text)?.[1] ?? '')
    expect((await reset(links[1] ?? '')).status).toBe(204)
    const link = await askForToken()
    expect((await reset(link, 'an even newer one')).status).toBe(204)
  })

  test('a new password is told to its person by mail', async () => {
    await change({ currentPassword: seededPassword, newPassword: newSecret })
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1))
    expect(smtp.mails[0]?.recipients).toEqual(['ada@example.org'])
    expect(smtp.mails[0]?.headers).toMatch(/^Subject: Your Quizly password was changed\r?$/m)
    expect(smtp.mails[0]?.text).toContain('http://127.0.0.1:3000/forgot-password')
    await change({ currentPassword: 'wrong', newPassword: 'an even newer one' })
    await reset(await askForToken(), 'an even newer one')
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(3))
  })

  test('such a mail names passkeys if there are some, and where to look at them', async () => {
    await change({ currentPassword: seededPassword, newPassword: newSecret })
    const [ada] = await t.store.db.selectFrom('users').select('id').where('name', '=', 'Buy this').execute()
    const passkey = { public_key: 'key', counter: 0, transports: '[]', name: 'Phone', created_at: 1 }
    await t.store.db
      .insertInto('passkeys')
      .values({ id: 'one', user_id: ada?.id ?? '', credential_id: 'one', ...passkey })
      .execute()
    await change({ currentPassword: newSecret, newPassword: 'an even newer one' })
    await reset(await askForToken())
    const notices = () => smtp.mails.filter(({ headers }) => headers.includes('password was changed'))
    await vi.waitFor(() => expect(notices()).toHaveLength(3))
    const names = notices().map(({ text }) =>
      /passkeys still log in.*\s.*http:\/\/127\.0\.0\.1:3000\/account/s.test(text),
    )
    expect(names.toSorted()).toEqual([false, true, true])
  })

  test.each([
    ['1234567', 'Use at least 8 characters for the password'],
    ['12345678', 'Many people use this password. Choose one that is harder to guess'],
    ['Pass Word123', 'Many people use this password. Choose one that is harder to guess'],
    ['ada@example.org', 'Choose a password that is not your name or email'],
    ['BUYthis', 'Use at least 8 characters for the password'],
    ['Ada Lovelace', 'Choose a password that is not your name or email'],
    ['ada.lovelace.1815', 'Choose a password that is not your name or email'],
    ['ADA.Lovelace.1815@Example.org', 'Choose a password that is not your name or email'],
    [' ada.lovelace.1815@example.org ', 'Choose a password that is not your name or email'],
    ['ada.lovelace.1815@example.org\u200b', 'Choose a password that is not your name or email'],
    ['ada.lovelace.1815＠example.org', 'Choose a password that is not your name or email'],
    ['adalovelace1815@example.org', 'Choose a password that is not your name or email'],
    ['mailto:ada.lovelace.1815@example.org!1', 'Choose a password that is not your name or email'],
    ['Ada-Lovelace!', 'Choose a password that is not your name or email'],
  ])('%s is no new password (T160)', async (password, message) => {
    const account = { name: 'Ada Lovelace', email: 'ada.lovelace.1815@example.org', role: 'student' }
    const email = password.startsWith('ada@') ? password : account.email
    const problem = (path: string) => ({ code: 'invalid-input', message, problems: [{ path, message }] })
    const signedUp = await t.call(signup, { body: { ...account, email, password } })
    expect(signedUp.failure).toMatchObject(problem('password'))

    const ada = (await t.call(signup, { body: { ...account, password: newSecret } })).body
    const changed = await t.call(changePassword, {
      token: ada.token,
      body: { currentPassword: newSecret, newPassword: password.replace(/^ada@.*/, account.email) },
    })
    expect(changed.failure).toMatchObject(problem('newPassword'))
    await ask(account.email)
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1))
    const link = linkPattern.exec(smtp.mails[0]?.text ?? '')?.[1] ?? ''
    const again = await reset(link, password.replace(/^ada@.*/, account.email))
    expect(again.failure).toMatchObject(problem('newPassword'))
    expect((await reset(link)).status).toBe(204)
  })

  test.each([
    'ada.lovelace.1815@example.org and a horse that nobody has heard of',
    'Ada Lovelace has forty-one cats',
    'ada.lovelace.1816',
  ])('%s is a new password', async (password) => {
    const body = { name: 'Ada Lovelace', email: 'ada.lovelace.1815@example.org', role: 'student', password }
    expect((await t.call(signup, { body })).status).toBe(201)
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

describe.each(anyEngine)('without mail on $name', (engine) => {
  test('the log has the link, in one line, and the reply says whom to ask', async () => {
    const lines: string[] = []
    const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) })
    const t = await createTestApp({ engine, log, config: { publicUrl: 'https://quiz.example.org/' } })
    const { users } = await t.seed({ users: { ada: {} } })
    const { body } = await t.call(forgotPassword, { body: { email: 'ada@example.org' } })
    expect(body.message).toBe("Ask your school's Quizly administrator for a link.")
    const findLink = () => lines.filter((line) => line.includes('reset-password#'))
    await vi.waitFor(() => expect(findLink()).toHaveLength(1))
    const line = JSON.parse(findLink()[0] ?? '') as { link: string; account: string; person: string }
    const { link, account, person } = line
    expect([account, person]).toEqual([users.ada._id, 'a…@example.org'])
    expect(lines.join('')).not.toContain('ada@example.org')
    expect(link).toMatch(/^https:\/\/quiz\.example\.org\/reset-password#[\w-]{43}$/)

    const [, token] = link.split('#')
    lines.length = 0
    await t.call(resetPassword, { body: { token, newPassword: 'a-new-secret' } })
    await vi.waitFor(() => expect(lines.join('')).toContain('answered'))
    expect(lines.join('')).not.toMatch(new RegExp(`a-new-secret|${token}`))
    await t.close()
  })
})

describe.each(anyEngine)('limits on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine, config: { rateLimits: true } })
  })
  afterEach(() => t.close())

  test('a network asks for 300 links within a minute', async () => {
    const ask = async (i: number) =>
      (await t.call(forgotPassword, { body: { email: `${i}@example.org` } })).status
    for (let i = 0; i < 300; i += 1) expect(await ask(i)).toBe(202)
    expect(await ask(300)).toBe(429)
    t.clock.advance(60_000)
    expect(await ask(300)).toBe(202)
  })

  test('the eleventh change of a password within ten minutes has to wait', async () => {
    const { users } = await t.seed({ users: { ada: {}, ben: {} } })
    const body = { currentPassword: 'wrong', newPassword: newSecret }
    const guess = (token: string) => t.call(changePassword, { token, body })
    for (let i = 0; i < 10; i += 1) expect((await guess(users.ada.token)).status).toBe(422)
    expect((await guess(users.ada.token)).status).toBe(429)
    expect((await guess(users.ben.token)).status).toBe(422)
  })
})
