import assert from 'node:assert/strict'
import {
  type Call,
  type CallResult,
  createQuestions,
  createQuiz,
  finalizeQuiz,
  getQuestions,
  getQuizSettings,
  getSecretCode,
  markByHand,
  regradeQuestion,
  saveAnswers,
  startAttempt,
  submitAttempt,
  updateQuizSettings,
  verifyCode,
} from '@quizly/contract'
import type { QuestionContent } from '@quizly/domain'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/store.ts'
import { callApi, type CallOptions } from '../call-api.ts'
import type { MovableClock } from '../movable-clock.ts'
import type { SeededUser } from '../seed.ts'

const minuteMs = 60_000

type Parts = { app: FastifyInstance; db: Db; clock: MovableClock; ada: SeededUser }
export type Quiz = { _id: string; params: { quizId: string }; secretCode: string; ids: string[] }
export type GivenAnswers = (string | string[] | null)[][]

/** What an educator and her students do, by the product's own calls. */
export function createDesk({ app, db, clock, ada }: Parts) {
  const asAda = { token: ada.token }
  async function send<const C extends Call>(call: C, options: CallOptions): Promise<CallResult<C>> {
    const { status, body, raw } = await callApi(app, call, options)
    assert(status < 300, `${call.path} answered ${status}: ${raw}`)
    return body
  }

  async function openQuiz(title: string, questions: QuestionContent[]): Promise<Quiz> {
    const { quiz } = await send(createQuiz, {
      ...asAda,
      body: { title, timeLimit: 30, numQuestions: questions.length, secretCode: freeCode() },
    })
    await send(createQuestions, { ...asAda, body: { quizId: quiz._id, questions } })
    const params = { quizId: quiz._id }
    await send(finalizeQuiz, { ...asAda, params })
    const { secretCode } = await send(getSecretCode, { ...asAda, params })
    const stored = await send(getQuestions, { ...asAda, params })
    return { _id: quiz._id, params, secretCode, ids: stored.questions.map(({ _id }) => _id) }
  }

  let codes = 0
  function freeCode(): string {
    codes += 1
    return `KEPT000${codes}`
  }

  const answersOf = (quiz: Quiz, given: GivenAnswers, turn: number) =>
    quiz.ids.map((questionId, index) => {
      const choices = given[index] ?? [null]
      return { questionId, selectedOption: choices[(turn * (index + 3)) % choices.length] ?? null }
    })

  async function begin(student: SeededUser, quiz: Quiz, attempt?: number) {
    const { token } = student
    await send(verifyCode, { token, body: { secretCode: quiz.secretCode } })
    const query = attempt === undefined ? {} : { attempt: String(attempt) }
    return send(startAttempt, { token, params: quiz.params, query })
  }

  async function take(student: SeededUser, quiz: Quiz, given: GivenAnswers, turn: number, attempt?: number) {
    const started = await begin(student, quiz, attempt)
    const answers = answersOf(quiz, given, turn)
    const { token } = student
    if (turn % 4 === 0) {
      await send(saveAnswers, {
        token,
        params: { attemptId: started.attempt._id },
        body: { changes: answers.slice(0, 2) },
      })
      clock.advance(20_000)
    }
    const body = { quizId: quiz._id, userId: student._id, attemptId: started.attempt._id, answers }
    await send(submitAttempt, { token, body })
  }

  async function settings(quiz: Quiz, changed: Record<string, unknown>) {
    const { resultRelease, code } = await send(getQuizSettings, { ...asAda, params: quiz.params })
    await send(updateQuizSettings, {
      ...asAda,
      params: quiz.params,
      body: { resultRelease, code, ...changed },
    })
  }

  const revisionOf = async (quiz: Quiz) =>
    (await send(getQuestions, { ...asAda, params: quiz.params })).revision

  async function regrade(quiz: Quiz, index: number, change: Record<string, unknown>) {
    clock.advance(minuteMs)
    return send(regradeQuestion, {
      ...asAda,
      params: quiz.params,
      body: {
        questionId: quiz.ids[index],
        baseRevision: await revisionOf(quiz),
        mayLower: false,
        reason: 'The key was wrong',
        ...change,
      },
    })
  }

  async function attemptsOf(quiz: Quiz) {
    return db
      .selectFrom('attempts')
      .select(['id', 'version'])
      .where('quiz_id', '=', quiz._id)
      .where('state', '=', 'submitted')
      .orderBy('id')
      .execute()
  }

  async function mark(quiz: Quiz, index: number, attempt: number, verdict: unknown) {
    const { id, version } = (await attemptsOf(quiz))[attempt] ?? { id: '', version: 0 }
    const body = { questionId: quiz.ids[index], verdict, reason: 'Said aloud', baseVersion: version }
    await send(markByHand, { ...asAda, params: { ...quiz.params, attemptId: id }, body })
  }

  return { send, asAda, openQuiz, begin, take, settings, revisionOf, regrade, attemptsOf, mark }
}
