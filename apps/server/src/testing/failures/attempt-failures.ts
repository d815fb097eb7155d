import {
  deleteAttempt,
  endQuiz,
  getQuiz,
  getPractice,
  getReceipt,
  getResult,
  giveExtraTime,
  listResults,
  login,
  getQuestions,
  markByHand,
  nextAnswerToMark,
  putDraftMark,
  releaseMarks,
  saveAnswers,
  startAttempt,
  submitAttempt,
  updateQuiz,
  updateQuizSettings,
  verifyCode,
} from '@quizly/contract'
import { noTimeLimit } from '@quizly/domain'
import type { attempts } from '@quizly/words/failures.ts'
import { insertRole } from '../../features/quizzes/roles.repository.ts'
import { sweep } from '../../features/operation/sweeper.service.ts'
import { seededPassword } from '../seed.ts'
import { begin, enter, submitAnswers } from '../taking.ts'
import type { FailureFixture, Producer } from './failure-fixture.ts'

const minuteMs = 60_000

/** A course whose first student is taking the quiz. */
async function running(w: FailureFixture) {
  const course = await w.course()
  const { attempt } = await begin(w.t, course.ben, course.quiz)
  return { ...course, attemptId: attempt._id }
}

/** A course whose first student has submitted the quiz. */
async function submitted(w: FailureFixture) {
  const course = await w.course()
  const { _id } = await submitAnswers(w.t, course.ben, course.quiz, [])
  return { ...course, attemptId: _id }
}

type Course = Awaited<ReturnType<FailureFixture['course']>>

const set = (w: FailureFixture, { ada, params }: Course, changed: object) =>
  w.ask(ada, updateQuizSettings, { params, body: { resultRelease: 'at-once', code: 'open', ...changed } })

const give = (w: FailureFixture, { ada, ben, params }: Course, by = ada) =>
  w.ask(by, giveExtraTime, { params, body: { _id: 'more', reach: 'student', userId: ben._id, minutes: 5 } })

const mark = (
  w: FailureFixture,
  { ada, params, attemptId }: Course & { attemptId: string },
  questionId = '',
) =>
  w.ask(ada, markByHand, {
    params: { ...params, attemptId },
    body: { questionId, verdict: 'correct', reason: 'Said it aloud', baseVersion: 2 },
  })

/** A course whose first student has submitted an essay, and who notes a mark for it. */
async function withEssay(w: FailureFixture) {
  const course = await w.course()
  const { ada, ben, quiz, params } = course
  const essay = { text: 'Why?', type: 'essay' as const, options: [], correctAnswers: [], essay: {} }
  await w.ask(ada, updateQuiz, { params, body: { questions: [...quiz.questions, essay] } })
  const { body } = await w.ask(ada, getQuestions, { params })
  const questionId = body.questions.at(-1)?._id ?? ''
  const { _id } = await submitAnswers(w.t, ben, quiz, [{ questionId, selectedOption: 'Because.' }])
  const next = await w.ask(ada, nextAnswerToMark, { params: { ...params, questionId } })
  const { hash = '', attemptId = '' } = next.body.answer ?? {}
  const note = (changed: object = {}) =>
    w.ask(ada, putDraftMark, {
      params: { attemptId, questionId },
      body: { baseVersion: 0, hash, items: [], adjustment: 1, comment: '', ...changed },
    })
  return { ...course, note, questionId, taken: _id }
}

const submit = (w: FailureFixture, { ben, quiz }: Course, more: object = {}) =>
  w.ask(ben, submitAttempt, { body: { quizId: quiz._id, userId: ben._id, answers: [], ...more } })

