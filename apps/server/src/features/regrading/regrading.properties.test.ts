import { decideLateAnswers, getQuestions, saveAnswers } from '@quizly/contract'
import { type Answer, defaultGraceMs, regradeModes } from '@quizly/domain'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anyEngine } from '../../testing/engines.ts'
import { begin, submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { regradingCalls } from '../../testing/desk/regrading.ts'

describe.each(anyEngine)('regrade on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())
  const { readMarks, regrade, undo } = regradingCalls(() => t)

  const text = fc.constantFrom('Paris', 'London', 'Chlorophyll', 'leaf', null)
  const list = fc.constantFrom<string[] | null>(['2', '7'], ['4'], null)
  const regrading = fc.record({
    place: fc.constantFrom(0, 1, 2),
    mode: fc.constantFrom(...regradeModes),
    mayLower: fc.boolean(),
    key: fc.boolean(),
    accepted: fc.subarray(['leaf', 'green stuff']),
  })

  test('any number of times, with late answers between, lowers nobody unasked and is undone exactly', async () => {
    let run = 0
    const play = async (
      given: (string | string[] | null)[][],
      regradings: (typeof regrading extends fc.Arbitrary<infer R> ? R : never)[],
    ) => {
      run += 1
      const { users, quizzes } = await t.seed({
        users: {
          ada: { role: 'admin', email: `ada${run}@example.org` },
          ben: { email: `ben${run}@example.org` },
          cem: { email: `cem${run}@example.org` },
        },
        quizzes: { quiz: { owner: 'ada', timeLimit: 10 } },
      })
      const { ada, ben, cem } = users
      const { quiz } = quizzes
      const answers = given.map((each) =>
        quiz.questions.map(({ _id }, i): Answer => ({ questionId: _id, selectedOption: each[i] ?? null })),
      )
      await submitAnswers(t, ben, quiz, answers[0] ?? [])
      const { attempt } = await begin(t, cem, quiz)
      t.clock.advance(10 * 60_000 + defaultGraceMs + 1)
      const late = { attemptId: attempt._id }
      await t.call(saveAnswers, { token: cem.token, params: late, body: { changes: answers[1] ?? [] } })
      const readAll = async () => (await readMarks()).filter((row) => row.quiz_id === quiz._id)
      let revision = 1
      for (const [made, { place, mode, mayLower, key, accepted }] of regradings.entries()) {
        const { questions } = (await t.call(getQuestions, { token: ada.token, params: { quizId: quiz._id } }))
          .body
        const options = questions[place]?.options ?? []
        const correctAnswers = key ? [options[0] ?? 'leaf'] : undefined
        const before = await readAll()
        const change = { mode, mayLower, accepted, ...(correctAnswers && { correctAnswers }) }
        const { status, body } = await regrade(ada, quiz, change, revision, place)
        if (status === 422) continue
        expect(status).toBe(200)
        revision = body.revision
        const after = await readAll()
        if (!mayLower) {
          expect(body.down).toBe(0)
          for (const [i, old] of before.entries())
            expect(after[i]?.score).toBeGreaterThanOrEqual(old.score ?? 0)
        }
        if (made % 2 === 1) {
          revision = (await undo(ada, quiz, body.remarkingId, revision)).body.revision
          expect(await readAll()).toEqual(before)
        }
        if (made === 0) {
          const decision = { userId: cem._id, accept: true }
          await t.call(decideLateAnswers, { token: ada.token, params: { quizId: quiz._id }, body: decision })
        }
      }
    }
    const givens = fc.array(fc.tuple(text, list, text), { minLength: 2, maxLength: 2 })
    await fc.assert(fc.asyncProperty(givens, fc.array(regrading, { minLength: 1, maxLength: 4 }), play), {
      numRuns: 10,
    })
  })
})
