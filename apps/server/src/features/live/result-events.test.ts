import { setTimeout as pause } from 'node:timers/promises'
import { clockStream, getClock, submitAttempt } from '@quizly/contract'
import { defaultGraceMs } from '@quizly/domain'
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

describe.each(anyEngine)('a page that waits for its result, on $name', (engine) => {
  let t: TestApp
  let node: FastifyInstance
  let users: Record<'ada' | 'ben' | 'cem', SeededUser>
  let biology: SeededQuiz
  let attemptId: string
  let close: () => Promise<void>
  beforeEach(async () => {
    t = await createTestApp({ engine })
    const seeded = await t.seed({
      users: { ada: { role: 'admin' }, ben: {}, cem: {} },
      quizzes: { biology: { owner: 'ada' } },
    })
    users = seeded.users
    biology = seeded.quizzes.biology
    const config = readConfig({ HOST: '127.0.0.1', RATE_LIMITS: 'off' })
    node = await buildApp({ store: t.store, clock: t.clock, random: t.random, config })
    close = prepareClosing(node)
    await node.listen({ port: 0, host: '127.0.0.1' })
    attemptId = (await begin(t, users.ben, biology)).attempt._id
    await t.call(submitAttempt, {
      token: users.ben.token,
      body: { quizId: biology._id, userId: users.ben._id, answers: [] },
    })
    t.clock.advance(longestHoldMs)
  })
  afterEach(async () => {
    await close()
    await t.close()
  })

  const longestHoldMs = 60_000

  async function wait({ token } = users.ben) {
    const page = await openStream(node, clockStream, { params: { attemptId }, token })
    if (page.status === 200) expect(await page.next()).toEqual({ type: 'waiting' })
    return page
  }
  const changed = { type: 'result-changed' }
  const change = (values: object) =>
    t.store.db.updateTable('quizzes').set(values).where('id', '=', biology._id).execute()

  test.each<[string, object, () => Promise<unknown>]>([
    ['gives the results out', { result_release: 'by-hand' }, () => change({ given_out_at: t.clock.now() })],
    ['closes the quiz', { result_release: 'when-closed' }, () => change({ is_open: 0 })],
  ])(
    'hears that its result has changed when the educator %s, and then its stream ends',
    async (_, before, action) => {
      await change(before)
      const page = await wait()
      expect(page.status).toBe(200)
      await action()
      expect(await page.next()).toEqual(changed)
      expect(await page.next()).toBeUndefined()
    },
  )

  test('hears that its result has changed when the quiz closes by its time', async () => {
    await change({ result_release: 'when-closed', closes_at: t.clock.now() + 1_000 })
    const page = await wait()
    t.clock.advance(1_000 + defaultGraceMs + 1)
    expect(await page.next()).toEqual(changed)
  })

  test('hears that its result has changed only when the last student has finished', async () => {
    await change({ result_release: 'when-closed', is_open: 1 })
    await begin(t, users.cem, biology)
    await change({ is_open: 0 })
    const page = await wait()
    const next = page.next()
    expect(await Promise.race([next, pause(2_500, 'nothing')])).toBe('nothing')
    await t.call(submitAttempt, {
      token: users.cem.token,
      body: { quizId: biology._id, userId: users.cem._id, answers: [] },
    })
    expect(await next).toEqual(changed)
  })

  test('hears at once of a result that came while it connected, and nothing of other settings', async () => {
    expect(await (await wait()).next()).toEqual(changed)
    await change({ result_release: 'when-closed' })
    const page = await wait()
    await change({ title: 'Another title' })
    await change({ is_open: 0 })
    expect(await page.next()).toEqual(changed)
  })

  test('is nobody else’s, and has no clock', async () => {
    expect((await wait(users.cem)).status).toBe(404)
    const reply = await t.call(getClock, { token: users.ben.token, params: { attemptId } })
    expect(reply.status).toBe(404)
  })

  test('a server that stops lets it go', async () => {
    await change({ result_release: 'when-closed' })
    const page = await wait()
    await node.close()
    expect(await page.next()).toBeUndefined()
  })
})
