import {
  exportAccount,
  getQuiz,
  getQuizSettings,
  getReceipt,
  getTimeline,
  getResult,
  listResults,
  startAttempt,
  submitAttempt,
  updateQuizSettings,
  verifyCode,
} from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anyEngine } from '../../../testing/engines.ts'
import { answerMarker, rightAnswers } from '../../../testing/sample-questions.ts'
import type { SeededQuiz, SeededUser } from '../../../testing/seed.ts'
import { begin, enter, submitAnswers } from '../../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const scene = {
  users: { ada: { role: 'admin' }, ben: {}, cem: {}, dan: {} },
  quizzes: { biology: { owner: 'ada' } },
} as const

describe.each(anyEngine)('how a quiz runs, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const setUp = async () => {
    const { users, quizzes } = await t.seed(scene)
    return { ...users, quiz: quizzes.biology }
  }
  const set = async ({ token }: SeededUser, { _id: quizId }: SeededQuiz, body: object) => {
    const reply = await t.call(updateQuizSettings, { token, params: { quizId }, body })
    expect(reply.status).toBe(200)
  }
  const settingsOf = async ({ token }: SeededUser, { _id: quizId }: SeededQuiz) => {
    const { body } = await t.call(getQuizSettings, { token, params: { quizId } })
    const { quiz, running: _running, submitted: _submitted, ...settings } = body
    expect([quiz.title, quiz.timeLimit]).toEqual([settings.title, settings.timeLimit])
    return settings
  }
  const named = { title: 'biology', timeLimit: 10 }
  const heldBack = { resultRelease: 'when-closed', code: 'open' }

  test('is open, with the answers at once, until its owner says otherwise', async () => {
    const { ada, quiz } = await setUp()
    expect(await settingsOf(ada, quiz)).toEqual({ ...named, resultRelease: 'at-once', code: 'open' })
    await set(ada, quiz, { ...heldBack, language: 'pt-BR' })
    expect(await settingsOf(ada, quiz)).toEqual({ ...named, ...heldBack, language: 'pt-BR' })
    const { body } = await t.call(getQuiz, { token: ada.token, params: { quizId: quiz._id } })
    expect(body.quiz.language).toBe('pt-BR')
    await set(ada, quiz, heldBack)
    expect(await settingsOf(ada, quiz)).toEqual({ ...named, ...heldBack })
  })

  test('while the answers are held back, nothing that reaches who has submitted tells one of them (T145)', async () => {
    const { ada, ben, cem, quiz } = await setUp()
    await set(ada, quiz, heldBack)
    const { _id: quizId } = quiz
    const params = { quizId, userId: ben._id }
    const query = { userId: ben._id }
    const submit = (student: SeededUser) =>
      t.call(submitAttempt, {
        token: student.token,
        body: { quizId, userId: student._id, answers: rightAnswers(quiz.questions).slice(0, 2) },
      })
    const ask = { token: ben.token, params, query }
    const askForEverything = async () => {
      const replies = []
      for (const call of [
        getQuiz,
        getResult,
        getTimeline,
        listResults,
        getReceipt,
        exportAccount,
        startAttempt,
      ]) {
        replies.push(await t.call(call, ask))
      }
      return replies
    }
    const keys = /"score":\d|"verdict":"|correctAnswers|"verdicts":\[\{/

    await begin(t, ben, quiz)
    const submitted = await submit(ben)
    expect(submitted.body).toMatchObject({ score: null, verdicts: [], totalQuestions: 3 })
    const again = await submit(ben)
    expect(again.failure).toMatchObject({ code: 'already-attempted', result: { score: null, verdicts: [] } })
    const replies = [submitted, again, ...(await askForEverything())]
    expect(replies.map(({ status }) => status)).toEqual([201, 409, 200, 200, 200, 200, 200, 200, 409])
    for (const { raw } of replies) {
      expect(raw).not.toMatch(keys)
      expect(raw).not.toContain(answerMarker)
    }
    expect(await t.call(getResult, { ...ask, token: ada.token })).toMatchObject({ body: { score: 2 } })

    // Replies do not depend on which answers are correct, neither in length nor in the order of their lists.
    await begin(t, cem, quiz)
    const empty = await t.call(submitAttempt, {
      token: cem.token,
      body: { quizId, userId: cem._id, answers: [] },
    })
    expect(Object.keys(empty.body)).toEqual(Object.keys(submitted.body))

    await set(ada, quiz, { resultRelease: 'when-closed', code: 'closed' })
    const released = await askForEverything()
    expect(released.filter(({ raw }) => keys.test(raw)).length).toBe(5)
    expect((await t.call(getQuiz, ask)).raw).toContain(answerMarker)
  })

  test('its code, once closed, opens it only to those who are in, and only who has started goes on', async () => {
    const { ada, ben, cem, dan, quiz } = await setUp()
    await begin(t, ben, quiz)
    await enter(t, cem, quiz)
    await set(ada, quiz, { resultRelease: 'at-once', code: 'closed' })
    const verify = (student: SeededUser, secretCode = quiz.secretCode) =>
      t.call(verifyCode, { token: student.token, body: { secretCode } })
    expect((await verify(dan, 'Unknown1')).failure.code).toBe('invalid-code')
    expect((await verify(dan)).failure.code).toBe('quiz-closed')
    expect((await verify(cem)).status).toBe(200)

    const start = (student: SeededUser) =>
      t.call(startAttempt, { token: student.token, params: { quizId: quiz._id } })
    const refused = await start(cem)
    expect([refused.status, refused.failure.code]).toEqual([409, 'quiz-closed'])
    expect((await start(ben)).status).toBe(200)
    expect((await submitAnswers(t, ben, quiz, rightAnswers(quiz.questions))).score).toBe(3)

    await set(ada, quiz, { resultRelease: 'at-once', code: 'open' })
    expect((await start(cem)).status).toBe(200)
  })

  test('tells the owner how many answered after others could see the answers, whatever becomes of the settings', async () => {
    const { ada, ben, cem, dan, quiz } = await setUp()
    const seenEarly = async () => (await settingsOf(ada, quiz)).seenEarly
    await begin(t, cem, quiz)
    await begin(t, dan, quiz)
    expect(await seenEarly()).toBeUndefined()
    await submitAnswers(t, ben, quiz, [])
    expect(await seenEarly()).toEqual({ submitted: 0, running: 2 })
    await set(ada, quiz, heldBack)
    expect(await seenEarly()).toEqual({ submitted: 0, running: 2 })
    for (const student of [cem, dan]) {
      t.clock.advance(1_000)
      await submitAnswers(t, student, quiz, [])
    }
    expect(await seenEarly()).toEqual({ submitted: 2, running: 0 })
  })

  test('tells nothing where answers were held back until all had submitted', async () => {
    const { ada, ben, cem, quiz } = await setUp()
    await set(ada, quiz, heldBack)
    await begin(t, cem, quiz)
    await submitAnswers(t, ben, quiz, [])
    t.clock.advance(1_000)
    await submitAnswers(t, cem, quiz, [])
    await set(ada, quiz, { resultRelease: 'at-once', code: 'open' })
    expect((await settingsOf(ada, quiz)).seenEarly).toBeUndefined()
  })
})
