import {
  finalizeQuiz,
  getQuiz,
  getQuizSettings,
  getResult,
  giveOutResults,
  giveExtraTime,
  listQuizzes,
  saveAnswers,
  startAttempt,
  updateQuizSettings,
  verifyCode,
} from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anyEngine } from '../../../testing/engines.ts'
import { answerMarker, rightAnswers } from '../../../testing/sample-questions.ts'
import type { SeededUser } from '../../../testing/seed.ts'
import { begin, enter, submitAnswers } from '../../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const minuteMs = 60_000
const plain = { resultRelease: 'at-once', code: 'open' }

describe.each(anyEngine)('when a quiz runs, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const inMinutes = (minutes: number) => new Date(t.clock.now() + minutes * minuteMs).toISOString()
  const setUp = async () => {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ben: {}, cem: {} },
      quizzes: { biology: { owner: 'ada' } },
    })
    const { biology: quiz } = quizzes
    const params = { quizId: quiz._id }
    const { token } = users.ada
    await t.call(finalizeQuiz, { token, params })
    const as = ({ token: own }: SeededUser) => ({ token: own, params })
    return {
      ...users,
      quiz,
      params,
      token,
      set: (body: object) => t.call(updateQuizSettings, { token, params, body: { ...plain, ...body } }),
      read: async () => (await t.call(getQuizSettings, { token, params })).body,
      start: (student: SeededUser) => t.call(startAttempt, as(student)),
      open: async (student: SeededUser) =>
        (await t.call(getQuiz, as(student))).body as Record<string, unknown>,
      verify: (student: SeededUser) =>
        t.call(verifyCode, { token: student.token, body: { secretCode: quiz.secretCode } }),
    }
  }

  test('before it opens students come in and are told how long it is, and from its opening on they start (T155)', async () => {
    const { ben, set, open, start, verify, read } = await setUp()
    const opensAt = inMinutes(20)
    await set({ opensAt })
    expect((await read()).quiz).toMatchObject({ opensAt, whyClosed: 'not-open-yet' })
    expect((await verify(ben)).status).toBe(200)
    t.clock.advance(5 * minuteMs)
    expect(await open(ben)).toMatchObject({
      questions: [],
      window: { canStart: false, why: 'not-open-yet', opensAt, opensInMs: 15 * minuteMs },
    })
    const early = await start(ben)
    expect([early.status, early.failure.code]).toEqual([409, 'quiz-closed'])
    expect(early.failure.message).toContain('not open yet')
    expect(early.raw).not.toContain(answerMarker)

    t.clock.advance(15 * minuteMs)
    expect(await open(ben)).toMatchObject({ window: { canStart: true, opensAt } })
    expect((await start(ben)).status).toBe(200)
  })

  test('from its closing on nobody comes in or starts, and who has started keeps the promised time (T156)', async () => {
    const { ben, cem, ada, quiz, set, open, start, verify, token } = await setUp()
    const closesAt = inMinutes(6)
    await set({ closesAt })
    const { attempt } = await begin(t, ben, quiz)
    expect(attempt.durationMs).toBe(10 * minuteMs)
    await enter(t, cem, quiz)
    expect(await open(cem)).toMatchObject({ window: { canStart: true, closesAt, closesInMs: 6 * minuteMs } })
    t.clock.advance(6 * minuteMs)
    expect(await open(cem)).toMatchObject({ window: { canStart: false, why: 'over', closesAt } })
    expect((await start(cem)).status).toBe(409)
    expect((await verify(ada)).status).toBe(403)
    const listed = await t.call(listQuizzes, { token })
    expect(listed.body.quizzes.map(({ state }) => state)).toEqual(['closed'])
    t.clock.advance(3 * minuteMs)
    expect((await submitAnswers(t, ben, quiz, rightAnswers(quiz.questions))).score).toBe(3)
  })

  test('who enters the code of a quiz that is over reads that it is closed (T241)', async () => {
    const { ben, set, verify } = await setUp()
    await set({ closesAt: inMinutes(1) })
    t.clock.advance(minuteMs)
    const late = await verify(ben)
    const closed = { code: 'quiz-closed', message: 'This quiz is closed. Ask your teacher.' }
    expect([late.status, late.failure]).toMatchObject([409, closed])
  })

  test('where everyone stops at closing, it is said before the start, and the clock ends there', async () => {
    const { ben, cem, quiz, params, token, set, open, start } = await setUp()
    await set({ closesAt: inMinutes(6), everyoneStops: true })
    await enter(t, ben, quiz)
    await enter(t, cem, quiz)
    expect(await open(ben)).toMatchObject({ window: { everyoneStops: true, closesInMs: 6 * minuteMs } })
    const { body } = await start(ben)
    expect(body.attempt).toMatchObject({ durationMs: 6 * minuteMs, remainingMs: 6 * minuteMs })

    // What was promised stays, even if the closing comes earlier.
    t.clock.advance(minuteMs)
    expect((await set({ closesAt: inMinutes(2), everyoneStops: true })).status).toBe(200)
    const save = () =>
      t.call(saveAnswers, {
        token: ben.token,
        params: { attemptId: body.attempt._id },
        body: { changes: [] },
      })
    expect((await save()).body.remainingMs).toBe(5 * minuteMs)

    // A later closing gives back what was cut off, as far as it reaches, and takes nothing when it is earlier again.
    await set({ closesAt: inMinutes(8), everyoneStops: true })
    expect((await save()).body.remainingMs).toBe(8 * minuteMs)
    await set({ closesAt: inMinutes(12), everyoneStops: true })
    expect((await save()).body.remainingMs).toBe(9 * minuteMs)
    await set({ closesAt: inMinutes(2), everyoneStops: true })
    expect((await save()).body.remainingMs).toBe(9 * minuteMs)

    // More time reaches until the closing and no further.
    await set({ closesAt: inMinutes(12), everyoneStops: true })
    const give = (_id: string) =>
      t.call(giveExtraTime, {
        token,
        params,
        body: { _id, reach: 'student', userId: ben._id, minutes: 5 },
      })
    expect((await give('first')).body).toEqual({ given: 1, cut: { students: 1, minutes: 3 } })
    expect((await save()).body.remainingMs).toBe(12 * minuteMs)
    const none = await give('second')
    expect([none.status, none.failure.code]).toEqual([409, 'quiz-closed'])
    expect(none.failure.message).toContain('closes')
    const toAll = { _id: 'third', reach: 'running', minutes: 5 }
    const noneOfAll = await t.call(giveExtraTime, { token, params, body: toAll })
    expect([noneOfAll.status, noneOfAll.failure.code]).toEqual([409, 'quiz-closed'])
  })

  test('its code can be switched off by itself: who is in can start, and nobody else comes in', async () => {
    const { ben, cem, quiz, set, start, verify, read } = await setUp()
    await enter(t, ben, quiz)
    const unknown = await t.call(verifyCode, { token: cem.token, body: { secretCode: 'Unknown1' } })
    await set({ joining: 'closed' })
    expect(await read()).toMatchObject({ joining: 'closed', code: 'open', quiz: { state: 'open' } })
    const refused = await verify(cem)
    expect([refused.status, refused.raw]).toEqual([404, unknown.raw])
    expect((await verify(ben)).status).toBe(200)
    expect((await start(ben)).status).toBe(200)
    await set({})
    expect((await verify(cem)).status).toBe(200)
  })

  test('what nobody has set is in no reply', async () => {
    const { ben, quiz, open, read } = await setUp()
    await enter(t, ben, quiz)
    expect(await open(ben)).not.toHaveProperty('window')
    const { quiz: summary, ...settings } = await read()
    expect(Object.keys(settings).toSorted()).toEqual([
      'code',
      'resultRelease',
      'running',
      'submitted',
      'timeLimit',
      'title',
    ])
    for (const name of ['opensAt', 'closesAt', 'whyClosed', 'waitsToBeGivenOut']) {
      expect(summary).not.toHaveProperty(name)
    }
    await submitAnswers(t, ben, quiz, [])
    const query = { userId: ben._id }
    const { raw } = await t.call(getResult, { token: ben.token, params: { quizId: quiz._id }, query })
    expect(raw).not.toContain('"why"')
  })

  test('results that wait for it are given out once, to those who submit later too', async () => {
    const { ben, cem, quiz, params, token, set, read } = await setUp()
    await set({ resultRelease: 'by-hand' })
    const resultOf = async ({ _id: userId, token: own }: SeededUser) =>
      (await t.call(getResult, { token: own, params, query: { userId } })).body
    await submitAnswers(t, ben, quiz, rightAnswers(quiz.questions))
    expect(await resultOf(ben)).toMatchObject({ score: null, verdicts: [], why: 'until-given-out' })
    expect((await read()).quiz.waitsToBeGivenOut).toBe(true)

    // Closing the quiz gives out nothing.
    await set({ resultRelease: 'by-hand', code: 'closed' })
    expect(await resultOf(ben)).toMatchObject({ score: null })
    await set({ resultRelease: 'by-hand' })

    const give = async () => (await t.call(giveOutResults, { token, params })).body
    expect(await give()).toEqual({ isGivenOut: true })
    const first = await read()
    expect(first.givenOutAt).toBe(inMinutes(0))
    expect(first.quiz).not.toHaveProperty('waitsToBeGivenOut')
    t.clock.advance(minuteMs)
    expect(await give()).toEqual({ isGivenOut: true })
    expect((await read()).givenOutAt).toBe(first.givenOutAt)
    expect((await resultOf(ben)).score).toBe(3)
    await submitAnswers(t, cem, quiz, [])
    expect((await resultOf(cem)).score).toBe(0)

    // Other settings keep them given out; only asking for it anew holds them back again.
    await set({ resultRelease: 'by-hand', timeLimit: 20 })
    expect((await resultOf(ben)).score).toBe(3)
    await set({ resultRelease: 'at-once' })
    expect(await give()).toEqual({ isGivenOut: false })
    await set({ resultRelease: 'by-hand' })
    expect((await resultOf(ben)).score).toBeNull()
  })

  test('what cannot be is refused at its field, and nothing is changed', async () => {
    const { ben, quiz, set, read } = await setUp()
    await enter(t, ben, quiz)
    const before = await read()
    const refusals: [requested: object, path: string][] = [
      [{ opensAt: inMinutes(20), closesAt: inMinutes(10) }, 'closesAt'],
      [{ closesAt: inMinutes(-1) }, 'closesAt'],
      [{ everyoneStops: true }, 'closesAt'],
      // A student is in already.
      [{ opensAt: inMinutes(-1) }, 'opensAt'],
      ...['2026-01-05T09:00', 'tomorrow', '', 7, '2026-13-05T09:00:00Z'].map((opensAt): [object, string] => [
        { opensAt },
        'opensAt',
      ]),
      [{ joining: 'maybe' }, 'joining'],
      [{ resultRelease: 'never' }, 'resultRelease'],
    ]
    for (const [requested, path] of refusals) {
      const { status, failure } = await set(requested)
      expect({ requested, status, paths: failure.problems?.map((problem) => problem.path) }).toEqual({
        requested,
        status: 422,
        paths: [path],
      })
    }
    expect(await read()).toEqual(before)
  })

  test('an opening that is over is allowed while nobody has entered, and stays when others are changed later', async () => {
    const { ben, quiz, set, read } = await setUp()
    const opensAt = inMinutes(-5)
    expect((await set({ opensAt })).status).toBe(200)
    await enter(t, ben, quiz)
    expect((await set({ opensAt, timeLimit: 20 })).status).toBe(200)
    expect(await read()).toMatchObject({ opensAt, timeLimit: 20 })
  })

  test('the same moment in another zone is no change, and of two windows one that changed another setting keeps it', async () => {
    const { set, read } = await setUp()
    const opensAt = inMinutes(60)
    await set({ opensAt })
    const { quiz: _quiz, running: _running, submitted: _submitted, ...base } = await read()
    const elsewhere = `${new Date(t.clock.now() + 2 * 60 * minuteMs).toISOString().slice(0, -1)}+01:00`
    await set({ ...base, base, closesAt: inMinutes(90) })
    expect((await set({ ...base, base, opensAt: elsewhere, timeLimit: 30 })).status).toBe(200)
    expect(await read()).toMatchObject({ opensAt, closesAt: inMinutes(90), timeLimit: 30 })
    const moved = await set({ ...base, base, closesAt: inMinutes(120) })
    expect([moved.status, moved.failure.theirSettings?.closesAt]).toEqual([409, inMinutes(90)])
  })
})
