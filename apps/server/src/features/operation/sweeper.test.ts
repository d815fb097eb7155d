import { me, saveAnswers, submitAttempt } from '@quizly/contract'
import { defaultGraceMs } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { rightAnswers } from '../../testing/sample-questions.ts'
import type { SeededUser } from '../../testing/seed.ts'
import { begin } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sweep } from './sweeper.service.ts'

const limitMs = 10 * 60_000
const graceMs = defaultGraceMs
const monthMs = 30 * 24 * 3_600_000

describe.each(engines)('the sweeper on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  /** A class that takes a quiz. Sixty are more than are read at once. */
  const setUp = async (size: number) => {
    const wholeClass = Object.fromEntries(Array.from({ length: size }, (_, i) => [`student${i}`, {}]))
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ...wholeClass },
      quizzes: { biology: { owner: 'ada', timeLimit: 10 } },
    })
    const { ada, ...students } = users as Record<string, SeededUser>
    await Promise.all(Object.values(students).map((student) => begin(t, student, quizzes.biology)))
    return { ada, students: Object.values(students), quiz: quizzes.biology }
  }
  const countBy = async (state: 'in-progress' | 'submitted') =>
    (await t.store.db.selectFrom('attempts').select('id').where('state', '=', state).execute()).length

  test('closes attempts once time and grace are over, not earlier (T132)', async () => {
    await setUp(60)
    t.clock.advance(limitMs + graceMs)
    expect(await sweep(t.store.db, t.clock.now())).toEqual({ closed: 0 })
    t.clock.advance(1)
    expect(await sweep(t.store.db, t.clock.now())).toEqual({ closed: 60 })
    expect(await countBy('submitted')).toBe(60)
    expect(await sweep(t.store.db, t.clock.now())).toEqual({ closed: 0 })
  })

  test('running twice at once closes each attempt once', async () => {
    await setUp(60)
    t.clock.advance(limitMs + graceMs + 1)
    const [first, second] = await Promise.all([
      sweep(t.store.db, t.clock.now()),
      sweep(t.store.db, t.clock.now()),
    ])
    expect(first.closed + second.closed).toBe(60)
  })

  test('marks what was saved, and leaves what was submitted', async () => {
    const { students, quiz } = await setUp(3)
    const [ben, cem] = students
    if (!ben || !cem) throw new Error('The class is empty')
    const right = rightAnswers(quiz.questions)
    const { attempt } = await begin(t, ben, quiz)
    const changes = right.slice(0, 2)
    await t.call(saveAnswers, { token: ben.token, params: { attemptId: attempt._id }, body: { changes } })
    await t.call(submitAttempt, {
      token: cem.token,
      body: { quizId: quiz._id, userId: cem._id, answers: right },
    })
    t.clock.advance(limitMs + graceMs + 1)
    await sweep(t.store.db, t.clock.now())
    const rows = await t.store.db
      .selectFrom('attempts')
      .select(['student_id', 'score', 'submitted_by', 'submitted_at', 'deadline'])
      .where('student_id', 'in', [ben._id, cem._id])
      .orderBy('submitted_at')
      .execute()
    expect(rows).toMatchObject([
      { student_id: cem._id, score: 3, submitted_by: 'student' },
      { student_id: ben._id, score: 2, submitted_by: 'time', submitted_at: rows[1]?.deadline },
    ])
  })

  test('removes sessions that have ended', async () => {
    const { users } = await t.seed({ users: { ben: {} } })
    t.clock.advance(monthMs - 1)
    await sweep(t.store.db, t.clock.now())
    expect((await t.call(me, { token: users.ben.token })).status).toBe(200)
    t.clock.advance(monthMs)
    await sweep(t.store.db, t.clock.now())
    expect(await t.store.db.selectFrom('sessions').selectAll().execute()).toEqual([])
  })

  test('sweeps by itself until the app closes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const sweeping = await createTestApp({ engine, sweepEveryMs: 5_000 })
    const { users, quizzes } = await sweeping.seed({
      users: { ada: { role: 'admin' }, ben: {} },
      quizzes: { biology: { owner: 'ada', timeLimit: 10 } },
    })
    await begin(sweeping, users.ben, quizzes.biology)
    sweeping.clock.advance(limitMs + graceMs + 1)
    vi.advanceTimersByTime(5_000)
    await vi.waitFor(async () => {
      const row = await sweeping.store.db.selectFrom('attempts').select('state').executeTakeFirstOrThrow()
      expect(row.state).toBe('submitted')
    })
    await sweeping.close()
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })
})
