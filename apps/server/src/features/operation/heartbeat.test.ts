import { submitAttempt } from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config/config.ts'
import { findOutages } from '../../db/outages.ts'
import { engines } from '../../testing/engines.ts'
import { begin } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { beat, sweep } from './sweeper.service.ts'

const boot = { id: 'a start of this machine', uptimeMs: 1_000 }
const secondMs = 1_000
const dayMs = 24 * 3_600_000

describe.each(engines)('outages on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const setUp = async () => {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ben: {} },
      quizzes: { biology: { owner: 'ada', timeLimit: 10 } },
    })
    return { ben: users.ben, quiz: quizzes.biology }
  }
  const beginOne = async () => {
    const { ben, quiz } = await setUp()
    await begin(t, ben, quiz)
    const end = () =>
      t.call(submitAttempt, { token: ben.token, body: { quizId: quiz._id, userId: ben._id, answers: [] } })
    return { startedAt: t.clock.now(), end }
  }
  const giveSign = () => beat(t.store.db, t.clock.now(), boot)
  const giveSigns = async (count: number) => {
    for (let i = 0; i < count; i += 1) {
      t.clock.advance(5 * secondMs)
      await giveSign()
    }
    return t.clock.now()
  }
  const listAll = () => findOutages(t.store.db, 0, t.clock.now())

  test('the time without a sign of life is one, while attempts run', async () => {
    await beginOne()
    const from = await giveSigns(3)
    t.clock.advance(40 * secondMs)
    const until = t.clock.now()
    expect(await giveSign()).toEqual({ isAnyRunning: true, outage: { from, until } })
    await giveSigns(3)
    expect(await listAll()).toEqual([{ from, until }])
    const find = (after: number, before: number) => findOutages(t.store.db, after, before)
    expect(await find(from + 1, until - 1)).toHaveLength(1)
    expect(await find(until, t.clock.now())).toEqual([])
    expect(await find(0, from)).toEqual([])
  })

  test('one is known before the first server after it has stored it', async () => {
    await beginOne()
    const from = await giveSigns(1)
    t.clock.advance(40 * secondMs)
    expect(await listAll()).toEqual([{ from, until: t.clock.now() }])
    t.clock.advance(-30 * secondMs)
    expect(await listAll()).toEqual([])
  })

  test('a server that dies before its first sign of life is missed all the same', async () => {
    const { startedAt } = await beginOne()
    t.clock.advance(40 * secondMs)
    expect((await giveSign()).outage).toEqual({ from: startedAt, until: t.clock.now() })
  })

  test('another node that lives makes none, and two that come back at once store it once', async () => {
    await beginOne()
    const from = await giveSigns(10)
    expect(await listAll()).toEqual([])
    t.clock.advance(40 * secondMs)
    const until = t.clock.now()
    await Promise.all([giveSign(), giveSign()])
    expect(await listAll()).toEqual([{ from, until }])
  })

  test('an idle server writes nothing, and what happens to it is none', async () => {
    const changes = vi.fn<(sql: string) => void>()
    const { store, remove } = await engine.open({
      onStatement: ({ sql }) => {
        if (!sql.startsWith('select')) changes(sql)
      },
    })
    changes.mockClear()
    expect(await beat(store.db, t.clock.now(), boot)).toEqual({ isAnyRunning: false })
    expect(changes).not.toHaveBeenCalled()
    await remove()

    const { end } = await beginOne()
    await giveSigns(1)
    await end()
    await giveSigns(1)
    t.clock.advance(dayMs)
    expect((await giveSign()).outage).toBeUndefined()
    expect(await listAll()).toEqual([])
  })

  test('old ones go', async () => {
    await beginOne()
    await giveSigns(1)
    t.clock.advance(40 * secondMs)
    await giveSign()
    await sweep(t.store.db, t.clock.now() + 90 * dayMs - 1)
    expect(await findOutages(t.store.db, 0, t.clock.now())).toHaveLength(1)
    await sweep(t.store.db, t.clock.now() + 90 * dayMs)
    expect(await findOutages(t.store.db, 0, t.clock.now())).toEqual([])
  })

  test('a server looks for one before it serves anybody, and ends with a last sign of life', async () => {
    const { startedAt } = await beginOne()
    t.clock.advance(40 * secondMs)
    const from = t.clock.now()
    const start = () => buildApp({ ...t, config: readConfig({}), sweepEveryMs: 5_000 })
    const first = await start()
    expect(await listAll()).toEqual([{ from: startedAt, until: from }])
    t.clock.advance(3 * secondMs)
    await first.close()
    t.clock.advance(40 * secondMs)
    const second = await start()
    const [, outage] = await listAll()
    expect(outage).toEqual({ from: from + 3 * secondMs, until: t.clock.now() })
    await second.close()
  })
  test('the wall clock is taken over while nobody takes a quiz, and only then', async () => {
    const resync = vi.fn<() => void>()
    const look = async () => {
      const clock = { ...t.clock, resync }
      const app = await buildApp({ ...t, clock, config: readConfig({}), sweepEveryMs: 5_000 })
      await app.close()
    }
    await look()
    expect(resync).toHaveBeenCalled()
    await beginOne()
    resync.mockClear()
    await look()
    expect(resync).not.toHaveBeenCalled()
  })
})
