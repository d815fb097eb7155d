import {
  createQuestions,
  finalizeQuiz,
  getAnalysis,
  getQuiz,
  listStudentResults,
  updateQuizSettings,
} from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anyEngine } from '../../../testing/engines.ts'
import { sampleQuestions } from '../../../testing/sample-questions.ts'
import type { SeededQuiz } from '../../../testing/seed.ts'
import { begin } from '../../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const scene = {
  users: { ada: { role: 'admin' }, ben: {} },
  quizzes: { biology: { owner: 'ada' }, empty: { owner: 'ada', questions: [] } },
} as const

describe.each(anyEngine)('the state of a quiz, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const setUp = async () => {
    const { users, quizzes } = await t.seed(scene)
    const { token } = users.ada
    const of = ({ _id: quizId }: SeededQuiz) => ({ token, params: { quizId } })
    return {
      ...users,
      ...quizzes,
      token,
      finalize: async (quiz: SeededQuiz) => (await t.call(finalizeQuiz, of(quiz))).body,
      set: (quiz: SeededQuiz, code: 'open' | 'closed') =>
        t.call(updateQuizSettings, { ...of(quiz), body: { resultRelease: 'at-once', code } }),
      stateOf: async (quiz: SeededQuiz) => {
        const replies = [
          await t.call(getQuiz, of(quiz)),
          await t.call(listStudentResults, of(quiz)),
          await t.call(getAnalysis, of(quiz)),
        ]
        const [first, ...others] = replies.map(({ body }) => body.quiz)
        for (const other of others) expect(other).toEqual(first)
        expect(first).toMatchObject({ role: 'owner' })
        return first && 'state' in first ? first.state : undefined
      },
    }
  }

  test('is a draft until it is finalized, then open, closed, and open again (T209)', async () => {
    const { biology, finalize, set, stateOf } = await setUp()
    expect(await stateOf(biology)).toBe('draft')
    expect(await finalize(biology)).toEqual({ state: 'open' })
    expect(await stateOf(biology)).toBe('open')
    await set(biology, 'closed')
    expect(await stateOf(biology)).toBe('closed')
    await set(biology, 'open')
    expect(await stateOf(biology)).toBe('open')
  })

  test('stays a draft without questions, whatever is asked', async () => {
    const { empty, token, finalize, set, stateOf } = await setUp()
    expect(await finalize(empty)).toEqual({ state: 'draft' })
    await set(empty, 'closed')
    expect(await stateOf(empty)).toBe('draft')
    await set(empty, 'open')
    await t.call(createQuestions, { token, body: { quizId: empty._id, questions: sampleQuestions } })
    expect(await stateOf(empty)).toBe('draft')
    expect(await finalize(empty)).toEqual({ state: 'open' })
  })

  test('can be asked for again, and says then how the quiz stands', async () => {
    const { biology, finalize, set } = await setUp()
    await finalize(biology)
    t.clock.advance(24 * 3_600_000)
    expect(await finalize(biology)).toEqual({ state: 'open' })
    await set(biology, 'closed')
    expect(await finalize(biology)).toEqual({ state: 'closed' })
  })

  test('a draft that was closed is closed', async () => {
    const { biology, set, stateOf } = await setUp()
    await set(biology, 'closed')
    expect(await stateOf(biology)).toBe('closed')
  })

  test('is told to nobody who takes the quiz', async () => {
    const { ben, biology } = await setUp()
    await begin(t, ben, biology)
    const { raw } = await t.call(getQuiz, { token: ben.token, params: { quizId: biology._id } })
    expect(JSON.parse(raw)).not.toHaveProperty('quiz.state')
    expect(JSON.parse(raw)).not.toHaveProperty('quiz.role')
  })
})
