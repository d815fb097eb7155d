import { Readable } from 'node:stream'
import {
  deleteAccount,
  linkAccount,
  listSessions,
  listSignInWays,
  login,
  me,
  proveAccount,
  signup,
  verifyCode,
} from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Config } from '../../config/config.ts'
import type { Provider } from '../../config/oidc-config.ts'
import { anyEngine, engines } from '../../testing/engines.ts'
import { begin, submitAnswers } from '../../testing/taking.ts'
import { setOperator } from '../auth/educators/operators.service.ts'
import { codeIn, createSchoolBrowser, school, signInBy } from '../../testing/providers/school-browser.ts'
import { startScriptedProvider } from '../../testing/providers/scripted-provider.ts'
import { seededPassword } from '../../testing/seed.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

type Scripted = Awaited<ReturnType<typeof startScriptedProvider>>

let t: TestApp
let provider: Scripted
let logged: object[]
beforeEach(async () => {
  provider = await startScriptedProvider()
})
afterEach(async () => {
  await t.close()
  await provider.close()
})

const open = async (
  engine: (typeof engines)[number],
  { settings = {}, config = {} }: { settings?: Partial<Provider>; config?: Partial<Config> } = {},
) => {
  t = await createTestApp({ engine, config: { providers: [school(provider.issuer, settings)], ...config } })
  logged = []
  const { log } = t.app
  log.warn = (line: object) => void logged.push(line)
}
const newBrowser = () => createSchoolBrowser(t)
const signIn = (browser = newBrowser()) => signInBy(browser, provider)
const users = () =>
  t.store.db.selectFrom('users').select(['name', 'email', 'role', 'password_hash']).orderBy('email').execute()
const minuteMs = 60_000

function* endless() {
  for (;;) yield 'x'.repeat(50_000)
}

describe.each(engines)('signing in by a provider on $name', (engine) => {
  test('makes a student’s account without a password once, and opens a session each time (T567)', async () => {
    await open(engine)
    expect((await t.call(listSignInWays)).body).toEqual({
      providers: [{ key: 'school', label: 'Northfield School' }],
      passwords: 'on',
    })
    const first = await signIn()
    expect(first).toMatchObject({
      status: 200,
      body: {
        step: 'signed-in',
        label: 'Northfield School',
        session: { user: { name: 'Ada King', email: 'ada@school.example', role: 'student' } },
      },
    })
    expect(first.body.leaveAddress).toBe(`${provider.issuer}/leave?client_id=quizly`)
    const { session } = (await signIn()).body
    expect(session?.user._id).toBe(first.body.session?.user._id)
    expect(await users()).toEqual([
      { name: 'Ada King', email: 'ada@school.example', role: 'student', password_hash: '' },
    ])
    const token = session?.token ?? ''
    expect((await t.call(listSessions, { token })).body.sessions.map(({ device }) => device)).toEqual([
      'Chrome on Linux',
      'Chrome on Linux',
    ])
    const body = { email: 'ada@school.example', password: seededPassword }
    expect((await t.call(login, { body })).failure.reason).toBe('wrong-pair')
    // A new e-mail there is still the same person.
    provider.says.claims = { email: 'ada.king@school.example' }
    expect((await signIn()).body.session?.user._id).toBe(session?.user._id)
    expect(await users()).toHaveLength(1)
  })

  test('of one person in two tabs at once makes one account', async () => {
    await open(engine)
    const browser = newBrowser()
    const codes: string[] = []
    for (let tab = 0; tab < 2; tab += 1) {
      const { address } = (await browser.begin()).body
      codes.push(codeIn(await browser.comeBack(provider.answer(address))))
    }
    const taken = await Promise.all(codes.map((code) => browser.take(code)))
    expect(taken.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(taken.map(({ body }) => body.session?.user._id)).size).toBe(1)
    expect(await users()).toHaveLength(1)
  })

  test('gives the role of the groups at each sign-in; a running attempt comes first (T568)', async () => {
    await open(engine, { settings: { educatorGroups: ['educators', 'staff'] } })
    provider.says.claims = { groups: ['students'] }
    const student = (await signIn()).body.session
    expect(student?.user.role).toBe('student')
    const { quizzes } = await t.seed({
      users: { bea: { role: 'admin' } },
      quizzes: { cells: { owner: 'bea' } },
    })
    await begin(t, { ...student!.user, token: student!.token }, quizzes.cells)

    provider.says.claims = { groups: ['students', 'staff'] }
    const during = (await signIn()).body.session
    expect(during?.user.role).toBe('student')
    expect((await t.call(me, { token: student?.token ?? '' })).status).toBe(200)

    t.clock.advance(quizzes.cells.timeLimit * minuteMs)
    const educator = (await signIn()).body.session
    expect(educator?.user.role).toBe('admin')
    expect((await t.call(me, { token: student?.token ?? '' })).failure.code).toBe('session-expired')
    expect((await t.call(me, { token: educator?.token ?? '' })).body.user.role).toBe('admin')

    provider.says.claims = { groups: 'students' }
    expect((await signIn()).body.session?.user.role).toBe('student')
    expect((await t.call(me, { token: educator?.token ?? '' })).failure.code).toBe('session-expired')
  })

  test('never opens an account with the same e-mail that does not sign in by it', async () => {
    await open(engine)
    await t.seed({ users: { ada: { email: 'Ada@school.example' } } })
    expect(await signIn()).toMatchObject({ status: 409, reason: 'sign-in-email-taken' })
    expect(await t.store.db.selectFrom('identities').selectAll().execute()).toEqual([])
  })

  test('is removed when it was not finished, and only the newest are kept', async () => {
    await open(engine)
    const rows = Array.from({ length: 6_000 }, (_, i) => ({
      state_hash: `s${i}`,
      provider: 'school',
      browser_hash: 'b',
      nonce: 'n',
      verifier: 'v',
      expires_at: t.clock.now() + i,
    }))
    for (let at = 0; at < rows.length; at += 1_000)
      await t.store.db
        .insertInto('sign_ins')
        .values(rows.slice(at, at + 1_000))
        .execute()
    expect((await signIn()).status).toBe(200)
    const { count } = await t.store.db
      .selectFrom('sign_ins')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(4_999)
  })
})

