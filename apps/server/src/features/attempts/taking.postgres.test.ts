import { getQuiz, saveAnswers, startAttempt, submitAttempt, updateQuiz } from '@quizly/contract'
import { defaultGraceMs } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { sampleQuestions } from '../../testing/sample-questions.ts'
import { begin, enter, submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const minuteMs = 60_000
const scene = {
  users: { ada: { role: 'admin' }, ben: {} },
  quizzes: { biology: { owner: 'ada', timeLimit: 10 } },
} as const

describe.each(engines)('taking a quiz on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const setUp = async () => {
    const { users, quizzes } = await t.seed(scene)
    const { ben, ada } = users
    const [first, second, third] = quizzes.biology.questions.map(({ _id }) => _id)
    return { ada, ben, quiz: quizzes.biology, first, second, third }
  }
  type Change = {
    questionId: string | undefined
    selectedOption: string | string[] | null
    age?: number
    order?: number
  }
  const save = (token: string, attemptId: string, ...changes: Change[]) =>
    t.call(saveAnswers, { token, params: { attemptId }, body: { changes } })

  test('starting shows the questions without answers and starts the clock (T214)', async () => {
    const { ben, quiz } = await setUp()
    const { attempt, questions } = await begin(t, ben, quiz)
    expect(attempt).toEqual({
      _id: expect.any(String),
      state: 'in-progress',
      startedAt: '2026-01-05T08:00:00.000Z',
      deadline: '2026-01-05T08:10:00.000Z',
      durationMs: 10 * minuteMs,
      remainingMs: 10 * minuteMs,
      answers: [],
    })
    expect(questions).toEqual(quiz.questions.map(({ correctAnswers: _, ...question }) => question))
  })

  test('starting again resumes: the clock goes on, the answers are there', async () => {
    const { ben, quiz, first } = await setUp()
    const { attempt } = await begin(t, ben, quiz)
    await save(ben.token, attempt._id, { questionId: first, selectedOption: 'Rome' })
    t.clock.advance(3 * minuteMs)
    const resumed = await begin(t, ben, quiz)
    const savedAt = '2026-01-05T08:00:00.000Z'
    const answers = [{ questionId: first, selectedOption: 'Rome', age: 3 * minuteMs, savedAt }]
    expect(resumed.attempt).toEqual({ ...attempt, remainingMs: 7 * minuteMs, answers })
    const view = await t.call(getQuiz, { token: ben.token, params: { quizId: quiz._id } })
    expect(view.body).toEqual({
      quiz: { _id: quiz._id, title: 'biology', timeLimit: 10, numQuestions: 3 },
      ...resumed,
    })
  })

  test('starting twice at once starts one clock', async () => {
    const { ben, quiz } = await setUp()
    await enter(t, ben, quiz)
    const start = () => t.call(startAttempt, { token: ben.token, params: { quizId: quiz._id } })
    const replies = await Promise.all([start(), start(), start()])
    expect(new Set(replies.map(({ raw }) => raw)).size).toBe(1)
  })

  test('an attempt keeps the questions that it started with', async () => {
    const { ada, ben, quiz } = await setUp()
    const { questions } = await begin(t, ben, quiz)
    const body = { questions: quiz.questions.slice(1) }
    await t.call(updateQuiz, { token: ada.token, params: { quizId: quiz._id }, body })
    expect((await begin(t, ben, quiz)).questions).toEqual(questions)
  })

  test('what is saved is acknowledged with the time left', async () => {
    const { ben, quiz, first, second, third } = await setUp()
    const { attempt } = await begin(t, ben, quiz)
    t.clock.advance(minuteMs)
    const { status, body } = await save(
      ben.token,
      attempt._id,
      { questionId: first, selectedOption: 'Paris' },
      { questionId: second, selectedOption: ['2', '4'] },
      { questionId: third, selectedOption: null },
    )
    expect([status, body]).toEqual([
      200,
      { savedAt: '2026-01-05T08:01:00.000Z', remainingMs: 9 * minuteMs, others: [] },
    ])
  })

  test('the latest change wins in whatever order changes arrive, and none was made before the start', async () => {
    const { ben, quiz, first, second } = await setUp()
    const { attempt } = await begin(t, ben, quiz)
    t.clock.advance(1_000)
    await save(ben.token, attempt._id, { questionId: first, selectedOption: 'Rome', age: 500 })
    await save(ben.token, attempt._id, { questionId: first, selectedOption: 'London', age: 600 })
    await save(ben.token, attempt._id, { questionId: second, selectedOption: ['9'], age: 99_999_999 })
    const atStart = { questionId: second, selectedOption: ['9'], age: 1_000 }
    expect((await begin(t, ben, quiz)).attempt.answers).toContainEqual(expect.objectContaining(atStart))
    t.clock.advance(1_000)
    await save(ben.token, attempt._id, { questionId: second, selectedOption: ['2'], age: 1_999 })
    await save(ben.token, attempt._id, { questionId: first, selectedOption: 'Berlin', age: 1e300 })
    const { answers } = (await begin(t, ben, quiz)).attempt
    expect(answers).toEqual([
      { questionId: first, selectedOption: 'Rome', age: 1_500, savedAt: '2026-01-05T08:00:01.000Z' },
      { questionId: second, selectedOption: ['2'], age: 1_999, savedAt: '2026-01-05T08:00:02.000Z' },
    ])
  })

  test('what was given after a device has slept counts as later, and who comes too late hears what stands', async () => {
    const { ben, quiz, first, second } = await setUp()
    const { attempt } = await begin(t, ben, quiz)
    t.clock.advance(5 * minuteMs)
    await save(ben.token, attempt._id, { questionId: first, selectedOption: 'Rome' })
    t.clock.advance(minuteMs)
    const older = await save(
      ben.token,
      attempt._id,
      { questionId: first, selectedOption: 'London', age: 2 * minuteMs },
      { questionId: second, selectedOption: ['2'], age: 2 * minuteMs },
    )
    expect(older.body.others).toEqual([{ questionId: first, selectedOption: 'Rome' }])
    const later = await save(ben.token, attempt._id, { questionId: first, selectedOption: 'Paris', age: 0 })
    expect(later.body.others).toEqual([])
  })

  test('a send that was held up on its way undoes no later one of its device', async () => {
    const { ben, quiz, first } = await setUp()
    const { attempt } = await begin(t, ben, quiz)
    const saveFrom = (device: string, change: Change) =>
      t.call(saveAnswers, {
        token: ben.token,
        params: { attemptId: attempt._id },
        body: { changes: [change], device },
      })
    await saveFrom('a', { questionId: first, selectedOption: 'Paris', age: 0, order: 2 })
    t.clock.advance(20_000)
    const heldUp = await saveFrom('a', { questionId: first, selectedOption: 'Rome', age: 0, order: 1 })
    expect(heldUp.body.others).toEqual([{ questionId: first, selectedOption: 'Paris' }])
    const elsewhere = await saveFrom('b', { questionId: first, selectedOption: 'Berlin', age: 0, order: 1 })
    expect(elsewhere.body.others).toEqual([])
  })

  test.each([
    ['age', '5'],
    ['age', null],
    ['age', '1e999'],
    ['order', '1'],
    ['order', []],
  ])('takes no %s like %j', async (field, value) => {
    const { ben, quiz, first } = await setUp()
    const { attempt } = await begin(t, ben, quiz)
    const { status, failure } = await t.call(saveAnswers, {
      token: ben.token,
      params: { attemptId: attempt._id },
      body: { changes: [{ questionId: first, selectedOption: 'Paris', [field]: value }] },
    })
    expect([status, failure.problems?.[0]?.path]).toEqual([422, `changes.0.${field}`])
  })

  test('a clock that goes back makes no answer older than those that are saved', async () => {
    const { ben, quiz, first } = await setUp()
    const { attempt } = await begin(t, ben, quiz)
    t.clock.advance(5 * minuteMs)
    await save(ben.token, attempt._id, { questionId: first, selectedOption: 'Rome' })
    t.clock.advance(-2 * 60 * minuteMs)
    const { body } = await save(ben.token, attempt._id, {
      questionId: first,
      selectedOption: 'Berlin',
      age: 0,
    })
    expect(body.remainingMs).toBe(5 * minuteMs)
    await save(ben.token, attempt._id, { questionId: first, selectedOption: 'Vienna', age: 0 })
    const result = await submitAnswers(t, ben, quiz, [])
    expect(result.answers[0]?.selectedOption).toBe('Vienna')
    expect(result.submittedAt).toBe('2026-01-05T08:05:00.000Z')
  })

  test('saves from several tabs at once all count', async () => {
    const { ben, quiz, first, second, third } = await setUp()
    const { attempt } = await begin(t, ben, quiz)
    const ids = [first, second, third]
    const replies = await Promise.all(
      ids.map((questionId) =>
        save(ben.token, attempt._id, { questionId, selectedOption: questionId === second ? ['x'] : 'x' }),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    const saved = (await begin(t, ben, quiz)).attempt.answers.map(({ questionId }) => questionId)
    expect(saved.sort()).toEqual(ids.sort())
  })

  test('questions that are not in the quiz are refused', async () => {
    const { ben, quiz, first } = await setUp()
    const { attempt } = await begin(t, ben, quiz)
    const { status, failure } = await save(
      ben.token,
      attempt._id,
      { questionId: first, selectedOption: 'Paris' },
      { questionId: 'unknown', selectedOption: 'Paris' },
    )
    expect(status).toBe(422)
    expect(failure.problems).toEqual([
      {
        path: 'changes.1.questionId',
        code: 'unknown-question',
        message: 'This question is not part of the quiz.',
      },
    ])
  })

  test('more answers than can be kept are refused as they are saved, and never as they are submitted', async () => {
    const questions = Array.from({ length: 105 }, (_, i) => ({
      ...sampleQuestions[2],
      text: `Question ${i}`,
    }))
    const { users, quizzes } = await t.seed({ ...scene, quizzes: { long: { owner: 'ada', questions } } })
    const { attempt } = await begin(t, users.ben, quizzes.long)
    const selectedOption = 'é'.repeat(10_000)
    const changes = quizzes.long.questions.map(({ _id }) => ({ questionId: _id, selectedOption }))
    const replies = []
    for (let from = 0; from < changes.length; from += 3) {
      replies.push(await save(users.ben.token, attempt._id, ...changes.slice(from, from + 3)))
    }
    expect(replies.map(({ status }) => status)).toEqual([...Array.from({ length: 34 }, () => 200), 413])
    const { status, body } = await t.call(submitAttempt, {
      token: users.ben.token,
      body: { quizId: quizzes.long._id, userId: users.ben._id, answers: changes.slice(102) },
    })
    expect([status, body.answers]).toEqual([201, changes])
  })

  test('before the start nothing can be saved (T127)', async () => {
    const { ben, quiz, first } = await setUp()
    await enter(t, ben, quiz)
    const view = await t.call(getQuiz, { token: ben.token, params: { quizId: quiz._id } })
    const attemptId = 'attempt' in view.body ? view.body.attempt._id : ''
    const { status, failure } = await save(ben.token, attemptId, {
      questionId: first,
      selectedOption: 'Paris',
    })
    expect([status, failure.code]).toEqual([409, 'not-started'])
  })

  test('after submitting, saving and starting end in the result (T128)', async () => {
    const { ben, quiz, first } = await setUp()
    const result = await submitAnswers(t, ben, quiz, [])
    const saved = await save(ben.token, result._id, { questionId: first, selectedOption: 'Paris' })
    expect(saved.status).toBe(409)
    expect(saved.failure).toMatchObject({
      code: 'already-attempted',
      message: 'You have already attempted this quiz.',
      result,
    })
    const started = await t.call(startAttempt, { token: ben.token, params: { quizId: quiz._id } })
    expect([started.status, started.failure]).toEqual([409, saved.failure])
  })

  test('answers are taken until the grace is over; later ones are kept beside the result', async () => {
    const { ben, quiz, first, second } = await setUp()
    const { attempt } = await begin(t, ben, quiz)
    t.clock.advance(10 * minuteMs + defaultGraceMs)
    const inTime = await save(ben.token, attempt._id, { questionId: first, selectedOption: 'Paris' })
    expect([inTime.status, inTime.body.remainingMs]).toEqual([200, 0])

    t.clock.advance(1)
    const lateMs = 10 * minuteMs + defaultGraceMs + 1
    const late = await save(
      ben.token,
      attempt._id,
      { questionId: first, selectedOption: 'Rome', age: 0 },
      { questionId: second, selectedOption: ['2', '7'], age: 7 },
    )
    expect(late.status).toBe(409)
    expect(late.failure.result).toMatchObject({ score: 1, submittedAt: attempt.deadline })
    const row = await t.store.db.selectFrom('attempts').selectAll().executeTakeFirstOrThrow()
    expect(row.submitted_by).toBe('time')
    expect(JSON.parse(row.late_answers)).toEqual([
      { questionId: first, selectedOption: 'Rome', at: lateMs, savedAt: t.clock.now(), reason: 'late' },
      {
        questionId: second,
        selectedOption: ['2', '7'],
        at: lateMs - 7,
        savedAt: t.clock.now(),
        reason: 'late',
      },
    ])
  })
})
