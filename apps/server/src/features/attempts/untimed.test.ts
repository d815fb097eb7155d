import {
  createQuiz,
  getClock,
  getQuiz,
  getQuizSettings,
  giveExtraTime,
  listRunningAttempts,
  listStudents,
  saveAnswers,
  setAllowance,
  submitAttempt,
  updateQuizSettings,
} from '@quizly/contract'
import { noTimeLimit } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import type { SeededQuiz, SeededUser } from '../../testing/seed.ts'
import { begin, enter } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { listChanged } from '../live/events.repository.ts'
import { sweep } from '../operation/sweeper.service.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

describe.each(engines)('a quiz without a time limit, on $name,', (engine) => {
  let t: TestApp
  let users: Record<'ada' | 'ben' | 'cem', SeededUser>
  let quiz: SeededQuiz
  beforeEach(async () => {
    t = await createTestApp({ engine })
    const seeded = await t.seed({
      users: { ada: { role: 'admin' }, ben: {}, cem: {} },
      quizzes: { biology: { owner: 'ada', timeLimit: noTimeLimit } },
    })
    users = seeded.users
    quiz = seeded.quizzes.biology
  })
  afterEach(() => t.close())

  const asAda = () => ({ token: users.ada.token, params: { quizId: quiz._id } })
  const asBen = () => ({ token: users.ben.token, params: { quizId: quiz._id } })
  const set = (part: object) =>
    t.call(updateQuizSettings, { ...asAda(), body: { resultRelease: 'at-once', code: 'open', ...part } })
  const closeIn = (ms: number) => set({ closesAt: new Date(t.clock.now() + ms).toISOString() })
  const clockOf = async (attemptId: string) =>
    (await t.call(getClock, { token: users.ben.token, params: { attemptId } })).body
  const submit = (attemptId: string) => {
    const answers = [{ questionId: quiz.questions[0]?._id ?? '', selectedOption: null }]
    const body = { quizId: quiz._id, userId: users.ben._id, attemptId, answers, atZero: false }
    return t.call(submitAttempt, { token: users.ben.token, body })
  }

  test('is made with its number of minutes, and with no other above a day (T311)', async () => {
    const make = (timeLimit: number, secretCode: string) =>
      t.call(createQuiz, { ...asAda(), body: { title: 'Free', numQuestions: 1, timeLimit, secretCode } })
    expect((await make(noTimeLimit, 'Free0001')).status).toBe(201)
    for (const wrong of [0, 1_441, noTimeLimit - 1, noTimeLimit + 1]) {
      const { status, failure } = await make(wrong, 'Free0002')
      expect([status, failure.problems?.[0]?.path]).toEqual([422, 'timeLimit'])
    }
  })

  test('says so before the start and while it runs, and stays open for weeks', async () => {
    await enter(t, users.ben, quiz)
    const before = (await t.call(getQuiz, asBen())).body
    expect(before.quiz).toMatchObject({ timeLimit: noTimeLimit, parts: ['untimed'] })
    const { attempt } = await begin(t, users.ben, quiz)
    t.clock.advance(25 * dayMs)
    await sweep(t.store.db, t.clock.now())
    const running = (await t.call(getQuiz, asBen())).body
    expect(running).toMatchObject({ quiz: { parts: ['untimed'] }, attempt: { state: 'in-progress' } })
    const body = { changes: [{ questionId: quiz.questions[0]?._id ?? '', selectedOption: null, age: 0 }] }
    const params = { attemptId: attempt._id }
    expect((await t.call(saveAnswers, { token: users.ben.token, params, body })).status).toBe(200)
    expect((await t.call(listRunningAttempts, { token: users.ben.token })).body).toHaveLength(1)
    expect((await submit(attempt._id)).status).toBe(201)
    const { students } = (await t.call(listStudents, asAda())).body
    expect(students).toMatchObject([{ state: 'submitted', tookMs: 25 * dayMs, extraMs: 0 }])
  })

  test('ends for everyone at its closing, whether that was asked for or not', async () => {
    expect((await closeIn(2 * hourMs)).body).toMatchObject({ everyoneStops: true })
    expect((await t.call(getQuizSettings, asAda())).body).toMatchObject({ everyoneStops: true })
    await enter(t, users.ben, quiz)
    expect((await t.call(getQuiz, asBen())).body).toMatchObject({ window: { everyoneStops: true } })
    const { attempt } = await begin(t, users.ben, quiz)
    expect(attempt.durationMs).toBe(2 * hourMs)
    expect((await t.call(getQuiz, asBen())).body.quiz.parts).toEqual(['untimed'])
    t.clock.advance(2 * hourMs + minuteMs)
    await sweep(t.store.db, t.clock.now())
    const { students } = (await t.call(listStudents, asAda())).body
    expect(students).toMatchObject([{ state: 'submitted', submittedBy: 'time' }])
  })

  test('a closing that is set while students work ends their attempts, wherever it is moved, and their pages hear of it', async () => {
    const { attempt } = await begin(t, users.ben, quiz)
    t.clock.advance(hourMs)
    await closeIn(3 * hourMs)
    expect(await clockOf(attempt._id)).toEqual({ remainingMs: 3 * hourMs, durationMs: 4 * hourMs })
    const now = t.clock.now()
    const change = { attemptId: attempt._id, isEnded: false }
    expect(await listChanged(t.store.db, { since: now, now })).toEqual([
      { ...change, durationMs: 4 * hourMs },
    ])
    await closeIn(hourMs)
    expect((await clockOf(attempt._id)).remainingMs).toBe(hourMs)
    await closeIn(30 * dayMs)
    expect((await clockOf(attempt._id)).remainingMs).toBe(30 * dayMs)
    expect((await t.call(getQuiz, asBen())).body.quiz.parts).toEqual(['untimed'])
    await set({})
    expect((await clockOf(attempt._id)).durationMs).toBe(noTimeLimit * minuteMs)
  })

  test('an attempt keeps what it started with when the limit changes', async () => {
    await begin(t, users.ben, quiz)
    await set({ timeLimit: 20 })
    expect((await t.call(getQuiz, asBen())).body.quiz.parts).toEqual(['untimed'])
    const later = await begin(t, users.cem, quiz)
    expect(later.attempt.durationMs).toBe(20 * minuteMs)
    await set({ timeLimit: noTimeLimit })
    const asCem = { token: users.cem.token, params: { quizId: quiz._id } }
    expect((await t.call(getQuiz, asCem)).body.quiz).not.toHaveProperty('parts')
    t.clock.advance(hourMs)
    await sweep(t.store.db, t.clock.now())
    const { students } = (await t.call(listStudents, asAda())).body
    expect(students.map(({ name, state }) => [name, state])).toEqual([
      ['ben', 'running'],
      ['cem', 'submitted'],
    ])
  })

  test('extra time changes nothing, and is refused to who has no limit', async () => {
    const body = { email: users.ben.email, percent: 50, everywhere: false }
    await t.call(setAllowance, { ...asAda(), body })
    await enter(t, users.ben, quiz)
    const before = (await t.call(getQuiz, asBen())).body
    expect(before.quiz.timeLimit).toBe(noTimeLimit)
    expect(before).not.toHaveProperty('attempt.extraMinutes')
    const { attempt } = await begin(t, users.ben, quiz)
    expect(attempt.durationMs).toBe(noTimeLimit * minuteMs)
    const give = (_id: string, time: object) =>
      t.call(giveExtraTime, { ...asAda(), body: { _id, minutes: 5, ...time } })
    const refused = await give('one', { reach: 'student', userId: users.ben._id })
    expect([refused.status, refused.failure.code]).toEqual([409, 'not-needed'])
    expect((await give('all', { reach: 'running' })).failure.code).toBe('not-needed')
    await submit(attempt._id)
    const again = { reach: 'student', userId: users.ben._id, reopen: true }
    expect((await give('again', again)).body).toEqual({ given: 1 })
    expect((await clockOf(attempt._id)).durationMs).toBe(noTimeLimit * minuteMs)
  })

  test('of several attempts the next comes only after one is submitted', async () => {
    await set({ attempts: 2, attemptCounts: 'best' })
    const { attempt } = await begin(t, users.ben, quiz)
    t.clock.advance(20 * dayMs)
    const next = await begin(t, users.ben, quiz)
    expect(next.attempt._id).toBe(attempt._id)
    await submit(attempt._id)
    expect((await t.call(getQuiz, asBen())).body).toMatchObject({ attempt: { state: 'submitted', next: 2 } })
  })
})
