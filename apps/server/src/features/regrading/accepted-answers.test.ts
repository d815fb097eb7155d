import {
  getAnalysis,
  getMistakes,
  getPractice,
  getQuestions,
  getQuiz,
  updateQuizSettings,
} from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Change, regradingCalls } from '../../testing/desk/regrading.ts'
import { causes } from '../../testing/desk/essay-class.ts'
import { anyEngine } from '../../testing/engines.ts'
import { sampleQuestions } from '../../testing/sample-questions.ts'
import { begin, submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const secret = 'Only for those who mark'
const essay = {
  ...causes,
  essay: { sample: secret, rubric: [{ _id: 'slip', text: secret, points: -1 }, ...causes.essay!.rubric!] },
}

describe.each(anyEngine)('what is correct, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  async function seedClass() {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ben: {}, cem: {} },
      quizzes: { quiz: { owner: 'ada', timeLimit: 10, questions: [...sampleQuestions, essay] } },
    })
    const { quiz } = quizzes
    const at = ({ token }: { token: string }) => ({ token, params: { quizId: quiz._id } })
    return { ...users, quiz, at }
  }

  test('after a regrade is told with all that counts, to educators and to who may see answers, and to nobody before', async () => {
    const { ada, ben, cem, quiz, at } = await seedClass()
    const { regrade } = regradingCalls(() => t)
    await submitAnswers(t, ben, quiz, [{ questionId: quiz.questions[0]!._id, selectedOption: 'Rome' }])
    const change: Change = { correctAnswers: ['London'], mode: 'either-key', mayLower: false }
    expect((await regrade(ada, quiz, change)).status).toBe(200)
    const settings = { resultRelease: 'at-once', code: 'open', practice: true } as const
    await t.call(updateQuizSettings, { ...at(ada), body: settings })
    t.clock.advance(60_000)
    const key = { correctAnswers: ['London'], marking: { also: [['Paris']] } }
    for (const { body } of [
      await t.call(getQuiz, at(ada)),
      await t.call(getQuestions, at(ada)),
      await t.call(getQuiz, at(ben)),
      await t.call(getPractice, at(ben)),
    ])
      expect(body.questions[0]).toMatchObject(key)
    const { body: mistakes } = await t.call(getMistakes, { token: ben.token })
    expect(mistakes.quizzes[0]?.questions[0]).toMatchObject(key)
    const { body: analysis } = await t.call(getAnalysis, at(ada))
    expect(analysis.analysis?.questions[0]?.question).toMatchObject(key)
    await begin(t, cem, quiz)
    expect((await t.call(getQuiz, at(cem))).raw).not.toMatch(/"(marking|also|correctAnswers)"/)
  })

  test('of an essay keeps the sample and what takes points from students, with their result and in practice', async () => {
    const { ada, ben, quiz, at } = await seedClass()
    await submitAnswers(t, ben, quiz, [])
    await t.call(updateQuizSettings, {
      ...at(ada),
      body: { resultRelease: 'at-once', code: 'open', practice: true },
    })
    t.clock.advance(60_000)
    for (const { raw } of [
      await t.call(getQuiz, at(ben)),
      await t.call(getPractice, at(ben)),
      await t.call(getMistakes, { token: ben.token }),
    ]) {
      expect(raw).toContain('Names the treaty')
      expect(raw).not.toContain(secret)
      expect(raw).not.toContain('Misspells')
    }
    expect((await t.call(getQuiz, at(ada))).raw).toContain(secret)
  })
})
