import { saveAnswers, submitAttempt, updateQuiz } from '@quizly/contract'
import type { QuestionContent } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anyEngine } from '../../testing/engines.ts'
import { begin } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const capitals: QuestionContent = {
  text: 'The capital of France is {{1}}, of Italy {{2}}, of Spain {{3}}.',
  type: 'gap',
  options: [],
  correctAnswers: ['Paris', 'Rome', 'Madrid'],
  gaps: [{ accepted: ['Paname'] }, { choices: ['Rome', 'Milan', 'Turin'] }],
  rule: 'each-decision',
  points: 3,
}

describe.each(anyEngine)('a quiz with gaps on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  async function setUp() {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ben: {} },
      quizzes: { asked: { owner: 'ada', questions: [capitals] } },
    })
    return { ...users, quiz: quizzes.asked }
  }

  test('shows a student no key before the end, and marks each gap (T352)', async () => {
    const { ben, quiz } = await setUp()
    const begun = await begin(t, ben, quiz)
    const bytes = JSON.stringify(begun)
    for (const key of ['Paris', 'Paname', 'Madrid', 'correctAnswers', 'accepted'])
      expect(bytes).not.toContain(key)
    expect(begun.questions[0]).toMatchObject({ gaps: [{}, { choices: ['Milan', 'Rome', 'Turin'] }, {}] })

    const questionId = begun.questions[0]?._id ?? ''
    const { token, _id: userId } = ben
    const params = { attemptId: begun.attempt._id }
    const save = (selectedOption: string | string[] | null) =>
      t.call(saveAnswers, { token, params, body: { changes: [{ questionId, selectedOption }] } })
    const codeOf = async (selectedOption: string | string[]) => {
      const { status, failure } = await save(selectedOption)
      return [status, ...(failure.problems ?? []).map(({ code }) => code)]
    }
    expect(await codeOf('Paris')).toEqual([422, 'other-form'])
    expect(await codeOf(['a', 'b', 'c', 'd'])).toEqual([422, 'other-form'])
    expect(await codeOf(Array.from({ length: 21 }, () => 'a'))).toEqual([422, 'given-answer-wanted'])
    expect(await codeOf(['x'.repeat(2_001)])).toEqual([422, 'given-answer-wanted'])
    expect((await save(['x'.repeat(2_000), 'Nice', ''])).status).toBe(200)
    t.clock.advance(1_000)
    expect((await save(['paname', '', 'Sevilla'])).status).toBe(200)
    const { body } = await t.call(submitAttempt, { token, body: { quizId: quiz._id, userId, answers: [] } })
    expect(body).toMatchObject({
      score: 1,
      maxScore: 3,
      verdicts: [{ verdict: 'partly', points: 1, outOf: 3 }],
    })
  })

  test.each<[string, object, string]>([
    ['gaps that are no list', { gaps: 'Paris' }, 'gaps gaps-wanted'],
    ['a gap that is no object', { gaps: ['Paris'] }, 'gaps.0 gaps-wanted'],
    ['texts that are none', { gaps: [{ accepted: [7] }] }, 'gaps.0.accepted.0 gaps-wanted'],
    [
      'a choice of 10,000 signs',
      { gaps: [{ choices: ['x'.repeat(10_000)] }] },
      'gaps.0.choices.0 gaps-wanted',
    ],
    [
      'a thousand choices',
      { gaps: [{ choices: Array.from({ length: 1_000 }, String) }] },
      'gaps.0.choices gaps-wanted',
    ],
    ['a gap of nowhere', { gaps: [{}, {}, {}, { accepted: ['x'] }] }, 'correctAnswers.3 gap-not-in-text'],
    [
      'one without an answer',
      { correctAnswers: ['Paris', 'Rome', ''] },
      'correctAnswers.2 gap-without-answer',
    ],
    ['gaps of another type', { type: 'write', rule: undefined }, 'gaps gaps-elsewhere'],
  ])('refuses %s', async (_, changes, told) => {
    const { ada, quiz } = await setUp()
    const body = { questions: [{ ...capitals, ...changes }] }
    const { status, failure } = await t.call(updateQuiz, {
      token: ada.token,
      params: { quizId: quiz._id },
      body,
    })
    const [problem] = failure.problems ?? []
    expect([status, `${problem?.path} ${problem?.code}`]).toEqual([422, `questions.0.${told}`])
  })
})
