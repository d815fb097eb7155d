import {
  duplicateQuiz,
  getMistakes,
  getPractice,
  getQuiz,
  getQuizSettings,
  getResult,
  updateQuizSettings,
  verifyCode,
} from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { answerMarker, sampleQuestions } from '../../testing/sample-questions.ts'
import type { SeededQuiz, SeededUser } from '../../testing/seed.ts'
import { begin, enter, submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const explained = { ...sampleQuestions[0], explanation: 'Since 987.', optionNotes: ['', 'Here.', '', ''] }
const questions = [explained, sampleQuestions[1], sampleQuestions[2]]
const plainSettings = { title: 'biology', timeLimit: 10, resultRelease: 'at-once', code: 'open' } as const

describe.each(engines)('practice, on $name', (engine) => {
  let t: TestApp
  let users: Record<'ada' | 'ben' | 'cem', SeededUser>
  let quiz: SeededQuiz
  beforeEach(async () => {
    t = await createTestApp({ engine })
    const seeded = await t.seed({
      users: { ada: { role: 'admin' }, ben: {}, cem: {} },
      quizzes: { biology: { owner: 'ada', timeLimit: 10, questions } },
    })
    users = seeded.users
    quiz = seeded.quizzes.biology
  })
  afterEach(() => t.close())

  const params = () => ({ quizId: quiz._id })
  const set = (fields: object) =>
    t.call(updateQuizSettings, {
      token: users.ada.token,
      params: params(),
      body: { ...plainSettings, ...fields },
    })
  const practise = ({ token }: SeededUser) => t.call(getPractice, { token, params: params() })
  const problemOf = async (fields: object) => {
    const { status, failure } = await set(fields)
    return [status, ...(failure.problems ?? []).map(({ path, code }) => `${path} ${code}`)]
  }

  test('gives who has entered the questions with answers, explanations and notes, and stores nothing', async () => {
    const { ada, ben, cem } = users
    await enter(t, ben, quiz)
    expect((await set({ practice: true })).body).toEqual({ ...plainSettings, practice: true })
    const before = await t.store.db.selectFrom('attempts').selectAll().execute()
    const { status, body } = await practise(ben)
    expect([status, body]).toEqual([
      200,
      { _id: quiz._id, title: 'biology', parts: ['explained'], questions: quiz.questions },
    ])
    expect(body.questions[0]).toMatchObject(explained)
    expect(await t.store.db.selectFrom('attempts').selectAll().execute()).toEqual(before)
    for (const other of [cem, ada]) expect((await practise(other)).status).not.toBe(200)
    const { body: settings } = await t.call(getQuizSettings, { token: ada.token, params: params() })
    expect(settings.practice).toBe(true)
  })

  test('is told to students only where they would get it, and a plain quiz has no field more', async () => {
    const { ben } = users
    await enter(t, ben, quiz)
    const ask = async () => {
      const entered = await t.call(verifyCode, {
        token: ben.token,
        body: { secretCode: quiz.secretCode },
      })
      const { raw, body } = await t.call(getQuiz, { token: ben.token, params: params() })
      return { raws: `${entered.raw} ${raw}`, parts: body.quiz.parts }
    }
    expect((await ask()).raws).not.toContain('practice')
    await set({ practice: true, opensAt: new Date(t.clock.now() + 60_000).toISOString() })
    expect((await ask()).parts).toEqual(['explained'])
    await set({ practice: true })
    expect((await ask()).parts).toEqual(['explained', 'practice'])
    await begin(t, ben, quiz)
    expect((await ask()).parts).toEqual(['explained'])
    await set({})
    expect((await ask()).raws).not.toContain('practice')
  })

  test('tells nothing of answers without the switch, before the opening, nor to who takes the quiz', async () => {
    const { ben, cem } = users
    const secrets = new RegExp(`${answerMarker}|987|Here|correctAnswers`)
    await enter(t, ben, quiz)
    const refused = [await practise(ben)]
    await set({ practice: true, opensAt: new Date(t.clock.now() + 60_000).toISOString() })
    refused.push(await practise(ben))
    await set({ practice: true })
    expect((await practise(ben)).raw).toMatch(secrets)
    await begin(t, ben, quiz)
    refused.push(await practise(ben))
    await set({})
    await submitAnswers(t, cem, quiz, [])
    refused.push(await practise(cem))
    for (const { status, raw, failure } of refused) {
      expect([status, failure.reason]).toEqual([404, 'no-practice'])
      expect(raw).not.toMatch(secrets)
    }
  })

  test('is refused while attempts run or results are held back, and holds the results of nobody back', async () => {
    const { ben } = users
    await begin(t, ben, quiz)
    expect(await problemOf({ practice: true })).toEqual([422, 'practice practice-while-running'])
    await submitAnswers(t, ben, quiz, [])
    for (const held of [{ resultRelease: 'score-only' }, { resultRelease: 'when-closed' }])
      expect(await problemOf({ ...held, practice: true })).toEqual([422, 'practice practice-while-held-back'])
    expect(await problemOf({ attempts: 2, practice: true })).toEqual([
      422,
      'practice practice-while-attempts-left',
    ])
    expect(await problemOf({ resultRelease: 'when-closed', code: 'closed', practice: true })).toEqual([200])
    expect((await practise(ben)).status).toBe(200)
    expect(await problemOf({ resultRelease: 'when-closed', practice: true })).toEqual([
      422,
      'code held-back-while-practice',
    ])
    expect(await problemOf({ resultRelease: 'by-hand', code: 'closed', practice: true })).toEqual([
      422,
      'resultRelease held-back-while-practice',
    ])
    expect(await problemOf({ resultRelease: 'by-hand' })).toEqual([200])
  })

  test('ends by itself where results are held back again by something else than a setting', async () => {
    const { ben, cem } = users
    await submitAnswers(t, ben, quiz, [])
    await set({ practice: true, resultRelease: 'when-closed', code: 'closed' })
    await t.store.db.updateTable('quizzes').set({ is_open: 1 }).execute()
    await begin(t, cem, quiz)
    await t.store.db.updateTable('quizzes').set({ is_open: 0 }).execute()
    expect((await practise(ben)).failure.reason).toBe('no-practice')
    t.clock.advance(3_600_000)
    expect((await practise(ben)).status).toBe(200)
  })

  test('no reply to a student has a sample answer or what takes points, before marking or after', async () => {
    const rubric = [
      { _id: 'gives', text: 'Names the treaty', points: 2 },
      { _id: 'takes', text: 'Takes the wrong war', points: -1 },
    ]
    const essay = { sample: 'Because nobody gave way', rubric }
    const why = { text: 'Why?', type: 'essay' as const, options: [], correctAnswers: [], points: 2, essay }
    const { users: own, quizzes } = await t.seed({
      users: { eva: { role: 'admin' }, fay: {} },
      quizzes: { war: { owner: 'eva', timeLimit: 10, questions: [why] } },
    })
    const { token, _id: userId } = own.fay
    const quizId = quizzes.war._id
    const input = { token, params: { quizId } }
    await begin(t, own.fay, quizzes.war)
    const running = await t.call(getQuiz, input)
    const questionId = quizzes.war.questions[0]?._id ?? ''
    await submitAnswers(t, own.fay, quizzes.war, [{ questionId, selectedOption: 'A treaty' }])
    const body = { ...plainSettings, title: 'war', practice: true }
    await t.call(updateQuizSettings, { token: own.eva.token, params: { quizId }, body })
    const replies = [
      running,
      await t.call(getQuiz, input),
      await t.call(getResult, { ...input, query: { userId } }),
      await t.call(getPractice, input),
      await t.call(getMistakes, { token }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    for (const { raw } of replies) expect(raw).not.toMatch(/gave way|wrong war|sample/)
    expect(replies[3]?.raw, 'what gives points is shown').toContain('Names the treaty')
  })

  test('leaves out what is not scored, and a copy of the quiz starts without it', async () => {
    const { ada, ben } = users
    await enter(t, ben, quiz)
    await set({ practice: true })
    const marked = quiz.questions.map((question, i) =>
      i === 0 ? { ...question, marking: { all: 'left-out' } } : question,
    )
    await t.store.db
      .updateTable('quiz_revisions')
      .set({ questions: JSON.stringify(marked) })
      .execute()
    const { body } = await practise(ben)
    expect(body.questions.map(({ _id }) => _id)).toEqual(quiz.questions.slice(1).map(({ _id }) => _id))
    const { body: copied } = await t.call(duplicateQuiz, { token: ada.token, params: params() })
    expect(copied.quiz).not.toHaveProperty('parts')
  })
})
