import {
  createQuiz,
  deleteAccount,
  getQuiz,
  getQuizSettings,
  giveExtraTime,
  listStudents,
  saveAnswers,
  setAllowance,
  updateQuizSettings,
} from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../../testing/engines.ts'
import { type SeededQuiz, seededPassword, type SeededUser } from '../../../testing/seed.ts'
import { begin, enter } from '../../../testing/taking.ts'
import { giveRole } from '../../sharing/colleagues.repository.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const minuteMs = 60_000

describe.each(engines)('more time for some, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const setUp = async () => {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, bea: { role: 'admin' }, eve: { role: 'admin' }, ben: {}, cem: {} },
      quizzes: {
        biology: { owner: 'ada', timeLimit: 15 },
        physics: { owner: 'ada', timeLimit: 10 },
        history: { owner: 'eve', timeLimit: 10 },
      },
    })
    return { ...users, ...quizzes }
  }
  const allow = ({ token }: SeededUser, { _id: quizId }: SeededQuiz, body: object) =>
    t.call(setAllowance, {
      token,
      params: { quizId },
      body: { email: 'ben@example.org', everywhere: false, ...body },
    })
  const minutesOf = async (student: SeededUser, quiz: SeededQuiz) => {
    const { attempt } = await begin(t, student, quiz)
    expect(Date.parse(attempt.deadline) - Date.parse(attempt.startedAt)).toBe(attempt.durationMs)
    return attempt.durationMs / minuteMs
  }

  test('is told before the start, counts from it on in whole minutes, and is nobody else’s', async () => {
    const { ada, ben, cem, biology } = await setUp()
    expect((await allow(ada, biology, { percent: 25 })).status).toBe(200)
    await enter(t, ben, biology)
    const view = { token: ben.token, params: { quizId: biology._id } }
    expect((await t.call(getQuiz, view)).body).toMatchObject({
      quiz: { timeLimit: 19 },
      attempt: { extraMinutes: 4 },
    })
    expect([await minutesOf(ben, biology), await minutesOf(cem, biology)]).toEqual([19, 15])
    const rows = await t.store.db
      .selectFrom('attempts')
      .select('allowance_ms')
      .orderBy('started_at')
      .execute()
    expect(rows.map(({ allowance_ms }) => allowance_ms)).toEqual(expect.arrayContaining([4 * minuteMs, null]))
    const { body } = await t.call(getQuiz, { token: cem.token, params: { quizId: biology._id } })
    expect(body).not.toHaveProperty('attempt.extraMinutes')
  })

  test('is told to educators among their students, together with time that is given later', async () => {
    const { ada, ben, cem, biology } = await setUp()
    await allow(ada, biology, { minutes: 5 })
    const { attempt } = await begin(t, ben, biology)
    await begin(t, cem, biology)
    const params = { quizId: biology._id }
    const body = { _id: 'more', reach: 'student', userId: ben._id, minutes: 3 }
    expect((await t.call(giveExtraTime, { token: ada.token, params, body })).status).toBe(200)
    const { body: list } = await t.call(listStudents, { token: ada.token, params, query: { sort: 'extra' } })
    const extras = list.students.map(({ name, extraMs, allowedMs }) => [name, extraMs, allowedMs])
    expect(extras).toEqual([
      ['cem', 0, undefined],
      ['ben', 8 * minuteMs, 5 * minuteMs],
    ])
    expect(attempt.durationMs).toBe(20 * minuteMs)
  })

  test('really runs: what is saved in it counts', async () => {
    const { ada, ben, biology } = await setUp()
    await allow(ada, biology, { minutes: 5 })
    const { attempt, questions } = await begin(t, ben, biology)
    const save = () =>
      t.call(saveAnswers, {
        token: ben.token,
        params: { attemptId: attempt._id },
        body: { changes: [{ questionId: questions[0]?._id ?? '', selectedOption: 'Paris' }] },
      })
    t.clock.advance(19 * minuteMs)
    expect((await save()).body.remainingMs).toBe(minuteMs)
    t.clock.advance(2 * minuteMs)
    expect((await save()).status).toBe(409)
  })

  test('is kept for all quizzes of the owner, also later ones, and of two the longer counts', async () => {
    const { ada, ben, biology, physics, history } = await setUp()
    await allow(ada, biology, { percent: 50, everywhere: true })
    await allow(ada, biology, { minutes: 9 })
    await allow(ada, physics, { minutes: 1 })
    expect([await minutesOf(ben, physics), await minutesOf(ben, history)]).toEqual([15, 10])
    expect(await minutesOf(ben, biology)).toBe(24)
    const secretCode = 'Later001'
    const later = await t.call(createQuiz, {
      token: ada.token,
      body: { title: 'Later', numQuestions: 1, timeLimit: 10, secretCode },
    })
    const { body: settings } = await t.call(getQuizSettings, {
      token: ada.token,
      params: { quizId: later.body.quiz._id },
    })
    expect(settings.allowances).toEqual([{ email: 'ben@example.org', percent: 50, everywhere: true }])
  })

  test('gives less than in all quizzes only where its owner says so', async () => {
    const { ada, bea, ben, cem, biology } = await setUp()
    await giveRole(t.store.db, { quizId: biology._id, userId: bea._id, role: 'editor' })
    for (const email of [ben.email, cem.email])
      await allow(ada, biology, { email, percent: 100, everywhere: true })
    expect((await allow(bea, biology, { minutes: 1, instead: true })).status).toBe(404)
    expect((await allow(bea, biology, { email: cem.email, minutes: 1 })).status).toBe(200)
    const { body } = await allow(ada, biology, { minutes: 1, instead: true })
    expect(body.allowances).toContainEqual({ email: ben.email, minutes: 1, everywhere: false, instead: true })
    expect([await minutesOf(ben, biology), await minutesOf(cem, biology)]).toEqual([16, 30])
  })

  test('an editor sees those of this quiz alone, and names only of who has entered it', async () => {
    const { ada, bea, ben, cem, biology, physics } = await setUp()
    await giveRole(t.store.db, { quizId: biology._id, userId: bea._id, role: 'editor' })
    await enter(t, cem, physics)
    await allow(ada, physics, { percent: 50, everywhere: true })
    await allow(ada, physics, { email: cem.email, percent: 50 })
    const { body, raw } = await allow(bea, biology, { email: cem.email, minutes: 5 })
    expect(body.allowances).toEqual([{ email: cem.email, minutes: 5, everywhere: false }])
    expect(raw).not.toContain(ben.email)
    const params = { quizId: biology._id }
    const settings = await t.call(getQuizSettings, { token: bea.token, params })
    expect(settings.body.allowances).toEqual(body.allowances)
    await enter(t, cem, biology)
    expect((await allow(bea, biology, { email: cem.email, minutes: 6 })).body.allowances).toEqual([
      { email: cem.email, name: 'cem', minutes: 6, everywhere: false },
    ])
    expect((await allow(bea, biology, { everywhere: true, percent: 5 })).status).toBe(404)
  })

  test('an editor uses up nothing of what the owner can give', async () => {
    const { ada, bea, biology, physics } = await setUp()
    await giveRole(t.store.db, { quizId: biology._id, userId: bea._id, role: 'editor' })
    const rows = Array.from({ length: 500 }, (_, i) => ({
      id: `${biology._id} s${i}@example.org`,
      owner_id: ada._id,
      quiz_id: biology._id,
      email: `s${i}@example.org`,
      email_key: `s${i}@example.org`,
      minutes: 1,
      percent: null,
      instead: 0,
      given_by: bea._id,
      created_at: t.clock.now(),
    }))
    await t.store.db.insertInto('allowances').values(rows).execute()
    const { status, failure } = await allow(bea, biology, { minutes: 1 })
    expect([status, failure.code]).toEqual([409, 'limit-reached'])
    for (const quiz of [biology, physics]) expect((await allow(ada, quiz, { minutes: 1 })).status).toBe(200)
    expect((await allow(ada, physics, { percent: 10, everywhere: true })).status).toBe(200)
  })

  test('set once more replaces what was set, taken away it is gone, and a running clock keeps what it was promised', async () => {
    const { ada, ben, cem, biology } = await setUp()
    await allow(ada, biology, { percent: 100 })
    const { body: replaced } = await allow(ada, biology, { minutes: 2, email: 'BEN@example.org' })
    expect(replaced.allowances).toMatchObject([{ minutes: 2, everywhere: false }])
    const { attempt } = await begin(t, ben, biology)
    await allow(ada, biology, { email: cem.email, percent: 10 })
    const { body: gone } = await allow(ada, biology, { email: cem.email })
    expect(gone.allowances).toMatchObject([{ email: 'BEN@example.org' }])
    await allow(ada, biology, {})
    expect(await minutesOf(cem, biology)).toBe(15)
    const { body } = await t.call(getQuiz, { token: ben.token, params: { quizId: biology._id } })
    expect(body).toMatchObject({ attempt: { deadline: attempt.deadline, durationMs: 17 * minuteMs } })
  })

  test('never goes beyond a closing at which everyone stops', async () => {
    const { ada, ben, biology } = await setUp()
    await allow(ada, biology, { percent: 100 })
    const closesAt = new Date(t.clock.now() + 20 * minuteMs).toISOString()
    const settings = { resultRelease: 'at-once', code: 'open', closesAt, everyoneStops: true }
    const params = { quizId: biology._id }
    expect((await t.call(updateQuizSettings, { token: ada.token, params, body: settings })).status).toBe(200)
    expect(await minutesOf(ben, biology)).toBe(20)
  })

  test('is set by nobody else, for all quizzes by their owner only, and tells nobody who has an account', async () => {
    const { ada, eve, ben, biology } = await setUp()
    expect((await allow(eve, biology, { percent: 25 })).status).toBe(404)
    expect((await allow(ben, biology, { percent: 25 })).status).toBe(403)
    for (const wrong of [{ percent: 0 }, { percent: 201 }, { minutes: -5 }, { minutes: 1, percent: 1 }]) {
      expect((await allow(ada, biology, wrong)).status).toBe(422)
    }
    expect((await allow(ada, biology, { email: 'no address', percent: 25 })).status).toBe(422)
    const { body } = await allow(ada, biology, { percent: 25 })
    expect(body.allowances).toEqual([{ email: 'ben@example.org', percent: 25, everywhere: false }])
  })

  const notesOf = async (...quizzes: SeededQuiz[]) => {
    const ids = quizzes.map(({ _id }) => _id)
    const rows = await t.store.db
      .selectFrom('quizzes')
      .select(['id', 'has_allowances'])
      .where('id', 'in', ids)
      .execute()
    return ids.map((id) => rows.find((row) => row.id === id)?.has_allowances)
  }

  test('once taken away from the last student, it is asked for at no start any more', async () => {
    const { ada, cem, biology, physics, history } = await setUp()
    const all = [biology, physics, history]
    await allow(ada, biology, { percent: 25, everywhere: true })
    await allow(ada, biology, { percent: 25 })
    await allow(ada, biology, { percent: 25, email: cem.email })
    expect(await notesOf(...all)).toEqual([1, 1, 0])
    await allow(ada, physics, { everywhere: true })
    expect(await notesOf(...all)).toEqual([1, 0, 0])
    await allow(ada, biology, {})
    expect(await notesOf(...all)).toEqual([1, 0, 0])
    await allow(ada, biology, { email: cem.email })
    expect(await notesOf(...all)).toEqual([0, 0, 0])
  })

  test('set and taken away at the same moment, it is noted wherever there is any', async () => {
    const { ada, biology, physics } = await setUp()
    const percent = 25
    for (let round = 0; round < 12; round += 1) {
      const isSet = round % 2 === 0
      const replies = await Promise.all([
        allow(ada, biology, isSet ? { percent } : {}),
        allow(ada, physics, { everywhere: true, ...(!isSet && { percent }) }),
        allow(ada, physics, isSet ? {} : { percent }),
        allow(ada, biology, { everywhere: true, email: 'cem@example.org', ...(isSet && { percent }) }),
      ])
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      const stored = await t.store.db.selectFrom('allowances').select('quiz_id').execute()
      const noted = [biology, physics].map(({ _id }) =>
        stored.some(({ quiz_id: quizId }) => quizId === null || quizId === _id) ? 1 : 0,
      )
      expect(await notesOf(biology, physics)).toEqual(noted)
      for (const email of ['ben@example.org', 'cem@example.org']) {
        await allow(ada, biology, { everywhere: true, email })
      }
    }
  })

  test('goes with the account that it was for', async () => {
    const { ada, ben, biology } = await setUp()
    await allow(ada, biology, { percent: 25, everywhere: true })
    await t.call(deleteAccount, { token: ben.token, body: { password: seededPassword } })
    expect(await t.store.db.selectFrom('allowances').selectAll().execute()).toEqual([])
  })
})
