import { getTimeline, getResult, saveAnswers, submitAttempt } from '@quizly/contract'
import { defaultGraceMs } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anyEngine } from '../../testing/engines.ts'
import { begin, submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const minuteMs = 60_000
const scene = {
  users: { ada: { role: 'admin' }, bea: { role: 'admin' }, ben: { name: 'Ben' }, cem: {} },
  quizzes: { biology: { owner: 'ada', timeLimit: 10 } },
} as const

describe.each(anyEngine)('what happened in an attempt, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const setUp = async () => {
    const { users, quizzes } = await t.seed(scene)
    const { ben } = users
    const quiz = quizzes.biology
    const { attempt } = await begin(t, ben, quiz)
    const [first = '', second = ''] = quiz.questions.map(({ _id }) => _id)
    const save = (questionId: string, selectedOption: string | string[], details: object = {}) =>
      t.call(saveAnswers, {
        token: ben.token,
        params: { attemptId: attempt._id },
        body: { changes: [{ questionId, selectedOption }], ...details },
      })
    const submit = (answers: object[], details: object = {}) =>
      t.call(submitAttempt, {
        token: ben.token,
        body: { quizId: quiz._id, userId: ben._id, answers, ...details },
      })
    const read = (token: string) =>
      t.call(getTimeline, { token, params: { quizId: quiz._id }, query: { userId: ben._id } })
    return { ...users, quiz, attempt, first, second, save, submit, read }
  }

  test('is told to its student and, with the result, to the owner of the quiz (T224)', async () => {
    const { ada, ben, quiz, first, second, save, submit, read } = await setUp()
    t.clock.advance(minuteMs)
    await save(first, 'Rome', { device: 'laptop' })
    t.clock.advance(20_000)
    await save(first, 'Paris', { device: 'laptop' })
    t.clock.advance(2 * minuteMs)
    await save(second, ['2'], { device: 'phone', resumed: true, offline: { from: 90_000, to: 150_000 } })
    t.clock.advance(minuteMs)
    await submit([{ questionId: first, selectedOption: 'Paris' }], { device: 'phone' })

    const student = await read(ben.token)
    expect([student.status, student.body]).toEqual([
      200,
      {
        events: [
          { kind: 'verified', at: '2026-01-05T08:00:00.000Z' },
          { kind: 'started', at: '2026-01-05T08:00:00.000Z' },
          {
            kind: 'saved',
            at: '2026-01-05T08:01:00.000Z',
            until: '2026-01-05T08:01:20.000Z',
            question: 1,
            device: 1,
          },
          {
            kind: 'offline',
            at: '2026-01-05T08:01:30.000Z',
            until: '2026-01-05T08:02:30.000Z',
            device: 2,
          },
          { kind: 'resumed', at: '2026-01-05T08:03:20.000Z', device: 2 },
          { kind: 'saved', at: '2026-01-05T08:03:20.000Z', question: 2, device: 2 },
          { kind: 'submitted', at: '2026-01-05T08:04:20.000Z', device: 2 },
        ],
        isComplete: true,
      },
    ])
    const owner = await read(ada.token)
    expect(owner.body).toEqual({
      ...student.body,
      quiz: { _id: quiz._id, title: 'biology', timeLimit: 10, numQuestions: 3 },
      student: { _id: ben._id, name: 'Ben', email: ben.email },
      result: expect.objectContaining({ score: 1, userId: ben._id, submittedBy: 'student' }),
      lateAnswers: [],
      scoreChanges: [],
      version: 5,
    })
  })

  test('is nobody else’s business, and not there before the attempt has ended', async () => {
    const { ada, bea, ben, cem, submit, read } = await setUp()
    for (const { token } of [ada, ben]) expect((await read(token)).status).toBe(404)
    await submit([])
    const foreign = await Promise.all([read(bea.token), read(cem.token)])
    expect(foreign.map(({ status }) => status)).toEqual([404, 404])
    const missing = await t.call(getTimeline, {
      token: cem.token,
      params: { quizId: 'missing' },
      query: { userId: ben._id },
    })
    expect(missing.raw).toBe(foreign[1]?.raw)
  })

  test('says since when the server has had each answer', async () => {
    const { ben, quiz, first, second, save, submit } = await setUp()
    t.clock.advance(minuteMs)
    await save(first, 'Paris')
    await save(second, '4')
    t.clock.advance(minuteMs)
    await submit([
      { questionId: first, selectedOption: 'Paris' },
      { questionId: second, selectedOption: ['2'] },
    ])
    const { body } = await t.call(getResult, {
      token: ben.token,
      params: { quizId: quiz._id },
      query: { userId: ben._id },
    })
    expect(body.answers.map(({ savedAt }) => savedAt)).toEqual([
      '2026-01-05T08:01:00.000Z',
      '2026-01-05T08:02:00.000Z',
      undefined,
    ])
  })

  test('never tells of a save that did not count', async () => {
    const { attempt, ben, first, save, submit, read } = await setUp()
    t.clock.advance(minuteMs)
    await save(first, 'Paris')
    const stale = { questionId: first, selectedOption: 'Rome', age: 6 * minuteMs - 5 }
    const again = { questionId: first, selectedOption: 'Paris', age: 5 * minuteMs }
    const same = { questionId: first, selectedOption: 'Paris' }
    t.clock.advance(5 * minuteMs)
    for (const changes of [[stale], [again], [same], []]) {
      const { status } = await t.call(saveAnswers, {
        token: ben.token,
        params: { attemptId: attempt._id },
        body: { changes },
      })
      expect(status).toBe(200)
    }
    await submit([])
    const { events } = (await read(ben.token)).body
    expect(events.filter(({ kind }) => kind === 'saved')).toEqual([
      { kind: 'saved', at: '2026-01-05T08:01:00.000Z', question: 1 },
    ])
  })

  test('loses nothing when two devices save at once', async () => {
    const { ben, first, second, save, submit, read } = await setUp()
    await Promise.all([
      save(first, 'Rome', { device: 'a', resumed: true }),
      save(second, ['2'], { device: 'b', resumed: true }),
      save(first, 'Paris', { device: 'c', resumed: true }),
    ])
    await submit([])
    const { events } = (await read(ben.token)).body
    expect(events.filter(({ kind }) => kind === 'resumed')).toHaveLength(3)
  })

  test('tells what time has closed and what came too late', async () => {
    const { ben, first, save, read } = await setUp()
    t.clock.advance(10 * minuteMs + defaultGraceMs + 1)
    const late = await save(first, 'Paris', { device: 'a' })
    await save(first, 'Paris', { device: 'a' })
    expect(late.status).toBe(409)
    expect((await read(ben.token)).body.events.slice(2)).toEqual([
      { kind: 'closed', at: '2026-01-05T08:10:00.000Z' },
      { kind: 'late', at: '2026-01-05T08:10:15.001Z', device: 1 },
    ])
  })

  test.each([
    ['device', { device: 'Mozilla/5.0 (X11)' }],
    ['device', { device: 'x'.repeat(17) }],
    ['offline', { offline: 'yes' }],
    ['offline.to', { offline: { from: 0 } }],
    ['resumed', { resumed: 'yes' }],
  ])('takes no other %s: %j', async (path, details) => {
    const { first, save } = await setUp()
    const { status, failure } = await save(first, 'Paris', details)
    expect([status, failure.problems?.[0]?.path]).toEqual([422, path])
  })

  test('of a submission alone is short', async () => {
    const { users, quizzes } = await t.seed(scene)
    await submitAnswers(t, users.cem, quizzes.biology, [])
    const { body } = await t.call(getTimeline, {
      token: users.cem.token,
      params: { quizId: quizzes.biology._id },
      query: { userId: users.cem._id },
    })
    expect(body.events.map(({ kind }) => kind)).toEqual(['verified', 'started', 'submitted'])
  })
})
