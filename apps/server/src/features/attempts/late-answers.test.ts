import {
  decideLateAnswers,
  getTimeline,
  giveExtraTime,
  listStudents,
  login,
  saveAnswers,
  submitAttempt,
  updateQuizSettings,
} from '@quizly/contract'
import type { Answer } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config/config.ts'
import { anyEngine } from '../../testing/engines.ts'
import { rightAnswers } from '../../testing/sample-questions.ts'
import { seededPassword } from '../../testing/seed.ts'
import { begin } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const scene = {
  users: { ada: { role: 'admin' }, bea: { role: 'admin' }, ben: {} },
  quizzes: { biology: { owner: 'ada', timeLimit: 1 } },
} as const

describe.each(anyEngine)('answers that came too late, on $name,', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  /** A server that gives heartbeats at its start and its end only, not by the wall clock. */
  const startServer = () => {
    const { store, clock, random } = t
    const config = readConfig({ HOST: '127.0.0.1', RATE_LIMITS: 'off' })
    return buildApp({ store, clock, random, config, sweepEveryMs: 3_600_000 })
  }

  type Given = Answer & { age?: number }
  const setUp = async () => {
    const { users, quizzes } = await t.seed(scene)
    const { ada, ben } = users
    const quizId = quizzes.biology._id
    const { attempt } = await begin(t, ben, quizzes.biology)
    const save = (changes: Given[], details: object = {}, token = ben.token) =>
      t.call(saveAnswers, {
        token,
        params: { attemptId: attempt._id },
        body: { changes, ...details },
      })
    const submit = (answers: Given[]) =>
      t.call(submitAttempt, { token: ben.token, body: { quizId, userId: ben._id, answers } })
    const decide = (accept: boolean, token = ada.token) =>
      t.call(decideLateAnswers, { token, params: { quizId }, body: { userId: ben._id, accept } })
    const read = async () => {
      const { body } = await t.call(getTimeline, {
        token: ada.token,
        params: { quizId },
        query: { userId: ben._id },
      })
      if (!('result' in body)) throw new Error('That is not what an owner reads')
      return body
    }
    const startedAt = t.clock.now()
    const goToSecond = (second: number) => t.clock.advance(startedAt + second * 1_000 - t.clock.now())
    const [first, second, third] = rightAnswers(quizzes.biology.questions) as [Answer, Answer, Answer]
    return { ...users, quizId, save, submit, decide, read, goToSecond, first, second, third }
  }

  test('because the server was away reach the educator with this reason', async () => {
    const { save, submit, read, goToSecond, first, second } = await setUp()
    const server = await startServer()
    goToSecond(40)
    await save([first])
    goToSecond(50)
    await server.close()
    // While the server is away, at second 55, an answer is given.
    goToSecond(90)
    const again = await startServer()
    goToSecond(91)
    const wrong = { ...first, selectedOption: 'Rome', age: 60_000 }
    expect((await submit([{ ...second, age: 36_000 }, wrong])).status).toBe(409)
    await save([{ ...second, age: 36_000 }])
    const { result, lateAnswers, events } = await read()
    expect(result).toMatchObject({ score: 1, submittedBy: 'time' })
    expect(lateAnswers).toEqual([
      {
        ...second,
        at: '2026-01-05T08:00:55.000Z',
        arrivedAt: '2026-01-05T08:01:31.000Z',
        reason: 'server-away',
      },
    ])
    expect(events.filter(({ kind }) => kind === 'late')).toHaveLength(1)
    await again.close()
  })

  test('because their device had no connection, or because of nothing known, say so', async () => {
    const { save, read, goToSecond, first, second, third } = await setUp()
    goToSecond(100)
    await save([{ ...second, age: 70_000 }])
    await save([{ ...first, age: 50_000 }], { offline: { from: 45_000, to: 99_000 }, device: 'a' })
    await save([{ ...third, age: 10 }])
    const { lateAnswers, events } = await read()
    expect(lateAnswers.map(({ at, reason }) => [at, reason])).toEqual([
      ['2026-01-05T08:00:30.000Z', 'late'],
      ['2026-01-05T08:00:50.000Z', 'offline'],
      ['2026-01-05T08:01:39.990Z', 'late'],
    ])
    expect(events).toContainEqual({
      kind: 'offline',
      at: '2026-01-05T08:00:45.000Z',
      until: '2026-01-05T08:01:39.000Z',
      device: 1,
    })
  })

  test('count once they are accepted; the old score is kept and the timeline tells it', async () => {
    const { save, decide, read, goToSecond, first, second } = await setUp()
    goToSecond(40)
    await save([{ ...first, selectedOption: 'Rome' }])
    goToSecond(100)
    await save([
      { ...first, age: 50_000 },
      { ...second, age: 50_000 },
    ])
    goToSecond(3_600)
    const { status, body } = await decide(true)
    expect([status, body]).toEqual([200, await read()])
    expect(body).toMatchObject({
      result: { score: 2, submittedAt: '2026-01-05T08:01:00.000Z' },
      lateAnswers: [],
      scoreChanges: [{ at: '2026-01-05T09:00:00.000Z', oldScore: 0, oldTotal: 3, newScore: 2, newTotal: 3 }],
    })
    expect(body.result.answers.slice(0, 2)).toEqual([
      { ...first, savedAt: '2026-01-05T08:01:40.000Z' },
      { ...second, savedAt: '2026-01-05T08:01:40.000Z' },
    ])
    expect(body.events.at(-1)).toEqual({ kind: 'accepted', at: '2026-01-05T09:00:00.000Z' })
    expect((await decide(true)).body).toEqual(body)
  })

  test('keep what was acknowledged in time, which stands again if they are refused after all', async () => {
    const { save, decide, read, goToSecond, first, second } = await setUp()
    goToSecond(40)
    await save([{ ...first, selectedOption: 'Rome' }])
    goToSecond(100)
    await save([
      { ...first, age: 50_000 },
      { ...second, age: 50_000 },
    ])
    const before = await read()
    const late = { arrivedAt: '2026-01-05T08:01:40.000Z', decision: 'accepted' }
    const acknowledged = { selectedOption: 'Rome', savedAt: '2026-01-05T08:00:40.000Z' }
    const expected = [
      { ...first, ...late, acknowledged },
      { ...second, ...late, acknowledged: null },
    ]
    const accepted = (await decide(true)).body
    expect(accepted).toMatchObject({ result: { score: 2 }, decidedAnswers: expected })

    const refused = (await decide(false)).body
    expect(refused.result).toEqual(before.result)
    expect(refused.decidedAnswers?.map(({ decision }) => decision)).toEqual(['refused', 'refused'])
    expect(refused.scoreChanges.map(({ oldScore, newScore }) => [oldScore, newScore])).toEqual([
      [0, 2],
      [2, 0],
    ])
    expect(refused.events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['saved', 'late', 'accepted', 'refused']),
    )
    const again = (await decide(true)).body
    expect(again).toMatchObject({ result: accepted.result, decidedAnswers: expected })
  })

  test('stay with what was decided when the attempt is opened again, and are decided for good', async () => {
    const { ada, ben, quizId, save, submit, decide, read, goToSecond, first, second, third } = await setUp()
    goToSecond(40)
    await save([{ ...first, selectedOption: 'Rome' }, second])
    goToSecond(100)
    await save([{ ...first, age: 50_000 }])
    await decide(true)
    goToSecond(110)
    await save([{ ...second, selectedOption: ['4'], age: 55_000 }])
    await decide(false)
    goToSecond(120)
    const body = { _id: 'again', reach: 'student', userId: ben._id, minutes: 5, reopen: true }
    expect((await t.call(giveExtraTime, { token: ada.token, params: { quizId }, body })).status).toBe(200)
    goToSecond(130)
    await save([{ ...first, selectedOption: 'Berlin' }, third])
    expect((await submit([])).status).toBe(201)
    const { decidedAnswers, lateAnswers, result } = await read()
    expect(lateAnswers).toEqual([])
    expect(decidedAnswers).toMatchObject([
      { ...first, decision: 'accepted', isEarlier: true, acknowledged: { selectedOption: 'Rome' } },
      {
        questionId: second.questionId,
        selectedOption: ['4'],
        decision: 'refused',
        isEarlier: true,
        acknowledged: { selectedOption: second.selectedOption },
      },
    ])
    for (const accept of [true, false]) expect((await decide(accept)).body.result).toEqual(result)
    const { students } = (await t.call(listStudents, { token: ada.token, params: { quizId }, query: {} }))
      .body
    expect(students[0]).not.toHaveProperty('lateAnswers')
  })

  test('say so where their student could see the correct answers before', async () => {
    const { ada, quizId, save, read, goToSecond, first, second } = await setUp()
    const [params, token] = [{ quizId }, ada.token]
    await t.call(updateQuizSettings, {
      token,
      params,
      body: { resultRelease: 'when-closed', code: 'open' },
    })
    goToSecond(100)
    await save([{ ...first, age: 50_000 }])
    await t.call(updateQuizSettings, {
      token,
      params,
      body: { resultRelease: 'when-closed', code: 'closed' },
    })
    goToSecond(101)
    await save([{ ...second, age: 51_000 }])
    expect((await read()).lateAnswers.map(({ answersOpen }) => answersOpen)).toEqual([undefined, true])
  })

  test('from another device are kept too after a submission in time, and from the same one never', async () => {
    const { ben, save, submit, decide, read, goToSecond, first, second } = await setUp()
    goToSecond(20)
    expect((await submit([{ ...first, selectedOption: 'Rome' }])).status).toBe(201)
    goToSecond(30)
    await save([{ ...first, age: 1_000 }])
    await submit([first])
    expect((await read()).lateAnswers).toEqual([])
    const { body } = await t.call(login, { body: { email: ben.email, password: seededPassword } })
    const { status } = await save([{ ...second, age: 15_000 }], {}, body.token)
    expect(status).toBe(409)
    const { result, lateAnswers, events } = await read()
    expect(result).toMatchObject({ score: 0, submittedBy: 'student' })
    expect(lateAnswers).toMatchObject([{ ...second, reason: 'late', answersOpen: true }])
    expect(events.at(-1)?.kind).toBe('late')
    expect((await decide(true)).body).toMatchObject({ result: { score: 1 }, lateAnswers: [] })
    expect((await decide(false)).body).toMatchObject({ result: { score: 0 }, lateAnswers: [] })
  })

  test('do not count once they are refused, until they are accepted after all', async () => {
    const { save, decide, goToSecond, first } = await setUp()
    goToSecond(100)
    await save([{ ...first, age: 50_000 }])
    const { body } = await decide(false)
    expect(body).toMatchObject({ result: { score: 0 }, lateAnswers: [], scoreChanges: [] })
    expect(body.events.at(-1)?.kind).toBe('refused')
    await save([{ ...first, age: 50_001 }])
    expect((await decide(false)).body).toEqual(body)
    const row = await t.store.db.selectFrom('attempts').selectAll().executeTakeFirstOrThrow()
    expect(JSON.parse(row.late_answers)).toMatchObject([{ ...first, decision: 'refused' }])
    expect((await decide(true)).body).toMatchObject({ result: { score: 1 }, lateAnswers: [] })
  })

  test('are decided by the owner of the quiz, once', async () => {
    const { bea, ben, save, decide, read, goToSecond, first } = await setUp()
    goToSecond(100)
    await save([{ ...first, age: 50_000 }])
    expect((await decide(true, bea.token)).status).toBe(404)
    expect((await decide(true, ben.token)).status).toBe(403)
    const replies = await Promise.all([decide(true), decide(true), decide(true)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await read()).scoreChanges).toHaveLength(1)
  })
})
