import {
  exportAccount,
  getQuiz,
  getReceipt,
  getResult,
  getTimeline,
  giveOutResults,
  listResults,
  listRunningAttempts,
  saveAnswers,
  startAttempt,
  submitAttempt,
  updateQuizSettings,
  verifyCode,
} from '@quizly/contract'
import { defaultGraceMs, type QuestionContent } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anyEngine } from '../../../testing/engines.ts'
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
  // One right answer each, but not to the same question.
  eva: ['right1', ['wrong2', 'wrong3'], 'wrong4'],
  fay: ['wrong1', ['wrong2', 'wrong3'], 'right4'],
}
const hourMs = 3_600_000

describe.each(anyEngine)('while results are held back, on $name', (engine) => {
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
    const replies: { raw: string; length: number; statements: string[] }[] = []
    const ask = async (call: Parameters<TestApp['call']>[0], options: object = {}) => {
      statements = []
      const reply = await t.call(call, { token, ...options })
      replies.push({ raw: masked(reply.raw, student), length: reply.raw.length, statements })
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
    return replies
  }

  /** Every setting that holds results back: how it begins, and how the results come out at last. */
  const held = {
    'until the quiz is closed by hand': {
      body: () => ({ resultRelease: 'when-closed' }),
      release: ({ set }: Released) => set({ resultRelease: 'when-closed', code: 'closed' }),
    },
    'until the quiz closes by its time': {
      body: () => ({
        resultRelease: 'when-closed',
        closesAt: new Date(t.clock.now() + hourMs).toISOString(),
      }),
      release: () => Promise.resolve(t.clock.advance(hourMs + defaultGraceMs + 1)),
    },
    'where nobody can go back, until an educator gives them out': {
      body: () => ({ resultRelease: 'by-hand', pages: 'forward-only' }),
      release: async ({ token, params }: Released) => void (await t.call(giveOutResults, { token, params })),
    },
    'until an educator gives them out': {
      body: () => ({ resultRelease: 'by-hand' }),
      release: async ({ token, params }: Released) => void (await t.call(giveOutResults, { token, params })),
    },
  }
  type Released = { token: string; params: { quizId: string }; set: (body: object) => Promise<unknown> }

  test.each(Object.keys(held) as (keyof typeof held)[])(
    '%s, who has everything right and who has everything wrong are told the same, in replies of the same length, by the same statements',
    async (name) => {
      const { users, quizzes } = await t.seed({
        users: { ada: { role: 'admin' }, ben: {}, cem: {}, dan: {} },
        quizzes: { biology: { owner: 'ada', questions } },
      })
      const { ada, ben, cem, dan } = users
      const params = { quizId: quizzes.biology._id }
      const { token } = ada
      const set = async (body: object) => {
        const reply = await t.call(updateQuizSettings, { token, params, body: { code: 'open', ...body } })
        expect(reply.status).toBe(200)
      }
      const { body, release } = held[name]
      await set(body())
      // The first one of all has the questions read, which are then kept for the others.
      await takeAndAsk(dan, quizzes.biology, 'ben')
      const right = await takeAndAsk(ben, quizzes.biology, 'ben')
      const wrong = await takeAndAsk(cem, quizzes.biology, 'cem')
      expect(right).toHaveLength(13)
      for (const [i, reply] of right.entries()) expect(reply).toEqual(wrong[i])

      // They do differ as soon as they may.
      await release({ token, params, set })
      const results = [ben, cem].map(async (student) => {
        const query = { userId: student._id }
        return (await t.call(getResult, { token: student.token, params, query })).body
      })
      expect((await Promise.all(results)).map(({ score, verdicts }) => [score, verdicts.length])).toEqual([
        [3, 3],
        [0, 3],
      ])
    },
  )

  test('with the score only, who has the same score for other answers is told the same, and never a verdict', async () => {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, eva: {}, fay: {}, dan: {} },
      quizzes: { biology: { owner: 'ada', questions } },
    })
    const { ada, eva, fay, dan } = users
    const params = { quizId: quizzes.biology._id }
    const body = { resultRelease: 'score-only', code: 'open' }
    await t.call(updateQuizSettings, { token: ada.token, params, body })
    await takeAndAsk(dan, quizzes.biology, 'ben')
    const [first, last] = [
      await takeAndAsk(eva, quizzes.biology, 'eva'),
      await takeAndAsk(fay, quizzes.biology, 'fay'),
    ]
    for (const [i, reply] of first.entries()) expect(reply).toEqual(last[i])
    const raws = first.map(({ raw }) => raw).join()
    expect(raws.match(/"score":1/g)?.length).toBe(6)
    expect(raws).not.toMatch(/"verdict":"|correctAnswers|"verdicts":\[\{/)

    // Closing the quiz changes nothing: the score is all that they ever see.
    await t.call(updateQuizSettings, { token: ada.token, params, body: { ...body, code: 'closed' } })
    const query = { userId: eva._id }
    const { body: result } = await t.call(getResult, { token: eva.token, params, query })
    expect(result).toMatchObject({ score: 1, verdicts: [], why: 'score-only' })
    const quiz = await t.call(getQuiz, { token: eva.token, params })
    expect(quiz.raw).not.toContain('correctAnswers')
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
