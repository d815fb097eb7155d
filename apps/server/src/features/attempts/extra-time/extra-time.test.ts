import {
  type CallBodyInput,
  getLive,
  getQuiz,
  getTimeline,
  giveExtraTime,
  listStudentResults,
  saveAnswers,
  submitAttempt,
  updateQuizSettings,
} from '@quizly/contract'
import { readTimeline } from '../../../db/attempts/stored-timeline.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../../testing/engines.ts'
import type { SeededQuiz, SeededUser } from '../../../testing/seed.ts'
import { begin, enter, submitAnswers } from '../../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { sweep } from '../../operation/sweeper.service.ts'

const minuteMs = 60_000
type Body = CallBodyInput<typeof giveExtraTime>

describe.each(engines)('time given beyond the limit, on $name', (engine) => {
  let t: TestApp
  let users: Record<'ada' | 'ben' | 'cem' | 'dee', SeededUser>
  let biology: SeededQuiz
  beforeEach(async () => {
    t = await createTestApp({ engine })
    const seeded = await t.seed({
      users: { ada: { role: 'admin' }, ben: {}, cem: {}, dee: {} },
      quizzes: { biology: { owner: 'ada' } },
    })
    users = seeded.users
    biology = seeded.quizzes.biology
  })
  afterEach(() => t.close())

  const give = (body: Body) =>
    t.call(giveExtraTime, { token: users.ada.token, params: { quizId: biology._id }, body })

  async function clockOf(student: SeededUser) {
    const { body } = await t.call(getQuiz, { token: student.token, params: { quizId: biology._id } })
    if (!('attempt' in body) || body.attempt.state !== 'in-progress') return undefined
    const { remainingMs, durationMs, startedAt, deadline } = body.attempt
    expect(Date.parse(deadline) - Date.parse(startedAt)).toBe(durationMs)
    return { remainingMs, durationMs }
  }
  const stateOf = async (student: SeededUser) => {
    const { body } = await t.call(getQuiz, { token: student.token, params: { quizId: biology._id } })
    return 'attempt' in body ? body.attempt.state : undefined
  }

  async function leave(student: { attempt: { _id: string } }, leftAt: number, backAt: number) {
    const interval = { attempt_id: student.attempt._id, left_at: leftAt, back_at: backAt }
    await t.store.db.insertInto('absences').values(interval).execute()
  }

  test('moves the deadline of one student, and saves and submissions keep to the new one', async () => {
    const { attempt, questions } = await begin(t, users.ben, biology)
    await begin(t, users.cem, biology)
    t.clock.advance(4 * minuteMs)
    expect(await give({ _id: 'g', reach: 'student', userId: users.ben._id, minutes: 5 })).toMatchObject({
      status: 200,
      body: { given: 1 },
    })
    expect(await clockOf(users.ben)).toEqual({ remainingMs: 11 * minuteMs, durationMs: 15 * minuteMs })
    expect(await clockOf(users.cem)).toEqual({ remainingMs: 6 * minuteMs, durationMs: 10 * minuteMs })
    t.clock.advance(10 * minuteMs)
    expect(await stateOf(users.cem)).toBe('submitted')
    const changes = [{ questionId: questions[0]?._id ?? '', selectedOption: 'x' }]
    const params = { attemptId: attempt._id }
    const saved = await t.call(saveAnswers, { token: users.ben.token, params, body: { changes } })
    expect(saved).toMatchObject({ status: 200, body: { remainingMs: minuteMs } })
    t.clock.advance(2 * minuteMs)
    expect(await stateOf(users.ben)).toBe('submitted')
    const query = { userId: users.ben._id }
    const timeline = { params: { quizId: biology._id }, query }
    const granted = { kind: 'granted', at: '2026-01-05T08:04:00.000Z', minutes: 5 }
    for (const [{ token }, event] of [
      [users.ada, { ...granted, by: 'ada' }],
      [users.ben, granted],
    ] as const) {
      const { body } = await t.call(getTimeline, { token, ...timeline })
      expect(body.events).toContainEqual(event)
      expect(body.events.at(-1)).toEqual({ kind: 'closed', at: '2026-01-05T08:15:00.000Z' })
    }
  })

  test('beside a closing says how much of it can be used, and by how many', async () => {
    const { ada, ben, cem, dee } = users
    await begin(t, ben, biology)
    const body = {
      resultRelease: 'at-once',
      code: 'open',
      everyoneStops: true,
      closesAt: new Date(t.clock.now() + 12.5 * minuteMs).toISOString(),
    } as const
    await t.call(updateQuizSettings, { token: ada.token, params: { quizId: biology._id }, body })
    const toBen = (_id: string, minutes: number) =>
      give({ _id, reach: 'student', userId: ben._id, minutes }).then((reply) => reply.body)
    expect(await toBen('a', 1)).toEqual({ given: 1 })
    const cut = { given: 1, cut: { students: 1, minutes: 1 } }
    expect(await toBen('b', 5)).toEqual(cut)
    t.clock.advance(2 * minuteMs)
    expect(await toBen('b', 5)).toEqual(cut)
    expect(await clockOf(ben)).toMatchObject({ durationMs: 12.5 * minuteMs })
    await begin(t, cem, biology)
    await submitAnswers(t, dee, biology, [])
    expect(
      (await give({ _id: 'c', reach: 'student', userId: dee._id, minutes: 30, reopen: true })).body,
    ).toEqual({
      given: 1,
      cut: { students: 1, minutes: 10 },
      leftMs: 10.5 * minuteMs,
    })
  })

  test('gives the same thing once, however often and at whatever moment it is asked for', async () => {
    await begin(t, users.ben, biology)
    const grant: Body = { _id: 'g', reach: 'running', percent: 25 }
    const replies = await Promise.all([give(grant), give(grant), give(grant)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    t.clock.advance(minuteMs)
    // Other minutes are another grant, but not under the same ID.
    expect(await give({ ...grant, percent: 50 })).toMatchObject({ body: { given: 1 } })
    expect(await clockOf(users.ben)).toEqual({ remainingMs: 12 * minuteMs, durationMs: 13 * minuteMs })
    await give({ _id: 'h', reach: 'running', minutes: 1 })
    expect(await clockOf(users.ben)).toEqual({ remainingMs: 13 * minuteMs, durationMs: 14 * minuteMs })
  })

  test('reaches those who run at that moment, and nobody who starts later', async () => {
    await begin(t, users.ben, biology)
    await enter(t, users.cem, biology)
    t.clock.advance(minuteMs)
    expect(await give({ _id: 'g', reach: 'running', minutes: 5 })).toMatchObject({ body: { given: 1 } })
    t.clock.advance(minuteMs)
    await begin(t, users.cem, biology)
    expect(await give({ _id: 'g', reach: 'running', minutes: 5 })).toMatchObject({ body: { given: 1 } })
    expect(await clockOf(users.cem)).toMatchObject({ durationMs: 10 * minuteMs })
  })

  test('reaches with a later sweep whom a killed server has missed, and nobody twice', async () => {
    for (const student of [users.ben, users.cem]) await begin(t, student, biology)
    t.clock.advance(minuteMs)
    expect(await give({ _id: 'g', reach: 'running', minutes: 5 })).toMatchObject({ body: { given: 2 } })
    // As if the server had stored the grant and reached only one of the two.
    const { db } = t.store
    await db.updateTable('grants').set({ completed_at: null }).execute()
    const ofCem = db.selectFrom('attempts').select('id').where('student_id', '=', users.cem._id)
    await db.deleteFrom('attempt_grants').where('attempt_id', 'in', ofCem).execute()
    const limit = { base_duration_ms: 10 * minuteMs, deadline: t.clock.now() + 9 * minuteMs }
    await db.updateTable('attempts').set(limit).where('student_id', '=', users.cem._id).execute()
    t.clock.advance(minuteMs)
    for (let sweeps = 0; sweeps < 2; sweeps += 1) await sweep(db, t.clock.now())
    for (const student of [users.ben, users.cem])
      expect(await clockOf(student)).toEqual({ remainingMs: 13 * minuteMs, durationMs: 15 * minuteMs })
  })

  test('reaches those who were cut off between two moments, and opens again what time has closed', async () => {
    const start = t.clock.now()
    const [ben, cem] = [await begin(t, users.ben, biology), await begin(t, users.cem, biology)]
    await begin(t, users.dee, biology)
    t.clock.advance(11 * minuteMs)
    for (const each of [ben, cem]) await leave(each, start + 2 * minuteMs, start + 9 * minuteMs)
    const stretch = {
      from: new Date(start + 8 * minuteMs).toISOString(),
      until: new Date(start + 20 * minuteMs).toISOString(),
    }
    expect(await give({ _id: 'g', reach: 'cut-off', ...stretch, minutes: 7 })).toMatchObject({
      body: { given: 0 },
    })
    expect(await stateOf(users.ben)).toBe('submitted')
    const reopening: Body = { _id: 'h', reach: 'cut-off', ...stretch, minutes: 7, reopen: true }
    expect(await give(reopening)).toMatchObject({ body: { given: 2 } })
    for (const student of [users.ben, users.cem]) {
      expect(await clockOf(student)).toEqual({ remainingMs: 7 * minuteMs, durationMs: 18 * minuteMs })
    }
    expect(await stateOf(users.dee)).toBe('submitted')
    const listed = await t.call(listStudentResults, {
      token: users.ada.token,
      params: { quizId: biology._id },
    })
    expect(listed.body.results.map(({ userId }) => userId)).toEqual([users.dee._id])
  })

  test('an attempt that was opened again is submitted anew, with the answers that it had', async () => {
    const { questions } = await begin(t, users.ben, biology)
    const [first, second] = questions.map(({ _id }) => _id)
    const submit = (questionId = '', selectedOption: string | string[] = 'x') =>
      t.call(submitAttempt, {
        token: users.ben.token,
        body: {
          quizId: biology._id,
          userId: users.ben._id,
          answers: [{ questionId, selectedOption }],
        },
      })
    expect((await submit(first)).status).toBe(201)
    const requested = { reach: 'student', userId: users.ben._id, minutes: 5 } as const
    expect(await give({ _id: 'g', ...requested })).toMatchObject({
      status: 409,
      body: { code: 'already-attempted' },
    })
    // What was left when the student submitted is left again.
    expect((await give({ _id: 'h', ...requested, reopen: true })).body).toEqual({
      given: 1,
      leftMs: 15 * minuteMs,
    })
    const { body } = await submit(second, ['x'])
    expect(body).toMatchObject({
      answers: [{ selectedOption: 'x' }, { selectedOption: ['x'] }, { selectedOption: null }],
    })
    t.clock.advance(60 * minuteMs)
    expect((await give({ _id: 'i', ...requested, reopen: true })).body).toEqual({
      given: 1,
      leftMs: 5 * minuteMs,
    })
  })

  test.each<[string, Partial<Body>, number, string]>([
    ['no time', {}, 422, 'Give either minutes or a percentage'],
    ['both', { minutes: 5, percent: 25 }, 422, 'Give either minutes or a percentage'],
    ['less time', { minutes: -5 }, 422, 'Give from 1 to 1,440 whole minutes'],
    ['half a minute', { minutes: 0.5 }, 422, 'Give from 1 to 1,440 whole minutes'],
    ['nobody', { minutes: 5, reach: 'student' }, 422, 'Say which student gets the time'],
    [
      'an end before the beginning',
      { minutes: 5, reach: 'cut-off', from: '2026-01-05T08:01:00Z', until: '2026-01-05T08:00:00Z' },
      422,
      'Say from when until when they were cut off',
    ],
    [
      'a stranger',
      { minutes: 5, reach: 'student', userId: 'nobody' },
      404,
      'This student has not entered the quiz.',
    ],
  ])('refuses %s', async (_, body, status, message) => {
    await begin(t, users.ben, biology)
    expect(await give({ _id: 'g', reach: 'running', ...body })).toMatchObject({
      status,
      body: { message },
    })
    expect(await clockOf(users.ben)).toMatchObject({ durationMs: 10 * minuteMs })
  })

  test('who has not started has their whole time still to come', async () => {
    await enter(t, users.ben, biology)
    const grant = { _id: 'g', reach: 'student', userId: users.ben._id, minutes: 5 } as const
    expect(await give(grant)).toMatchObject({ status: 409, body: { code: 'not-started' } })
  })

  test('races with answers, submissions and itself, and loses neither time nor answer', async () => {
    const { attempt, questions } = await begin(t, users.ben, biology)
    const params = { attemptId: attempt._id }
    const saves = questions.map(({ _id: questionId, type }) =>
      t.call(saveAnswers, {
        token: users.ben.token,
        params,
        body: { changes: [{ questionId, selectedOption: type === 'multiple' ? ['x'] : 'x' }] },
      }),
    )
    const grants = ['a', 'b', 'a', 'c', 'b'].map((_id) => give({ _id, reach: 'running', minutes: 1 }))
    const replies = await Promise.all([...saves, ...grants])
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    expect(await clockOf(users.ben)).toMatchObject({ durationMs: 13 * minuteMs })
    const { body } = await t.call(getLive, { token: users.ada.token, params: { quizId: biology._id } })
    expect(body.students).toMatchObject([{ answered: '111' }])
  })

  test('to many at once reaches each of them once, whoever is saving at this moment, and is as if each were alone', async () => {
    const many = Array.from({ length: 230 }, (_, i) => `s${i}`)
    const seeded = await t.seed({
      users: Object.fromEntries(many.map((name) => [name, {}])),
    })
    const attempts = new Map<string, string>()
    for (const name of many) {
      const { attempt } = await begin(t, seeded.users[name]!, biology)
      attempts.set(name, attempt._id)
    }
    t.clock.advance(minuteMs)
    const { questions } = biology
    const save = (name: string, selectedOption: string) =>
      t.call(saveAnswers, {
        token: seeded.users[name]!.token,
        params: { attemptId: attempts.get(name) ?? '' },
        body: { changes: [{ questionId: questions[0]!._id, selectedOption }] },
      })
    const body = { _id: 'g', reach: 'running', minutes: 5 } as const
    const [first, ...saved] = await Promise.all([
      give(body),
      ...many.slice(0, 20).map((name) => save(name, 'x')),
      give(body),
    ])
    expect(first).toMatchObject({ status: 200, body: { given: 230 } })
    expect(new Set(saved.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await give(body)).toMatchObject({ status: 200, body: { given: 230 } })
    const rows = await t.store.db
      .selectFrom('attempts')
      .select(['deadline', 'started_at', 'saved_answers', 'timeline'])
      .where('quiz_id', '=', biology._id)
      .execute()
    expect(new Set(rows.map(({ deadline, started_at }) => deadline! - started_at!))).toEqual(
      new Set([15 * minuteMs]),
    )
    expect(rows.filter((row) => row.saved_answers.includes('"x"'))).toHaveLength(20)
    const grants = rows.map(({ timeline }) =>
      [...readTimeline(timeline)].filter(({ kind }) => kind === 'granted'),
    )
    expect(new Set(grants.map(({ length }) => length))).toEqual(new Set([1]))
    expect(await t.store.db.selectFrom('attempt_grants').select('extra_ms').execute()).toEqual(
      rows.map(() => ({ extra_ms: 5 * minuteMs })),
    )
  })
})
