import { login, verifyCode } from '@quizly/contract'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config/config.ts'
import { sweep } from '../../features/operation/sweeper.service.ts'
import { callApi } from '../../testing/call-api.ts'
import { engines } from '../../testing/engines.ts'
import { seededPassword } from '../../testing/seed.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { networkOf } from '../../config/trusted-proxies.ts'

describe.each(engines)('limits of two servers on one store, on $name', (engine) => {
  let t: TestApp
  let other: FastifyInstance
  beforeEach(async () => {
    t = await createTestApp({ engine, config: { rateLimits: true } })
    other = await buildApp({ ...t, config: { ...readConfig({}), rateLimits: true } })
  })
  afterEach(async () => {
    await other.close()
    await t.close()
  })

  const enter = (app: FastifyInstance, token: string) =>
    callApi(app, verifyCode, { token, body: { secretCode: 'nonesuch' } })
  const logIn = (app: FastifyInstance, password: string) =>
    callApi(app, login, { body: { email: 'ben@example.org', password } })
  const listCounts = () => t.store.db.selectFrom('rate_counts').selectAll().execute()

  test('count the calls of both, also those made at the same moment', async () => {
    const { ben, cem } = (await t.seed({ users: { ben: {}, cem: {} } })).users
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, i) => enter(i % 2 === 0 ? t.app : other, ben.token)),
    )
    const count = (requested: number) => replies.filter(({ status }) => status === requested).length
    expect([count(404), count(429)]).toEqual([30, 10])
    for (const app of [t.app, other]) {
      const { status, headers } = await enter(app, ben.token)
      expect([status, headers['retry-after']]).toEqual([429, '60'])
      expect((await enter(app, cem.token)).status).toBe(404)
    }
    t.clock.advance(60_000)
    for (const app of [t.app, other]) expect((await enter(app, ben.token)).status).toBe(404)
  })

  test('count wrong passwords at both, and no right ones', async () => {
    await t.seed({ users: { ben: {} } })
    for (let i = 0; i < 6; i += 1) expect((await logIn(other, seededPassword)).status).toBe(200)
    for (let i = 0; i < 5; i += 1) {
      expect((await logIn(i % 2 === 0 ? t.app : other, 'wrong')).status).toBe(401)
    }
    for (const app of [t.app, other]) expect((await logIn(app, seededPassword)).status).toBe(429)
    t.clock.advance(1_000)
    for (const app of [t.app, other]) expect((await logIn(app, seededPassword)).status).toBe(200)
  })

  test('keep a flood away from the store, and names out of it', async () => {
    const { ben } = (await t.seed({ users: { ben: {} } })).users
    for (let i = 0; i < 50; i += 1) await enter(t.app, ben.token)
    await logIn(t.app, 'wrong')
    const counts = await listCounts()
    // One count for the e-mail, one for the network, and one for both.
    expect(counts.map(({ count }) => count).sort()).toEqual([1, 1, 1, 31])
    expect(JSON.stringify(counts)).not.toMatch(new RegExp(`${ben._id}|ben|127\\.0\\.0\\.1`))
  })

  test('leave nothing behind', async () => {
    const { ben } = (await t.seed({ users: { ben: {} } })).users
    await enter(t.app, ben.token)
    await sweep(t.store.db, t.clock.now())
    expect(await listCounts()).toHaveLength(1)
    t.clock.advance(60_000)
    await sweep(t.store.db, t.clock.now())
    expect(await listCounts()).toEqual([])
  })
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::'],
  ['2001:DB8:1:2:ffff::', '2001:db8:1:2::'],
  ['2001:db8:1:3::1', '2001:db8:1:3::'],
])('the address %s belongs to the network %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})
