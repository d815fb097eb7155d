import { clockStream, endQuiz, getClock, getLive, giveExtraTime, submitAttempt } from '@quizly/contract'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config/config.ts'
import { prepareClosing } from '../../http/graceful-close.ts'
import { anyEngine } from '../../testing/engines.ts'
import { openStream } from '../../testing/open-stream.ts'
import type { SeededQuiz, SeededUser } from '../../testing/seed.ts'
import { begin } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const minuteMs = 60_000

describe.each(anyEngine)('the pages of running attempts, on $name', (engine) => {
  let t: TestApp
  let users: Record<'ada' | 'ben', SeededUser>
  let biology: SeededQuiz
  let attemptId: string
  const closing: (() => Promise<void>)[] = []
  beforeEach(async () => {
    t = await createTestApp({ engine })
    const seeded = await t.seed({
      users: { ada: { role: 'admin' }, ben: {} },
      quizzes: { biology: { owner: 'ada' } },
    })
    users = seeded.users
    biology = seeded.quizzes.biology
    attemptId = (await begin(t, users.ben, biology)).attempt._id
  })
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
    await t.close()
  })

  /** Another process on the same data. */
  async function startNode(): Promise<FastifyInstance> {
    const config = readConfig({ HOST: '127.0.0.1', RATE_LIMITS: 'off' })
    const node = await buildApp({ store: t.store, clock: t.clock, random: t.random, config })
    closing.push(prepareClosing(node))
    await node.listen({ port: 0, host: '127.0.0.1' })
    return node
  }

  const openPage = (node: FastifyInstance, { token } = users.ben) =>
    openStream(node, clockStream, { params: { attemptId }, token })
  const lasts = (minutes: number) => ({ type: 'duration', durationMs: minutes * minuteMs })

  const giveFive = (_id = 'g', to: object = { reach: 'running' }) =>
    t.call(giveExtraTime, {
      token: users.ada.token,
      params: { quizId: biology._id },
      body: { _id, minutes: 5, ...to },
    })
  async function look() {
    const { body } = await t.call(getLive, { token: users.ada.token, params: { quizId: biology._id } })
    return body
  }
  const leftAt = async () => {
    const rows = await t.store.db.selectFrom('connections').select('left_at').execute()
    return rows.map((row) => row.left_at)
  }

  test('a page hears at once how long its attempt is, and of more time that another node gives', async () => {
    const node = await startNode()
    const page = await openPage(node)
    expect(page.headers.get('content-type')).toBe('text/event-stream')
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await page.next()).toEqual(lasts(10))
    await giveFive()
    expect(await page.next()).toEqual(lasts(15))
    const again = await openPage(node)
    expect(await again.next()).toEqual(lasts(15))
  })

  test('pages at all nodes hear that an educator has ended the quiz, and of time that is given then', async () => {
    const [page, other] = [await openPage(await startNode()), await openPage(await startNode())]
    expect([await page.next(), await other.next()]).toEqual([lasts(10), lasts(10)])
    t.clock.advance(minuteMs)
    await t.call(endQuiz, {
      token: users.ada.token,
      params: { quizId: biology._id },
      body: { _id: 'end' },
    })
    expect([await page.next(), await other.next()]).toEqual([{ type: 'ended' }, { type: 'ended' }])
    await giveFive('more', { reach: 'student', userId: users.ben._id })
    expect(await page.next()).toEqual(lasts(6))
  })

  test('whoever asks for no stream gets one reply, and strangers get nothing', async () => {
    t.clock.advance(minuteMs)
    const params = { attemptId }
    expect(await t.call(getClock, { token: users.ben.token, params })).toMatchObject({
      status: 200,
      body: { remainingMs: 9 * minuteMs, durationMs: 10 * minuteMs },
    })
    expect((await openPage(await startNode(), users.ada)).status).toBe(403)
  })

  test('a page that leaves makes its student offline, and when it is back it is known how long it was away', async () => {
    const node = await startNode()
    const page = await openPage(node)
    await expect.poll(leftAt).toEqual([null])
    expect((await look()).counts).toMatchObject({ working: 1, offline: 0 })
    const left = t.clock.now()
    page.leave()
    await expect.poll(leftAt).toEqual([left])
    t.clock.advance(2 * minuteMs)
    expect((await look()).students).toMatchObject([{ state: 'offline', offlineMs: 2 * minuteMs }])

    const back = t.clock.now()
    await openPage(await startNode())
    await expect.poll(async () => (await look()).counts.working).toBe(1)
    expect(await t.store.db.selectFrom('absences').selectAll().execute()).toEqual([
      { attempt_id: attemptId, left_at: left, back_at: back },
    ])
  })

  test('a page that is only loaded again has not been away', async () => {
    const node = await startNode()
    const page = await openPage(node)
    await page.next()
    page.leave()
    await expect.poll(leftAt).toEqual([t.clock.now()])
    t.clock.advance(5_000)
    await openPage(node)
    await expect.poll(leftAt).toEqual([null])
    expect(await t.store.db.selectFrom('absences').selectAll().execute()).toEqual([])
  })

  test('a student with two pages is offline only without both', async () => {
    const node = await startNode()
    const [one, other] = [await openPage(node), await openPage(node)]
    await expect.poll(leftAt).toEqual([null])
    one.leave()
    expect(await giveFive()).toMatchObject({ status: 200 })
    expect([await other.next(), await other.next()]).toEqual([lasts(10), lasts(15)])
    expect(await leftAt()).toEqual([null])
    other.leave()
    await expect.poll(leftAt).toEqual([t.clock.now()])
  })

  test('of many pages of one attempt the oldest is let go', async () => {
    const node = await startNode()
    const oldest = await openPage(node)
    expect(await oldest.next()).toEqual(lasts(10))
    for (let more = 1; more <= 3; more += 1) await openPage(node)
    expect(await oldest.nextWhere(() => false)).toBeUndefined()
  })

  test('a server that stops lets its pages go, and waits for none of them', async () => {
    const node = await startNode()
    const page = await openPage(node)
    await page.next()
    await node.close()
    expect(await page.next()).toBeUndefined()
    expect(await leftAt()).toEqual([t.clock.now()])
  })

  test('a submitted attempt has no clock', async () => {
    await t.call(submitAttempt, {
      token: users.ben.token,
      body: { quizId: biology._id, userId: users.ben._id, answers: [] },
    })
    const { status } = await t.call(getClock, { token: users.ben.token, params: { attemptId } })
    expect(status).toBe(404)
  })
})
