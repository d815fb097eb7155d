import { saveAnswers, submitAttempt, updateQuiz } from '@quizly/contract'
import { type Answer, defaultGraceMs } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { rightAnswers } from '../../testing/sample-questions.ts'
import { begin, enter, submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const minuteMs = 60_000
const scene = {
  users: { ada: { role: 'admin' }, ben: {}, cem: {} },
  quizzes: { biology: { owner: 'ada', timeLimit: 10 } },
} as const

describe.each(engines)('submitting on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  type Given = Answer & { age?: number }

  const setUp = async () => {
    const { users, quizzes } = await t.seed(scene)
    const { ada, ben, cem } = users
    const quiz = quizzes.biology
    const submit = (answers: Given[], userId = ben._id) =>
      t.call(submitAttempt, { token: ben.token, body: { quizId: quiz._id, userId, answers } })
    return { ada, ben, cem, quiz, submit, right: rightAnswers(quiz.questions) }
  }
  const storedAttempt = () => t.store.db.selectFrom('attempts').selectAll().executeTakeFirstOrThrow()

  test('answers with the marked result (T108)', async () => {
    const { ben, quiz, submit, right } = await setUp()
    const { attempt } = await begin(t, ben, quiz)
    t.clock.advance(minuteMs)
    const [first, second, third] = quiz.questions.map(({ _id }) => _id)
    const { status, body } = await submit([
      { questionId: first ?? '', selectedOption: ' PARIS ' },
      { questionId: second ?? '', selectedOption: ['2'] },
      { questionId: third ?? '', selectedOption: '  ' },
    ])
    expect(right).toHaveLength(3)
    expect(status).toBe(201)
    expect(body).toEqual({
      _id: attempt._id,
      quizId: quiz._id,
      userId: ben._id,
      answers: [
        { questionId: first, selectedOption: 'PARIS' },
        { questionId: second, selectedOption: ['2'] },
        { questionId: third, selectedOption: null },
      ],
      verdicts: [
        { questionId: first, verdict: 'correct' },
        { questionId: second, verdict: 'incorrect' },
        { questionId: third, verdict: 'skipped' },
      ],
      score: 1,
      totalQuestions: 3,
      submittedAt: '2026-01-05T08:01:00.000Z',
    })
  })

  test('without ages overrides what was saved; answers to unknown questions are ignored', async () => {
    const { ben, quiz, submit, right } = await setUp()
    const { attempt, questions } = await begin(t, ben, quiz)
    const changes = [{ questionId: questions[0]?._id, selectedOption: 'Rome' }]
    await t.call(saveAnswers, { token: ben.token, params: { attemptId: attempt._id }, body: { changes } })
    const { body } = await submit([...right, { questionId: 'unknown', selectedOption: 'x' }])
    expect(body).toMatchObject({ score: 3, answers: right })
    expect(JSON.parse((await storedAttempt()).saved_answers)).toHaveLength(3)
  })

  test('keeps what was saved and is not named, and what was saved later than it was given (T223)', async () => {
    const { ben, quiz, submit, right } = await setUp()
    const { attempt } = await begin(t, ben, quiz)
    const [first, second, third] = right as [Answer, Answer, Answer]
    t.clock.advance(minuteMs)
    const params = { attemptId: attempt._id }
    await t.call(saveAnswers, { token: ben.token, params, body: { changes: [first, second] } })
    t.clock.advance(10_000)
    const forgotten = { ...second, selectedOption: ['9'], age: 10_001 }
    const { body } = await submit([forgotten, { ...third, age: 30_000 }])
    expect(body).toMatchObject({ score: 3, answers: right })
    const savedAt = Date.parse('2026-01-05T08:01:00.000Z')
    expect(JSON.parse((await storedAttempt()).saved_answers)).toEqual([
      { ...first, at: minuteMs, savedAt },
      { ...second, at: minuteMs, savedAt },
      { ...third, at: 40_000, savedAt: savedAt + 10_000 },
    ])
  })

  test('twice, the first stands and the second gets the same result (T257)', async () => {
    const { ben, quiz, submit, right } = await setUp()
    await begin(t, ben, quiz)
    const first = await submit(right)
    const second = await submit([])
    expect([first.status, second.status]).toEqual([201, 409])
    expect(second.failure).toMatchObject({
      code: 'already-attempted',
      message: 'You have already attempted this quiz.',
      result: first.body,
    })
  })

  test('many times at once makes one result (T195)', async () => {
    const { ben, quiz, submit, right } = await setUp()
    await begin(t, ben, quiz)
    const replies = await Promise.all([submit(right), submit([]), submit(right.slice(1))])
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const result = replies.find(({ status }) => status === 201)?.body
    for (const { failure } of replies.filter(({ status }) => status === 409)) {
      expect(failure.result).toEqual(result)
    }
  })

  test('while an answer is being saved works', async () => {
    const { ben, quiz, submit, right } = await setUp()
    const { attempt, questions } = await begin(t, ben, quiz)
    const save = () =>
      t.call(saveAnswers, {
        token: ben.token,
        params: { attemptId: attempt._id },
        body: { changes: [{ questionId: questions[0]?._id, selectedOption: 'Rome', age: 1 }] },
      })
    const [, submitted] = await Promise.all([save(), submit(right), save()])
    expect([submitted.status, submitted.body.score]).toEqual([201, 3])
  })

  test('while the educator changes the quiz is marked by the new questions', async () => {
    const { ada, ben, quiz, submit, right } = await setUp()
    await begin(t, ben, quiz)
    const revise = t.call(updateQuiz, {
      token: ada.token,
      params: { quizId: quiz._id },
      body: { questions: quiz.questions.slice(1) },
    })
    const [submitted] = await Promise.all([submit(right), revise])
    expect(submitted.status).toBe(201)
    expect(await storedAttempt()).toMatchObject({ marked_revision: 2, score: 2, total_questions: 2 })
  })

  test('for somebody else is refused (T196)', async () => {
    const { ben, cem, quiz, submit } = await setUp()
    await begin(t, ben, quiz)
    const { status, failure } = await submit([], cem._id)
    expect([status, failure.code]).toEqual([403, 'wrong-user'])
  })

  test('before the start is refused', async () => {
    const { ben, quiz, submit } = await setUp()
    expect((await submit([])).status).toBe(404)
    await enter(t, ben, quiz)
    const { status, failure } = await submit([])
    expect([status, failure.code]).toEqual([409, 'not-started'])
  })

  test('counts until the grace is over', async () => {
    const { ben, quiz, submit, right } = await setUp()
    await begin(t, ben, quiz)
    t.clock.advance(10 * minuteMs + defaultGraceMs)
    const { status, body } = await submit(right)
    expect([status, body.score]).toEqual([201, 3])
  })

  test('later than that, the saved answers count and the late ones are kept', async () => {
    const { ben, quiz, submit, right } = await setUp()
    const { attempt, questions } = await begin(t, ben, quiz)
    const [first] = right
    const changes = [first]
    await t.call(saveAnswers, { token: ben.token, params: { attemptId: attempt._id }, body: { changes } })
    const lateMs = 10 * minuteMs + defaultGraceMs + 1
    t.clock.advance(lateMs)
    const { status, failure } = await submit(right)
    expect(status).toBe(409)
    expect(failure.result).toMatchObject({ score: 1, submittedAt: attempt.deadline })
    expect(failure.result?.answers).toEqual([
      first,
      ...questions.slice(1).map(({ _id }) => ({ questionId: _id, selectedOption: null })),
    ])
    expect(JSON.parse((await storedAttempt()).late_answers)).toEqual(
      right.slice(1).map((answer) => ({ ...answer, at: lateMs, savedAt: t.clock.now(), reason: 'late' })),
    )
  })

  test('after having submitted, late answers are not kept', async () => {
    const { ben, quiz, submit, right } = await setUp()
    await submitAnswers(t, ben, quiz, [])
    t.clock.advance(20 * minuteMs)
    await submit(right)
    expect(await storedAttempt()).toMatchObject({ submitted_by: 'student', score: 0, late_answers: '[]' })
  })
})
