import { endAllSessions, endSession, listSessions, login, me } from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../../testing/engines.ts'
import { seededPassword } from '../../../testing/seed.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const hourMs = 3_600_000
const phone = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/141.0.0.0 Mobile Safari/537.36'

describe.each(engines)('sessions on $name', (engine) => {
  let t: TestApp
  let tablet: string
  beforeEach(async () => {
    t = await createTestApp({ engine })
    tablet = (await t.seed({ users: { ada: {}, ben: {} } })).users.ada.token
  })
  afterEach(() => t.close())

  const logIn = async (remember = false) => {
    const body = { email: 'ada@example.org', password: seededPassword, remember }
    return (await t.call(login, { body, headers: { 'user-agent': phone } })).body.token
  }
  const list = async (token: string) => (await t.call(listSessions, { token })).body.sessions
  const isSignedIn = async (token: string) => (await t.call(me, { token })).status === 200

  test('are listed with their devices, one’s own marked, others’ not', async () => {
    const start = new Date(t.clock.now()).toISOString()
    t.clock.advance(1000)
    const token = await logIn()
    const at = new Date(t.clock.now()).toISOString()
    expect(await list(token)).toEqual([
      {
        _id: expect.any(String),
        device: 'Chrome on Android',
        names: ['Chrome', 'Android'],
        signedInAt: at,
        lastUsedAt: at,
        isCurrent: true,
      },
      {
        _id: expect.any(String),
        device: 'Unknown device',
        names: [],
        signedInAt: start,
        lastUsedAt: start,
        isCurrent: false,
      },
    ])
    expect(JSON.stringify(await list(tablet))).not.toContain(tablet)
  })

  test('say to the hour when they were used last, and go when they have ended', async () => {
    const token = await logIn(true)
    const opened = new Date(t.clock.now()).toISOString()
    t.clock.advance(hourMs - 1)
    expect((await list(token))[0]?.lastUsedAt).toBe(opened)
    t.clock.advance(1)
    expect(await list(token)).toMatchObject([{ lastUsedAt: new Date(t.clock.now()).toISOString() }, {}])
    await logIn()
    t.clock.advance(12 * hourMs)
    expect(await list(token)).toHaveLength(2)
  })

  test('of one person are 25: the one that was not used for longest goes (T267)', async () => {
    const tokens: string[] = []
    for (let i = 0; i < 24; i += 1) {
      t.clock.advance(1)
      tokens.push(await logIn(true))
    }
    t.clock.advance(hourMs)
    expect(await isSignedIn(tablet)).toBe(true)
    const last = await logIn()
    expect(await list(last)).toHaveLength(25)
    expect(await Promise.all([tablet, last, ...tokens].map(isSignedIn))).toEqual(
      Array.from({ length: 26 }, (_, i) => i !== 2),
    )
  })

  test('can be ended one by one', async () => {
    const token = await logIn()
    const other = (await list(token)).find(({ isCurrent }) => !isCurrent)
    const params = { sessionId: other?._id ?? '' }
    expect((await t.call(endSession, { token, params })).status).toBe(204)
    expect([await isSignedIn(token), await isSignedIn(tablet)]).toEqual([true, false])
    const again = await t.call(endSession, { token, params })
    expect([again.status, again.failure.message]).toEqual([404, 'This device is logged out already.'])
  })

  test('of somebody else are none', async () => {
    const { users } = await t.seed({ users: { cem: {} } })
    const [own] = await list(tablet)
    const reply = await t.call(endSession, { token: users.cem.token, params: { sessionId: own?._id ?? '' } })
    expect(reply.status).toBe(404)
    expect(await isSignedIn(tablet)).toBe(true)
  })

  test('all end together, and nobody else’s', async () => {
    const { users } = await t.seed({ users: { cem: {} } })
    const token = await logIn()
    expect((await t.call(endAllSessions, { token })).status).toBe(204)
    expect(await Promise.all([token, tablet, users.cem.token].map(isSignedIn))).toEqual([false, false, true])
  })
})
