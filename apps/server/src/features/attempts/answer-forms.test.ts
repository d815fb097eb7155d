import { saveAnswers, submitAttempt } from '@quizly/contract'
import type { QuestionContent } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { begin } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const minuteMs = 60_000
const single: QuestionContent = {
  text: 'Which fits best?',
  type: 'single',
  options: ['A', 'B', 'C'],
  correctAnswers: ['A'],
  points: 20,
  rule: 'by-option',
  shares: [
    [1, 1],
    [1, 2],
    [1, 2],
  ],
}
const order: QuestionContent = {
  text: 'By mass',
  type: 'ordering',
  options: ['gold', 'iron', 'lead'],
  correctAnswers: ['iron', 'gold', 'lead'],
  rule: 'each-decision',
}

describe.each(engines)('the form of an answer on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  async function setUp() {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ben: {} },
      quizzes: {
        asked: { owner: 'ada', questions: [single, order] },
        other: { owner: 'ada' },
      },
    })
    const { token, _id: userId } = users.ben
    const { attempt } = await begin(t, users.ben, quizzes.asked)
    const [one = '', two = ''] = quizzes.asked.questions.map(({ _id }) => _id)
    const save = (...changes: Sent[]) =>
      t.call(saveAnswers, { token, params: { attemptId: attempt._id }, body: { changes } })
    const submit = (answers: Sent[], quizId = quizzes.asked._id) =>
      t.call(submitAttempt, { token, body: { quizId, userId, answers, attemptId: attempt._id } })
    return { one, two, save, submit, other: quizzes.other }
  }
  type Sent = { questionId: string; selectedOption: string | string[] | null; age?: number }
  const stored = () => t.store.db.selectFrom('attempts').selectAll().executeTakeFirstOrThrow()
  const refusal = (path: string) => [
    422,
    'invalid-input',
    [{ path, code: 'other-form', message: 'Answers to this question have another form.' }],
  ]
  type Failed = { status: number; failure: { code: string; problems?: unknown } }
  const summaryOf = ({ status, failure }: Failed) => [status, failure.code, failure.problems]

  test('is that of its type, in a save, a submission and after the end; the others are saved (T110)', async () => {
    const { one, two, save, submit } = await setUp()
    const all = { questionId: one, selectedOption: ['A', 'B', 'C'] }
    const part = { questionId: two, selectedOption: ['iron', 'gold'] }
    expect(summaryOf(await save(all))).toEqual(refusal('changes.0.selectedOption'))
    expect(summaryOf(await save({ questionId: one, selectedOption: 'B' }, part))).toEqual(
      refusal('changes.1.selectedOption'),
    )
    expect(summaryOf(await submit([all]))).toEqual(refusal('answers.0.selectedOption'))
    expect(await stored()).toMatchObject({ state: 'in-progress', saved_answers: '[]' })
    expect((await save({ questionId: one, selectedOption: 'B' })).status).toBe(200)
    t.clock.advance(11 * minuteMs)
    expect(summaryOf(await save({ ...all, age: 2 * minuteMs }))).toEqual(refusal('changes.0.selectedOption'))
    expect(summaryOf(await submit([part]))).toEqual(refusal('answers.0.selectedOption'))
    expect(await stored()).toMatchObject({ state: 'submitted', late_answers: '[]', points: 1_000 })
    const late = await save({ questionId: two, selectedOption: order.correctAnswers })
    expect([late.status, late.failure.code]).toEqual([409, 'already-attempted'])
    expect(JSON.parse((await stored()).late_answers)).toMatchObject([
      { selectedOption: order.correctAnswers },
    ])
  })

  test('decides also of what was stored before: another form says nothing', async () => {
    const { one, two, submit } = await setUp()
    const saved = [
      { questionId: one, selectedOption: ['A', 'B', 'C'], at: 5 },
      { questionId: two, selectedOption: ['iron', 'gold', 'gold'], at: 6 },
    ]
    await t.store.db
      .updateTable('attempts')
      .set({ saved_answers: JSON.stringify(saved) })
      .execute()
    const { status, body } = await submit([])
    expect([status, body.score]).toEqual([201, 0])
    expect(body.verdicts.map(({ verdict }) => verdict)).toEqual(['skipped', 'skipped'])
    expect(body.answers).toMatchObject(saved.map(({ selectedOption }) => ({ selectedOption })))
  })

  test('a submission names the quiz of its attempt', async () => {
    const { one, submit, other } = await setUp()
    const { status, failure } = await submit([{ questionId: one, selectedOption: 'A' }], other._id)
    expect([status, failure.code]).toEqual([404, 'not-found'])
    expect((await stored()).state).toBe('in-progress')
  })
})
