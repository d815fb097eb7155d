import { getAnalysis, listQuizzes, listStudentResults } from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anyEngine } from '../../testing/engines.ts'
import { rightAnswers, sampleQuestions } from '../../testing/sample-questions.ts'
import { begin, submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { insertRole } from '../quizzes/roles.repository.ts'

describe.each(anyEngine)('reports, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  async function seedClass() {
    return t.seed({
      users: {
        ada: { role: 'admin' },
        bea: { role: 'admin' },
        ben: { name: 'Ben' },
        cem: { name: 'Cem' },
        dee: { name: 'Dee' },
      },
      quizzes: { biology: { owner: 'ada' }, history: { owner: 'ada' }, physics: { owner: 'bea' } },
    })
  }

  test('a list tells the average of a quiz as its results do, in points and not rounded before', async () => {
    const questions = sampleQuestions.map((question, index) => ({ ...question, points: index + 2.5 }))
    const { users, quizzes } = await t.seed({
      users: { eva: { role: 'admin' }, fay: {}, gil: {}, hal: {} },
      quizzes: { weighted: { owner: 'eva', questions } },
    })
    const { eva, fay, gil, hal } = users
    const right = rightAnswers(quizzes.weighted.questions)
    for (const [at, student] of [fay, gil, hal].entries())
      await submitAnswers(t, student, quizzes.weighted, right.slice(at))
    t.clock.advance(60_000)
    const { body: list } = await t.call(listQuizzes, { token: eva.token })
    const params = { quizId: quizzes.weighted._id }
    const { analysis } = (await t.call(getAnalysis, { token: eva.token, params })).body
    const { averagePercent, averageScore, averageOutOf } = list.quizzes[0] ?? {}
    expect(averageScore).toBeCloseTo(analysis?.averageScore ?? 0, 8)
    expect(averagePercent).toBeCloseTo(100 * (analysis?.averageShare ?? 0), 8)
    expect([averageScore, averageOutOf]).toEqual([expect.closeTo((10.5 + 8 + 4.5) / 3, 8), 10.5])
  })

  test('lists one’s own quizzes with how they went', async () => {
    const { users, quizzes } = await seedClass()
    await submitAnswers(t, users.ben, quizzes.biology, [])
    await begin(t, users.cem, quizzes.biology)
    const { body } = await t.call(listQuizzes, { token: users.ada.token })
    expect(body.quizzes.map(({ _id }) => _id).sort()).toEqual(
      [quizzes.biology._id, quizzes.history._id].sort(),
    )
    expect(body.quizzes.find(({ _id }) => _id === quizzes.biology._id)).toMatchObject({
      secretCode: quizzes.biology.secretCode,
      isReady: true,
      running: 1,
      finished: 1,
      averagePercent: 0,
    })
    expect(body.quizzes.find(({ _id }) => _id === quizzes.history._id)).toMatchObject({
      running: 0,
      finished: 0,
      averagePercent: null,
    })
  })

  test('lists the results of a quiz by name, those that time has closed among them', async () => {
    const { users, quizzes } = await seedClass()
    await submitAnswers(t, users.cem, quizzes.biology, [])
    for (const student of [users.ben, users.dee]) await begin(t, student, quizzes.biology)
    t.clock.advance(10 * 60_000)
    await submitAnswers(t, users.dee, quizzes.biology, [])
    t.clock.advance(2 * 3_600_000)
    const { body } = await t.call(listStudentResults, {
      token: users.ada.token,
      params: { quizId: quizzes.biology._id },
    })
    expect(body.results.map(({ name, submittedBy }) => [name, submittedBy])).toEqual([
      ['Ben', 'time'],
      ['Cem', 'student'],
      // Her page submitted when the time was over.
      ['Dee', 'time'],
    ])
  })

  test('shows nobody else’s results', async () => {
    const { users, quizzes } = await seedClass()
    const params = { quizId: quizzes.physics._id }
    const { status } = await t.call(listStudentResults, { token: users.ada.token, params })
    expect(status).toBe(404)
  })

  test('lists a quiz of somebody else’s as soon as one has a role on it, the latest role first', async () => {
    const { users, quizzes } = await seedClass()
    t.clock.advance(1_000)
    const role = { quizId: quizzes.physics._id, userId: users.ada._id, role: 'viewer' } as const
    await insertRole(t.store.db, role, t.clock.now())
    const { body } = await t.call(listQuizzes, { token: users.ada.token })
    const [first, ...others] = body.quizzes.map(({ title }) => title)
    expect([first, others.toSorted()]).toEqual(['physics', ['biology', 'history']])
    const query = { after: quizzes.physics._id }
    const { body: next } = await t.call(listQuizzes, { token: users.ada.token, query })
    expect(next.quizzes.map(({ title }) => title)).toEqual(others)
  })
})
