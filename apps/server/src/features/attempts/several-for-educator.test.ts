import {
  decideLateAnswers,
  deleteAttempt,
  exportResults,
  getAnalysis,
  getGrid,
  getLive,
  getResult,
  getTimeline,
  listQuizzes,
  listStudentResults,
  updateQuiz,
} from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { begin } from '../../testing/taking.ts'
import { minuteMs, setUpSeveral } from '../../testing/desk/several-attempts.ts'

describe.each(engines)('a quiz that can be taken several times, for its educator, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  test('counts one attempt of each student, everywhere', async () => {
    const { ada, ben, params, settings, allow, start, students, takeTwice } = await setUpSeveral(t)
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
    expect([listed?.finished, listed?.running]).toEqual([2, 1])
    expect(listed?.averagePercent).toBeCloseTo(250 / 3, 8)
    expect((await settings()).submitted).toBe(2)
  })

  test('exports the attempt that counts, which it is and how many there are', async () => {
    const { ada, params, allow, takeTwice } = await setUpSeveral(t)
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

  test('shows each attempt, and counts another one when a key is fixed', async () => {
    const { ada, ben, quiz, params, allow, result, students, takeTwice } = await setUpSeveral(t)
    await allow(2)
    await takeTwice()
    expect((await result(ada, ben, 1)).score).toBe(3)
    expect((await result(ada, ben, 2)).score).toBe(1)
    const timeline = await t.call(getTimeline, {
      token: ada.token,
      params: params(),
      query: { userId: ben._id, attempt: '1' },
    })
    expect(timeline.body).toMatchObject({ result: { score: 3, attempts: { number: 1 } } })
    const questions = quiz.questions.map((question, index) =>
      index === 0
        ? question
        : { ...question, type: 'write', options: [], correctAnswers: ['nobody wrote this'] },
    )
    await t.call(updateQuiz, { token: ada.token, params: params(), body: { questions } })
    // Both have one point now, and so the earlier one counts.
    expect((await students()).students[0]).toMatchObject({ number: 1, score: 1, attempts: 2 })
  })

  test('counts the greater share where a question was added between two attempts', async () => {
    const { ada, ben, quiz, params, allow, result, students, take } = await setUpSeveral(t)
    await allow(3)
    await take(ben, 1, 2)
    const { token } = ada
    const added = { text: 'And now?', type: 'write', options: [], correctAnswers: ['yes'] }
    await t.call(updateQuiz, {
      token,
      params: params(),
      body: { questions: [...quiz.questions, added, { ...added, text: 'And then?' }] },
    })
    await take(ben, 2, 3)
    expect(
      await Promise.all([1, 2].map(async (each) => (await result(ada, ben, each)).totalQuestions)),
    ).toEqual([3, 5])
    expect((await students()).students[0]).toMatchObject({ number: 1, score: 2, totalQuestions: 3 })
    expect((await result(ada, ben)).score).toBe(2)
    const { analysis } = (await t.call(getAnalysis, { token, params: params() })).body
    expect([analysis.attempts, analysis.averageScore]).toEqual([1, 2])
  })

  test('tells before results are released how many can try again', async () => {
    const { ben, cem, settings, change, take, start } = await setUpSeveral(t)
    await change({ attempts: 2, resultRelease: 'by-hand' })
    expect(await settings()).not.toHaveProperty('attemptsLeft')
    await take(ben, 1, 3)
    await take(cem, 1, 1)
    expect(await settings()).toMatchObject({ running: 0, submitted: 2, attemptsLeft: 2 })
    await start(ben, 2)
    expect(await settings()).toMatchObject({ running: 1, attemptsLeft: 1 })
    await change({ attempts: 2, resultRelease: 'by-hand', code: 'closed' })
    expect(await settings()).not.toHaveProperty('attemptsLeft')
  })

  test('takes no attempt away when fewer are allowed, and asks for nothing where all have one', async () => {
    const { ben, change, allow, start, take, result, students } = await setUpSeveral(t)
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
    const { ben, settings, allow, take, result } = await setUpSeveral(t)
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
    const { change } = await setUpSeveral(t)
    const { status, failure } = await change({ attempts })
    expect([status, failure.problems?.[0]?.path]).toEqual([422, 'attempts'])
  })

  test('deletes one attempt: the others stay, with numbers from 1', async () => {
    const { ada, ben, params, allow, take, view, students } = await setUpSeveral(t)
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
    const { ada, ben, params, allow, start, take, rows } = await setUpSeveral(t)
    await allow('unlimited')
    const first = await take(ben, 1, 3)
    await take(ben, 2, 1)
    await Promise.all([
      t.call(deleteAttempt, { token: ada.token, params: params(), body: { attemptId: first } }),
      start(ben, 3),
    ])
    const numbers = (await rows()).map(({ number }) => number)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  })

  test('decides about late answers of the attempt that they came for', async () => {
    const { ada, ben, quiz, params, allow, right, send, take, result, students } = await setUpSeveral(t)
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
    const { ben, quiz, allow, take } = await setUpSeveral(t)
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
