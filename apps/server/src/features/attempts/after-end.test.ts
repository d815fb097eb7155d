import { getQuiz, getResult, saveAnswers, submitAttempt } from '@quizly/contract'
import { type Answer, defaultGraceMs } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anyEngine } from '../../testing/engines.ts'
import { rightAnswers } from '../../testing/sample-questions.ts'
import { begin } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sweep } from '../operation/sweeper.service.ts'

const limitMs = 10 * 60_000
const scene = {
  users: { ada: { role: 'admin' }, ben: {} },
  quizzes: { biology: { owner: 'ada', timeLimit: 10 } },
} as const

describe.each(anyEngine)('answers that reach an attempt that has ended, on $name,', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  type Given = Answer & { age?: number }
  const setUp = async () => {
    const { users, quizzes } = await t.seed(scene)
    const { ben, ada } = users
    const quiz = quizzes.biology
    const { attempt } = await begin(t, ben, quiz)
    const { token } = ben
    const save = (device: string, ...changes: Given[]) =>
      t.call(saveAnswers, { token, params: { attemptId: attempt._id }, body: { changes, device } })
    const submit = (device: string, ...answers: Given[]) =>
      t.call(submitAttempt, { token, body: { quizId: quiz._id, userId: ben._id, answers, device } })
    const readResult = async () =>
      (await t.call(getResult, { token, params: { quizId: quiz._id }, query: { userId: ben._id } })).body
    const [first, second, third] = rightAnswers(quiz.questions) as [Answer, Answer, Answer]
    return { ada, ben, quiz, attempt, save, submit, readResult, first, second, third }
  }
  /** Another server, whose clock is a moment ahead, closes the attempt in a sweep. */
  const closeByTime = () => sweep(t.store.db, t.clock.now() + 1)

  test('count as a submission if they came within the grace, although time has closed it', async () => {
    const { submit, readResult, first, second } = await setUp()
    t.clock.advance(limitMs + defaultGraceMs)
    expect(await closeByTime()).toEqual({ closed: 1 })
    const { status, body } = await submit('a', { ...first, age: 20_000 }, { ...second, age: 20_000 })
    expect([status, body.score, body.submittedAt]).toEqual([201, 2, '2026-01-05T08:10:15.000Z'])
    expect(await readResult()).toMatchObject({ score: 2, submittedBy: 'time' })
    const row = await t.store.db.selectFrom('attempts').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ submitted_by: 'student', late_answers: '[]' })
  })

  test('count as a save if they came within the grace, although time has closed it', async () => {
    const { save, readResult, first } = await setUp()
    t.clock.advance(limitMs + defaultGraceMs)
    await closeByTime()
    const { status, failure } = await save('a', first)
    expect([status, failure.result?.score]).toEqual([409, 1])
    expect(await readResult()).toMatchObject({ score: 1, submittedAt: '2026-01-05T08:10:00.000Z' })
  })

  test.each([
    ['the phone', 'the laptop'],
    ['the laptop', 'the phone'],
  ])('from %s at zero and from %s at the same moment: for each question the latest counts', async (one) => {
    const { save, submit, readResult, first, second, third } = await setUp()
    t.clock.advance(limitMs - 60_000)
    await save('phone', first)
    t.clock.advance(60_000)
    const age = 120_000
    // The phone has not saved its last answer yet. The laptop was left with old answers, one of which is its
    // own.
    const phone = () => submit('phone', { ...first, age: 60_000 }, { ...second, age: 30 })
    const laptop = () =>
      submit(
        'laptop',
        { ...first, selectedOption: 'Rome', age },
        { ...second, selectedOption: ['9'], age },
        { ...third, age },
      )
    const [earlier, later] = one === 'the phone' ? [phone, laptop] : [laptop, phone]
    expect((await earlier()).status).toBe(201)
    const { status, failure } = await later()
    expect(status).toBe(409)
    expect(failure.result).toMatchObject({ submittedAt: '2026-01-05T08:10:00.000Z' })
    t.clock.advance(defaultGraceMs + 1)
    expect((await readResult()).score).toBe(3)
  })

  test('do not count once their student could have seen what is right, and are kept beside', async () => {
    const { ben, quiz, save, submit, readResult, first, second, third } = await setUp()
    t.clock.advance(limitMs)
    await submit('a', { ...third, age: 1_000 })
    t.clock.advance(1)
    const { body } = await t.call(getQuiz, { token: ben.token, params: { quizId: quiz._id } })
    expect(body.questions[0]).toHaveProperty('correctAnswers')
    const replies = [
      await save('a', { ...first, age: 10_000 }),
      await submit('b', { ...second, age: 10_000 }),
      await submit('b', { ...second }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([409, 409, 409])
    expect((await readResult()).score).toBe(1)
    const row = await t.store.db.selectFrom('attempts').selectAll().executeTakeFirstOrThrow()
    expect(JSON.parse(row.late_answers)).toMatchObject([{ ...first }, { ...second }])
  })

  test('from two devices that submit and save at the same moment are all counted', async () => {
    const { save, submit, readResult, first, second, third } = await setUp()
    t.clock.advance(limitMs)
    const replies = await Promise.all([
      submit('phone', { ...first, age: 10 }, { ...second, selectedOption: ['9'], age: 50 }),
      submit('laptop', { ...second, age: 10 }, { ...first, selectedOption: 'Rome', age: 50 }),
      save('tablet', { ...third, age: 10 }),
    ])
    expect(
      replies
        .slice(0, 2)
        .map(({ status }) => status)
        .sort(),
    ).toEqual([201, 409])
    // If the save came first, the result waits for the grace.
    t.clock.advance(defaultGraceMs + 1)
    expect((await readResult()).score).toBe(3)
  })

  test('and come without an age undo nothing that was submitted', async () => {
    const { submit, readResult, first } = await setUp()
    t.clock.advance(limitMs)
    await submit('phone', first)
    expect((await submit('laptop', { ...first, selectedOption: 'Rome' })).status).toBe(409)
    expect((await readResult()).score).toBe(1)
  })

  test('do not count after its student has submitted while there was time, and are kept once', async () => {
    const { save, submit, readResult, first, second } = await setUp()
    t.clock.advance(limitMs - 1_001)
    await submit('phone', first)
    await submit('laptop', { ...second, age: 60_000 })
    await save('laptop', { ...second, age: 60_000 })
    t.clock.advance(limitMs)
    await save('laptop', { ...second, age: limitMs + 60_000 })
    expect(await readResult()).toMatchObject({ score: 1, submittedBy: 'student' })
    const row = await t.store.db.selectFrom('attempts').selectAll().executeTakeFirstOrThrow()
    expect(JSON.parse(row.late_answers)).toMatchObject([{ ...second, answersOpen: true }])
    expect(JSON.parse(row.late_answers)).toHaveLength(1)
  })
})