describe.each(anyEngine)('a sign-in by a provider on $name', (engine) => {
  test('counts in the browser in which it began, once, for ten minutes, and its code for one (T569)', async () => {
    await open(engine)
    const browser = newBrowser()
    const way = async () => provider.answer((await browser.begin()).body.address)
    const query = await way()
    const other = newBrowser()
    await other.begin()
    for (const [who, back] of [
      ['nobody’s', newBrowser()],
      ['another', other],
    ] as const)
      expect([who, codeIn(await back.comeBack(await way()))]).toEqual([who, '-'])

    const code = codeIn(await browser.comeBack(query))
    expect(code).toMatch(/^[\w-]{43}$/)
    expect(codeIn(await browser.comeBack(query))).toBe('-')
    expect((await other.take(code)).failure.reason).toBe('sign-in-expired')
    expect((await newBrowser().take(code)).failure.reason).toBe('sign-in-expired')
    expect((await browser.take(code)).status).toBe(200)
    expect((await browser.take(code)).failure.reason).toBe('sign-in-expired')

    const late = await way()
    t.clock.advance(10 * minuteMs)
    expect(codeIn(await browser.comeBack(late))).toBe('-')
    const kept = codeIn(await browser.comeBack(await way()))
    t.clock.advance(minuteMs)
    expect((await browser.take(kept)).failure.reason).toBe('sign-in-expired')
    for (const bad of [
      '',
      'state=',
      'state=a&state=b',
      'state=%00',
      `state=${'x'.repeat(5_000)}`,
      'error=access_denied',
    ])
      expect(codeIn(await browser.comeBack(bad))).toBe('-')
    expect(await users()).toHaveLength(1)
  })

  test('leads nowhere but to its own page, whatever the address says', async () => {
    await open(engine)
    const browser = newBrowser()
    const { address } = (await browser.begin()).body
    const query = provider.answer(address, {
      from: 'https://evil.example',
      redirect_uri: 'https://evil.example',
      next: '//evil.example',
    })
    const back = await browser.comeBack(`${query}&returnTo=https%3A%2F%2Fevil.example`)
    expect(back.statusCode).toBe(303)
    expect(back.headers.location).toMatch(/^http:\/\/127\.0\.0\.1:3000\/by-school#[\w-]{43}$/)
    expect(back.headers['referrer-policy']).toBe('no-referrer')
    expect(new URL(address).searchParams.get('redirect_uri')).toBe(
      'http://127.0.0.1:3000/api/auth/provider/school/callback',
    )
  })

  test('ties a browser to itself: a cookie that only this host can set where it has https', async () => {
    await open(engine, { config: { publicUrl: 'https://quiz.school.example' } })
    const { headers } = await newBrowser().begin()
    expect(headers['set-cookie']).toMatch(
      /^__Host-quizly-sign-in=[\w-]{43}; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure$/,
    )
    const planted = await t.app.inject({
      method: 'POST',
      url: '/api/auth/provider/begin',
      headers: { cookie: `quizly-sign-in=${'x'.repeat(43)}` },
      payload: { provider: 'school' },
    })
    expect(planted.headers['set-cookie']).not.toContain('xxx')
  })

  test('keeps nothing that opens anything in plain text', async () => {
    await open(engine)
    const browser = newBrowser()
    const { address } = (await browser.begin()).body
    const state = new URL(address).searchParams.get('state') ?? 'missing'
    const rows = JSON.stringify(await t.store.db.selectFrom('sign_ins').selectAll().execute())
    expect(rows).not.toContain(state)
    const code = codeIn(await browser.comeBack(provider.answer(address)))
    expect(JSON.stringify(await t.store.db.selectFrom('sign_in_codes').selectAll().execute())).not.toContain(
      code,
    )
    const { cookie = 'missing' } = browser.headers()
    expect(rows).not.toContain(cookie.split('=')[1])
  })

  type Says = (says: Scripted['says'], provider: Scripted) => void
  const claims =
    (more: Record<string, unknown>): Says =>
    (says) =>
      void (says.claims = more)
  test.each<[what: string, reason: string, says: Says, settings?: Partial<Provider>]>([
    ['no e-mail', 'sign-in-no-email', claims({ email: undefined })],
    ['an e-mail that is none', 'sign-in-no-email', claims({ email: 'ada' })],
    ['an e-mail that nobody verified', 'sign-in-no-email', claims({ email_verified: false })],
    ['nothing of a verified e-mail', 'sign-in-no-email', claims({ email_verified: undefined })],
    ['no groups where these decide', 'sign-in-no-groups', claims({}), { educatorGroups: ['staff'] }],
    ['another issuer', 'sign-in-misfit', claims({ iss: 'https://evil.example' })],
    ['another audience', 'sign-in-misfit', claims({ aud: 'another' })],
    ['another nonce', 'sign-in-misfit', claims({ nonce: 'another' })],
    ['no subject', 'sign-in-misfit', claims({ sub: undefined })],
    ['a subject without end', 'sign-in-misfit', claims({ sub: 'x'.repeat(300) })],
    ['a clock an hour ahead', 'sign-in-misfit', (says) => (says.clockAhead = 3_600)],
    ['a clock an hour behind', 'sign-in-misfit', (says) => (says.clockAhead = -3_600)],
    ['a key of somebody else', 'sign-in-misfit', (says) => (says.signer = 'stranger')],
    [
      'another issuer of its own',
      'sign-in-misfit',
      (says) => (says.discovery = { issuer: 'https://evil.example' }),
    ],
    ['a megabyte of claims', 'sign-in-misfit', claims({ more: 'x'.repeat(1_000_000) })],
    ['no JSON', 'sign-in-misfit', (says) => (says.instead.token = (reply) => reply.end('<html>'))],
    [
      'that its client is unknown',
      'sign-in-misfit',
      (says) =>
        (says.instead.token = (reply) =>
          reply.writeHead(401, { 'content-type': 'application/json' }).end('{"error":"invalid_client"}')),
    ],
    [
      'that it is ill',
      'sign-in-silent',
      (says) => (says.instead.token = (reply) => reply.writeHead(503).end()),
    ],
    ['nothing and hangs up', 'sign-in-silent', (says) => (says.instead.keys = (reply) => reply.destroy())],
    [
      'another person’s details',
      'sign-in-misfit',
      (says) => {
        says.claims = { email: undefined }
        says.userinfo = { sub: 'mallory', email: 'ada@school.example', email_verified: true }
      },
    ],
    [
      'bytes without end',
      'sign-in-misfit',
      (says) =>
        (says.instead.keys = (reply) => {
          reply.writeHead(200, { 'content-type': 'application/json' })
          Readable.from(endless()).pipe(reply)
        }),
    ],
  ])(
    'to a provider that says %s: %s, a line in the log and no account (T570)',
    async (_what, reason, says, settings = {}) => {
      await open(engine, { settings })
      says(provider.says, provider)
      expect(await signIn()).toMatchObject({ status: 409, reason })
      expect(logged).toEqual([{ provider: 'school', reason, detail: expect.stringMatching(/^.{3,300}$/s) }])
      expect(JSON.stringify(logged)).not.toMatch(/eyJ|hunter2/)
      expect(await users()).toEqual([])
    },
  )

  test('goes on with a clock five minutes off, and keys that have changed a moment ago (T571)', async () => {
    await open(engine)
    for (const ahead of [-290, 290]) {
      provider.says.clockAhead = ahead
      expect((await signIn()).status).toBe(200)
    }
    provider.says.clockAhead = 0
    provider.rotateKeys()
    expect((await signIn()).status).toBe(200)
  })

  test('takes what the ID token leaves out from where the provider has it', async () => {
    await open(engine, { settings: { educatorGroups: ['staff'], groupsClaim: 'roles' } })
    provider.says.claims = { email: undefined, email_verified: undefined, name: undefined }
    provider.says.userinfo = {
      sub: 'ada-1',
      email: 'ada@school.example',
      email_verified: true,
      given_name: 'Ada',
      family_name: 'King\u202E',
      preferred_username: 'aking',
      roles: ['staff'],
    }
    expect((await signIn()).body.session?.user).toMatchObject({ name: 'aking', role: 'admin' })
  })

  test('is said to be refused if its person was, and never signs in after that', async () => {
    await open(engine)
    const browser = newBrowser()
    const { address } = (await browser.begin()).body
    const query = new URLSearchParams(provider.answer(address, { error: 'access_denied' }))
    query.delete('code')
    const code = codeIn(await browser.comeBack(query.toString()))
    expect((await browser.take(code)).failure.reason).toBe('sign-in-refused')
    expect(provider.requests.map(({ endpoint }) => endpoint)).toEqual(['discovery'])
  })

  test('waits five seconds for a provider that does not answer, and others wait for nothing (T572)', async () => {
    await open(engine)
    provider.says.instead.discovery = () => {}
    let isOver = false
    const waiting = signIn().finally(() => (isOver = true))
    const { status } = await t.call(signup, {
      body: { name: 'Ben', email: 'ben@example.org', password: seededPassword, role: 'student' },
    })
    expect([status, isOver]).toEqual([201, false])
    expect(await waiting).toMatchObject({ status: 409, reason: 'sign-in-silent' })
    provider.says.instead = {}
    expect((await signIn()).status).toBe(200)
  })

  test('by a name that is no provider’s is none', async () => {
    await open(engine)
    expect((await newBrowser().begin('nobody')).failure.code).toBe('not-found')
    expect((await newBrowser().comeBack('state=x', 'nobody')).statusCode).toBe(404)
  })
})

describe.each(engines)(
  'an account with the e-mail of somebody who signs in by a provider, on $name',
  (engine) => {
    const links = { settings: { linksVerifiedEmail: true } }
    const stranger = async () => (await t.seed({ users: { ada: { email: 'ada@school.example' } } })).users.ada

    test('that did nothing becomes theirs, and nobody keeps a way in (T573)', async () => {
      await open(engine, links)
      const { token, _id } = await stranger()
      const taken = await signIn()
      expect(taken.body.session?.user).toMatchObject({ _id, name: 'Ada King', role: 'student' })
      expect((await t.call(me, { token })).failure.code).toBe('session-expired')
      const body = { email: 'ada@school.example', password: seededPassword }
      expect((await t.call(login, { body })).failure.code).toBe('invalid-credentials')
      expect(await t.store.db.selectFrom('known_devices').selectAll().execute()).toEqual([])
    })

    const withQuizAndAttempt = async () => {
      const { users: people, quizzes } = await t.seed({
        users: { ada: { email: 'ada@school.example', role: 'admin' }, bea: { role: 'admin' } },
        quizzes: { cells: { owner: 'bea' }, forces: { owner: 'ada' } },
      })
      return { ada: people.ada, quizzes }
    }
    const cookieOf = (browser: ReturnType<typeof newBrowser>) => ({ headers: browser.headers() })

    test('and with quizzes is linked only after its password, and what it holds is kept (T574)', async () => {
      await open(engine, links)
      const { ada } = await withQuizAndAttempt()
      const browser = newBrowser()
      const shown = (await signIn(browser)).body
      expect(shown).toEqual({
        step: 'prove',
        label: 'Northfield School',
        ticket: expect.any(String),
        account: { email: 'ada@school.example', byMail: false },
      })
      const ticket = shown.ticket ?? ''
      const prove = (password: string, by = browser) =>
        t.call(proveAccount, { body: { ticket, password }, ...cookieOf(by) })
      expect((await prove('not this one')).failure.code).toBe('wrong-password')
      const other = newBrowser()
      await other.begin()
      expect((await prove(seededPassword, other)).failure.reason).toBe('sign-in-expired')
      expect(
        (await t.call(linkAccount, { body: { ticket, keeps: true }, ...cookieOf(browser) })).status,
      ).toBe(409)
      expect((await t.call(me, { token: ada.token })).status).toBe(200)

      const proved = (await prove(seededPassword)).body
      expect(proved).toMatchObject({
        step: 'choose',
        account: { quizzes: { count: 1, titles: ['forces'] }, attempts: { count: 0, titles: [] } },
      })
      const body = { ticket: proved.ticket ?? '', keeps: true }
      const { session } = (await t.call(linkAccount, { body, ...cookieOf(browser) })).body
      expect(session?.user).toMatchObject({ _id: ada._id, role: 'admin' })
      expect((await t.call(me, { token: ada.token })).failure.code).toBe('session-expired')
      expect((await t.call(linkAccount, { body, ...cookieOf(browser) })).failure.reason).toBe(
        'sign-in-expired',
      )
      expect((await signIn()).body.session?.user._id).toBe(ada._id)
    })

    test('that a stranger had is left behind after a mail, with what was done in it (T575)', async () => {
      const smtp = await startSmtpServer()
      await open(engine, { ...links, config: { mail: smtp.config } })
      const { users: people, quizzes } = await t.seed({
        users: { ada: { email: 'ada@school.example' }, bea: { role: 'admin' } },
        quizzes: { cells: { owner: 'bea' } },
      })
      await submitAnswers(t, people.ada, quizzes.cells, [])
      const browser = newBrowser()
      const { ticket = '', account } = (await signIn(browser)).body
      expect(account?.byMail).toBe(true)
      expect((await t.call(proveAccount, { body: { ticket }, ...cookieOf(browser) })).status).toBe(200)
      await expect.poll(() => smtp.mails.length).toBe(1)
      const [mail] = smtp.mails
      expect(mail?.recipients).toEqual(['ada@school.example'])
      const [, code = ''] =
        /^http:\/\/127\.0\.0\.1:3000\/by-school#([\w-]{43})$/m.exec(mail?.text ?? '') ?? []
      const other = newBrowser()
      await other.begin()
      expect((await other.take(code)).failure.reason).toBe('sign-in-expired')
      const proved = (await browser.take(code)).body
      expect(proved).toMatchObject({ step: 'choose', account: { attempts: { count: 1, titles: ['cells'] } } })

      const body = { ticket: proved.ticket ?? '', keeps: false }
      const { session } = (await t.call(linkAccount, { body, ...cookieOf(browser) })).body
      expect(session?.user._id).not.toBe(people.ada._id)
      expect(session?.user).toMatchObject({ name: 'Ada King', email: 'ada@school.example', role: 'student' })
      expect((await t.call(me, { token: people.ada.token })).failure.code).toBe('session-expired')
      // What the stranger has taken does not count as taken.
      const admitted = await t.call(verifyCode, {
        token: session?.token ?? '',
        body: { secretCode: quizzes.cells.secretCode },
      })
      expect(admitted.body).toMatchObject({ valid: true })
      await t.close()
      await smtp.close()
      t = await createTestApp({ engine })
    })

    const change = (
      _id: string,
      set: { closed_at?: number | null; operator_since?: number | null; educator_by?: 'operator' },
    ) => t.store.db.updateTable('users').set(set).where('id', '=', _id).execute()

    test.each([
      [{ closed_at: 1 }, 'account-closed'],
      [{ operator_since: 1 }, 'sign-in-email-taken'],
    ])('is neither kept nor left behind with %j', async (set, reason) => {
      await open(engine, links)
      const { ada } = await withQuizAndAttempt()
      for (const keeps of [true, false]) {
        await change(ada._id, { closed_at: null, operator_since: null })
        const browser = newBrowser()
        const { ticket = '' } = (await signIn(browser)).body
        const body = { ticket, password: seededPassword }
        const proved = (await t.call(proveAccount, { body, ...cookieOf(browser) })).body
        const late = (await signIn(browser)).body.ticket ?? ''
        await change(ada._id, set)
        const choice = { ticket: proved.ticket ?? '', keeps }
        const linked = await t.call(linkAccount, { body: choice, ...cookieOf(browser) })
        expect([linked.status, linked.failure.reason]).toEqual([409, reason])
        const again = await t.call(proveAccount, { body: { ...body, ticket: late }, ...cookieOf(browser) })
        expect(again.failure.reason).toBe(reason)
        expect((await signIn(browser)).reason).toBe(reason)
      }
      expect(await t.store.db.selectFrom('identities').selectAll().execute()).toEqual([])
      expect(await users()).toHaveLength(2)
    })

    test('that was invited as an educator’s stays one where groups decide nothing', async () => {
      await open(engine, links)
      const { users: people } = await t.seed({
        users: { ada: { email: 'ada@school.example', role: 'admin' } },
      })
      await change(people.ada._id, { educator_by: 'operator' })
      expect((await signIn()).body.session?.user).toMatchObject({ _id: people.ada._id, role: 'admin' })
    })

    test('that nobody made an educator’s becomes a student’s', async () => {
      await open(engine, links)
      await t.seed({ users: { ada: { email: 'ada@school.example', role: 'admin' } } })
      expect((await signIn()).body.session?.user.role).toBe('student')
    })

    test('is asked for by three mails in half an hour, each of which works', async () => {
      const smtp = await startSmtpServer()
      await open(engine, { ...links, config: { mail: smtp.config, rateLimits: true } })
      await withQuizAndAttempt()
      const browser = newBrowser()
      const { ticket = '' } = (await signIn(browser)).body
      const ask = () => t.call(proveAccount, { body: { ticket }, ...cookieOf(browser) })
      for (let time = 0; time < 5; time += 1) expect((await ask()).status).toBe(200)
      await expect.poll(() => smtp.mails.length).toBe(3)
      const codes = () => t.store.db.selectFrom('sign_in_codes').select('code_hash').execute()
      expect(await codes()).toHaveLength(4)
      const [, code = ''] = /by-school#([\w-]{43})$/m.exec(smtp.mails[0]?.text ?? '') ?? []
      expect((await browser.take(code)).body.step).toBe('choose')
      t.clock.advance(30 * minuteMs)
      await ask()
      await expect.poll(() => smtp.mails.length).toBe(4)
      await t.close()
      await smtp.close()
      t = await createTestApp({ engine })
    })

    test('and with a password: the owner is told by mail that it does not work any more', async () => {
      const smtp = await startSmtpServer()
      await open(engine, { ...links, config: { mail: smtp.config } })
      await stranger()
      expect((await signIn()).status).toBe(200)
      await expect
        .poll(() => smtp.mails.map(({ recipients }) => recipients))
        .toEqual([['ada@school.example']])
      expect(smtp.mails[0]?.text).toContain('signs in by Northfield School from now on')
      await t.close()
      await smtp.close()
      t = await createTestApp({ engine })
    })

    test('needs the provider alone where passwords are for others, and goes on otherwise (T576)', async () => {
      await open(engine, { ...links, config: { passwords: 'local-only' } })
      await signIn()
      const passwordHash = (await t.seed({ users: { ben: {} } })).users.ben
      const { password_hash } = await t.store.db
        .selectFrom('users')
        .select('password_hash')
        .where('id', '=', passwordHash._id)
        .executeTakeFirstOrThrow()
      await t.store.db
        .updateTable('users')
        .set({ password_hash })
        .where('email', '=', 'ada@school.example')
        .execute()
      const enter = async (email: string) =>
        (await t.call(login, { body: { email, password: seededPassword } })).status
      expect(await enter('ada@school.example')).toBe(401)
      expect(await enter('ben@example.org')).toBe(200)
    })

    test('of an operator is never taken over, and who is closed stays out', async () => {
      await open(engine, links)
      const { _id } = await stranger()
      await setOperator(t.store.db, _id, 1)
      expect((await signIn()).reason).toBe('sign-in-email-taken')
      await setOperator(t.store.db, _id, null)
      expect((await signIn()).body.step).toBe('signed-in')
      await t.store.db.updateTable('users').set({ closed_at: 1 }).where('id', '=', _id).execute()
      expect((await signIn()).reason).toBe('account-closed')
    })

    test('is deleted by its owner shortly after a sign-in, without a password', async () => {
      await open(engine)
      const early = (await signIn()).body.session?.token ?? ''
      t.clock.advance(10 * minuteMs + 1)
      const remove = (token: string) => t.call(deleteAccount, { token, body: { password: '-' } })
      expect((await remove(early)).failure.reason).toBe('sign-in-again')
      expect((await remove((await signIn()).body.session?.token ?? '')).status).toBe(204)
      expect(await t.store.db.selectFrom('identities').selectAll().execute()).toEqual([])
      expect((await signIn()).body.step).toBe('signed-in')
    })
  },
)
