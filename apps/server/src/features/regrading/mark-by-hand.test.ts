import {
  exportAccount,
  exportResults,
  getAnalysis,
  getGrid,
  getQuiz,
  getReceipt,
  getResult,
  getTimeline,
  listResults,
  markByHand,
  startAttempt,
  submitAttempt,
  updateQuizSettings,
  verifyReceipt,
} from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  byHandCalls,
  type HandFixture,
  seedHandFixture,
  type RequestedMark,
} from '../../testing/desk/marking-by-hand.ts'
import { anyEngine } from '../../testing/engines.ts'
import { begin } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

describe.each(anyEngine)('marking by hand, on $name', (engine) => {
  let t: TestApp
  let w: HandFixture
  beforeEach(async () => {
    t = await createTestApp({ engine })
    w = await seedHandFixture(t)
  })
  afterEach(() => t.close())

  const { params, questionId, own, look, submitted, mark, scoreOf, resultOfBen } = byHandCalls(() => w)

  test('changes the score, says who did it, when and why, and is taken back exactly', async () => {
    const before = await submitted()
    const at = new Date(t.clock.now()).toISOString()
    const { status, body: marked } = await mark(w.mia, before)
    expect([status, scoreOf(before), scoreOf(marked)]).toEqual([200, '2/3', '3/3'])
    expect(marked.result.verdicts[0]).toEqual({ questionId: questionId(0), verdict: 'correct', byHand: true })
    const given = {
      questionId: questionId(0),
      verdict: 'correct',
      reason: 'He said it aloud',
      by: 'Mia',
      at,
      counts: true,
    }
    expect(marked.marksByHand).toMatchObject([given])
    const _id = marked.marksByHand?.[0]?._id
    expect(marked.scoreChanges).toEqual([
      { at, oldScore: 2, oldTotal: 3, newScore: 3, newTotal: 3, markId: _id },
    ])
    expect(marked.events.at(-1)).toEqual({
      kind: 'marked',
      at,
      question: 1,
      verdict: 'correct',
      by: 'Mia',
      reason: 'He said it aloud',
    })

    t.clock.advance(1_000)
    const { body: undone } = await mark(w.ada, marked, { verdict: null, reason: undefined })
    expect(undone.result.verdicts).toEqual(before.result.verdicts)
    expect(undone.result.score).toBe(2)
    expect(undone.marksByHand).toMatchObject([
      { ...given, counts: false },
      { verdict: null, reason: '', by: 'Ada', counts: false },
    ])
    expect(undone.scoreChanges).toMatchObject([{ newScore: 3 }, { oldScore: 3, newScore: 2 }])
    expect(undone.events.slice(-2)).toMatchObject([
      { kind: 'marked', by: 'Mia' },
      { kind: 'marked', verdict: null, by: 'Ada' },
    ])
    expect(await look(w.mia)).toEqual(undone)
  })

  test('with points gives a part of the question, exactly and with the reason, and is taken back', async () => {
    const before = await submitted()
    const { status, body: marked } = await mark(w.mia, before, { verdict: { points: 0.25 } })
    expect([status, marked.result.score, marked.result.maxScore]).toEqual([200, 2.25, 3])
    expect(marked.result.verdicts[0]).toEqual({
      questionId: questionId(0),
      verdict: 'partly',
      points: 0.25,
      outOf: 1,
      byHand: true,
    })
    expect(marked.marksByHand).toMatchObject([{ verdict: { points: 0.25 }, by: 'Mia', counts: true }])
    expect(marked.events.at(-1)).toMatchObject({ kind: 'marked', verdict: { points: 0.25 } })
    expect(await resultOfBen()).toMatchObject({
      score: 2.25,
      maxScore: 3,
      markedAgain: [{ byHand: { points: 0.25 } }],
    })
    const query = { format: 'csv', questions: 'points' } as const
    const file = await t.call(exportResults, { token: w.ada.token, params: params(), query })
    expect(file.bytes.toString().split('\r\n')[1]).toMatch(/,2\.25,3,/)
    const { body: undone } = await mark(w.ada, marked, { verdict: null, reason: undefined })
    expect(undone.result.verdicts).toEqual(before.result.verdicts)
    expect(undone.result).not.toHaveProperty('maxScore')
  })

  test('counts everywhere: in the list, the grid, the analysis and the file', async () => {
    await mark(w.ada, await submitted(), { questionId: questionId(2), verdict: 'incorrect' })
    const { body: grid } = await t.call(getGrid, { token: w.ada.token, params: params() })
    expect(grid.rows).toMatchObject([{ score: 1, signs: '-+-' }])
    const { body: analysis } = await t.call(getAnalysis, { token: w.ada.token, params: params() })
    expect(analysis.analysis.questions.map(({ difficulty }) => difficulty.right)).toEqual([0, 1, 0])
    const query = { format: 'csv', questions: 'points' } as const
    const file = await t.call(exportResults, { token: w.ada.token, params: params(), query })
    expect(file.bytes.toString().split('\r\n')[1]).toMatch(/,1,3,.*,0,incorrect,1,correct,0,incorrect$/)
    const { body: listed } = await t.call(listResults, { token: w.ben.token, params: { userId: w.ben._id } })
    expect(listed).toMatchObject([
      { score: 1, verdicts: [{ verdict: 'incorrect' }, {}, { verdict: 'incorrect' }] },
    ])
  })

  test('is told to the student with the result, and the receipt is issued again with the reason', async () => {
    const before = await submitted()
    const first = (await t.call(getReceipt, own())).body
    const at = new Date(t.clock.now()).toISOString()
    const { body: marked } = await mark(w.mia, before)
    const notice = { at, number: 1, reason: 'He said it aloud' }
    const result = await resultOfBen()
    expect(result).toMatchObject({ score: 3, markedAgain: [{ ...notice, byHand: 'correct' }] })
    expect(result.verdicts[0]).toMatchObject({ verdict: 'correct', byHand: true })
    const { body: receipt } = await t.call(getReceipt, own())
    expect(receipt).toMatchObject({ format: 'quizly-receipt-2', markedAgain: [notice] })
    for (const each of [first, receipt]) {
      expect((await t.call(verifyReceipt, { body: { receipt: each } })).body).toEqual({ verdict: 'valid' })
    }
    // The timeline that the student sees is about the answers and the clock only.
    expect((await t.call(getTimeline, own())).body.events.map(({ kind }) => kind)).not.toContain('marked')

    await mark(w.ada, marked, { verdict: null })
    expect((await resultOfBen()).markedAgain).toEqual([
      { ...notice, isUndone: true, moved: { oldScore: 3, oldTotal: 3, newScore: 2, newTotal: 3 } },
    ])
    expect((await resultOfBen()).verdicts).toEqual(before.result.verdicts)
  })

  test('is not told before the result may be seen; where only the score is shown, only the score', async () => {
    const before = await submitted()
    const set = (resultRelease: string) =>
      t.call(updateQuizSettings, {
        token: w.ada.token,
        params: params(),
        body: { resultRelease, code: 'open' },
      })
    await set('by-hand')
    /** Everything that Ben can ask about his attempt. */
    const askAll = async () => {
      const { token, params: named, query } = own()
      const userId = w.ben._id
      const replies = [
        await t.call(getResult, own()),
        await t.call(getTimeline, own()),
        await t.call(getReceipt, own()),
        await t.call(getQuiz, { token, params: named }),
        await t.call(listResults, { token, params: { userId } }),
        await t.call(exportAccount, { token }),
        await t.call(startAttempt, { token, params: named }),
        await t.call(submitAttempt, { token, body: { ...named, ...query, answers: [] } }),
      ]
      return replies.map(({ raw }) => raw)
    }
    const heldBack = await askAll()
    const { body: marked } = await mark(w.mia, before)
    expect(await askAll()).toEqual(heldBack)
    const { body: inPart } = await mark(w.mia, marked, { verdict: { points: 0.5 } })
    expect(inPart.result.maxScore).toBe(3)
    expect(await askAll()).toEqual(heldBack)
    await mark(w.mia, inPart)
    await set('score-only')
    const { raw, body } = await t.call(getResult, own())
    expect(body).toMatchObject({ score: 3, verdicts: [] })
    expect(raw).not.toMatch(/byHand|markedAgain|aloud/)
  })

  test.each<[string, RequestedMark, status: number, code: string]>([
    ['without a reason', { reason: undefined }, 422, 'invalid-input'],
    ['with an empty reason', { reason: ' \u200B ' }, 422, 'invalid-input'],
    ['with another verdict', { verdict: 'skipped' as never }, 422, 'invalid-input'],
    ['with more points than the question has', { verdict: { points: 1.01 } }, 422, 'invalid-input'],
    ['with three decimals', { verdict: { points: 0.125 } }, 422, 'invalid-input'],
    ['with less than no points', { verdict: { points: -1 } }, 422, 'invalid-input'],
    ['of a question of another quiz', { questionId: 'elsewhere' }, 404, 'not-found'],
  ])('%s is refused', async (_, requested, status, code) => {
    const before = await submitted()
    const reply = await mark(w.ada, before, requested)
    expect([reply.status, reply.body]).toMatchObject([status, { code }])
    expect(await look()).toEqual(before)
  })

  test('is refused while the student takes the quiz', async () => {
    const { attempt } = await begin(t, w.ben, w.quiz)
    const body = { questionId: questionId(0), verdict: 'correct', reason: 'x', baseVersion: 1 } as const
    const input = { token: w.ada.token, params: { ...params(), attemptId: attempt._id }, body }
    const reply = await t.call(markByHand, input)
    expect([reply.status, reply.body]).toMatchObject([
      409,
      {
        code: 'still-running',
        message: 'This student has not submitted the quiz yet. Mark the answer when it is submitted.',
      },
    ])
    // An attempt at another w.quiz, by somebody who may mark only there.
    const { users, quizzes } = await t.seed({
      users: { eva: { role: 'admin' } },
      quizzes: { other: { owner: 'eva' } },
    })
    const elsewhere = { quizId: quizzes.other._id, attemptId: attempt._id }
    const foreign = await t.call(markByHand, { ...input, token: users.eva.token, params: elsewhere })
    expect(foreign.status).toBe(404)
  })
})
