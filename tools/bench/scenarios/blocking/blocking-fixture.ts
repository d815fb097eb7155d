import {
  type Call,
  createQuestions,
  createQuiz,
  getQuestions,
  startAttempt,
  submitAttempt,
  verifyCode,
} from '@quizly/contract'
import Database from 'better-sqlite3'
import { callOnce } from '../../http/call-all.ts'
import { type Account, type OpenQuiz, signUp } from '../seeding.ts'
import { type EssayClass, openEssays } from './essay-class.ts'

export type Fixture = {
  port: number
  educator: Account
  /** May edit the quiz, too. */
  colleagues: Account[]
  /** Takes the quiz while everything is measured. */
  runner: Account
  /** Has submitted it. */
  finisher: Account
  /** Submit it, one in each round. */
  writers: Account[]
  quiz: OpenQuiz
  essays: EssayClass
  /** The values for paths: the runner's things. */
  params: Record<string, string>
  /** The token of somebody who may make the call; undefined if anyone may. */
  tokenFor: (call: Call) => string
}

const letters = '\uFB01'.repeat(40)

/** The most and longest questions that fit into a body of 1 MiB, in letters of three bytes. The last is written. */
export const largestQuestions = Array.from({ length: 500 }, (_, at) => ({
  text: `${at} ${'\uFB01'.repeat(430)}`,
  ...(at < 499
    ? {
        type: 'multiple' as const,
        options: Array.from({ length: 4 }, (__, option) => `${option} ${letters}`),
        correctAnswers: [`0 ${letters}`],
      }
    : { type: 'write' as const, options: [], correctAnswers: [letters] }),
}))

/** As many results as the finisher's, each as large. */
const cloned = 100

/**
 * Gives the quiz of a stopped server its colleagues, an operator and more results, the same as the finisher's; through the API it would take
 * minutes.
 */
export function fillQuiz(file: string, { quiz: { quizId }, finisher, colleagues, educator }: Fixture): void {
  const database = new Database(file)
  const columnsOf = (table: string) =>
    (database.prepare(`select name from pragma_table_info('${table}')`).all() as { name: string }[]).map(
      ({ name }) => `"${name}"`,
    )
  const copy = (table: string, own: Record<string, string>, where: string, ...values: string[]) => {
    const columns = columnsOf(table)
    const selected = columns.map((column) => own[column.slice(1, -1)] ?? column)
    const names = columns.join(', ')
    database
      .prepare(
        `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${cloned})
        insert into ${table} (${names}) select ${selected.join(', ')} from ${table}, n where ${where}`,
      )
      .run(...values)
  }
  database.exec('begin')
  database.prepare('update users set operator_since = 1 where id = ?').run(educator.user._id)
  const email = "i || '@cloned.example'"
  copy('users', { id: "'cloned-' || i", email, email_key: email }, 'id = ?', finisher.user._id)
  const attempt = { id: 'lower(hex(randomblob(16)))', student_id: "'cloned-' || i" }
  copy('attempts', attempt, 'quiz_id = ? and student_id = ?', quizId, finisher.user._id)
  const join = database.prepare(
    `insert into quiz_roles (quiz_id, user_id, role, created_at) values (?, ?, 'editor', 0)`,
  )
  for (const { user } of colleagues) join.run(quizId, user._id)
  database.exec('commit')
  database.close()
}

export const limitOfQuiz = { title: 'x'.repeat(200), timeLimit: 1_440, numQuestions: 500 }

/** The largest possible quiz, a student who takes it, and one who has submitted it. */
export async function openFixture(port: number, rounds: number): Promise<Fixture> {
  const [educator, ...colleagues] = await signUp(port, 'admin', 10)
  const [runner, finisher, ...writers] = await signUp(port, 'student', rounds + 2)
  if (!educator || !runner || !finisher) throw new Error('There is nobody')
  const { token } = educator
  const secretCode = 'Largest1'
  const {
    quiz: { _id: quizId },
  } = await callOnce(port, createQuiz, { token, body: { ...limitOfQuiz, secretCode } })
  await callOnce(port, createQuestions, { token, body: { quizId, questions: largestQuestions } })
  const written = await callOnce(port, getQuestions, { token, params: { quizId } })
  const quiz = { quizId, secretCode, ...written }
  const start = async (student: Account) => {
    await callOnce(port, verifyCode, { token: student.token, body: { secretCode } })
    return callOnce(port, startAttempt, { token: student.token, params: { quizId } })
  }
  const { attempt } = await start(runner)
  for (const student of [finisher, ...writers]) await start(student)
  const body = { quizId, userId: finisher.user._id, answers: largestAnswers(quiz, 200 * 1024) }
  await callOnce(port, submitAttempt, { token: finisher.token, body })
  const essays = await openEssays(port, educator)
  return {
    port,
    essays,
    educator,
    colleagues,
    runner,
    finisher,
    writers,
    quiz,
    params: { quizId, attemptId: attempt._id, userId: runner.user._id, sessionId: 'unknown' },
    tokenFor: ({ audience }) =>
      audience === 'anyone' ? '' : audience === 'admin' || audience === 'operator' ? token : runner.token,
  }
}

/** An answer to each question, with about this many bytes in all. */
export function largestAnswers({ questions }: OpenQuiz, bytes: number) {
  const each = Math.floor(bytes / questions.length / 3) - 40
  const text = '\uFB01'.repeat(each)
  return questions.map(({ _id, type }) => ({
    questionId: _id,
    selectedOption: type === 'multiple' ? [text] : text,
  }))
}
