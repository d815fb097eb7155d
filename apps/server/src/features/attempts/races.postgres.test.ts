import { saveAnswers, submitAttempt, updateQuiz, verifyCode } from '@quizly/contract'
import { defaultGraceMs } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { untilSomebodyWaits } from '../../testing/lock-wait.ts'
import { rightAnswers } from '../../testing/sample-questions.ts'
import type { SeededUser } from '../../testing/seed.ts'
import { begin } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { deleteUnusedQuizzes } from '../account/deletion.repository.ts'
import { sweep } from '../operation/sweeper.service.ts'
import { addRevision } from '../quizzes/quizzes.service.ts'
import { lockWithRole } from '../quizzes/roles.service.ts'

const classSize = 40
const limitMs = 10 * 60_000

describe.each(engines)('at the same moment, on $name,', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const setUp = async () => {
    const requested = Object.fromEntries(Array.from({ length: classSize }, (_, i) => [`student${i}`, {}]))
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ...requested },
      quizzes: { biology: { owner: 'ada', timeLimit: 10 } },
    })
    const quiz = quizzes.biology
    const { ada, ...others } = users as Record<string, SeededUser>
    if (!ada) throw new Error('There is no educator')
    const right = rightAnswers(quiz.questions)
    const students = await Promise.all(
      Object.values(others).map(async (student) => {
        const { attempt } = await begin(t, student, quiz)
        const { token, _id: userId } = student
        const changes = right.slice(0, 1)
        const params = { attemptId: attempt._id }
        /** A device of this student that has opened the quiz and has one of the answers. */
        const openDevice = async (device: string, answer: number) => {
          await t.call(saveAnswers, { token, params, body: { changes: [], device, resumed: true } })
          const answers = right.slice(answer, answer + 1).map((given) => ({ ...given, age: 100 }))
          return {
            save: () => t.call(saveAnswers, { token, params, body: { changes: answers, device } }),
            submit: () =>
              t.call(submitAttempt, { token, body: { quizId: quiz._id, userId, answers, device } }),
          }
        }
        return {
          openDevice,
          save: () => t.call(saveAnswers, { token, params, body: { changes } }),
          submit: () => t.call(submitAttempt, { token, body: { quizId: quiz._id, userId, answers: right } }),
        }
      }),
    )
    const revise = (questions: readonly unknown[]) =>
      t.call(updateQuiz, { token: ada.token, params: { quizId: quiz._id }, body: { questions } })
    return { ada, students, quiz, revise }
  }

  test('a class submits and the educator changes the quiz: every result follows the last revision', async () => {
    const { students, quiz, revise } = await setUp()
    const [first, ...others] = quiz.questions
    const revising = async () => {
      for (const city of ['Rome', 'Paris', 'London', 'Rome']) {
        const { status } = await revise([{ ...first, correctAnswers: [city] }, ...others])
        expect(status).toBe(200)
      }
    }
    const [replies] = await Promise.all([Promise.all(students.map(({ submit }) => submit())), revising()])
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
    const results = await t.store.db
      .selectFrom('attempts')
      .select(['state', 'marked_revision', 'score', 'total_questions'])
      .distinct()
      .execute()
    expect(results).toEqual([{ state: 'submitted', marked_revision: 5, score: 2, total_questions: 3 }])
  })

  test('who submits while a change of the quiz is under way waits for it, and is marked by it', async () => {
    const { ada, students, quiz } = await setUp()
    const [ben] = students
    const [first, ...others] = quiz.questions
    if (!ben || !first) throw new Error('The class or the quiz is empty')
    let submitting: ReturnType<typeof ben.submit> | undefined
    await t.store.db.transaction().execute(async (trx) => {
      const locked = await lockWithRole(trx, quiz._id, ada._id, 'edit')
      const drafts = [{ ...first, correctAnswers: ['Rome'] }, ...others]
      await addRevision(trx, t.newId, locked, drafts, { by: ada._id, at: t.clock.now() })
      submitting = ben.submit()
      if (engine.name === 'postgres') await untilSomebodyWaits(t.store.db)
    })
    const reply = await submitting
    expect([reply?.status, reply?.body.score]).toEqual([201, 2])
  })

  test('who enters a quiz while its owner deletes the account is told that the code does not work', async () => {
    const { users, quizzes } = await t.seed({
      users: { eve: { role: 'admin' }, ben: {} },
      quizzes: { unused: { owner: 'eve' } },
    })
    const body = { secretCode: quizzes.unused.secretCode }
    const enter = () => t.call(verifyCode, { token: users.ben.token, body })
    let entering: ReturnType<typeof enter> | undefined
    await t.store.db.transaction().execute(async (trx) => {
      await deleteUnusedQuizzes(trx, users.eve._id)
      entering = enter()
      if (engine.name === 'postgres') await untilSomebodyWaits(t.store.db)
    })
    const reply = await entering
    expect([reply?.status, reply?.failure.code]).toEqual([404, 'invalid-code'])
  })

  test('time runs out on three devices of each in the class: every answer counts, and none is marked before', async () => {
    const { students } = await setUp()
    const devices = await Promise.all(
      students.map(async ({ openDevice }) => ({
        phone: await openDevice('phone', 0),
        laptop: await openDevice('laptop', 1),
        tablet: await openDevice('tablet', 2),
      })),
    )
    t.clock.advance(limitMs)
    const [submissions, saves] = await Promise.all([
      Promise.all(devices.flatMap(({ phone, laptop }) => [phone.submit(), laptop.submit()])),
      Promise.all(devices.map(({ tablet }) => tablet.save())),
      sweep(t.store.db, t.clock.now()),
    ])
    t.clock.advance(defaultGraceMs)
    const again = await Promise.all(devices.map(({ tablet }) => tablet.submit()))
    for (const { raw } of [...submissions, ...saves, ...again]) expect(raw).not.toMatch(/"score":\d/)
    expect(submissions.filter(({ status }) => status === 201)).toHaveLength(classSize)
    const ended = await t.store.db
      .selectFrom('attempts')
      .select(['submitted_by', 'score', 'late_answers'])
      .distinct()
      .execute()
    expect(ended).toEqual([{ submitted_by: 'student', score: 3, late_answers: '[]' }])
  })

  test('time runs out, the class submits and saves, and four servers sweep: each submission counts', async () => {
    const { students } = await setUp()
    t.clock.advance(limitMs + defaultGraceMs)
    const now = t.clock.now()
    const [sweeps, submissions] = await Promise.all([
      Promise.all([1, 2, 3, 4].map(() => sweep(t.store.db, now + 1))),
      Promise.all(students.map(({ submit }) => submit())),
      Promise.all(students.map(({ save }) => save())),
    ])
    const closed = sweeps.reduce((sum, sweepOf) => sum + sweepOf.closed, 0)
    expect(closed).toBeLessThanOrEqual(classSize)
    // Each arrived within the grace, even if a sweep was faster.
    expect(new Set(submissions.map(({ status }) => status))).toEqual(new Set([201]))
    const ended = await t.store.db
      .selectFrom('attempts')
      .select(['state', 'submitted_by', 'score'])
      .distinct()
      .execute()
    expect(ended).toEqual([{ state: 'submitted', submitted_by: 'student', score: 3 }])
  })
})
