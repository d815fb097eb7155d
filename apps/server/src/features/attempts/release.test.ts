import {
  endQuiz,
  exportAccount,
  getAnalysis,
  getMistakes,
  getPractice,
  getQuiz,
  getQuizSettings,
  getReceipt,
  getResult,
  getTimeline,
  giveOutResults,
  giveExtraTime,
  listResults,
  startAttempt,
  submitAttempt,
  updateQuizSettings,
} from '@quizly/contract'
import { decide, defaultGraceMs } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anyEngine } from '../../testing/engines.ts'
import { answerMarker, rightAnswers } from '../../testing/sample-questions.ts'
import type { SeededQuiz, SeededUser } from '../../testing/seed.ts'
import { begin, enter } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sweep } from '../operation/sweeper.service.ts'
import { compareAndSet, load } from './attempt.repository.ts'

const minuteMs = 60_000

describe.each(anyEngine)('the correct answers, while others may still answer, on $name', (engine) => {
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

  const ofAda = () => ({ token: users.ada.token, params: { quizId: quiz._id } })
  const set = (body: object) =>
    t.call(updateQuizSettings, {
      ...ofAda(),
      body: { resultRelease: 'when-closed', code: 'open', ...body },
    })
  const submit = ({ token, _id: userId }: SeededUser, answers = rightAnswers(quiz.questions).slice(0, 2)) =>
    t.call(submitAttempt, { token, body: { quizId: quiz._id, userId, answers } })
  const closesIn = (ms: number) => new Date(t.clock.now() + ms).toISOString()

  /** Whether anything that Ben can ask for tells an answer, a verdict or an explanation. */
  async function isTold() {
    const { token, _id: userId } = users.ben
    const ask = { token, params: { quizId: quiz._id, userId }, query: { userId } }
    const own = [listResults, getReceipt, exportAccount, getPractice, getMistakes]
    const calls = [getQuiz, getResult, getTimeline, ...own, startAttempt]
    const replies = []
    for (const call of calls) replies.push(await t.call(call, ask))
    replies.push(await submit(users.ben, []))
    return replies.some(
      ({ raw }) => /"verdict":"|correctAnswers|"verdicts":\[\{/.test(raw) || raw.includes(answerMarker),
    )
  }

  const ways = {
    'an end for everyone': {
      settings: () => ({}),
      close: async () => void (await t.call(endQuiz, { ...ofAda(), body: { _id: 'end' } })),
      leftMs: 0,
    },
    'a closing by hand': { settings: () => ({}), close: () => set({ code: 'closed' }), leftMs: 5 * minuteMs },
    'the closing time': {
      settings: () => ({ closesAt: closesIn(5 * minuteMs) }),
      close: () => Promise.resolve(),
      leftMs: 5 * minuteMs,
    },
    'the closing time, at which everyone stops': {
      settings: () => ({ closesAt: closesIn(5 * minuteMs), everyoneStops: true }),
      close: () => Promise.resolve(),
      leftMs: 0,
    },
    'an end for everyone where several attempts are allowed': {
      settings: () => ({ resultRelease: 'at-once', attempts: 2 }),
      close: async () => void (await t.call(endQuiz, { ...ofAda(), body: { _id: 'end' } })),
      leftMs: 0,
    },
    'a closing by hand where several attempts are allowed': {
      settings: () => ({ resultRelease: 'at-once', attempts: 2 }),
      close: () => set({ resultRelease: 'at-once', attempts: 2, code: 'closed' }),
      leftMs: 5 * minuteMs,
    },
  }
  test.each(Object.keys(ways) as (keyof typeof ways)[])(
    'after %s come when the last one and the grace are over',
    async (way) => {
      const { settings, close, leftMs } = ways[way]
      expect((await set(settings())).status).toBe(200)
      await begin(t, users.ben, quiz)
      await begin(t, users.cem, quiz)
      await submit(users.ben)
      t.clock.advance(5 * minuteMs)
      await close()
      for (const ms of [0, leftMs / 2, leftMs / 2, defaultGraceMs]) {
        t.clock.advance(ms)
        expect(await isTold()).toBe(false)
      }
      // What arrives in the last moment of the grace still counts.
      expect((await submit(users.cem)).status).toBe(201)
      t.clock.advance(1)
      await sweep(t.store.db, t.clock.now())
      expect(await isTold()).toBe(true)
      const { body } = await t.call(getQuizSettings, ofAda())
      expect(body.seenEarly).toBeUndefined()
    },
  )

  test('come as soon as the last one submits', async () => {
    await set({})
    await begin(t, users.ben, quiz)
    await begin(t, users.cem, quiz)
    await submit(users.ben)
    t.clock.advance(minuteMs)
    await set({ code: 'closed' })
    expect(await isTold()).toBe(false)
    await submit(users.cem)
    expect(await isTold()).toBe(true)
  })

  test('wait for another device of a student whose time has run out', async () => {
    await set({})
    await begin(t, users.ben, quiz)
    const { attempt } = await begin(t, users.cem, quiz)
    await submit(users.ben)
    await t.store.db
      .updateTable('attempts')
      .set({ devices: 'several' })
      .where('id', '=', attempt._id)
      .execute()
    t.clock.advance(10 * minuteMs)
    await submit(users.cem, [])
    await set({ code: 'closed' })
    t.clock.advance(defaultGraceMs)
    expect(await isTold()).toBe(false)
    t.clock.advance(1)
    expect(await isTold()).toBe(true)
  })

  test.each([
    ['releases them by hand', { resultRelease: 'by-hand' }, () => t.call(giveOutResults, ofAda())],
    ['lets them come at once', {}, () => set({ resultRelease: 'at-once' })],
  ] as const)('come earlier where an educator %s, and that is kept', async (_, before, release) => {
    await set(before)
    await begin(t, users.ben, quiz)
    await begin(t, users.cem, quiz)
    await submit(users.ben)
    t.clock.advance(minuteMs)
    expect(await isTold()).toBe(false)
    await release()
    expect(await isTold()).toBe(true)
    const early = async () => (await t.call(getQuizSettings, ofAda())).body.seenEarly
    expect(await early()).toEqual({ submitted: 0, running: 1 })
    t.clock.advance(minuteMs)
    await submit(users.cem)
    await set({ code: 'closed' })
    expect(await early()).toEqual({ submitted: 1, running: 0 })
    const { analysis } = (await t.call(getAnalysis, ofAda())).body
    expect(analysis.seenEarly).toEqual({ submitted: 1, running: 0 })
    const timelineOf = async ({ _id: userId }: SeededUser) =>
      (await t.call(getTimeline, { ...ofAda(), query: { userId } })).body.events
    const by = expect.objectContaining({ kind: 'released', by: 'ada' })
    expect(await timelineOf(users.cem)).toContainEqual(by)
    expect(await timelineOf(users.ben)).not.toContainEqual(by)
  })

  test('are hidden again where somebody is let go on, and that is kept', async () => {
    await set({})
    await begin(t, users.ben, quiz)
    await begin(t, users.cem, quiz)
    await submit(users.ben)
    await set({ code: 'closed' })
    t.clock.advance(11 * minuteMs)
    await sweep(t.store.db, t.clock.now())
    expect(await isTold()).toBe(true)
    const body = { _id: 'more', reach: 'student', userId: users.cem._id, minutes: 5, reopen: true }
    expect((await t.call(giveExtraTime, { ...ofAda(), body })).status).toBe(200)
    expect(await isTold()).toBe(false)
    t.clock.advance(minuteMs)
    await submit(users.cem)
    const { seenEarly } = (await t.call(getQuizSettings, ofAda())).body
    expect(seenEarly).toEqual({ submitted: 1, running: 0 })
    expect(await isTold()).toBe(true)
  })

  test.each([
    ['is opened again', { resultRelease: 'at-once' }, () => set({ resultRelease: 'at-once', attempts: 2 })],
    [
      'whose results were given out is opened again',
      { resultRelease: 'by-hand' },
      async () => {
        await t.call(giveOutResults, ofAda())
        t.clock.advance(minuteMs)
        await set({ resultRelease: 'by-hand', attempts: 2 })
      },
    ],
    [
      'is closed, and the one attempt goes on',
      { resultRelease: 'at-once' },
      async () => {
        const body = { _id: 'on', reach: 'student', userId: users.ben._id, minutes: 5, reopen: true }
        await t.call(giveExtraTime, { ...ofAda(), body })
      },
    ],
  ] as const)(
    'are known to who comes again where a quiz with attempts left %s',
    async (_, settings, goOn) => {
      await set({ ...settings, attempts: 2 })
      await begin(t, users.ben, quiz)
      await submit(users.ben)
      await set({ ...settings, attempts: 2, code: 'closed' })
      t.clock.advance(minuteMs)
      await goOn()
      t.clock.advance(minuteMs)
      const params = { quizId: quiz._id }
      const again = { token: users.ben.token, params, query: { attempt: '2' } }
      const { body: second } = await t.call(startAttempt, again)
      const { token, _id: userId } = users.ben
      const early = async () => (await t.call(getQuizSettings, ofAda())).body.seenEarly
      expect(await early()).toEqual({ submitted: 0, running: 1 })
      const attemptId = second.attempt?._id
      await t.call(submitAttempt, {
        token,
        body: { quizId: quiz._id, userId, answers: [], ...(attemptId && { attemptId }) },
      })
      expect(await early()).toEqual({ submitted: 1, running: 0 })
      const number = second.attempt?.number ?? 1
      const requested = { ...ofAda(), query: { userId, attempt: String(number) } }
      expect((await t.call(getTimeline, requested)).body.events).toContainEqual(
        expect.objectContaining({ kind: 'released' }),
      )
    },
  )

  test('are known to who may come once more because the educator allows it', async () => {
    await set({ resultRelease: 'at-once' })
    await begin(t, users.ben, quiz)
    await submit(users.ben)
    expect(await isTold()).toBe(true)
    t.clock.advance(minuteMs)
    await set({ resultRelease: 'at-once', attempts: 2 })
    await t.call(startAttempt, {
      token: users.ben.token,
      params: { quizId: quiz._id },
      query: { attempt: '2' },
    })
    expect((await t.call(getQuizSettings, ofAda())).body.seenEarly).toEqual({ submitted: 0, running: 1 })
  })

  test('never come before a start that was decided while the quiz was open', async () => {
    await set({})
    await enter(t, users.cem, quiz)
    const { db } = t.store
    const key = { quizId: quiz._id, studentId: users.cem._id }
    const admitted = await load(db, key)
    const started = admitted && decide(admitted, { kind: 'start', session: '' }, {}, t.clock.now()).attempt
    await set({ code: 'closed' })
    expect(admitted && started && (await compareAndSet(db, admitted, started))).toBe(false)
    expect((await load(db, key))?.state).toBe('admitted')
  })
})
