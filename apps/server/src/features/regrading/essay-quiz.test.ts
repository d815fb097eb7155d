import {
  decideLateAnswers,
  exportResults,
  getAnalysis,
  getGrid,
  getReceipt,
  getResult,
  getTimeline,
  listQuizzes,
  listResults,
  markByHand,
  saveAnswers,
  updateQuizSettings,
  verifyReceipt,
} from '@quizly/contract'
import type { QuestionContent } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { regradingCalls } from '../../testing/desk/regrading.ts'
import { engines } from '../../testing/engines.ts'
import { sampleQuestions } from '../../testing/sample-questions.ts'
import type { SeededUser } from '../../testing/seed.ts'
import { begin, submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const causes: QuestionContent = {
  text: 'Why did the war begin?',
  type: 'essay',
  options: [],
  correctAnswers: [],
  points: 6,
  essay: {
    most: { kind: 'words', count: 300 },
    rubric: [{ _id: 'r1', text: 'Names the treaty', points: 2 }],
    sample: 'Because of the treaty of 1839',
  },
}

describe.each(engines)('a quiz with an essay on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())
  const { regrade, undo } = regradingCalls(() => t)

  /** Ben has written something, Cem has not; both know the capital. */
  async function seedClass() {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin', name: 'Ada' }, ben: { name: 'Ben' }, cem: { name: 'Cem' }, dan: {} },
      quizzes: { quiz: { owner: 'ada', timeLimit: 10, questions: [causes, ...sampleQuestions.slice(0, 1)] } },
    })
    const { quiz } = quizzes
    const idOf = (index: number) => quiz.questions[index]?._id ?? ''
    const submit = (student: SeededUser, text: string | null) =>
      submitAnswers(t, student, quiz, [
        { questionId: idOf(0), selectedOption: text },
        { questionId: idOf(1), selectedOption: 'Paris' },
      ])
    const params = { quizId: quiz._id }
    const resultOf = async ({ token, _id: userId }: SeededUser) =>
      (await t.call(getResult, { token, params, query: { userId } })).body
    const look = async ({ _id: userId }: SeededUser) => {
      const { body } = await t.call(getTimeline, { token: users.ada.token, params, query: { userId } })
      if (!('version' in body)) throw new Error('Only educators read versions')
      return body
    }
    const mark = async (student: SeededUser, points: number) => {
      const { version, result } = await look(student)
      const body = {
        questionId: idOf(0),
        verdict: { points },
        reason: 'Read twice',
        baseVersion: version,
      } as const
      const { token } = users.ada
      return t.call(markByHand, { token, params: { ...params, attemptId: result._id }, body })
    }
    return { ...users, quiz, idOf, submit, params, resultOf, look, mark }
  }
  const stored = () =>
    t.store.db
      .selectFrom('attempts')
      .select(['outcomes', 'points', 'max_points', 'waiting'])
      .where('state', '=', 'submitted')
      .orderBy('outcomes')
      .execute()

  test('waits until a person gives points; a blank answer is skipped and waits for nobody', async () => {
    const { ben, cem, submit, resultOf, mark, idOf, params } = await seedClass()
    await submit(ben, 'Because of a treaty.')
    await submit(cem, ' ')
    t.clock.advance(60_000)
    expect(await stored()).toMatchObject([
      { outcomes: expect.stringMatching(/^\.\+/), points: 100, max_points: 700, waiting: null },
      { outcomes: expect.stringMatching(/^\?\+/), points: 100, max_points: 700, waiting: 1 },
    ])
    const before = await resultOf(ben)
    expect(before).toMatchObject({ score: 1, maxScore: 7, waiting: 1 })
    expect(before.verdicts[0]).toEqual({ questionId: idOf(0), verdict: 'waiting', points: 0, outOf: 6 })
    expect(await resultOf(cem)).not.toHaveProperty('waiting')
    const first = await t.call(getReceipt, { token: ben.token, params })
    expect((await t.call(verifyReceipt, { body: { receipt: first.body } })).body).toEqual({
      verdict: 'valid',
    })

    expect((await mark(ben, 4.5)).status).toBe(200)
    const after = await resultOf(ben)
    expect(after).toMatchObject({ score: 5.5, maxScore: 7 })
    expect(after).not.toHaveProperty('waiting')
    expect(after.verdicts[0]).toMatchObject({ verdict: 'partly', points: 4.5, byHand: true })
    const { body: listed } = await t.call(listResults, { token: ben.token, params: { userId: ben._id } })
    expect(listed).toMatchObject([{ score: 5.5 }])
    expect((await mark(ben, 6.01)).status).toBe(422)
  })

  test('hides nothing before: all figures are without it, and say so', async () => {
    const { ada, ben, cem, submit, mark, params } = await seedClass()
    await submit(ben, 'Because of a treaty.')
    await submit(cem, null)
    t.clock.advance(60_000)
    const { token } = ada
    const analysis = async () => (await t.call(getAnalysis, { token, params })).body.analysis
    // Of one point each, which is all that Ben can have so far.
    expect(await analysis()).toMatchObject({
      attempts: 2,
      unmarked: 1,
      toMark: 1,
      waiting: 0,
      averageScore: 1,
      averageShare: expect.closeTo((1 / 1 + 1 / 7) / 2, 9) as unknown,
      leastTotal: 1,
      points: { outOf: 7, lowest: 1, highest: 1 },
      questions: [
        { number: 1, asked: 1, toMark: 1, difficulty: { right: 0, share: 0 } },
        { number: 2, asked: 2, difficulty: { right: 2, share: 1 } },
      ],
    })
    const listed = async () => (await t.call(listQuizzes, { token, query: {} })).body.quizzes[0]
    const average = async () => (await listed())?.averagePercent
    expect(await average()).toBeCloseTo(100 / 7, 8)
    expect(await listed()).toMatchObject({ averageScore: 1, averageOutOf: 7, toMark: 1 })
    const grid = await t.call(getGrid, { token, params, query: { sort: '1' } })
    expect(grid.body.rows.map(({ signs }) => signs)).toEqual(['.+', '?+'])
    expect(grid.body.tally).toMatchObject({ skipped: 1, unmarked: 1 })
    const csv = { format: 'csv', questions: 'points' } as const
    const exported = async () =>
      (await t.call(exportResults, { token, params, query: csv })).bytes
        .toString()
        .trim()
        .split('\r\n')
        .map((line) => line.split(',').slice(6, 10))
    expect(await exported()).toEqual([
      ['Submitted by', 'Waiting', '1. Why did the war begin?', '1. Verdict'],
      ['student', '1', '', 'not released'],
      ['student', '', '0', 'skipped'],
    ])
    await mark(ben, 6)
    expect((await exported())[1]).toEqual(['student', '6', 'correct', '1'])
    expect(await analysis()).toMatchObject({ attempts: 2, averageScore: 4 })
    for (const field of ['unmarked', 'toMark', 'leastTotal']) {
      expect(await analysis()).not.toHaveProperty(field)
    }
    expect(await average()).toBeCloseTo(400 / 7, 8)
    expect(await listed()).toMatchObject({ averageScore: 4, averageOutOf: 7 })
    expect(await listed()).not.toHaveProperty('toMark')
  })

  test('is in no figure of its question while all answers wait', async () => {
    const { ada, ben, cem, submit, params } = await seedClass()
    await submit(ben, 'Because of a treaty.')
    await submit(cem, 'Because of an alliance.')
    t.clock.advance(60_000)
    const { body } = await t.call(getAnalysis, { token: ada.token, params })
    expect(body.analysis).toMatchObject({
      attempts: 2,
      toMark: 2,
      averageScore: 1,
      averageShare: 1,
      points: { outOf: 1 },
      questions: [{ number: 2, asked: 2 }],
      uncounted: [{ number: 1, why: 'not-asked', toMark: 2 }],
    })
    expect(body.analysis.questions).toHaveLength(1)
    expect(body.analysis).not.toHaveProperty('leastTotal')
  })

  test('says nothing of its marking while the result is held back', async () => {
    const { ada, ben, submit, mark, params } = await seedClass()
    await submit(ben, 'Because of a treaty.')
    t.clock.advance(60_000)
    const body = { resultRelease: 'by-hand', code: 'open' }
    await t.call(updateQuizSettings, { token: ada.token, params, body })
    const { token, _id: userId } = ben
    const ask = async () => [
      (await t.call(getResult, { token, params, query: { userId } })).raw,
      (await t.call(listResults, { token, params: { userId } })).raw,
    ]
    const before = await ask()
    expect((await mark(ben, 3)).status).toBe(200)
    expect(await ask()).toEqual(before)
    expect(before.join()).not.toContain('waiting')
  })

  test('keeps its marks through a regrade, and waits again when another answer takes its place', async () => {
    const { ada, ben, quiz, resultOf, mark, idOf, params } = await seedClass()
    const { attempt } = await begin(t, ben, quiz)
    const save = (text: string) =>
      t.call(saveAnswers, {
        token: ben.token,
        params: { attemptId: attempt._id },
        body: { changes: [{ questionId: idOf(0), selectedOption: text, age: 0 }] },
      })
    await save('First thoughts')
    t.clock.advance(20 * 60_000)
    await save('Second thoughts')
    expect((await mark(ben, 3)).status).toBe(200)
    const change = { correctAnswers: ['London'], mode: 'new-key' as const, mayLower: true }
    const done = await regrade(ada, quiz, change, 1, 1)
    expect((await resultOf(ben)).score).toBe(3)
    await undo(ada, quiz, done.body.remarkingId, 2)
    const out = await regrade(ada, quiz, { mode: 'full-marks', mayLower: true }, 3, 0)
    expect([out.status, (await resultOf(ben)).score]).toEqual([200, 3])
    await undo(ada, quiz, out.body.remarkingId, 4)
    await t.call(decideLateAnswers, {
      token: ada.token,
      params,
      body: { userId: ben._id, accept: true },
    })
    expect(await resultOf(ben)).toMatchObject({ score: 0, maxScore: 7, waiting: 1 })
  })
})