export const attemptFailures: Record<keyof typeof attempts, Producer> = {
  'invalid-code': async ({ ask, course }) =>
    ask((await course()).ben, verifyCode, { body: { secretCode: 'Unknown1' } }),
  'already-attempted': async (w) => {
    const { ben, params } = await submitted(w)
    return w.ask(ben, startAttempt, { params })
  },
  'not-started': async (w) => {
    const course = await w.course()
    await enter(w.t, course.ben, course.quiz)
    return submit(w, course)
  },
  'closed-to-late-student': async (w) => {
    const course = await w.course()
    await enter(w.t, course.ben, course.quiz)
    await set(w, course, { code: 'closed' })
    return w.ask(course.ben, startAttempt, { params: course.params })
  },
  'quiz-closed': async (w) => {
    const course = await w.course()
    await enter(w.t, course.ben, course.quiz)
    await set(w, course, { code: 'closed' })
    return w.ask(course.cem, verifyCode, { body: { secretCode: course.quiz.secretCode } })
  },
  'too-early': async (w) => {
    const course = await w.course()
    await set(w, course, { opensAt: new Date(w.t.clock.now() + minuteMs).toISOString() })
    await enter(w.t, course.ben, course.quiz)
    return w.ask(course.ben, startAttempt, { params: course.params })
  },
  'still-running': async (w) => {
    const course = await running(w)
    return mark(w, course, course.quiz.questions[0]?._id)
  },
  'attempt-changed': async (w) => {
    const course = await running(w)
    return submit(w, course, { atZero: true })
  },
  'mark-changed': async (w) => {
    const { note } = await withEssay(w)
    await note()
    return note()
  },
  'answer-changed': async (w) => (await withEssay(w)).note({ hash: 'another' }),
  'nothing-to-mark': async (w) => {
    const { ada, params, note } = await withEssay(w)
    await note()
    await w.ask(ada, releaseMarks, { params })
    return note({ baseVersion: 1 })
  },
  'marked-on-page': async (w) => {
    const { t, ask } = w
    const { questionId, taken, quiz, params } = await withEssay(w)
    const { marker } = (await t.seed({ users: { marker: { role: 'admin' } } })).users
    const role = { quizId: quiz._id, userId: marker._id, role: 'marker' } as const
    await insertRole(t.store.db, role, t.clock.now())
    const body = { questionId, verdict: { points: 1 }, reason: 'Good', baseVersion: 0 }
    return ask(marker, markByHand, { params: { ...params, attemptId: taken }, body })
  },
  'not-asked': async (w) => mark(w, await submitted(w), 'unknown'),
  'answers-too-long': async (w) => {
    const { ben, quiz, attemptId } = await running(w)
    const questionId = quiz.questions[2]?._id ?? ''
    const long = JSON.stringify([
      { questionId: 'earlier', selectedOption: 'x'.repeat(1024 ** 2 - 100), age: 0 },
    ])
    await w.t.store.db
      .updateTable('attempts')
      .set({ saved_answers: long })
      .where('id', '=', attemptId)
      .execute()
    const body = { changes: [{ questionId, selectedOption: 'x'.repeat(1_000) }] }
    return w.ask(ben, saveAnswers, { params: { attemptId }, body })
  },
  'no-result': async (w) => {
    const { ben, params } = await running(w)
    return w.ask(ben, getResult, { params, query: { userId: ben._id } })
  },
  'no-practice': async (w) => {
    const { ben, params } = await running(w)
    return w.ask(ben, getPractice, { params })
  },
  'no-results': async ({ ask, course }) => {
    const { ben, cem } = await course()
    return ask(ben, listResults, { params: { userId: cem._id } })
  },
  'others-answers': async (w) => {
    const course = await running(w)
    return submit(w, course, { userId: course.cem._id })
  },
  'no-attempt': async ({ ask, course }) =>
    ask((await course()).ben, saveAnswers, { params: { attemptId: 'unknown' }, body: { changes: [] } }),
  'no-such-attempt': async ({ ask, course }) => {
    const { ada, params } = await course()
    return ask(ada, deleteAttempt, { params, body: { attemptId: 'unknown' } })
  },
  'takes-it-now': async (w) => {
    const { ada, params, attemptId } = await running(w)
    return w.ask(ada, deleteAttempt, { params, body: { attemptId } })
  },
  'receipt-comes': async (w) => {
    const { ben, params } = await running(w)
    const second = await w.t.call(login, { body: { email: ben.email, password: seededPassword } })
    await w.t.call(getQuiz, { token: second.body.token, params })
    w.t.clock.advance(10 * minuteMs)
    // A server whose clock is ahead has closed the attempt, while answers may still arrive.
    await sweep(w.t.store.db, w.t.clock.now() + minuteMs)
    return w.ask(ben, getReceipt, { params })
  },
  'student-account-full': async (w) => {
    const { ben, attemptId } = await running(w)
    const { quiz } = await w.course()
    const { db } = w.t.store
    const attempt = await db
      .selectFrom('attempts')
      .selectAll()
      .where('id', '=', attemptId)
      .executeTakeFirstOrThrow()
    const later = Array.from({ length: 999 }, (_, i) => ({
      ...attempt,
      id: `${attemptId} ${i}`,
      number: i + 2,
    }))
    await db.insertInto('attempts').values(later).execute()
    return w.ask(ben, verifyCode, { body: { secretCode: quiz.secretCode } })
  },
  'too-many-grants': async (w) => {
    const course = await running(w)
    const grants = Array.from({ length: 500 }, (_, i) => ({
      quiz_id: course.quiz._id,
      id: `given ${i}`,
      given_by: course.ada._id,
      given_at: i,
      reach: 'running' as const,
      student_id: null,
      from_at: null,
      until_at: null,
      minutes: 1,
      percent: null,
      reopens: 0,
      reason: '',
      completed_at: i,
    }))
    await w.t.store.db.insertInto('grants').values(grants).execute()
    return give(w, course)
  },
  'student-not-entered': async (w) => give(w, await w.course()),
  'student-not-started': async (w) => {
    const course = await w.course()
    await enter(w.t, course.ben, course.quiz)
    return give(w, course)
  },
  'stays-submitted': async (w) => give(w, await submitted(w)),
  'closes-before': async (w) => {
    const course = await w.course()
    const closesAt = new Date(w.t.clock.now() + minuteMs).toISOString()
    await set(w, course, { closesAt, everyoneStops: true })
    await begin(w.t, course.ben, course.quiz)
    return give(w, course)
  },
  'no-time-limit': async (w) => {
    const course = await w.course()
    await set(w, course, { timeLimit: noTimeLimit })
    await begin(w.t, course.ben, course.quiz)
    return give(w, course)
  },
  'ended-at-this-moment': async (w) => {
    const course = await running(w)
    await give(w, course)
    await w.ask(course.ada, endQuiz, { params: course.params, body: { _id: 'end' } })
    // The same call, repeated by a page that has seen no answer.
    return give(w, course)
  },
  ended: async (w) => {
    const course = await running(w)
    await w.ask(course.ada, endQuiz, { params: course.params, body: { _id: 'end' } })
    await insertRole(
      w.t.store.db,
      { ...course.params, userId: course.bea._id, role: 'marker' },
      w.t.clock.now(),
    )
    return give(w, course, course.bea)
  },
}
