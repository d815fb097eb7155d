import { endQuiz, getClock, listStudents, setAllowance, updateQuizSettings } from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anyEngine } from '../../../testing/engines.ts'
import type { SeededQuiz, SeededUser } from '../../../testing/seed.ts'
import { begin } from '../../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { listChanged } from '../../live/events.repository.ts'

const minuteMs = 60_000

describe.each(anyEngine)('time that a closing has cut off, on $name,', (engine) => {
  let t: TestApp
  let users: Record<'ada' | 'ben' | 'cem', SeededUser>
  let quiz: SeededQuiz
  beforeEach(async () => {
    t = await createTestApp({ engine })
    const seeded = await t.seed({
      users: { ada: { role: 'admin' }, ben: {}, cem: {} },
      quizzes: { biology: { owner: 'ada', timeLimit: 10 } },
    })
    users = seeded.users
    quiz = seeded.quizzes.biology
  })
  afterEach(() => t.close())

  const asAda = () => ({ token: users.ada.token, params: { quizId: quiz._id } })
  /** In so many minutes everyone stops; undefined: the quiz does not close. */
  const closeIn = async (minutes?: number) => {
    const closesAt = minutes && new Date(t.clock.now() + minutes * minuteMs).toISOString()
    const window = closesAt ? { closesAt, everyoneStops: true } : {}
    const body = { resultRelease: 'at-once', code: 'open', ...window }
    expect((await t.call(updateQuizSettings, { ...asAda(), body })).status).toBe(200)
  }
  const clockOf = async ({ token }: SeededUser, attemptId: string) =>
    (await t.call(getClock, { token, params: { attemptId } })).body

  test('is given back as a whole where the quiz does not close any more, with what the student was allowed', async () => {
    const body = { email: 'cem@example.org', minutes: 4, everywhere: false }
    await t.call(setAllowance, { ...asAda(), body })
    await closeIn(6)
    const [ben, cem] = [await begin(t, users.ben, quiz), await begin(t, users.cem, quiz)]
    expect([ben.attempt.durationMs, cem.attempt.durationMs]).toEqual([6 * minuteMs, 6 * minuteMs])
    t.clock.advance(minuteMs)
    await closeIn()
    expect(await clockOf(users.ben, ben.attempt._id)).toEqual({
      remainingMs: 9 * minuteMs,
      durationMs: 10 * minuteMs,
    })
    expect((await clockOf(users.cem, cem.attempt._id)).durationMs).toBe(14 * minuteMs)
    const { students } = (await t.call(listStudents, asAda())).body
    const times = students.map(({ name, extraMs, allowedMs }) => [name, extraMs, allowedMs])
    expect(times).toEqual([
      ['ben', 0, undefined],
      ['cem', 4 * minuteMs, 4 * minuteMs],
    ])
  })

  test('is given back as far as the later closing reaches, and the pages hear of it', async () => {
    await closeIn(3)
    const { attempt } = await begin(t, users.ben, quiz)
    await closeIn(5)
    const now = t.clock.now()
    const changed = await listChanged(t.store.db, { since: now, now })
    expect(changed).toEqual([{ attemptId: attempt._id, durationMs: 5 * minuteMs, isEnded: false }])
    await closeIn(4)
    expect((await clockOf(users.ben, attempt._id)).durationMs).toBe(5 * minuteMs)
  })

  test('is given back to nobody whose time is over, nor to who was ended', async () => {
    await closeIn(3)
    const over = await begin(t, users.ben, quiz)
    t.clock.advance(2 * minuteMs)
    const ended = await begin(t, users.cem, quiz)
    await t.call(endQuiz, { ...asAda(), body: { _id: 'end' } })
    t.clock.advance(minuteMs)
    await closeIn(20)
    expect((await clockOf(users.ben, over.attempt._id)).remainingMs).toBe(0)
    expect((await clockOf(users.cem, ended.attempt._id)).remainingMs).toBe(0)
  })

  test('is none where nothing was cut off, so that a longer limit later changes nothing', async () => {
    await closeIn(12)
    const { attempt } = await begin(t, users.ben, quiz)
    await closeIn(30)
    expect((await clockOf(users.ben, attempt._id)).durationMs).toBe(10 * minuteMs)
    const rows = await t.store.db
      .selectFrom('attempts')
      .select(['uncapped_duration_ms', 'uncapped_limit_ms'])
      .execute()
    expect(rows).toEqual([{ uncapped_duration_ms: null, uncapped_limit_ms: null }])
  })
})
