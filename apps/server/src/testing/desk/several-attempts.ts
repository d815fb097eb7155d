import {
  getQuiz,
  getQuizSettings,
  getResult,
  listStudents,
  startAttempt,
  submitAttempt,
  updateQuizSettings,
} from '@quizly/contract'
import type { Answer } from '@quizly/domain'
import { expect } from 'vitest'
import { rightAnswers } from '../sample-questions.ts'
import type { SeededUser } from '../seed.ts'
import { begin } from '../taking.ts'
import type { TestApp } from '../test-app.ts'

export const minuteMs = 60_000

/** An educator, two students and a quiz, and what they do with it. */
export async function setUpSeveral(t: TestApp) {
  const { users, quizzes } = await t.seed({
    users: { ada: { role: 'admin', name: 'Ada' }, ben: { name: 'Ben' }, cem: { name: 'Cem' } },
    quizzes: { quiz: { owner: 'ada', timeLimit: 10 } },
  })
  const { ada, ben, cem } = users
  const { quiz } = quizzes
  const params = () => ({ quizId: quiz._id })
  const settings = async () => (await t.call(getQuizSettings, { token: ada.token, params: params() })).body
  const change = async (changed: Record<string, unknown>) => {
    const { resultRelease, code } = await settings()
    const body = { resultRelease, code, ...changed }
    return t.call(updateQuizSettings, { token: ada.token, params: params(), body })
  }
  const allow = (attempts: number | 'unlimited', attemptCounts?: string) =>
    change({ attempts, ...(attemptCounts !== undefined && { attemptCounts }) })
  const start = (student: SeededUser, attempt?: number) =>
    t.call(startAttempt, {
      token: student.token,
      params: params(),
      query: attempt === undefined ? {} : { attempt: String(attempt) },
    })
  /** So many right answers. */
  const right = (count: number): Answer[] => rightAnswers(quiz.questions).slice(0, count)
  const send = (student: SeededUser, answers: Answer[], attemptId?: string) =>
    t.call(submitAttempt, {
      token: student.token,
      body: { quizId: quiz._id, userId: student._id, answers, ...(attemptId !== undefined && { attemptId }) },
    })
  /** Takes the quiz once more, with so many right answers, and returns the attempt's ID. */
  const take = async (student: SeededUser, number: number, count: number) => {
    const { attempt } = number === 1 ? await begin(t, student, quiz) : (await start(student, number)).body
    t.clock.advance(minuteMs)
    const { status } = await send(student, right(count), attempt._id)
    expect(status).toBe(201)
    return attempt._id
  }
  const view = (student: SeededUser, attempt?: number) =>
    t.call(getQuiz, {
      token: student.token,
      params: params(),
      query: attempt === undefined ? {} : { attempt: String(attempt) },
    })
  const result = async (reader: SeededUser, student: SeededUser, attempt?: number) =>
    (
      await t.call(getResult, {
        token: reader.token,
        params: params(),
        query: { userId: student._id, ...(attempt !== undefined && { attempt: String(attempt) }) },
      })
    ).body
  const students = async () =>
    (await t.call(listStudents, { token: ada.token, params: params(), query: {} })).body
  const rows = () =>
    t.store.db.selectFrom('attempts').select(['number', 'state', 'seed']).orderBy('number').execute()
  /** Ben twice, the first time better, and Cem once. */
  const takeTwice = async () => {
    await take(ben, 1, 3)
    await take(ben, 2, 1)
    await take(cem, 1, 2)
  }
  return {
    takeTwice,
    ada,
    ben,
    cem,
    quiz,
    params,
    settings,
    change,
    allow,
    start,
    right,
    send,
    take,
    view,
    result,
    students,
    rows,
  }
}
