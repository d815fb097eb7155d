import {
  compareReceipt,
  exportQuiz,
  getAnalysis,
  getGrid,
  getQuestions,
  getQuiz,
  getReceipt,
  getResult,
  quizFile,
  startAttempt,
  updateQuiz,
  verifyCode,
  verifyReceipt,
} from '@quizly/contract'
import type { QuestionContent } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { regradingCalls } from '../../testing/desk/regrading.ts'
import { engines } from '../../testing/engines.ts'
import { sampleQuestions } from '../../testing/sample-questions.ts'
import type { SeededUser } from '../../testing/seed.ts'
import { submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const metals: QuestionContent = {
  text: 'By mass',
  type: 'ordering',
  options: ['gold', 'iron', 'lead'],
  correctAnswers: ['iron', 'gold', 'lead'],
  rule: 'each-decision',
}

const paris = `+${'ABCD'.charAt(sampleQuestions[0].options.indexOf('Paris'))}`

describe.each(engines)('a quiz with an order on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())
  const { regrade, undo } = regradingCalls(() => t)

  /** Ben is right, Cem has one of two pairs, Dan has left it as it was. */
  async function seedClass() {
    const { users, quizzes } = await t.seed({
      users: {
        ada: { role: 'admin', name: 'Ada' },
        ben: { name: 'Ben' },
        cem: { name: 'Cem' },
        dan: { name: 'Dan' },
        eve: { name: 'Eve' },
      },
      quizzes: { quiz: { owner: 'ada', timeLimit: 10, questions: [metals, ...sampleQuestions.slice(0, 1)] } },
    })
    const { quiz } = quizzes
    const submit = (student: SeededUser, order: string[] | null) =>
      submitAnswers(t, student, quiz, [
        { questionId: quiz.questions[0]?._id ?? '', selectedOption: order },
        { questionId: quiz.questions[1]?._id ?? '', selectedOption: 'Paris' },
      ])
    await submit(users.ben, ['iron', 'gold', 'lead'])
    await submit(users.cem, ['gold', 'lead', 'iron'])
    await submit(users.dan, null)
    t.clock.advance(60_000)
    const params = { quizId: quiz._id }
    const scoreOf = async ({ token, _id: userId }: SeededUser) =>
      (await t.call(getResult, { token, params, query: { userId } })).body.score
    const scores = () => Promise.all([users.ben, users.cem, users.dan].map(scoreOf))
    return { ...users, quiz, params, scores }
  }
  const outcomes = async () => {
    const rows = await t.store.db
      .selectFrom('attempts')
      .select('outcomes')
      .where('state', '=', 'submitted')
      .execute()
    return rows.map((row) => row.outcomes).toSorted()
  }

  test('is marked by pairs; what was answered stands in the outcomes, and a new key needs no answers', async () => {
    const { ada, quiz, params, scores } = await seedClass()
    expect(await scores()).toEqual([2, 1.5, 1])
    const before = await outcomes()
    expect(before).toEqual([`%${paris}|1~1:2ACB`, `+${paris}|1BAC`, `.${paris}`].toSorted())
    const grid = await t.call(getGrid, { token: ada.token, params, query: { sort: '1' } })
    expect(grid.body.rows.map(({ signs }) => signs)).toEqual(['.+', '%+', '++'])
    const analysis = await t.call(getAnalysis, { token: ada.token, params })
    const [analysed] = analysis.body.analysis.questions
    const counts = analysed?.choices.options.map(({ worst, middle, best }) => worst + middle + best)
    expect(counts).toEqual([1, 2])
    const key = ['gold', 'lead', 'iron']
    const marked = await regrade(ada, quiz, { mode: 'new-key', correctAnswers: key, mayLower: true })
    expect(marked.status).toBe(200)
    expect(await scores()).toEqual([1.5, 2, 1])
    expect((await undo(ada, quiz, marked.body.remarkingId, 2)).status).toBe(200)
    expect(await scores()).toEqual([2, 1.5, 1])
    expect(await outcomes()).toEqual(before)
  })

  test('also where another order counts as well, and where the key is what was shown', async () => {
    const { ada, quiz, scores } = await seedClass()
    const shown = ['gold', 'iron', 'lead']
    expect(
      (await regrade(ada, quiz, { mode: 'either-key', correctAnswers: shown, mayLower: false })).status,
    ).toBe(200)
    expect(await scores()).toEqual([2, 1.5, 1])
    const { body } = await t.call(getQuestions, { token: ada.token, params: { quizId: quiz._id } })
    expect(body.questions[0]?.options).toEqual(shown)
  })

  test('a student gets the items as they are shown, and nothing of the right order', async () => {
    const { eve, quiz, params } = await seedClass()
    const { token } = eve
    const entered = await t.call(verifyCode, { token, body: { secretCode: quiz.secretCode } })
    const before = await t.call(getQuiz, { token, params })
    expect(before.body.quiz).toMatchObject({ parts: ['ordering'] })
    const started = await t.call(startAttempt, { token, params })
    expect(started.body.questions[0]).toMatchObject({ options: metals.options, rule: 'each-decision' })
    for (const { raw } of [entered, before, started]) expect(raw).not.toMatch(/correctAnswers|"iron","gold"/)
  })

  test('a receipt tells two orders apart', async () => {
    const { cem, quiz, params } = await seedClass()
    const { token } = cem
    const { body: receipt } = await t.call(getReceipt, { token, params })
    expect(receipt.format).toBe('quizly-receipt-3')
    expect((await t.call(verifyReceipt, { body: { receipt } })).body).toEqual({ verdict: 'valid' })
    const compare = async () => (await t.call(compareReceipt, { token, body: { receipt } })).body
    expect(await compare()).toEqual({ matches: true })
    const answers = JSON.stringify([
      { questionId: quiz.questions[0]?._id, selectedOption: ['lead', 'gold', 'iron'] },
      { questionId: quiz.questions[1]?._id, selectedOption: 'Paris' },
    ])
    await t.store.db.updateTable('attempts').set({ answers }).where('student_id', '=', cem._id).execute()
    expect(await compare()).toEqual({ matches: false })
  })

  test('a file has all of it, and a wrong order is refused with a sentence', async () => {
    const { ada, quiz, params } = await seedClass()
    const { token } = ada
    const file = await t.call(exportQuiz, { token, params, query: { format: 'json' } })
    const read = quizFile.parse(JSON.parse(file.raw))
    expect([read.format, read.questions[0]]).toEqual(['quizly-quiz-2', metals])
    const [first, ...others] = quiz.questions
    const save = async (change: object) => {
      const body = { baseRevision: 1, questions: [{ ...first!, ...change }, ...others] }
      const { status, raw } = await t.call(updateQuiz, { token, params, body })
      return [status, raw]
    }
    const wrong: [object, string][] = [
      [{ correctAnswers: ['iron'] }, 'An order needs at least 2 items.'],
      [{ correctAnswers: ['iron', 'gold', 'lead', 'GOLD '] }, 'Item 4 is the same as item 2.'],
      [{ options: ['iron', 'gold'] }, 'The order that is shown must have the same items as the right one.'],
    ]
    for (const [change, sentence] of wrong) {
      expect(await save(change)).toEqual([422, expect.stringContaining(sentence)])
    }
  })
})
