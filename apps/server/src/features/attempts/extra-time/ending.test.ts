import {
  endQuiz,
  getClock,
  getLive,
  getQuiz,
  getResult,
  getTimeline,
  giveExtraTime,
  listStudents,
  saveAnswers,
  startAttempt,
  submitAttempt,
} from '@quizly/contract'
import { defaultGraceMs } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../../testing/engines.ts'
import { rightAnswers } from '../../../testing/sample-questions.ts'
import type { SeededQuiz, SeededUser } from '../../../testing/seed.ts'
import { begin, enter } from '../../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { sweep } from '../../operation/sweeper.service.ts'
import { giveRole } from '../../sharing/colleagues.repository.ts'

const minuteMs = 60_000
/** People with other names, so that they can be seeded once more. */
const renamed = (people: object, round: number) =>
  Object.fromEntries(Object.entries(people).map(([name, one]) => [`${name} ${round}`, one]))

describe.each(engines)('the end of a quiz for everyone, on $name', (engine) => {
  let t: TestApp
  let users: Record<'ada' | 'ben' | 'cem' | 'dan', SeededUser>
  let biology: SeededQuiz
  beforeEach(async () => {
    t = await createTestApp({ engine })
    const seeded = await t.seed({
      users: { ada: { role: 'admin' }, ben: {}, cem: {}, dan: {} },
      quizzes: { biology: { owner: 'ada', timeLimit: 10 } },
    })
    users = seeded.users
    biology = seeded.quizzes.biology
  })
  afterEach(() => t.close())

  const end = (_id = 'end') =>
    t.call(endQuiz, { token: users.ada.token, params: { quizId: biology._id }, body: { _id } })
  const give = (student: SeededUser) =>
    t.call(giveExtraTime, {
      token: users.ada.token,
      params: { quizId: biology._id },
      body: { _id: 'more', reach: 'student', userId: student._id, minutes: 5, reopen: true },
    })
  const open = async ({ token }: SeededUser) =>
    (await t.call(getQuiz, { token, params: { quizId: biology._id } })).body
  const answers = () => rightAnswers(biology.questions)
  const save = ({ token }: SeededUser, attemptId: string) =>
    t.call(saveAnswers, { token, params: { attemptId }, body: { changes: answers() } })
  const listed = async () =>
    (await t.call(listStudents, { token: users.ada.token, params: { quizId: biology._id } })).body.students
  const resultOf = ({ token, _id: userId }: SeededUser) =>
    t.call(getResult, { token, params: { quizId: biology._id }, query: { userId } })

  test('takes the time of all who run, lets nobody start, and counts what was saved', async () => {
    const { attempt } = await begin(t, users.ben, biology)
    await begin(t, users.cem, biology)
    await enter(t, users.dan, biology)
    t.clock.advance(2 * minuteMs)
    await save(users.ben, attempt._id)
    expect(await end()).toMatchObject({ status: 200, body: { ended: 2 } })

    expect(await open(users.ben)).toMatchObject({
      attempt: { state: 'in-progress', remainingMs: 0, durationMs: 2 * minuteMs, isEnded: true },
    })
    const params = { quizId: biology._id }
    expect(await t.call(startAttempt, { token: users.dan.token, params })).toMatchObject({ status: 409 })
    const { body: live } = await t.call(getLive, { token: users.ada.token, params })
    expect(live.quiz.state).toBe('closed')

    t.clock.advance(defaultGraceMs + 1)
    expect(await sweep(t.store.db, t.clock.now())).toEqual({ closed: 2 })
    const { body } = await resultOf(users.ben)
    expect(body).toMatchObject({ score: biology.questions.length, submittedBy: 'time', isEnded: true })
    const query = { userId: users.ben._id }
    const timeline = await t.call(getTimeline, { token: users.ben.token, params, query })
    expect(timeline.body.events.map(({ kind }) => kind)).toEqual([
      'verified',
      'started',
      ...biology.questions.map(() => 'saved'),
      'ended',
    ])
  })

  test('takes answers that were given before and arrive within the grace, saved or submitted', async () => {
    const ben = await begin(t, users.ben, biology)
    await begin(t, users.cem, biology)
    await end()
    t.clock.advance(defaultGraceMs)
    expect((await save(users.ben, ben.attempt._id)).status).toBe(200)
    const submitted = await t.call(submitAttempt, {
      token: users.cem.token,
      body: { quizId: biology._id, userId: users.cem._id, answers: answers() },
    })
    expect(submitted.status).toBe(201)
    t.clock.advance(1)
    await sweep(t.store.db, t.clock.now())
    for (const student of [users.ben, users.cem]) {
      const { body } = await resultOf(student)
      expect(body).toMatchObject({ score: biology.questions.length, submittedBy: 'time', isEnded: true })
    }
    expect(await listed()).toMatchObject(
      [users.ben, users.cem].map(({ _id }) => ({ userId: _id, isEnded: true })),
    )
  })

  test('happens once for each call, however often it comes, and spares who got time since', async () => {
    await begin(t, users.ben, biology)
    const { attempt } = await begin(t, users.cem, biology)
    const replies = await Promise.all([end(), end(), end()])
    for (const reply of replies) expect(reply).toMatchObject({ status: 200, body: { ended: 2 } })
    t.clock.advance(minuteMs)
    await sweep(t.store.db, t.clock.now())
    expect(await give(users.cem)).toMatchObject({ status: 200 })
    expect(await end()).toMatchObject({ body: { ended: 2 } })
    await sweep(t.store.db, t.clock.now())
    const clock = { token: users.cem.token, params: { attemptId: attempt._id } }
    expect((await t.call(getClock, clock)).body).toMatchObject({ remainingMs: 5 * minuteMs })
    t.clock.advance(1)
    expect(await end('another')).toMatchObject({ body: { ended: 1 } })
    expect((await t.call(getClock, clock)).body).toMatchObject({ remainingMs: 0 })
  })

  test.each(['running', 'student'] as const)(
    'and time given to %s at the same moment: the one or the other, for all of them',
    async (reach) => {
      const students = Object.fromEntries(Array.from({ length: 24 }, (_, i) => [`student${i}`, {}]))
      for (let round = 0; round < 6; round += 1) {
        const { users: seeded, quizzes } = await t.seed({
          users: { [`ada${round}`]: { role: 'admin' }, ...renamed(students, round) },
          quizzes: { [`taken${round}`]: { owner: `ada${round}`, timeLimit: 10 } },
        })
        const quiz = quizzes[`taken${round}`]!
        const { [`ada${round}`]: ada, ...rest } = seeded as Record<string, SeededUser>
        const token = ada!.token
        const begun = await Promise.all(Object.values(rest).map((one) => begin(t, one, quiz)))
        const params = { quizId: quiz._id }
        const of = reach === 'student' ? { userId: Object.values(rest)[0]!._id } : {}
        const giving = () =>
          t.call(giveExtraTime, { token, params, body: { _id: 'more', reach, minutes: 5, ...of } })
        const ending = () => t.call(endQuiz, { token, params, body: { _id: 'end' } })
        const calls = round % 2 === 0 ? [giving, ending] : [ending, giving]
        const replies = await Promise.all(calls.map((each) => each()))
        expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true)
        await sweep(t.store.db, t.clock.now())
        const rows = await t.store.db
          .selectFrom('attempts')
          .select(['id', 'deadline'])
          .where('quiz_id', '=', quiz._id)
          .execute()
        const left = new Map(rows.map(({ id, deadline }) => [id, (deadline ?? 0) - t.clock.now()]))
        const [first, ...others] = begun.map(({ attempt }) => left.get(attempt._id))
        expect(new Set(others)).toEqual(new Set([0]))
        expect(reach === 'student' ? [0, 5 * minuteMs] : [0]).toContain(first)
      }
    },
  )

  test('is not undone by a marker, neither for who ran nor for who had submitted', async () => {
    const { users: more } = await t.seed({ users: { mia: { role: 'admin' } }, quizzes: {} })
    await giveRole(t.store.db, { quizId: biology._id, userId: more.mia._id, role: 'marker' })
    const { attempt } = await begin(t, users.ben, biology)
    await begin(t, users.cem, biology)
    await t.call(submitAttempt, {
      token: users.cem.token,
      body: { quizId: biology._id, userId: users.cem._id, answers: answers() },
    })
    const params = { quizId: biology._id }
    const give5 = (_id: string, token: string, to: object) =>
      t.call(giveExtraTime, { token, params, body: { _id, minutes: 5, reopen: true, ...to } })
    const toBen = { reach: 'student', userId: users.ben._id }
    expect((await give5('before', more.mia.token, toBen)).status).toBe(200)
    await end()
    t.clock.advance(1_000)
    const toCem = { reach: 'student', userId: users.cem._id }
    const disconnected = {
      reach: 'cut-off',
      from: new Date(t.clock.now() - 500).toISOString(),
      until: new Date(t.clock.now()).toISOString(),
    }
    for (const [at, to] of [toBen, toCem, { reach: 'running', reopen: undefined }].entries()) {
      const { status, failure } = await give5(`by mia ${at}`, more.mia.token, to)
      expect([status, failure.code]).toEqual([409, 'quiz-closed'])
    }
    expect((await give5('cut off', more.mia.token, disconnected)).body).toEqual({ given: 0 })
    const clock = { token: users.ben.token, params: { attemptId: attempt._id } }
    expect((await t.call(getClock, clock)).body).toMatchObject({ remainingMs: 0 })
    expect((await give5('by ada', users.ada.token, toBen)).status).toBe(200)
    expect((await t.call(getClock, clock)).body).toMatchObject({ remainingMs: 5 * minuteMs - 1_000 })
    // Who starts when the quiz is open again is no longer of that end.
    await t.store.db.updateTable('quizzes').set({ is_open: 1 }).where('id', '=', biology._id).execute()
    t.clock.advance(minuteMs)
    await begin(t, users.dan, biology)
    const toDan = { reach: 'student', userId: users.dan._id }
    expect((await give5('to dan', more.mia.token, toDan)).status).toBe(200)
  })

  test('is not said of whom it ended and who then had more time, up to its end', async () => {
    await begin(t, users.ben, biology)
    await end()
    t.clock.advance(minuteMs)
    await give(users.ben)
    t.clock.advance(6 * minuteMs)
    await sweep(t.store.db, t.clock.now())
    expect((await resultOf(users.ben)).body).not.toHaveProperty('isEnded')
    const [ben] = await listed()
    expect(ben).toMatchObject({ submittedBy: 'time' })
    expect(ben).not.toHaveProperty('isEnded')
  })

  test('reaches with the next sweep whom it has missed, but nobody who starts when it is open again', async () => {
    await begin(t, users.ben, biology)
    await end()
    t.clock.advance(1_000)
    const change = t.store.db.updateTable('quizzes').set({ is_open: 1 })
    await change.where('id', '=', biology._id).execute()
    const missed = await begin(t, users.cem, biology)
    t.clock.advance(minuteMs)
    const later = await begin(t, users.dan, biology)
    await sweep(t.store.db, t.clock.now())
    const leftOf = async ({ token }: SeededUser, attemptId: string) =>
      (await t.call(getClock, { token, params: { attemptId } })).body.remainingMs
    expect(await leftOf(users.cem, missed.attempt._id)).toBe(0)
    expect(await leftOf(users.dan, later.attempt._id)).toBe(10 * minuteMs)
  })

  test('stores who has ended it, and takes nothing from the extra time that lists tell', async () => {
    await begin(t, users.ben, biology)
    await give(users.ben)
    t.clock.advance(1)
    await end()
    expect(await listed()).toMatchObject([{ extraMs: 5 * minuteMs }])
    const rows = await t.store.db.selectFrom('quiz_ends').selectAll().execute()
    expect(rows).toEqual([
      { quiz_id: biology._id, id: 'end', ended_by: users.ada._id, ended_at: t.clock.now() },
    ])
  })
})
