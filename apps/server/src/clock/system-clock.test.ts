import { saveAnswers, submitAttempt } from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { readConfig } from '../config/config.ts'
import { findHeartbeat } from '../db/outages.ts'
import { beat, sweep } from '../features/operation/sweeper.service.ts'
import { createSystemClock } from './system-clock.ts'
import { callApi } from '../testing/call-api.ts'
import { engines } from '../testing/engines.ts'
import { rightAnswers } from '../testing/sample-questions.ts'
import { begin } from '../testing/taking.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const hourMs = 3_600_000
const start = Date.UTC(2026, 0, 5, 8)

/** A machine whose clocks the test sets. */
function createMachine(bootId?: string) {
  let wallMs = start
  let monotonicMs = 5_000.25
  let uptimeMs = 70_000
  const pass = (ms: number) => {
    wallMs += ms
    monotonicMs += ms
    uptimeMs += ms
  }
  const sources = {
    wall: () => wallMs,
    monotonic: () => monotonicMs,
    boot: () => ({ id: bootId, uptimeMs }),
  }
  return {
    sources,
    pass,
    setWall: (byMs: number) => {
      wallMs += byMs
    },
    sleep: (ms: number) => {
      wallMs += ms
      uptimeMs += ms
    },
    startProcess: () => {
      monotonicMs = 30
    },
  }
}

describe('the clock of the machine', () => {
  const setUp = () => {
    const machine = createMachine('this start')
    const onJump = vi.fn<(byMs: number) => void>()
    return { machine, onJump, clock: createSystemClock(onJump, machine.sources) }
  }

  test.each([3 * hourMs, -3 * hourMs])(
    'goes on evenly when the wall clock is set by %i ms, and says so once',
    (byMs) => {
      const { machine, onJump, clock } = setUp()
      machine.pass(1_000)
      expect(clock.now()).toBe(start + 1_000)
      machine.setWall(byMs)
      machine.pass(1_000)
      expect([clock.now(), clock.now()]).toEqual([start + 2_000, start + 2_000])
      expect(onJump.mock.calls).toEqual([[byMs]])
      machine.setWall(-byMs)
      expect(clock.now()).toBe(start + 2_000)
      expect(onJump.mock.calls).toEqual([[byMs], [-byMs]])
    },
  )

  test('takes over the wall clock when it is told that it may', () => {
    const { machine, onJump, clock } = setUp()
    machine.setWall(-hourMs)
    expect(clock.now()).toBe(start)
    clock.resync()
    machine.pass(10)
    expect(clock.now()).toBe(start - hourMs + 10)
    expect(onJump).toHaveBeenCalledTimes(1)
  })

  test('says nothing of a leap second', () => {
    const { machine, onJump, clock } = setUp()
    machine.setWall(1_000)
    expect(clock.now()).toBe(start)
    expect(onJump).not.toHaveBeenCalled()
  })

  test('counts the time that the machine sleeps, also when the wall clock is set meanwhile', () => {
    const { machine, onJump, clock } = setUp()
    machine.sleep(hourMs)
    expect(clock.now()).toBe(start + hourMs)
    expect(onJump).not.toHaveBeenCalled()
    machine.sleep(hourMs)
    machine.setWall(-5 * hourMs)
    expect(clock.now()).toBe(start + 2 * hourMs)
    expect(onJump.mock.calls).toEqual([[-5 * hourMs]])
  })

  test.each([2 * hourMs, -2 * hourMs])(
    'goes on through a restart of the process though the wall clock was set by %i ms meanwhile',
    (byMs) => {
      const { machine, onJump, clock } = setUp()
      const left = { at: clock.now(), boot: machine.sources.boot() }
      machine.pass(20_000)
      machine.setWall(byMs)
      machine.startProcess()
      const next = createSystemClock(onJump, machine.sources)
      next.resume(left)
      expect(next.now()).toBe(start + 20_000)
      expect(onJump.mock.calls).toEqual([[byMs]])
    },
  )

  test.each([
    ['another start of the machine', { id: 'another', uptimeMs: 100 }],
    ['a machine that cannot tell its starts apart', { id: undefined, uptimeMs: 100 }],
    ['an uptime that went back', { id: 'this start', uptimeMs: 80_000 }],
  ])('after %s the wall clock counts, but never from before', (_what, boot) => {
    const { machine, onJump, clock } = setUp()
    clock.resume({ at: start - hourMs, boot })
    expect(clock.now()).toBe(start)
    clock.resume({ at: start + hourMs, boot })
    machine.pass(10)
    expect(clock.now()).toBe(start + hourMs + 10)
    expect(onJump.mock.calls).toEqual([[-hourMs]])
  })

  test('can be read on the real machine', () => {
    const clock = createSystemClock(() => {})
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1_000)
  })
})

describe.each(engines)('a quiz while the wall clock is set, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  test.each([3 * hourMs, -3 * hourMs])('by %i ms goes on, also through a restart', async (byMs) => {
    const machine = createMachine('this start')
    const clock = createSystemClock(() => {}, machine.sources)
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ben: {} },
      quizzes: { biology: { owner: 'ada', timeLimit: 10 } },
    })
    const quiz = quizzes.biology
    const app = await buildApp({ ...t, clock, config: readConfig({}) })
    const call: TestApp['call'] = (named, options) => callApi(app, named, options)
    const { attempt } = await begin({ ...t, call }, users.ben, quiz)
    await beat(t.store.db, clock.now(), machine.sources.boot())

    machine.setWall(byMs)
    machine.pass(60_000)
    const [right] = rightAnswers(quiz.questions)
    const saved = await call(saveAnswers, {
      token: users.ben.token,
      params: { attemptId: attempt._id },
      body: { changes: [{ ...right!, at: 60_000 }] },
    })
    expect([saved.status, saved.body.remainingMs]).toEqual([200, 9 * 60_000])
    expect(await sweep(t.store.db, clock.now())).toEqual({ closed: 0 })
    await app.close()

    machine.pass(3_000)
    machine.startProcess()
    const later = createSystemClock(() => {}, machine.sources)
    later.resume((await findHeartbeat(t.store.db))!)
    expect(later.now()).toBe(start + 63_000)
    expect(await sweep(t.store.db, later.now())).toEqual({ closed: 0 })
    const next = await buildApp({ ...t, clock: later, config: readConfig({}) })
    const { body } = await callApi(next, submitAttempt, {
      token: users.ben.token,
      body: { quizId: quiz._id, userId: users.ben._id, answers: [right!] },
    })
    expect(body).toMatchObject({ score: 1 })
    await next.close()
  })
})
