import {
  exportAccount,
  exportQuiz,
  getQuiz,
  getResult,
  getTimeline,
  listResults,
  quizFile,
  startAttempt,
  updateQuiz,
  updateQuizSettings,
  verifyCode,
} from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anyEngine } from '../../testing/engines.ts'
import { sampleQuestions } from '../../testing/sample-questions.ts'
import { submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const explanation = 'It has been so since 987.\nBefore, it was Aachen.'
const optionNotes = ['', 'Yes, on the Seine.', '', 'Only until 1871.']
const explained = { ...sampleQuestions[0], explanation, optionNotes }

describe.each(anyEngine)('an explanation, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  async function seedQuiz() {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ben: {} },
      quizzes: { quiz: { owner: 'ada', timeLimit: 10, questions: [explained] } },
    })
    return { ...users, quiz: quizzes.quiz, params: { quizId: quizzes.quiz._id } }
  }

  test.each<[resultRelease: string, isShown: boolean]>([
    ['at-once', true],
    ['score-only', false],
    ['by-hand', false],
  ])('reaches a student with the correct answers and never before: %s', async (resultRelease, isShown) => {
    const { ada, ben, quiz, params } = await seedQuiz()
    const { token } = ben
    const body = { resultRelease, code: 'open' }
    await t.call(updateQuizSettings, { token: ada.token, params, body })
    const before = [
      await t.call(verifyCode, { token, body: { secretCode: quiz.secretCode } }),
      await t.call(getQuiz, { token, params }),
      await t.call(startAttempt, { token, params }),
      await t.call(getQuiz, { token, params }),
    ]
    for (const { raw } of before) expect(raw).not.toMatch(/explanation"|987|optionNotes|Seine|1871/)
    expect(before[1]?.raw).toContain('"parts":["explained"]')
    await submitAnswers(t, ben, quiz, [])
    t.clock.advance(60_000)
    const query = { userId: ben._id }
    const others = [
      await t.call(getResult, { token, params, query }),
      await t.call(getTimeline, { token, params, query }),
      await t.call(listResults, { token, params: { userId: ben._id } }),
      await t.call(exportAccount, { token }),
    ]
    for (const { raw } of others) expect(raw).not.toMatch(/987|Seine|1871/)
    const { raw } = await t.call(getQuiz, { token, params })
    for (const text of ['It has been so since 987.', 'Yes, on the Seine.', 'Only until 1871.'])
      expect(raw.includes(text)).toBe(isShown)
  })

  test('is in the file of the quiz, changes no marks, and a blank one is none', async () => {
    const { ada, ben, quiz, params } = await seedQuiz()
    await submitAnswers(t, ben, quiz, [])
    const { token } = ada
    const file = await t.call(exportQuiz, { token, params, query: { format: 'json' } })
    const read = quizFile.parse(JSON.parse(file.raw))
    expect([read.format, read.questions[0]]).toEqual(['quizly-quiz-2', explained])
    const save = (text: string, notes = ['', ' ', '', '']) =>
      t.call(updateQuiz, {
        token,
        params,
        body: { questions: [{ ...quiz.questions[0]!, explanation: text, optionNotes: notes }] },
      })
    expect((await save('x'.repeat(5_001))).status).toBe(422)
    expect((await save('', ['One note'])).status).toBe(422)
    expect((await save(' ')).body).toMatchObject({ scoresChanged: 0 })
    const { raw } = await t.call(getQuiz, { token, params })
    expect(raw).not.toMatch(/explanation|explained|optionNotes/)
  })

  test('a note stands beside its option also where options are shuffled', async () => {
    const { ada, ben, quiz, params } = await seedQuiz()
    const body = { resultRelease: 'at-once', code: 'open', shuffleOptions: true }
    await t.call(updateQuizSettings, { token: ada.token, params, body })
    await submitAnswers(t, ben, quiz, [])
    t.clock.advance(60_000)
    const { body: reply } = await t.call(getQuiz, { token: ben.token, params })
    const [shown] = 'questions' in reply ? (reply.questions as (typeof explained)[]) : []
    expect(shown?.options).not.toEqual(explained.options)
    for (const [index, option] of explained.options.entries())
      expect(shown?.optionNotes[shown.options.indexOf(option)]).toBe(optionNotes[index])
  })
})
