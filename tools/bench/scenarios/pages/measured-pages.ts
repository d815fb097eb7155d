import { submitAttempt } from '@quizly/contract'
import Database from 'better-sqlite3'
import type { Press } from '../../browser/first-press.ts'
import { callOnce } from '../../http/call-all.ts'
import { startQuizly } from '../../processes/servers.ts'
import type { Goal } from '../../report/section.ts'
import { submitAnswers } from '../quiz-content.ts'
import { openQuiz, sessionScript, signUp, startAll } from '../seeding.ts'

export type ServedPage = {
  name: string
  title: string
  /** Fills the server and its file, and tells the page's address and the script that runs before it. */
  prepare: (port: number, file: string) => Promise<{ path: string; script: string }>
}

/** A page that other commits have too. */
export type MeasuredPage = ServedPage & {
  /** Its largest content, compared with the commit before the first frame came with the page. */
  largestGoal: Goal
  /** What a student does first, in each visit anew. */
  press?: (visit: number) => Press
}

/** The last commit whose pages are drawn by their script alone. */
export const firstFrameSince = '5e4b9681'

const secretCode = 'K7rTm2Qx'
const withFrame: Goal = { must: 0.6, want: 0.5, atMost: true }
/** Their content comes by a call of the app. */
const withContent: Goal = { must: 0.9, want: 0.8, atMost: true }

const withoutSession = (name: string, title: string, path: string): MeasuredPage => ({
  name,
  title,
  prepare: async () => ({ path, script: '' }),
  largestGoal: withFrame,
})

export const measuredPages: readonly MeasuredPage[] = [
  withoutSession('home-page', 'The home page', '/'),
  withoutSession('login-page', 'Login', '/login'),
  withoutSession('signin-page', 'Sign In', '/signin'),
  {
    name: 'join-page',
    title: 'The code’s page',
    prepare: async (port) => {
      const { student } = await signUpTwo(port)
      return { path: `/join?code=${secretCode}`, script: sessionScript(student) }
    },
    largestGoal: withFrame,
    press: () => ({ kind: 'type', field: 'input[name=secretCode]', text: 'Z' }),
  },
  {
    name: 'quiz-page',
    title: 'A quiz of twenty questions that runs',
    prepare: async (port) => {
      const { student, quiz } = await startQuiz(port)
      return { path: `/quiz/${quiz.quizId}`, script: sessionScript(student) }
    },
    largestGoal: withContent,
    // The option of the visit before is the one that the page shows as chosen.
    press: (visit) => ({ kind: 'choose', options: 'input[type=radio]', position: visit % 4 }),
  },
  {
    name: 'result-page',
    title: 'The result of twenty questions',
    prepare: async (port) => {
      const { student, quiz } = await startQuiz(port)
      const { quizId, questions } = quiz
      const { answers } = submitAnswers(questions, 1)
      const body = { quizId, userId: student.user._id, answers }
      await callOnce(port, submitAttempt, { token: student.token, body })
      return { path: `/quiz/${quizId}/result`, script: sessionScript(student) }
    },
    largestGoal: withContent,
  },
]

/** Pages that came after the commits that others are compared with. */
export const laterPages: readonly ServedPage[] = [
  {
    name: 'slip-page',
    title: 'Sign-in with a slip',
    prepare: async () => ({ path: '/slip', script: '' }),
  },
  {
    name: 'operator-page',
    title: 'The operator’s page',
    prepare: async (port, file) => {
      const { educator } = await signUpTwo(port)
      const database = new Database(file)
      database.prepare('update users set operator_since = 1 where id = ?').run(educator.user._id)
      database.close()
      const user = { ...educator.user, isOperator: true as const }
      return { path: '/operator', script: sessionScript({ ...educator, user }) }
    },
  },
]

/** A server of its own with the page, of this code or of that in `root`. */
export async function servePage({ prepare }: ServedPage, folder: string, root?: URL) {
  const file = `${folder}/quizly.db`
  const quizly = await startQuizly({ cores: undefined, folder }, `sqlite:${file}`, root)
  const { path, script } = await prepare(quizly.port, file)
  return { address: `http://127.0.0.1:${quizly.port}${path}`, script, stop: quizly.stop }
}

async function signUpTwo(port: number) {
  const [educator] = await signUp(port, 'admin', 1)
  const [student] = await signUp(port, 'student', 1)
  if (!educator || !student) throw new Error('There is nobody')
  return { educator, student }
}

async function startQuiz(port: number) {
  const { educator, student } = await signUpTwo(port)
  const quiz = await openQuiz(port, educator, secretCode)
  await startAll(port, [student], [quiz])
  return { student, quiz }
}
