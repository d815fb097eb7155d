import { giveExtraTime, saveAnswers, startAttempt } from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { begin } from '../../testing/taking.ts'
import { setUpSeveral } from '../../testing/desk/several-attempts.ts'

describe.each(engines)('a quiz that can be taken several times is started once more, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  test('only once, however often it is asked for at the same moment', async () => {
    const { ben, allow, start, take, rows } = await setUpSeveral(t)
    await allow(3)
    await take(ben, 1, 1)
    const replies = await Promise.all([start(ben, 2), start(ben, 2), start(ben, 2), start(ben, 2)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(replies.map(({ body }) => body.attempt._id)).size).toBe(1)
    expect((await rows()).map(({ number, state }) => [number, state])).toEqual([
      [1, 'submitted'],
      [2, 'in-progress'],
    ])
  })

  test('only when nothing runs: what runs goes on', async () => {
    const { ben, quiz, allow, start, rows } = await setUpSeveral(t)
    await allow(3)
    const { attempt } = await begin(t, ben, quiz)
    for (const number of [2, 3]) expect((await start(ben, number)).body.attempt._id).toBe(attempt._id)
    expect(await rows()).toHaveLength(1)
  })

  test.each([
    ['a plain quiz', undefined, 2],
    ['one that skips a number', 3, 3],
    ['one that is over the limit', 1, 2],
  ] as const)('never in %s', async (_, allowed, number) => {
    const { ben, allow, start, take, rows } = await setUpSeveral(t)
    if (allowed !== undefined) await allow(allowed)
    await take(ben, 1, 1)
    const { status, failure } = await start(ben, number)
    expect([status, failure.code]).toEqual([409, 'already-attempted'])
    expect(await rows()).toHaveLength(1)
  })

  test('never for a stranger, and never with a number that is none', async () => {
    const { ben, cem, params, allow, start, rows } = await setUpSeveral(t)
    await allow(2)
    expect((await start(cem, 2)).status).toBe(404)
    for (const attempt of ['0', '-1', '1.5', 'two', '99999']) {
      const { status } = await t.call(startAttempt, {
        token: ben.token,
        params: params(),
        query: { attempt },
      })
      expect(status).toBe(422)
    }
    expect(await rows()).toEqual([])
  })

  test('while its educator lowers the limit at the same moment: either way one of the two holds', async () => {
    const { ben, allow, start, take, rows } = await setUpSeveral(t)
    await allow(2)
    await take(ben, 1, 1)
    const [started] = await Promise.all([start(ben, 2), allow(1)])
    const count = (await rows()).length
    expect([200, 409]).toContain(started.status)
    expect(count).toBe(started.status === 200 ? 2 : 1)
  })

  test('while its educator opens the first attempt again at the same moment: only one runs', async () => {
    const { ada, ben, params, allow, start, take, rows } = await setUpSeveral(t)
    await allow(2)
    await take(ben, 1, 1)
    const grant = { _id: 'g', reach: 'student', userId: ben._id, minutes: 5, reopen: true }
    await Promise.all([
      start(ben, 2),
      t.call(giveExtraTime, { token: ada.token, params: params(), body: grant }),
    ])
    const running = (await rows()).filter(({ state }) => state === 'in-progress')
    expect(running).toHaveLength(1)
  })

  test('by its ID only: what an old page still sends reaches the first attempt', async () => {
    const { ben, cem, allow, start, right, send, take } = await setUpSeveral(t)
    await allow(2)
    const first = await take(ben, 1, 1)
    const { attempt } = (await start(ben, 2)).body
    expect((await send(ben, right(3))).status).toBe(409)
    expect((await send(ben, right(3), first)).status).toBe(409)
    const saved = await t.call(saveAnswers, {
      token: ben.token,
      params: { attemptId: attempt._id },
      body: { changes: right(2) },
    })
    expect(saved.status).toBe(200)
    expect((await send(cem, right(3), attempt._id)).status).toBe(404)
    expect((await send(ben, [], attempt._id)).body.score).toBe(2)
  })
})
