import { endAllSessions, getLive, type LiveQuiz, liveStream, moveQuiz, saveAnswers } from '@quizly/contract'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config/config.ts'
import { prepareClosing } from '../../http/graceful-close.ts'
import { anyEngine } from '../../testing/engines.ts'
import { openStream } from '../../testing/open-stream.ts'
import type { SeededQuiz, SeededUser } from '../../testing/seed.ts'
import { begin, enter } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

describe.each(anyEngine)('a quiz that is followed live, on $name', (engine) => {
  let t: TestApp
  let node: FastifyInstance
  let users: Record<'ada' | 'bea' | 'ben' | 'cem', SeededUser>
  let biology: SeededQuiz
  let close: () => Promise<void>
  beforeEach(async () => {
    t = await createTestApp({ engine })
    const seeded = await t.seed({
      users: { ada: { role: 'admin' }, bea: { role: 'admin' }, ben: { name: 'Ben' }, cem: { name: 'Cem' } },
      quizzes: { biology: { owner: 'ada' } },
    })
    users = seeded.users
    biology = seeded.quizzes.biology
    // The calls go to another node than the streams.
    const config = readConfig({ HOST: '127.0.0.1', RATE_LIMITS: 'off' })
    node = await buildApp({ store: t.store, clock: t.clock, random: t.random, config })
    close = prepareClosing(node)
    await node.listen({ port: 0, host: '127.0.0.1' })
  })
  afterEach(async () => {
    await close()
    await t.close()
  })

  const follow = ({ token } = users.ada) =>
    openStream(node, liveStream, { params: { quizId: biology._id }, token })

  test('tells at once how things stand, and whatever happens at another node', async () => {
    const page = await follow()
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    const first = await page.next()
    const { body } = await t.call(getLive, { token: users.ada.token, params: { quizId: biology._id } })
    expect(first).toEqual({ type: 'live', ...body })
    expect(first?.counts.joined).toBe(0)

    await enter(t, users.cem, biology)
    expect((await page.next())?.students).toMatchObject([{ name: 'Cem', state: 'not-started' }])
    const { attempt, questions } = await begin(t, users.ben, biology)
    expect((await page.nextWhere(({ counts }) => counts.working === 1))?.counts.joined).toBe(2)
    const changes = [{ questionId: questions[1]?._id ?? '', selectedOption: ['2'] }]
    await t.call(saveAnswers, {
      token: users.ben.token,
      params: { attemptId: attempt._id },
      body: { changes },
    })
    const isAnswered = ({ students }: LiveQuiz) => students.some(({ answered }) => answered === '010')
    expect(await page.nextWhere(isAnswered)).toBeDefined()
  })

  test('is nobody else’s, and JSON for who asks for no stream', async () => {
    expect((await follow(users.bea)).status).toBe(404)
    expect((await follow(users.ben)).status).toBe(403)
    const { headers } = await t.call(getLive, { token: users.ada.token, params: { quizId: biology._id } })
    expect(headers['content-type']).toContain('application/json')
  })

  test.each<[string, () => Promise<unknown>]>([
    [
      'the session has ended',
      () => t.call(endAllSessions, { token: users.ada.token }).then(() => t.clock.advance(1)),
    ],
    ['the session has expired', async () => t.clock.advance(31 * 24 * 3_600_000)],
    [
      'the quiz is deleted',
      () =>
        t.call(moveQuiz, { token: users.ada.token, params: { quizId: biology._id }, body: { to: 'bin' } }),
    ],
    [
      'the role is taken away',
      () => t.store.db.deleteFrom('quiz_roles').where('user_id', '=', users.ada._id).execute(),
    ],
  ])('ends when %s', async (_, happen) => {
    const page = await follow()
    expect(await page.next()).toBeDefined()
    await happen()
    expect(await page.nextWhere(() => false)).toBeUndefined()
    expect([401, 404]).toContain((await follow()).status)
  })

  test('one educator has a few streams; more are refused, and one that left makes room', async () => {
    const pages = []
    for (let count = 0; count < 6; count += 1) pages.push(await follow())
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect((await follow()).status).toBe(429)
    pages[0]?.leave()
    await expect.poll(async () => (await follow()).status).toBe(200)
  })

  test('streams that are still being opened count, so that a flood gets no more', async () => {
    const pages = await Promise.all(Array.from({ length: 20 }, () => follow()))
    const statuses = pages.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([...Array<number>(6).fill(200), ...Array<number>(14).fill(429)])
  })

  test('one quiz has sixty streams, and another one is not kept from its own', async () => {
    const names = Array.from({ length: 11 }, (_, at) => `viewer${at}`)
    const { users: viewers, quizzes } = await t.seed({
      users: {
        zoe: { role: 'admin' },
        ...Object.fromEntries(names.map((name) => [name, { role: 'admin' as const }])),
      },
      quizzes: { history: { owner: 'zoe' } },
    })
    const all = viewers as Record<string, SeededUser>
    const watching = names.flatMap((name) => all[name] ?? [])
    await t.store.db
      .insertInto('quiz_roles')
      .values(
        watching.map(({ _id }) => ({
          quiz_id: biology._id,
          user_id: _id,
          role: 'viewer' as const,
          created_at: 0,
        })),
      )
      .execute()
    const pages = await Promise.all(
      watching.flatMap((viewer) => Array.from({ length: 6 }, () => follow(viewer))),
    )
    expect(pages.filter(({ status }) => status === 200)).toHaveLength(60)
    expect((await follow()).status).toBe(429)
    const others = await openStream(node, liveStream, {
      params: { quizId: quizzes.history._id },
      token: all['zoe']?.token,
    })
    expect(others.status).toBe(200)
  })

  test('each sees the quiz by their own role, and who loses it leaves the others', async () => {
    const give = { quiz_id: biology._id, user_id: users.bea._id, role: 'viewer' as const, created_at: 0 }
    await t.store.db.insertInto('quiz_roles').values(give).execute()
    const [owner, viewer] = [await follow(), await follow(users.bea)]
    expect([(await owner.next())?.quiz.role, (await viewer.next())?.quiz.role]).toEqual(['owner', 'viewer'])
    await enter(t, users.cem, biology)
    const isIn = ({ counts }: LiveQuiz) => counts.joined === 1
    expect((await owner.nextWhere(isIn))?.quiz.role).toBe('owner')
    expect((await viewer.nextWhere(isIn))?.quiz.role).toBe('viewer')
    await t.store.db.deleteFrom('quiz_roles').where('user_id', '=', users.bea._id).execute()
    await enter(t, users.ben, biology)
    expect(await viewer.nextWhere(() => false)).toBeUndefined()
    expect(await owner.nextWhere(({ counts }) => counts.joined === 2)).toBeDefined()
  })

  test('a server that stops lets its pages go', async () => {
    const page = await follow()
    await page.next()
    await node.close()
    expect(await page.nextWhere(() => false)).toBeUndefined()
  })
})
