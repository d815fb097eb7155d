import { login, signup } from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readTrustedProxies } from '../../../config/trusted-proxies.ts'
import { engines } from '../../../testing/engines.ts'
import { seededPassword } from '../../../testing/seed.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const ownDevice = 'the-browser-that-ada-has-used-for-a-year-xx'
const school = '203.0.113.1'
const elsewhere = '198.51.100.7'

describe.each(engines)('guessing passwords on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    const config = { rateLimits: true, trustedProxies: readTrustedProxies('127.0.0.1') }
    t = await createTestApp({ engine, config })
    await t.seed({ users: { ada: {}, bea: {} } })
  })
  afterEach(() => t.close())

  const headersOf = (address: string, deviceToken?: string) => ({
    'x-forwarded-for': address,
    ...(deviceToken && { cookie: `theme=dark; quizly-device=${deviceToken}` }),
  })
  type From = { address?: string; deviceToken?: string }
  const tryToLogIn = (email: string, password: string, { address = school, deviceToken }: From = {}) =>
    t.call(login, { body: { email, password }, headers: headersOf(address, deviceToken) })
  const guess = (from?: From, email = 'ada@example.org') => tryToLogIn(email, 'wrong', from)
  const logIn = (from?: From, email = 'ada@example.org') => tryToLogIn(email, seededPassword, from)

  test('slows down with each wrong one from an address, and never longer than half a minute (T117)', async () => {
    const waits: unknown[] = []
    for (let i = 0; i < 12; i += 1) {
      expect((await guess()).status).toBe(401)
      const early = await logIn().then(({ status, headers }) => [status, headers['retry-after']])
      if (i < 4) {
        // The right password resets the count.
        expect(early).toEqual([200, undefined])
        for (let again = 0; again <= i; again += 1) await guess()
        continue
      }
      waits.push(early)
      t.clock.advance(Number(early[1]) * 1000)
    }
    expect(waits).toEqual(['1', '2', '4', '8', '16', '30', '30', '30'].map((seconds) => [429, seconds]))
    const { failure, status } = await guess()
    expect([status, failure.code]).toEqual([401, 'invalid-credentials'])
    expect((await logIn()).failure.message).toBe('Too many attempts. Please try again in 30 seconds.')
    expect((await logIn({}, 'bea@example.org')).status).toBe(200)
    t.clock.advance(30_000)
    expect((await logIn()).status).toBe(200)
  })

  test('at a whole class from one address keeps out nobody who comes from another, or on their own device (T118)', async () => {
    const names = Array.from({ length: 20 }, (_, i) => `classmate${i}`)
    await t.seed({ users: Object.fromEntries(names.map((name) => [name, {}])) })
    const emails = names.map((name) => `${name}@example.org`)
    const deviceOf = (i: number) => `${ownDevice.slice(0, -2)}${10 + i}`
    for (const [i, email] of emails.entries()) {
      expect((await logIn({ deviceToken: deviceOf(i) }, email)).status).toBe(200)
    }
    for (let round = 0; round < 8; round += 1) await Promise.all(emails.map((email) => guess({}, email)))
    const statuses = async (from: (i: number) => From) =>
      new Set(await Promise.all(emails.map(async (email, i) => (await logIn(from(i), email)).status)))
    expect(await statuses((i) => ({ address: `192.0.2.${i}` }))).toEqual(new Set([200]))
    expect(await statuses((i) => ({ deviceToken: deviceOf(i) }))).toEqual(new Set([200]))
    expect(await statuses(() => ({}))).toEqual(new Set([429]))
  })

  test('from a hundred addresses leaves each of them one guess in five minutes, and a right password is let in', async () => {
    const guessAll = () =>
      Promise.all(Array.from({ length: 100 }, (_, i) => guess({ address: `192.0.2.${i}` })))
    const count = (replies: { status: number }[]) =>
      [401, 429].map((requested) => replies.filter(({ status }) => status === requested).length)
    expect(count(await guessAll())).toEqual([100, 0])
    expect(count(await guessAll())).toEqual([0, 100])
    expect((await logIn({ address: elsewhere })).status).toBe(200)
    t.clock.advance(299_999)
    expect(count(await guessAll())).toEqual([0, 100])
    t.clock.advance(1)
    expect(count(await guessAll())).toEqual([100, 0])
    expect((await logIn({ address: elsewhere })).status).toBe(200)
  })

  test('is forgotten a quarter of an hour after the last', async () => {
    for (let i = 0; i < 5; i += 1) await guess()
    expect((await guess()).status).toBe(429)
    t.clock.advance(900_000)
    for (let i = 0; i < 5; i += 1) expect((await guess()).status).toBe(401)
    expect((await guess()).status).toBe(429)
  })

  test('keeps nobody out on a device that the account has used before (T119)', async () => {
    expect((await logIn({ deviceToken: ownDevice })).status).toBe(200)
    for (let i = 0; i < 20; i += 1) await guess()
    expect((await logIn()).status).toBe(429)
    expect((await logIn({ deviceToken: 'some-other-browser-of-a-stranger-xxxxxxxxxx' })).status).toBe(429)
    expect((await logIn({ deviceToken: ownDevice })).status).toBe(200)
    expect((await logIn({ deviceToken: ownDevice }, 'bea@example.org')).status).toBe(200)
  })

  test('on such a device is slowed down there, and only there', async () => {
    await logIn({ deviceToken: ownDevice })
    for (let i = 0; i < 5; i += 1) expect((await guess({ deviceToken: ownDevice })).status).toBe(401)
    expect((await logIn({ deviceToken: ownDevice })).status).toBe(429)
    expect((await logIn()).status).toBe(200)
  })

  test('a device is known from the sign-up on, by what it was given then', async () => {
    const account = { name: 'Cem', email: 'cem@example.org', password: seededPassword, role: 'student' }
    const { headers } = await t.call(signup, { body: account })
    const cookie = String(headers['set-cookie'])
    expect(cookie).toMatch(
      /^quizly-device=[\w-]{43}; Path=\/api\/auth; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
    )
    for (let i = 0; i < 5; i += 1) await guess({}, 'cem@example.org')
    expect((await logIn({ deviceToken: 'short' }, 'cem@example.org')).status).toBe(429)
    const [, deviceToken = ''] = /=([^;]+)/.exec(cookie) ?? []
    const again = await logIn({ deviceToken }, 'cem@example.org')
    expect([again.status, again.headers['set-cookie']]).toEqual([200, cookie])
    const devices = await t.store.db.selectFrom('known_devices').selectAll().execute()
    expect(devices).toHaveLength(1)
    expect(JSON.stringify(devices)).not.toContain(deviceToken)
  })

  test('the fifty devices used last are known', async () => {
    const tokenOf = (i: number) => `${ownDevice.slice(0, -2)}${10 + i}`
    for (let i = 0; i <= 50; i += 1) {
      await logIn({ deviceToken: tokenOf(i) })
      t.clock.advance(1)
    }
    for (let i = 0; i < 5; i += 1) await guess()
    expect((await logIn({ deviceToken: tokenOf(0) })).status).toBe(429)
    for (const i of [1, 50]) expect((await logIn({ deviceToken: tokenOf(i) })).status).toBe(200)
  })

  test('by one student locks out no school: neither empty log-ins nor hundreds of wrong ones (T120)', async () => {
    for (let i = 0; i < 400; i += 1) {
      expect((await tryToLogIn(`${i}@example.org`, '')).status).toBe(422)
      expect((await t.call(signup, { body: {} })).status).toBe(422)
    }
    expect((await logIn()).status).toBe(200)
    const flood = Array.from({ length: 150 }, (_, i) => guess({}, `${i}@example.org`))
    expect(new Set((await Promise.all(flood)).map(({ status }) => status))).toEqual(new Set([401]))
    const more = Array.from({ length: 20 }, (_, i) => guess({}, `more${i}@example.org`))
    expect((await logIn({}, 'bea@example.org')).status).toBe(200)
    await Promise.all(more)
  }, 60_000)

  test('an e-mail that has no account is slowed down just the same', async () => {
    for (let i = 0; i < 5; i += 1) expect((await guess({}, 'nobody@example.org')).status).toBe(401)
    const { status, headers } = await guess({}, ' NOBODY@example.org')
    expect([status, headers['retry-after']]).toEqual([429, '1'])
  })
})
