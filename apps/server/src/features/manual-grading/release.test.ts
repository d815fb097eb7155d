import {
  type CallBodyInput,
  exportAccount,
  getMistakes,
  getPractice,
  getQuiz,
  getQuizSettings,
  getReceipt,
  getRelease,
  getResult,
  getTimeline,
  giveOutResults,
  listResults,
  releaseResults,
  startAttempt,
  updateQuizSettings,
  withdrawRelease,
} from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listScoreChangesOf } from '../../db/attempts/score-changes.ts'
import { seedEssays } from '../../testing/desk/essay-class.ts'
import { engines } from '../../testing/engines.ts'
import { sampleQuestions } from '../../testing/sample-questions.ts'
import type { SeededUser } from '../../testing/seed.ts'
import { submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sweep } from '../operation/sweeper.service.ts'
import { completeReleases } from './release.service.ts'

const all: CallBodyInput<typeof releaseResults>['parts'] = ['score', 'answers', 'marks']
const hourMs = 3_600_000

describe.each(engines)('a release on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  async function seedClass(resultRelease: 'by-hand' | 'at-once' = 'by-hand') {
    const room = await seedEssays(t)
    const { ada, params } = room
    const set = (body: object) =>
      t.call(updateQuizSettings, {
        token: ada.token,
        params,
        body: { resultRelease, code: 'open', ...body },
      })
    expect((await set({})).status).toBe(200)
    const give = (body: Partial<CallBodyInput<typeof releaseResults>> = {}, by = ada) =>
      t.call(releaseResults, { token: by.token, params, body: { parts: all, ...body } })
    const takeBack = (query: { since?: string } = {}, by = ada) =>
      t.call(withdrawRelease, { token: by.token, params, query })
    const state = async () => (await t.call(getRelease, { token: ada.token, params })).body
    const later = (ms = hourMs) => new Date(t.clock.now() + ms).toISOString()
    return { ...room, settings: set, give, takeBack, state, later }
  }

  /** All that a student can ask for. */
  async function repliesTo({ token, _id: userId }: SeededUser, quizId: string) {
    const ask = { token, params: { quizId, userId }, query: { userId } }
    const replies: string[] = []
    for (const call of [
      getQuiz,
      getResult,
      getTimeline,
      listResults,
      getReceipt,
      exportAccount,
      getPractice,
      getMistakes,
      startAttempt,
    ])
      replies.push((await t.call(call, ask)).raw)
    return replies.join('\n')
  }
  /** Of the marks that `markAll` gives, or of a result that was marked. */
  const tells = /Good\.|Names the treaty|"verdict":"|"score":\d|correctAnswers|"byHand"|"points":3/

  test('shows score, answers, marks and comments in one act, and is undone whole (T340)', async () => {
    const { ada, ben, cem, markAll, give, takeBack, resultOf, state } = await seedClass()
    await markAll(ada)
    expect(await state()).toMatchObject({
      parts: all,
      submitted: 2,
      marks: { ready: 2, released: 0, toMark: 0, missing: 0, apart: 0 },
      seen: { count: 0, students: [] },
    })
    const { status, body } = await give()
    expect([status, body]).toMatchObject([200, { isPlanned: false, submitted: 2, results: 2, left: 0 }])
    expect(await resultOf(ben)).toMatchObject({
      score: 4,
      markedAgain: [{ byHand: { points: 3 }, reason: 'Good.' }, { reason: 'Good.' }],
    })
    expect(await state()).toMatchObject({
      parts: ['marks'],
      marks: { ready: 0, released: 2 },
      seen: { count: 1, students: [{ userId: ben._id, name: 'Ben' }] },
      quiz: { releasedAt: body.at },
    })
    const undone = await takeBack({ since: body.at })
    expect(undone.body).toEqual({
      results: 2,
      left: 0,
      seen: { count: 1, students: [{ userId: ben._id, name: 'Ben' }] },
    })
    const [again, other] = [await resultOf(ben), await resultOf(cem)]
    expect(again).toMatchObject({ score: null, why: 'until-given-out', wasWithdrawn: true })
    expect(other).toMatchObject({ score: null, why: 'until-given-out' })
    expect(other).not.toHaveProperty('wasWithdrawn')
    expect(await state()).toMatchObject({ parts: all, marks: { ready: 2, released: 0 } })
    expect((await takeBack({ since: body.at })).status).toBe(200)
    expect(await state()).toMatchObject({ parts: all, marks: { ready: 2, released: 0 } })
  })

  test('shows the score alone, and the answers with a later one', async () => {
    const { ada, ben, markAll, give, takeBack, resultOf, state } = await seedClass()
    await markAll(ada)
    expect((await give({ parts: ['score', 'marks'] })).body).toMatchObject({ results: 2 })
    expect(await resultOf(ben)).toMatchObject({ score: 4, verdicts: [], why: 'score-only' })
    expect((await state()).parts).toEqual(['answers', 'marks'])
    const { body } = await give({ parts: ['answers'] })
    const whole = await resultOf(ben)
    expect(whole).toMatchObject({ score: 4 })
    expect(whole).not.toHaveProperty('why')
    await takeBack({ since: body.at })
    expect(await resultOf(ben)).toMatchObject({ score: 4, why: 'score-only' })
  })

  test('without marks leaves them where they are', async () => {
    const { ada, ben, markAll, give, resultOf, state } = await seedClass()
    await markAll(ada)
    await give({ parts: ['score', 'answers'] })
    expect(await resultOf(ben)).toMatchObject({ score: 0, waiting: 2 })
    expect((await state()).marks).toMatchObject({ ready: 2, released: 0 })
  })

  test('at a moment happens without a sweep, exactly once, and nothing is told before (T341)', async () => {
    const { ada, ben, cem, params, markAll, give, later, resultOf, state } = await seedClass()
    await markAll(ada)
    const before = await repliesTo(ben, params.quizId)
    const at = later()
    expect((await give({ at })).body).toMatchObject({ at, isPlanned: true, results: 0 })
    expect(await state()).toMatchObject({
      parts: all,
      planned: { at, parts: all, by: 'Ada' },
      quiz: { plannedRelease: { at, parts: all }, waitsToBeGivenOut: true },
      marks: { ready: 2, released: 0 },
    })
    t.clock.advance(hourMs - 1)
    await sweep(t.store.db, t.clock.now())
    const shown = await repliesTo(ben, params.quizId)
    expect([before, shown].filter((replies) => tells.test(replies))).toEqual([])
    expect(await resultOf(ben)).toMatchObject({ score: null, releasesAt: at })
    t.clock.advance(1)
    expect(await resultOf(ben)).toMatchObject({ score: 4, markedAgain: [{ reason: 'Good.' }, {}] })
    expect(await repliesTo(ben, params.quizId)).toMatch(tells)
    // Two nodes at once, and again.
    const { db } = t.store
    const now = t.clock.now()
    await Promise.all([completeReleases(db, now), completeReleases(db, now), resultOf(cem)])
    await completeReleases(db, now)
    expect(await resultOf(cem)).toMatchObject({ score: 4 })
    for (const { _id } of [ben, cem]) {
      const attempt = await db
        .selectFrom('attempts')
        .select('id')
        .where('student_id', '=', _id)
        .executeTakeFirstOrThrow()
      expect(await listScoreChangesOf(db, attempt.id)).toHaveLength(1)
    }
    const releases = await db
      .selectFrom('result_releases')
      .select('released_at')
      .where('released_by', 'is not', null)
      .execute()
    expect(releases).toEqual([{ released_at: Date.parse(at) }])
    const quiz = (await state()).quiz
    expect(quiz).toMatchObject({ releasedAt: at })
    expect(quiz).not.toHaveProperty('plannedRelease')
  })

  test('a moment that came while no server ran is met by the first reading or sweep after it (T342)', async () => {
    const { ada, ben, cem, markAll, give, later, resultOf } = await seedClass()
    await markAll(ada)
    const at = later()
    await give({ at })
    t.clock.advance(30 * hourMs)
    expect(await resultOf(ben)).toMatchObject({ score: 4 })
    await sweep(t.store.db, t.clock.now())
    const { given_out_at: givenOutAt } = await t.store.db
      .selectFrom('quizzes')
      .select('given_out_at')
      .executeTakeFirstOrThrow()
    expect(givenOutAt).toBe(Date.parse(at))
    expect(await resultOf(cem)).toMatchObject({ score: 4 })
  })

  test('at a moment takes the marks that were given until then', async () => {
    const { ada, ben, cem, next, note, give, later, resultOf, state } = await seedClass()
    await give({ at: later() })
    const first = (await next(ada)).body.answer
    if (!first) throw new Error('Nothing waits')
    await note(ada, first, {})
    t.clock.advance(hourMs)
    const second = (await next(ada)).body.answer
    if (!second) throw new Error('Nothing waits')
    t.clock.advance(1)
    await note(ada, second, {})
    await sweep(t.store.db, t.clock.now())
    const scores = [(await resultOf(ben)).score, (await resultOf(cem)).score]
    expect(scores.toSorted()).toEqual([0, 3])
    expect(await state()).toMatchObject({ parts: ['marks'], marks: { ready: 1, released: 1, toMark: 2 } })
  })

  test('a moment can be changed and taken back, and one that is over or releases nothing is refused', async () => {
    const { ben, give, takeBack, later, resultOf, state } = await seedClass()
    const problem = async (body: Parameters<typeof give>[0]) => {
      const { status, body: reply } = await give(body)
      return [status, reply]
    }
    expect(await problem({ at: later(-1) })).toMatchObject([
      422,
      { problems: [{ path: 'at', code: 'release-moment-over' }] },
    ])
    expect(await problem({ parts: [] })).toMatchObject([422, { problems: [{ code: 'release-of-nothing' }] }])
    expect((await give({ at: '2026-02-30T08:00:00Z' })).status).toBe(422)
    await give({ at: later() })
    const moved = later(2 * hourMs)
    await give({ at: moved, parts: ['score'] })
    t.clock.advance(hourMs)
    expect(await resultOf(ben)).toMatchObject({ score: null, releasesAt: moved })
    expect((await takeBack({ since: moved })).body).toMatchObject({ results: 0, seen: { count: 0 } })
    expect(await state()).not.toHaveProperty('planned')
    t.clock.advance(2 * hourMs)
    await sweep(t.store.db, t.clock.now())
    expect(await resultOf(ben)).toMatchObject({ score: null })
  })

  test('a sweep that runs while a release is undone releases nothing after it', async () => {
    const { ada, ben, cem, markAll, give, takeBack, later, resultOf, state } = await seedClass()
    await markAll(ada)
    const at = later()
    await give({ at })
    t.clock.advance(hourMs)
    const now = t.clock.now()
    await Promise.all([completeReleases(t.store.db, now), takeBack({ since: at }), resultOf(cem)])
    expect((await takeBack({ since: at })).status).toBe(200)
    await completeReleases(t.store.db, now)
    expect(await resultOf(ben)).toMatchObject({ score: null, why: 'until-given-out' })
    expect(await state()).toMatchObject({ marks: { ready: 2, released: 0 } })
  })

  test('a mark that comes while marks are released is either released or ready', async () => {
    const { ada, ben, cem, next, note, give, state, resultOf } = await seedClass()
    const { answer } = (await next(ada)).body
    if (!answer) throw new Error('Nothing waits')
    await note(ada, answer)
    const mark = { items: [], adjustment: 1, comment: '', baseVersion: 1 }
    const [marked, released] = await Promise.all([note(ada, answer, mark), give()])
    expect([marked.status, released.status]).toEqual([200, 200])
    const scores = [(await resultOf(ben)).score, (await resultOf(cem)).score]
    const { ready } = (await state()).marks
    expect([
      [0, 1, 0],
      [0, 3, 1],
    ]).toContainEqual([...scores.toSorted(), ready])
  })

  test('where results come at once only marks are released, also at a moment', async () => {
    const { ada, ben, cem, markAll, give, takeBack, later, resultOf, state } = await seedClass('at-once')
    await markAll(ada)
    expect((await state()).parts).toEqual(['marks'])
    const at = later()
    await give({ at })
    expect(await resultOf(ben)).toMatchObject({ score: 0, waiting: 2 })
    t.clock.advance(hourMs)
    expect(await resultOf(ben)).toMatchObject({ score: 4 })
    expect((await state()).seen).toMatchObject({ count: 1 })
    await sweep(t.store.db, t.clock.now())
    expect(await resultOf(cem)).toMatchObject({ score: 4 })
    const releases = await t.store.db.selectFrom('result_releases').selectAll().execute()
    expect(releases).toEqual([])
    expect((await takeBack({ since: at })).body).toMatchObject({ results: 2, seen: { count: 2 } })
    expect(await resultOf(ben)).toMatchObject({ score: 0, waiting: 2 })
  })

  test('settings that show results at once end the wait, and marks still come at their moment', async () => {
    const { ada, ben, params, markAll, give, later, resultOf, settings } = await seedClass()
    await markAll(ada)
    await give({ at: later() })
    await settings({ resultRelease: 'at-once' })
    expect(await resultOf(ben)).toMatchObject({ score: 0, waiting: 2 })
    await settings({ resultRelease: 'by-hand' })
    expect(await resultOf(ben)).toMatchObject({ score: null })
    t.clock.advance(hourMs)
    await sweep(t.store.db, t.clock.now())
    expect(await resultOf(ben)).toMatchObject({ score: null })
    const { body } = await t.call(getQuizSettings, { token: ada.token, params })
    expect(body.givenOutAt).toBeUndefined()
  })

  test('the older call holds back what was planned too', async () => {
    const { ada, ben, params, give, later, resultOf, state } = await seedClass()
    await give({ at: later() })
    await t.call(giveOutResults, { token: ada.token, params, query: { undo: 'yes' } })
    expect(await state()).not.toHaveProperty('planned')
    t.clock.advance(hourMs)
    expect(await resultOf(ben)).toMatchObject({ score: null })
  })

  test('markers and viewers can neither release nor see who has seen what', async () => {
    const { mia, params, give, takeBack } = await seedClass()
    expect((await give({}, mia)).status).toBe(404)
    expect((await takeBack({}, mia)).status).toBe(404)
    expect((await t.call(getRelease, { token: mia.token, params })).status).toBe(404)
  })

  test('a result of a plain quiz is read by no statement more', async () => {
    const { users, quizzes } = await t.seed({
      users: { eda: { role: 'admin' }, fay: {} },
      quizzes: { plain: { owner: 'eda', timeLimit: 10, questions: sampleQuestions } },
    })
    await submitAnswers(t, users.fay, quizzes.plain, [])
    const { _id: userId, token } = users.fay
    const views = () => t.store.db.selectFrom('result_views').selectAll().execute()
    await t.call(getResult, { token, params: { quizId: quizzes.plain._id }, query: { userId } })
    expect(await views()).toEqual([])
  })
})
