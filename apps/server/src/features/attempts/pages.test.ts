import {
  decideLateAnswers,
  duplicateQuiz,
  getQuiz,
  getQuizSettings,
  getResult,
  getTimeline,
  login,
  saveAnswers,
  startAttempt,
  submitAttempt,
  updateQuiz,
  updateQuizSettings,
} from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anyEngine } from '../../testing/engines.ts'
import { seededPassword } from '../../testing/seed.ts'
import { begin, enter } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const questions = Array.from({ length: 5 }, (_, i) => ({
  text: `Question ${i}`,
  type: 'write' as const,
  options: [],
  correctAnswers: [`right ${i}`],
}))
const scene = {
  users: { ada: { role: 'admin' }, ben: {} },
  quizzes: { biology: { owner: 'ada', questions } },
} as const
const plain = { resultRelease: 'at-once', code: 'open' } as const

describe.each(anyEngine)('one question a page, on $name', (engine) => {
  let t: TestApp
  let statements = 0
  const onStatement = () => {
    statements += 1
  }
  const openApp = () => createTestApp({ engine: { ...engine, open: () => engine.open({ onStatement }) } })
  beforeEach(async () => {
    t = await openApp()
  })
  afterEach(() => t.close())

  const setUp = async (settings: object) => {
    const { users, quizzes } = await t.seed(scene)
    const { ada, ben } = users
    const quiz = quizzes.biology
    const params = { quizId: quiz._id }
    const set = (body: object) =>
      t.call(updateQuizSettings, { token: ada.token, params, body: { ...plain, ...body } })
    expect((await set(settings)).status).toBe(200)
    return { ada, ben, quiz, set, params }
  }

  /** A student who has begun. Answers are named by the place of their question in the student's own order. */
  const setUpTaking = async (settings: object) => {
    const { ben, quiz, ...rest } = await setUp(settings)
    const { attempt, questions: shown } = await begin(t, ben, quiz)
    const toAnswers = (byPlace: Record<number, string | null>, left: readonly number[] = []) =>
      Object.entries(byPlace).map(([place, selectedOption]) => ({
        questionId: shown[Number(place)]?._id ?? '',
        selectedOption,
        ...(left.includes(Number(place)) && { left: true as const }),
      }))
    const save = async (
      byPlace: Record<number, string | null>,
      left?: readonly number[],
      token = ben.token,
    ) => {
      t.clock.advance(1_000)
      const changes = toAnswers(byPlace, left)
      const { status, body } = await t.call(saveAnswers, {
        token,
        params: { attemptId: attempt._id },
        body: { changes },
      })
      expect(status).toBe(200)
      return body.others
    }
    const standing = async (token = ben.token) => {
      const { body } = await t.call(getQuiz, { token, params: rest.params })
      const answers = 'attempt' in body && 'answers' in body.attempt ? body.attempt.answers : []
      const places = new Map(shown.map(({ _id }, index) => [_id, index]))
      return Object.fromEntries(
        answers.map(({ questionId, selectedOption, left }) => [
          places.get(questionId) ?? -1,
          left ? [selectedOption, 'left'] : [selectedOption],
        ]),
      )
    }
    const submit = async (byPlace: Record<number, string | null>) => {
      const body = { quizId: quiz._id, userId: ben._id, answers: toAnswers(byPlace) }
      return (await t.call(submitAttempt, { token: ben.token, body })).body
    }
    return { ben, quiz, shown, attempt, save, standing, submit, ...rest }
  }

  test('what comes after its question was left waits beside the result for its educator', async () => {
    const { ada, ben, params, save, submit } = await setUpTaking({ pages: 'forward-only' })
    await save({ 0: null, 1: 'right 1' }, [0])
    expect(await save({ 0: 'right 0' })).toMatchObject([{ selectedOption: null, left: true }])
    await submit({ 2: 'right 2' })
    const query = { userId: ben._id }
    const read = async () => (await t.call(getTimeline, { token: ada.token, params, query })).body
    expect(await read()).toMatchObject({
      result: { score: 2 },
      lateAnswers: [{ selectedOption: 'right 0', reason: 'left' }],
    })
    await t.call(decideLateAnswers, { token: ada.token, params, body: { ...query, accept: true } })
    expect(await read()).toMatchObject({ result: { score: 3 }, lateAnswers: [] })
  })

  test('is off, and then told to nobody (T151)', async () => {
    const { ada, ben, quiz, params } = await setUp({})
    const { body: settings } = await t.call(getQuizSettings, { token: ada.token, params })
    expect(settings).not.toHaveProperty('pages')
    await enter(t, ben, quiz)
    const { body: before } = await t.call(getQuiz, { token: ben.token, params })
    expect(before).not.toHaveProperty('attempt.pages')
    const { attempt } = await begin(t, ben, quiz)
    expect(attempt).not.toHaveProperty('pages')
  })

  test('takes only the two ways that there are', async () => {
    const { set } = await setUp({ pages: 'one-by-one' })
    for (const pages of ['all', '', true, null]) expect((await set({ pages })).status).toBe(422)
  })

  test('is told before the start, and what was promised at the start holds', async () => {
    const { ada, ben, quiz, set, params } = await setUp({ pages: 'forward-only' })
    const { body: settings } = await t.call(getQuizSettings, { token: ada.token, params })
    expect(settings.pages).toBe('forward-only')
    const of = { token: ben.token, params }
    await enter(t, ben, quiz)
    expect((await t.call(getQuiz, of)).body).toMatchObject({ attempt: { pages: 'forward-only' } })
    await set({ pages: 'one-by-one' })
    expect((await t.call(getQuiz, of)).body).toMatchObject({ attempt: { pages: 'one-by-one' } })
    expect((await t.call(startAttempt, of)).body).toMatchObject({ attempt: { pages: 'one-by-one' } })
    await set({})
    for (const call of [getQuiz, startAttempt]) {
      expect((await t.call(call, of)).body).toMatchObject({ attempt: { pages: 'one-by-one' } })
    }
  })

  test('is part of a duplicate', async () => {
    const { ada, params } = await setUp({ pages: 'forward-only', shuffleOptions: true })
    const { body } = await t.call(duplicateQuiz, { token: ada.token, params })
    const copied = { token: ada.token, params: { quizId: body.quiz._id } }
    const { body: settings } = await t.call(getQuizSettings, copied)
    expect(settings).toMatchObject({ pages: 'forward-only', shuffleOptions: true })
  })

  test('forward only: what was left stays, told to whoever tries, in the student’s own order (T152)', async () => {
    const { save, standing, shown, submit } = await setUpTaking({
      pages: 'forward-only',
      shuffleQuestions: true,
    })
    expect(await save({ 0: 'a' })).toEqual([])
    expect(await save({ 0: 'b' })).toEqual([])
    expect(await save({ 0: 'b' }, [0])).toEqual([])
    const [first, second] = shown.map(({ _id }) => _id)
    expect(await save({ 0: 'c' })).toEqual([{ questionId: first, selectedOption: 'b', left: true }])
    expect(await save({ 3: 'd' })).toEqual([])
    expect(await save({ 1: 'e', 3: 'f' })).toEqual([{ questionId: second, selectedOption: null, left: true }])
    expect(await standing()).toEqual({ 0: ['b', 'left'], 1: [null, 'left'], 3: ['f'] })
    const { answers } = await submit({ 0: 'c', 1: 'e', 2: 'g', 3: 'h', 4: 'i' })
    expect(answers.map(({ selectedOption }) => selectedOption)).toEqual(['b', null, null, 'h', 'i'])
  })

  test('forward only: what was answered offline arrives together, and again', async () => {
    const { ben, save, standing, submit, params } = await setUpTaking({ pages: 'forward-only' })
    const offline = { 0: 'a', 1: null, 2: 'c', 3: 'right 3' }
    expect(await save(offline, [0, 1, 2])).toEqual([])
    const stands = await standing()
    expect(stands).toEqual({ 0: ['a', 'left'], 1: [null, 'left'], 2: ['c', 'left'], 3: ['right 3'] })
    expect(await save(offline, [0, 1, 2])).toEqual([])
    expect(await standing()).toEqual(stands)
    await submit(offline)
    const { body: result } = await t.call(getResult, { token: ben.token, params, query: { userId: ben._id } })
    expect(result).toMatchObject({ score: 1 })
    expect(result.answers.map(({ selectedOption }) => selectedOption)).toEqual([
      'a',
      null,
      'c',
      'right 3',
      null,
    ])
  })

  test('forward only: a second device goes on where the first one is, also in a new revision of the quiz', async () => {
    const { ada, ben, quiz, save, standing, params } = await setUpTaking({ pages: 'forward-only' })
    await save({ 0: 'a', 1: 'b' }, [0])
    const credentials = { email: ben.email, password: seededPassword, remember: false }
    const { body: phone } = await t.call(login, { body: credentials })
    const turned = quiz.questions.toReversed()
    await t.call(updateQuiz, { token: ada.token, params, body: { questions: turned } })
    expect(await standing(phone.token)).toEqual({ 0: ['a', 'left'], 1: ['b'] })
    expect(await save({ 1: 'c' }, [1], phone.token)).toEqual([])
    expect(await save({ 1: 'd', 2: 'e' })).toMatchObject([{ selectedOption: 'c', left: true }])
    expect(await standing()).toEqual({ 0: ['a', 'left'], 1: ['c', 'left'], 2: ['e'] })
  })

  test('costs no statement more than a plain quiz', async () => {
    const costOf = async (settings: object) => {
      const { ben, quiz, params } = await setUp(settings)
      await enter(t, ben, quiz)
      const of = { token: ben.token, params }
      const costs: number[] = []
      const cost = async <Reply>(call: () => Promise<Reply>) => {
        statements = 0
        const reply = await call()
        costs.push(statements)
        return reply
      }
      await cost(() => t.call(getQuiz, of))
      const { body } = await cost(() => t.call(startAttempt, of))
      const changes = body.questions.slice(0, 2).map(({ _id }) => {
        return { questionId: _id, selectedOption: 'x', left: true as const }
      })
      const save = { token: ben.token, params: { attemptId: body.attempt._id }, body: { changes } }
      await cost(() => t.call(saveAnswers, save))
      await cost(() => t.call(getQuiz, of))
      const answers = [...changes, { questionId: body.questions[2]?._id ?? '', selectedOption: 'y' }]
      const submission = { quizId: quiz._id, userId: ben._id, answers }
      await cost(() => t.call(submitAttempt, { token: ben.token, body: submission }))
      return costs
    }
    const plainCosts = await costOf({})
    expect(plainCosts.every((count) => count > 0)).toBe(true)
    await t.close()
    t = await openApp()
    expect(await costOf({ pages: 'forward-only', shuffleQuestions: true })).toEqual(plainCosts)
  })

  test('with a way back every answer can change', async () => {
    const { save, standing } = await setUpTaking({ pages: 'one-by-one' })
    await save({ 0: 'a', 3: 'b' })
    expect(await save({ 0: 'c' })).toEqual([])
    expect(await standing()).toEqual({ 0: ['c'], 3: ['b'] })
  })
})
