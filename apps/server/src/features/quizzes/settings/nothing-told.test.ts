import {
  exportAccount,
  getQuiz,
  getReceipt,
  getResult,
  getTimeline,
  listResults,
  listRunningAttempts,
  saveAnswers,
  startAttempt,
  submitAttempt,
  updateQuizSettings,
  verifyCode,
} from '@quizly/contract'
import type { QuestionContent } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../../testing/engines.ts'
import type { SeededQuiz, SeededUser } from '../../../testing/seed.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

// Right and wrong answers are equally long, so that a reply may differ in nothing but what its student wrote.
const questions = [
  { text: 'Which?', type: 'single', options: ['right1', 'wrong1'], correctAnswers: ['right1'] },
  {
    text: 'Which two?',
    type: 'multiple',
    options: ['right2', 'right3', 'wrong2', 'wrong3'],
    correctAnswers: ['right2', 'right3'],
  },
  { text: 'What?', type: 'write', options: [], correctAnswers: ['right4'] },
] satisfies QuestionContent[]
const given = {
  ben: ['right1', ['right2', 'right3'], 'right4'],
  cem: ['wrong1', ['wrong2', 'wrong3'], 'wrong4'],
}

describe.each(engines)('while results are held back, on $name', (engine) => {
  let t: TestApp
  let statements: string[]
  beforeEach(async () => {
    const onStatement = ({ sql }: { sql: string }) => void statements.push(sql)
    statements = []
    t = await createTestApp({ engine: { ...engine, open: () => engine.open({ onStatement }) } })
  })
  afterEach(() => t.close())

  /** What a student of the quiz is told by everything that they can ask, and which statements each question takes. */
  async function takeAndAsk(
    student: SeededUser,
    { _id: quizId, ...quiz }: SeededQuiz,
    name: keyof typeof given,
  ) {
    const { token, _id: userId } = student
    const params = { quizId, userId }
    const told: { raw: string; length: number; statements: string[] }[] = []
    const ask = async (call: Parameters<TestApp['call']>[0], options: object = {}) => {
      statements = []
      const reply = await t.call(call, { token, ...options })
      told.push({ raw: masked(reply.raw, student), length: reply.raw.length, statements })
      return reply
    }
    await ask(verifyCode, { body: { secretCode: quiz.secretCode } })
    const { raw } = await ask(startAttempt, { params })
    const attemptId = (JSON.parse(raw) as { attempt: { _id: string } }).attempt._id
    const answers = quiz.questions.map((question, i) => ({
      questionId: question._id,
      selectedOption: given[name][i] ?? null,
    }))
    await ask(saveAnswers, { params: { attemptId }, body: { changes: answers } })
    await ask(submitAttempt, { body: { quizId, userId, answers } })
    await ask(submitAttempt, { body: { quizId, userId, answers } })
    const query = { userId }
    for (const call of [getQuiz, getResult, getTimeline, listResults, getReceipt, exportAccount]) {
      await ask(call, { params, query })
    }
    await ask(listRunningAttempts)
    await ask(startAttempt, { params })
    return told
  }

  test('who has everything right and who has everything wrong are told the same, in replies of the same length, by the same statements', async () => {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ben: {}, cem: {}, dan: {} },
      quizzes: { biology: { owner: 'ada', questions } },
    })
    const { ada, ben, cem, dan } = users
    const params = { quizId: quizzes.biology._id }
    const set = (code: 'open' | 'closed') =>
      t.call(updateQuizSettings, { token: ada.token, params, body: { correctAnswers: 'when-closed', code } })
    await set('open')
    // The first one of all has the questions read, which are then kept for the others.
    await takeAndAsk(dan, quizzes.biology, 'ben')
    const right = await takeAndAsk(ben, quizzes.biology, 'ben')
    const wrong = await takeAndAsk(cem, quizzes.biology, 'cem')
    expect(right).toHaveLength(13)
    for (const [i, told] of right.entries()) expect(told).toEqual(wrong[i])

    // They do differ as soon as they may.
    await set('closed')
    const scores = [ben, cem].map(async ({ token, _id: userId }) => {
      const { body } = await t.call(getResult, { token, params, query: { userId } })
      return body.score
    })
    expect(await Promise.all(scores)).toEqual([3, 0])
  })
})

/** Without what is a student's own: who they are, what they answered, and what is drawn or signed for them. */
function masked(raw: string, { _id, name }: SeededUser): string {
  return raw
    .replaceAll(_id, 'them')
    .replaceAll(new RegExp(`\\b${name}\\b`, 'g'), 'name')
    .replaceAll(/"selectedOption":(?:"(?:right|wrong)\d"|\[[^\]]*\])/g, '"selectedOption":"given"')
    .replaceAll(/"_id":"[\w-]{36}"/g, '"_id":"drawn"')
    .replaceAll(/"(answersHash|signature)":"[^"]*"/g, '"$1":"drawn"')
}
