import {
  decideLateAnswers,
  deleteAttempt,
  exportResults,
  getAnalysis,
  getGrid,
  getLive,
  getQuiz,
  getQuizSettings,
  getReceipt,
  compareReceipt,
  getResult,
  getTimeline,
  giveTime,
  listQuizzes,
  listResults,
  listStudentResults,
  listStudents,
  saveAnswers,
  startAttempt,
  submitAttempt,
  updateQuiz,
  updateQuizSettings,
} from '@quizly/contract'
import type { Answer } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../../testing/engines.ts'
import { rightAnswers } from '../../../testing/sample-questions.ts'
import type { SeededQuiz, SeededUser } from '../../../testing/seed.ts'
import { begin } from '../../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const minuteMs = 60_000

describe.each(engines)('a quiz that can be taken several times, on $name', (engine) => {
  let t: TestApp
  let ada: SeededUser
  let ben: SeededUser
  let cem: SeededUser
  let quiz: SeededQuiz
  beforeEach(async () => {
    t = await createTestApp({ engine })
    const seeded = await t.seed({
      users: { ada: { role: 'admin', name: 'Ada' }, ben: { name: 'Ben' }, cem: { name: 'Cem' } },
      quizzes: { quiz: { owner: 'ada', timeLimit: 10 } },
    })
    ;({ ada, ben, cem } = seeded.users)
    quiz = seeded.quizzes.quiz
  })
  afterEach(() => t.close())

  const params = () => ({ quizId: quiz._id })
  const settings = async () => (await t.call(getQuizSettings, { token: ada.token, params: params() })).body
  const change = async (changed: Record<string, unknown>) => {
    const { correctAnswers, code } = await settings()
    const body = { correctAnswers, code, ...changed }
    return t.call(updateQuizSettings, { token: ada.token, params: params(), body })
  }
  const allow = (attempts: number | 'unlimited', attemptCounts?: string) =>
    change({ attempts, ...(attemptCounts !== undefined && { attemptCounts }) })
  const start = (student: SeededUser, attempt?: number) =>
    t.call(startAttempt, {
      token: student.token,
      params: params(),
      query: attempt === undefined ? {} : { attempt: String(attempt) },
    })
  /** So many right answers. */
  const right = (count: number): Answer[] => rightAnswers(quiz.questions).slice(0, count)
  const send = (student: SeededUser, answers: Answer[], attemptId?: string) =>
    t.call(submitAttempt, {
      token: student.token,
      body: { quizId: quiz._id, userId: student._id, answers, ...(attemptId !== undefined && { attemptId }) },
    })
  /** Takes the quiz once more, with so many right answers, and returns the attempt's ID. */
  const take = async (student: SeededUser, number: number, count: number) => {
    const { attempt } = number === 1 ? await begin(t, student, quiz) : (await start(student, number)).body
    t.clock.advance(minuteMs)
    const { status } = await send(student, right(count), attempt._id)
    expect(status).toBe(201)
    return attempt._id
  }
  const view = (student: SeededUser, attempt?: number) =>
    t.call(getQuiz, {
      token: student.token,
      params: params(),
      query: attempt === undefined ? {} : { attempt: String(attempt) },
    })
  const result = async (reader: SeededUser, student: SeededUser, attempt?: number) =>
    (
      await t.call(getResult, {
        token: reader.token,
        params: params(),
        query: { userId: student._id, ...(attempt !== undefined && { attempt: String(attempt) }) },
      })
    ).body
  const students = async () =>
    (await t.call(listStudents, { token: ada.token, params: params(), query: {} })).body
  const rows = () =>
    t.store.db.selectFrom('attempts').select(['number', 'state', 'seed']).orderBy('number').execute()

  describe('for its student', () => {
    test('is offered until no attempt is left; each has a seed and answers of its own', async () => {
      await allow(2)
      await take(ben, 1, 1)
      const between = await view(ben)
      expect(between.body).toMatchObject({
        attempt: { state: 'submitted', number: 1, allowed: 2, next: 2 },
      })
      expect(between.raw).not.toContain('correctAnswers')
      const { body } = await start(ben, 2)
      expect(body.attempt).toMatchObject({ state: 'in-progress', number: 2, answers: [] })
      await send(ben, right(3), body.attempt._id)
      const over = await view(ben)
      expect(over.body).toMatchObject({ attempt: { state: 'submitted', number: 2 } })
      expect(over.body).not.toHaveProperty('attempt.next')
      expect(over.raw).toContain('correctAnswers')
      const third = await start(ben, 3)
      expect([third.status, third.failure.message]).toEqual([409, 'You have already attempted this quiz.'])
      const [first, second] = await rows()
      expect(first?.seed).not.toBe(second?.seed)
    })

    test('tells nothing but the score while an attempt is left, in no call', async () => {
      await allow(2)
      const attemptId = await take(ben, 1, 2)
      const { token } = ben
      const query = { userId: ben._id }
      const told = [
        await t.call(getQuiz, { token, params: params(), query: {} }),
        await t.call(getQuiz, { token, params: params(), query: { attempt: '1' } }),
        await t.call(getResult, { token, params: params(), query }),
        await t.call(getResult, { token, params: params(), query: { ...query, attempt: '1' } }),
        await t.call(getTimeline, { token, params: params(), query }),
        await t.call(listResults, { token, params: { userId: ben._id }, query: {} }),
        await send(ben, right(3), attemptId),
        await start(ben),
      ]
      for (const { raw } of told) expect(raw).not.toMatch(/correctAnswers|"verdict":/)
      expect((await result(ben, ben)).score).toBe(2)
      expect(await result(ben, ben)).toMatchObject({ why: 'attempts-left', verdicts: [] })
      await start(ben, 2)
      expect(await result(ben, ben)).toMatchObject({ why: 'attempts-left', verdicts: [] })
      await change({ code: 'closed', attempts: 2 })
      expect(await result(ben, ben, 1)).toMatchObject({ why: 'attempts-left', verdicts: [] })
    })

    test('shows all of it when it is closed, and when no attempt is left', async () => {
      await allow(3)
      await take(ben, 1, 2)
      await take(ben, 2, 1)
      await change({ code: 'closed', attempts: 3 })
      for (const number of [1, 2]) {
        const { why, verdicts } = await result(ben, ben, number)
        expect([why, verdicts.length]).toEqual([undefined, 3])
        expect((await view(ben, number)).raw).toContain('correctAnswers')
      }
      const refused = await start(ben, 3)
      expect([refused.status, refused.failure.code]).toEqual([409, 'quiz-closed'])
      expect(await rows()).toHaveLength(2)
    })

    test.each([
      ['best', 2],
      ['last', 3],
      ['first', 1],
    ] as const)('says which attempt counts: the %s', async (counts, counted) => {
      await allow(3, counts)
      await take(ben, 1, 1)
      await take(ben, 2, 3)
      await take(ben, 3, 3)
      const { attempts } = await result(ben, ben)
      expect(attempts).toMatchObject({ number: 3, allowed: 3, counts })
      expect(attempts?.all.map(({ score, isCounted }) => [score, isCounted])).toEqual(
        [1, 3, 3].map((score, place) => [score, place === counted - 1 ? true : undefined]),
      )
    })

    test('tells no score and not which attempt counts while results are held back', async () => {
      await change({ attempts: 3, correctAnswers: 'by-hand' })
      await take(ben, 1, 3)
      await take(ben, 2, 1)
      const { attempts, score } = await result(ben, ben)
      expect(score).toBeNull()
      for (const each of attempts?.all ?? []) {
        expect(each).not.toHaveProperty('score')
        expect(each).not.toHaveProperty('isCounted')
      }
    })

    test('lists each result with its number', async () => {
      await allow('unlimited')
      await take(ben, 1, 1)
      await take(ben, 2, 2)
      const { body } = await t.call(listResults, {
        token: ben.token,
        params: { userId: ben._id },
        query: {},
      })
      expect(body.map(({ number, score, why }) => [number, score, why])).toEqual([
        [2, 2, 'attempts-left'],
        [1, 1, 'attempts-left'],
      ])
    })

    test('gives a receipt of each, which agrees with that attempt', async () => {
      await allow(2)
      await take(ben, 1, 1)
      await take(ben, 2, 2)
      for (const attempt of ['1', '2', undefined]) {
        const receipt = await t.call(getReceipt, {
          token: ben.token,
          params: params(),
          query: attempt === undefined ? {} : { attempt },
        })
        expect(receipt.body.answered).toBe(attempt === '1' ? 1 : 2)
        const compared = await t.call(compareReceipt, { token: ada.token, body: { receipt: receipt.body } })
        expect(compared.body).toEqual({ matches: true })
      }
    })
  })

  describe('starts once more', () => {
    test('only once, however often it is asked for at the same moment', async () => {
      await allow(3)
      await take(ben, 1, 1)
      const replies = await Promise.all([start(ben, 2), start(ben, 2), start(ben, 2), start(ben, 2)])
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect(new Set(replies.map(({ body }) => body.attempt._id)).size).toBe(1)
      expect((await rows()).map(({ number, state }) => [number, state])).toEqual([
        [1, 'submitted'],
        [2, 'in-progress'],
      ])
    })

    test('only when nothing runs: what runs goes on', async () => {
      await allow(3)
      const { attempt } = await begin(t, ben, quiz)
      for (const number of [2, 3]) expect((await start(ben, number)).body.attempt._id).toBe(attempt._id)
      expect(await rows()).toHaveLength(1)
    })

    test.each([
      ['a plain quiz', undefined, 2],
      ['one that skips a number', 3, 3],
      ['one that is over the limit', 1, 2],
    ] as const)('never in %s', async (_, allowed, number) => {
      if (allowed !== undefined) await allow(allowed)
      await take(ben, 1, 1)
      const { status, failure } = await start(ben, number)
      expect([status, failure.code]).toEqual([409, 'already-attempted'])
      expect(await rows()).toHaveLength(1)
    })

    test('never for a stranger, and never with a number that is none', async () => {
      await allow(2)
      expect((await start(cem, 2)).status).toBe(404)
      for (const attempt of ['0', '-1', '1.5', 'two', '99999']) {
        const { status } = await t.call(startAttempt, {
          token: ben.token,
          params: params(),
          query: { attempt },
        })
        expect(status).toBe(422)
      }
      expect(await rows()).toEqual([])
    })

    test('while its educator lowers the limit at the same moment: either way one of the two holds', async () => {
      await allow(2)
      await take(ben, 1, 1)
      const [started] = await Promise.all([start(ben, 2), allow(1)])
      const count = (await rows()).length
      expect([200, 409]).toContain(started.status)
      expect(count).toBe(started.status === 200 ? 2 : 1)
    })

    test('while its educator opens the first attempt again at the same moment: only one runs', async () => {
      await allow(2)
      await take(ben, 1, 1)
      const grant = { _id: 'g', reach: 'student', userId: ben._id, minutes: 5, reopen: true }
      await Promise.all([
        start(ben, 2),
        t.call(giveTime, { token: ada.token, params: params(), body: grant }),
      ])
      const running = (await rows()).filter(({ state }) => state === 'in-progress')
      expect(running).toHaveLength(1)
    })

    test('by its ID only: what an old page still sends reaches the first attempt', async () => {
      await allow(2)
      const first = await take(ben, 1, 1)
      const { attempt } = (await start(ben, 2)).body
      expect((await send(ben, right(3))).status).toBe(409)
      expect((await send(ben, right(3), first)).status).toBe(409)
      const saved = await t.call(saveAnswers, {
        token: ben.token,
        params: { attemptId: attempt._id },
        body: { changes: right(2) },
      })
      expect(saved.status).toBe(200)
      expect((await send(cem, right(3), attempt._id)).status).toBe(404)
      expect((await send(ben, [], attempt._id)).body.score).toBe(2)
    })
  })

  describe('for its educator', () => {
    const takeTwice = async () => {
      await take(ben, 1, 3)
      await take(ben, 2, 1)
      await take(cem, 1, 2)
    }

    test('counts one attempt of each student, everywhere', async () => {
      await allow(3)
      await takeTwice()
      await start(ben, 3)
      const { token } = ada
      const list = await students()
      expect(
        list.students.map((row) => [row.name, row.number, row.score, row.attempts, row.latestState]),
      ).toEqual([
        ['Ben', 1, 3, 3, 'running'],
        ['Cem', 1, 2, 1, undefined],
      ])
      expect(list.count).toBe(2)
      const results = await t.call(listStudentResults, { token, params: params(), query: {} })
      expect(results.body.results.map(({ name, score }) => [name, score])).toEqual([
        ['Ben', 3],
        ['Cem', 2],
      ])
      expect(results.body.count).toBe(2)
      const { analysis } = (await t.call(getAnalysis, { token, params: params() })).body
      expect([analysis.attempts, analysis.scores, analysis.averageScore]).toEqual([2, [0, 0, 1, 1], 2.5])
      const grid = (await t.call(getGrid, { token, params: params(), query: { sort: '1' } })).body
      expect([grid.rows.map(({ score }) => score).toSorted(), grid.count]).toEqual([[2, 3], 2])
      expect(grid.tally?.correct).toBe(2)
      const live = (await t.call(getLive, { token, params: params() })).body
      expect(live.counts).toMatchObject({ joined: 2, working: 1, submitted: 1 })
      const listed = (await t.call(listQuizzes, { token, query: {} })).body.quizzes[0]
      expect([listed?.finished, listed?.running, listed?.averagePercent]).toEqual([2, 1, 83.3])
      expect((await settings()).submitted).toBe(2)
    })

    test('exports the attempt that counts, which it is and how many there are', async () => {
      await allow(3, 'last')
      await takeTwice()
      const file = await t.call(exportResults, {
        token: ada.token,
        params: params(),
        query: { format: 'csv' },
      })
      const lines = file.raw.split('\r\n').map((line) => line.split(','))
      expect(lines[0]?.slice(-2)).toEqual(['Attempt', 'Attempts'])
      expect(lines.slice(1, 3).map((cells) => [cells[0], cells[2], ...cells.slice(-2)])).toEqual([
        ['Ben', '1', '2', '2'],
        ['Cem', '2', '1', '1'],
      ])
    })

    test('shows each attempt, and counts another one when a key is mended', async () => {
      await allow(2)
      await takeTwice()
      expect((await result(ada, ben, 1)).score).toBe(3)
      expect((await result(ada, ben, 2)).score).toBe(1)
      const told = await t.call(getTimeline, {
        token: ada.token,
        params: params(),
        query: { userId: ben._id, attempt: '1' },
      })
      expect(told.body).toMatchObject({ result: { score: 3, attempts: { number: 1 } } })
      const questions = quiz.questions.map((question, place) =>
        place === 0
          ? question
          : { ...question, type: 'write', options: [], correctAnswers: ['nobody wrote this'] },
      )
      await t.call(updateQuiz, { token: ada.token, params: params(), body: { questions } })
      // Both have one point now, and so the earlier one counts.
      expect((await students()).students[0]).toMatchObject({ number: 1, score: 1, attempts: 2 })
    })

    test('takes no attempt away when fewer are allowed, and asks for nothing where all have one', async () => {
      await allow(3, 'last')
      await take(ben, 1, 3)
      await take(ben, 2, 1)
      expect((await allow(1, 'last')).body).toMatchObject({ attempts: 1, attemptCounts: 'last' })
      expect((await students()).students[0]).toMatchObject({ number: 2, score: 1, attempts: 2 })
      expect((await result(ben, ben)).verdicts).toHaveLength(3)
      expect((await change({})).body).toMatchObject({ attempts: 1, attemptCounts: 'last' })
      expect((await start(ben, 3)).failure.code).toBe('already-attempted')
    })

    test('is plain again where nobody has come twice', async () => {
      const before = await settings()
      expect(before).not.toHaveProperty('attempts')
      expect((await allow(3)).body).toMatchObject({ attempts: 3, attemptCounts: 'best' })
      await take(ben, 1, 3)
      expect((await allow(1)).body).not.toHaveProperty('attempts')
      expect((await t.store.db.selectFrom('quizzes').select('attempt_rule').execute())[0]).toEqual({
        attempt_rule: null,
      })
      expect(await result(ben, ben)).not.toHaveProperty('attempts')
    })

    test.each([[0], [11], [-1], [1.5], ['many']])('cannot allow %s', async (attempts) => {
      const { status, failure } = await change({ attempts })
      expect([status, failure.problems?.[0]?.path]).toEqual([422, 'attempts'])
    })

    test('deletes one attempt: the others stay, with numbers from 1', async () => {
      await allow(2)
      const first = await take(ben, 1, 3)
      const second = await take(ben, 2, 1)
      const body = { attemptId: first }
      await t.call(deleteAttempt, { token: ada.token, params: params(), body })
      expect((await students()).students[0]).toMatchObject({ _id: second, number: 1, attempts: 1, score: 1 })
      expect((await view(ben)).body).toMatchObject({ attempt: { number: 1, next: 2 } })
      await take(ben, 2, 2)
      expect((await students()).students[0]).toMatchObject({ number: 2, attempts: 2, score: 2 })
    })

    test('deletes an attempt while the next one starts: the numbers have no gap', async () => {
      await allow('unlimited')
      const first = await take(ben, 1, 3)
      await take(ben, 2, 1)
      await Promise.all([
        t.call(deleteAttempt, { token: ada.token, params: params(), body: { attemptId: first } }),
        start(ben, 3),
      ])
      const numbers = (await rows()).map(({ number }) => number)
      expect(numbers).toEqual(numbers.map((_, place) => place + 1))
    })

    test('decides about late answers of the attempt that they came for', async () => {
      await allow(2)
      const { attempt } = await begin(t, ben, quiz)
      t.clock.advance(11 * minuteMs)
      await send(ben, right(2), attempt._id)
      await take(ben, 2, 1)
      const decided = await t.call(decideLateAnswers, {
        token: ada.token,
        params: params(),
        body: { userId: ben._id, accept: true, attempt: '1' },
      })
      expect(decided.body.result.score).toBe(2)
      expect((await result(ada, ben, 2)).score).toBe(1)
      expect((await students()).students[0]).toMatchObject({ number: 1, score: 2 })
    })

    test('reads attempts of own quizzes only, whatever their number', async () => {
      const { users, quizzes } = await t.seed({
        users: { eve: { role: 'admin', email: 'eve@example.org' } },
        quizzes: { other: { owner: 'eve' } },
      })
      await allow(2)
      await take(ben, 1, 3)
      for (const quizId of [quiz._id, quizzes.other._id]) {
        for (const attempt of ['1', '2']) {
          const { status } = await t.call(getResult, {
            token: users.eve.token,
            params: { quizId },
            query: { userId: ben._id, attempt },
          })
          expect(status).toBe(404)
        }
      }
    })
  })
})
