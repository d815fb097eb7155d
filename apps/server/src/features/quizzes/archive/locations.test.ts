import {
  getAnalysis,
  getQuiz,
  getQuizPlace,
  getQuizSettings,
  getResult,
  listQuizzes,
  listResults,
  login,
  moveQuiz,
  startAttempt,
  submitAttempt,
  updateQuizSettings,
  verifyCode,
} from '@quizly/contract'
import { binMs } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../../testing/engines.ts'
import { seededPassword } from '../../../testing/seed.ts'
import { begin, submitAnswers } from '../../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { insertRole } from '../roles.repository.ts'

const dayMs = 24 * 3_600_000

describe.each(engines)('archive and bin, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  async function seedClass() {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, bea: { role: 'admin' }, ben: {}, cem: {}, dee: {} },
      quizzes: {
        biology: { owner: 'ada' },
        history: { owner: 'ada' },
        draft: { owner: 'ada', questions: [] },
      },
    })
    const { token } = users.ada
    const params = { quizId: quizzes.biology._id }
    return {
      users,
      quizzes,
      token,
      params,
      move: async (to: string, of = params) =>
        (await t.call(moveQuiz, { token, params: of, body: { to } })).status,
      place: async () => (await t.call(getQuizPlace, { token, params })).body,
      listed: async (tab: string) => {
        const { body } = await t.call(listQuizzes, { token, query: { tab, sort: 'title' } })
        return body.quizzes.map(({ title }) => title)
      },
      enter: async (student: { token: string }) =>
        (await t.call(verifyCode, { token: student.token, body: { secretCode: quizzes.biology.secretCode } }))
          .status,
    }
  }

  test('a quiz is in one of three lists, and is found there by search', async () => {
    const { move, listed, place, token } = await seedClass()
    expect(await listed('current')).toEqual(['biology', 'draft', 'history'])
    expect(await move('archived')).toBe(204)
    expect([await listed('current'), await listed('archived')]).toEqual([['draft', 'history'], ['biology']])
    expect(await place()).toEqual({ place: 'archived', results: 0, running: 0, givesOut: false })
    expect(await move('bin')).toBe(204)
    expect([await listed('archived'), await listed('bin')]).toEqual([[], ['biology']])
    const query = { tab: 'bin', search: 'BIO' }
    const [found] = (await t.call(listQuizzes, { token, query })).body.quizzes
    expect(found?.deletedAt).toBe(new Date(t.clock.now()).toISOString())
    // It comes back where it was.
    expect(await move('current')).toBe(204)
    expect([await listed('bin'), await listed('archived')]).toEqual([[], ['biology']])
    await move('current')
    expect(await listed('current')).toEqual(['biology', 'draft', 'history'])
  })

  test.each(['archived', 'bin'])(
    '%s: the code lets nobody in, whoever has started keeps the time',
    async (to) => {
      const { users, quizzes, move, enter, params, token } = await seedClass()
      await submitAnswers(t, users.ben, quizzes.biology, [])
      const { attempt } = await begin(t, users.cem, quizzes.biology)
      expect(await enter(users.dee)).toBe(200)
      await move(to)
      const eve = (await t.seed({ users: { eve: {} } })).users.eve
      expect(await enter(eve)).toBe(404)
      const start = await t.call(startAttempt, { token: users.dee.token, params })
      expect(start.status).toBeGreaterThanOrEqual(400)

      const cem = { token: users.cem.token, userId: users.cem._id }
      const body = { quizId: params.quizId, userId: cem.userId, answers: [] }
      expect((await t.call(submitAttempt, { token: cem.token, body })).status).toBe(201)
      expect(attempt._id).toBeTruthy()
      for (const { token: own, _id: userId } of [users.ben, users.cem]) {
        expect((await t.call(getResult, { token: own, params, query: { userId } })).status).toBe(200)
        expect((await t.call(listResults, { token: own, params: { userId } })).body).toHaveLength(1)
      }
      const settings = { resultRelease: 'at-once', code: 'open' }
      const open = () => t.call(updateQuizSettings, { token, params, body: settings })
      const opened = await open()
      if (to === 'bin') expect(opened.status).toBe(404)
      else expect(opened.body.code).toBe('closed')
      expect(await enter(eve)).toBe(404)
      // Brought back, it is closed until its educator opens it.
      await move('current')
      expect(await enter(eve)).toBe(409)
      await open()
      expect(await enter(eve)).toBe(200)
      // Asked for once more, because the reply was lost, changes nothing.
      await move('current')
      expect((await t.call(getQuizSettings, { token, params })).body.code).toBe('open')
    },
  )

  test('what goes with a quiz is counted, and an archived one keeps its results', async () => {
    const { users, quizzes, move, place, params, token } = await seedClass()
    await submitAnswers(t, users.ben, quizzes.biology, [])
    await begin(t, users.cem, quizzes.biology)
    const heldBack = { resultRelease: 'when-closed', code: 'open' }
    await t.call(updateQuizSettings, { token, params, body: heldBack })
    expect(await place()).toEqual({ place: 'current', results: 1, running: 1, givesOut: true })
    await move('archived')
    expect(await place()).toEqual({ place: 'archived', results: 1, running: 1, givesOut: false })
    expect((await t.call(getAnalysis, { token, params })).body.analysis.attempts).toBe(1)
  })

  test('in the bin a quiz does not exist for anybody but its owner, and there only in the bin', async () => {
    const { users, quizzes, move, params } = await seedClass()
    const bea = { token: users.bea.token, params }
    const role = { quizId: params.quizId, userId: users.bea._id, role: 'editor' } as const
    await insertRole(t.store.db, role, t.clock.now())
    await submitAnswers(t, users.ben, quizzes.biology, [])
    const query = { userId: users.ben._id }
    expect((await t.call(getResult, { ...bea, query })).status).toBe(200)
    await move('bin')
    for (const { token } of [users.ada, users.bea]) {
      for (const call of [getQuiz, getQuizSettings, getAnalysis]) {
        expect((await t.call(call, { token, params })).status).toBe(404)
      }
      expect((await t.call(getResult, { token, params, query })).status).toBe(404)
    }
    expect((await t.call(getQuizPlace, bea)).status).toBe(404)
    expect((await t.call(moveQuiz, { ...bea, body: { to: 'current' } })).status).toBe(404)
    for (const tab of ['current', 'bin']) {
      expect((await t.call(listQuizzes, { ...bea, query: { tab } })).body.quizzes).toEqual([])
    }
  })

  test('a draft that was archived can be taken as soon as it has questions', async () => {
    const { quizzes, move, token } = await seedClass()
    const params = { quizId: quizzes.draft._id }
    await move('archived', params)
    await move('current', params)
    expect((await t.call(getQuizSettings, { token, params })).body.code).toBe('open')
  })

  test('after thirty days in the bin nothing comes back, even before it is removed', async () => {
    const { users, move, params } = await seedClass()
    await move('bin')
    t.clock.advance(binMs)
    // Her session has ended as well.
    const body = { email: users.ada.email, password: seededPassword }
    const { token } = (await t.call(login, { body })).body
    const bin = async () => (await t.call(listQuizzes, { token, query: { tab: 'bin' } })).body.quizzes
    expect(await bin()).toHaveLength(1)
    t.clock.advance(1)
    expect(await bin()).toEqual([])
    const back = { token, params, body: { to: 'current' } }
    expect((await t.call(moveQuiz, back)).status).toBe(404)
    expect((await t.call(getQuizPlace, { token, params })).status).toBe(404)
    expect(binMs).toBe(30 * dayMs)
  })
})
