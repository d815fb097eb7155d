import { listQuizzes, listResults, listStudentResults } from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Reply } from '../../testing/call-api.ts'
import { engines } from '../../testing/engines.ts'
import { rightAnswers } from '../../testing/sample-questions.ts'
import type { SeededQuiz, SeededUser } from '../../testing/seed.ts'
import { submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const many = 60

describe.each(engines)('lists come in pages of 50, on $name:', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  test('an educator’s quizzes and a student’s results, newest first', async () => {
    const requested = Object.fromEntries(
      Array.from({ length: many }, (_, i) => [`quiz${i}`, { owner: 'ada' }]),
    )
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, bea: { role: 'admin' }, ben: {} },
      quizzes: requested,
    })
    const made = Object.values(quizzes as Record<string, SeededQuiz>)
    for (const quiz of made) {
      await submitAnswers(t, users.ben, quiz, [])
      if (made.indexOf(quiz) % 2) t.clock.advance(1)
    }
    const listed: string[] = []
    const sizes: number[] = []
    for (let after: string | undefined = ''; after !== undefined;) {
      const query: Record<string, string> = after === '' ? {} : { after }
      const { body }: Reply<typeof listQuizzes> = await t.call(listQuizzes, { token: users.ada.token, query })
      sizes.push(body.quizzes.length)
      listed.push(...body.quizzes.map(({ _id }) => _id))
      expect(body.quizzes.every(({ finished }) => finished === 1)).toBe(true)
      after = body.next
    }
    expect(sizes).toEqual([50, 10])
    expect(listed).toEqual(
      made
        .map(({ _id }) => _id)
        .toSorted()
        .toReversed(),
    )
    const foreign = await t.call(listQuizzes, {
      token: users.bea.token,
      query: { after: listed[0] ?? '' },
    })
    expect(foreign.body).toEqual({ quizzes: [] })

    const params = { userId: users.ben._id }
    const results: { _id: string; submittedAt: string; quizId: { _id: string } }[] = []
    for (const size of [50, 10, 0]) {
      const before = results.at(-1)?._id
      const { body } = await t.call(listResults, {
        token: users.ben.token,
        params,
        query: before === undefined ? {} : { before },
      })
      expect(body).toHaveLength(size)
      results.push(...body)
    }
    expect(new Set(results.map(({ quizId }) => quizId._id))).toEqual(new Set(listed))
    const moments = results.map(({ submittedAt }) => submittedAt)
    expect(moments).toEqual(moments.toSorted().toReversed())
  })

  test('a quiz’s results by name, score or moment, either way', async () => {
    const names = Array.from(
      { length: many },
      (_, i) => `Student ${String((i * 37) % many).padStart(3, '0')}`,
    )
    const { users, quizzes } = await t.seed({
      users: {
        ada: { role: 'admin' },
        ...Object.fromEntries(names.map((name, i) => [`student${i}`, { name }])),
      },
      quizzes: { biology: { owner: 'ada' } },
    })
    const { ada, ...students } = users as Record<string, SeededUser>
    const right = rightAnswers(quizzes.biology.questions)
    for (const [i, student] of Object.values(students).entries()) {
      await submitAnswers(t, student, quizzes.biology, right.slice(0, i % 4))
      if (i % 3 === 0) t.clock.advance(1_000)
    }
    const all = async (query: Record<string, string>) => {
      const results = []
      for (let after: string | undefined = ''; after !== undefined;) {
        const { body }: Reply<typeof listStudentResults> = await t.call(listStudentResults, {
          token: ada?.token ?? '',
          params: { quizId: quizzes.biology._id },
          query: { ...query, ...(after !== '' && { after }) },
        })
        expect([body.count, body.results.length <= 50]).toEqual([many, true])
        results.push(...body.results)
        after = body.next
      }
      expect(new Set(results.map(({ _id }) => _id)).size).toBe(many)
      return results
    }
    expect((await all({})).map(({ name }) => name)).toEqual(names.toSorted())
    expect((await all({ sort: 'name', order: 'descending' })).map(({ name }) => name)).toEqual(
      names.toSorted().toReversed(),
    )
    const scores = (await all({ sort: 'score', order: 'descending' })).map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
    const moments = (await all({ sort: 'submitted' })).map(({ submittedAt }) => submittedAt)
    expect(moments).toEqual(moments.toSorted())
  })
})
