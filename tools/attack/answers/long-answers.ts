import {
  listResults,
  previewQuizUpdate,
  saveAnswers,
  startAttempt,
  updateQuiz,
  verifyCode,
} from '@quizly/contract'
import { plainAccess } from '@quizly/domain'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../../../apps/server/src/db/store.ts'
import { insertQuiz } from '../../../apps/server/src/features/quizzes/quizzes.repository.ts'
import { insertRevision } from '../../../apps/server/src/features/quizzes/revisions.repository.ts'
import { seed, type SeededUser } from '../../../apps/server/src/testing/seed.ts'
import { type Attack, floodMs, inParallel } from '../attack.ts'
import { ask, countStatuses } from '../hostile-http.ts'
import type { People } from '../target.ts'

/** An attempt may have at most 1 MiB of answers: 105 answers of 9,800 characters. */
const longest = 'y'.repeat(9_800)
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i))
const questions = times(105, (index) => ({
  _id: `long-${index}`,
  text: `Question ${index}`,
  type: 'write' as const,
  options: [],
  correctAnswers: ['x'],
}))
const answers = questions.map(({ _id }) => ({ questionId: _id, selectedOption: longest }))
const quizId = (index: number) => `long-quiz-${index}`
const codeOf = (index: number) => `L${index}`.padEnd(8, 'x')
/** The sweeper closes overdue attempts every 5 s. */
const sweptWithinMs = 8_000

/** Attempts with as many answers as they may have, saved by their students piece by piece. */
export const longAnswerAttacks: Attack[] = [
  {
    name: 'long-results',
    what: 'a student asks 10 at a time for a list of 45 results with 1 MB of answers each',
    maxDiskMb: 100,
    fill: (db, people) => fillAttempts(db, people, 'submitted'),
    run: async ({ port, student }) => {
      const { token, _id: userId } = student
      const replies = await inParallel(10, floodMs, () =>
        ask(port, listResults, { token, params: { userId } }),
      )
      return { happened: countStatuses(replies) }
    },
  },
  {
    name: 'long-overdue',
    what: 'the time of 45 attempts with 1 MB of answers each runs out at once',
    isSingle: true,
    maxDiskMb: 200,
    fill: (db, people) => fillAttempts(db, people, 'in-progress'),
    run: async () => {
      await wait(sweptWithinMs)
      return { happened: 'the sweeper has closed them' }
    },
  },
  {
    name: 'long-regrading',
    what: 'an educator previews and saves a change of a quiz with 100 results of 1 MB each',
    isSingle: true,
    maxDiskMb: 200,
    fill: fillResults,
    run: async ({ port, educator: { token } }) => {
      const input = { token, params: { quizId: quizId(0) }, body: { questions } }
      const replies = [await ask(port, previewQuizUpdate, input), await ask(port, updateQuiz, input)]
      return { happened: countStatuses(replies) }
    },
  },
  {
    name: 'long-saves',
    what: 'a student saves 20 at a time into an attempt that holds 1 MB of answers',
    maxDiskMb: 100,
    fill: (db, people) => fillQuizzes(db, people, 1),
    run: async ({ port, student: { token } }) => {
      await ask(port, verifyCode, { token, body: { secretCode: codeOf(0) } })
      const { body } = await ask(port, startAttempt, { token, params: { quizId: quizId(0) } })
      const { attempt } = JSON.parse(body) as { attempt: { _id: string } }
      const save = (changes: object[]) =>
        ask(port, saveAnswers, { token, params: { attemptId: attempt._id }, body: { changes } })
      for (let at = 0; at < answers.length; at += 7) await save(answers.slice(at, at + 7))
      let saved = 0
      const replies = await inParallel(20, floodMs, () => {
        saved += 1
        return save([{ questionId: questions[0]?._id, selectedOption: `Answer ${saved}` }])
      })
      return { happened: countStatuses(replies) }
    },
  },
]

async function fillQuizzes(db: Db, { educator }: People, count: number): Promise<void> {
  for (const index of times(count, Number)) {
    const quiz = { id: quizId(index), ownerId: educator._id, title: `Long ${index}`, numQuestions: 105 }
    const access = { ...plainAccess, language: null }
    const code = { secretCode: codeOf(index), timeLimitMinutes: 60, currentRevision: null }
    await insertQuiz(db, { ...quiz, ...access, ...code, titleKey: quiz.id }, Date.now())
    await insertRevision(
      db,
      { quizId: quiz.id, revision: 1, questions, educatorId: educator._id },
      Date.now(),
    )
  }
}

async function fillAttempts(db: Db, people: People, state: 'submitted' | 'in-progress'): Promise<void> {
  await fillQuizzes(db, people, 45)
  for (const index of times(45, Number))
    await insertLong(db, `own-${index}`, quizId(index), people.student, state)
}

async function fillResults(db: Db, people: People): Promise<void> {
  await fillQuizzes(db, people, 1)
  const { users } = await seed(db, { users: Object.fromEntries(times(100, (i) => [`long${i}`, {}])) })
  for (const [index, user] of Object.values(users as Record<string, SeededUser>).entries()) {
    await insertLong(db, `result-${index}`, quizId(0), user, 'submitted')
  }
}

async function insertLong(
  db: Db,
  id: string,
  quiz: string,
  { _id: studentId }: SeededUser,
  state: 'submitted' | 'in-progress',
): Promise<void> {
  const at = Date.now() - 3_600_000
  const submission = {
    submitted_at: at + 30_000,
    submitted_by: 'student' as const,
    answers: JSON.stringify(answers),
    outcomes: '-'.repeat(questions.length),
    score: 0,
    total_questions: questions.length,
    marked_revision: 1,
  }
  const attempt = { id, quiz_id: quiz, student_id: studentId, state, revision: 1 }
  const moments = { admitted_at: at, started_at: at, deadline: at + 60_000 }
  const saved = JSON.stringify(answers.map((answer) => ({ ...answer, at: 5, savedAt: at })))
  const row = { ...attempt, ...moments, saved_answers: saved, late_answers: '[]' }
  await db
    .insertInto('attempts')
    .values({ ...row, ...(state === 'submitted' && submission) })
    .execute()
}
