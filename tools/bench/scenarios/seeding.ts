import {
  type CallResult,
  createQuestions,
  createQuiz,
  getQuestions,
  type Role,
  signup,
  startAttempt,
  verifyCode,
} from '@quizly/contract'
import { callAll, callOnce } from '../http/call-all.ts'
import { twentyQuestions } from './quiz-content.ts'

export type Account = CallResult<typeof signup>
export type OpenQuiz = CallResult<typeof getQuestions> & { quizId: string; secretCode: string }

const timeLimit = 60

/** The details with which the student or educator of this index signs up. */
export function accountOf(role: Role, index: number) {
  const [name, email] = [`Daniel Reyes ${index}`, `${role}.${index}@northfield.example`]
  return { name, email, password: 'correct horse battery', role }
}

/** Accounts created through the API, all logged in. */
export function signUp(port: number, role: Role, count: number): Promise<Account[]> {
  const inputs = Array.from({ length: count }, (_, index) => ({
    body: { ...accountOf(role, index), remember: false },
  }))
  return callAll(port, signup, inputs)
}

/** A script that signs somebody in before a page opens. */
export const sessionScript = ({ user, token }: Account) =>
  `for (const [key, value] of ${JSON.stringify(Object.entries({ user: JSON.stringify(user), token }))}) sessionStorage.setItem(key, value)`

/** A quiz that students can enter, of twenty questions or of those that are given. */
export async function openQuiz(
  port: number,
  { token }: Account,
  secretCode: string,
  content = twentyQuestions,
): Promise<OpenQuiz> {
  const title = `Cells ${secretCode}`
  const { quiz } = await callOnce(port, createQuiz, {
    token,
    body: { title, numQuestions: content.length, timeLimit, secretCode },
  })
  const quizId = quiz._id
  await callOnce(port, createQuestions, { token, body: { quizId, questions: content } })
  const { questions, revision } = await callOnce(port, getQuestions, { token, params: { quizId } })
  return { quizId, secretCode, questions, revision }
}

/** Admits every student to every quiz and starts their clocks. */
export async function startAll(
  port: number,
  students: readonly Account[],
  quizzes: readonly OpenQuiz[],
): Promise<void> {
  const pairs = quizzes.flatMap((quiz) => students.map(({ token }) => ({ token, ...quiz })))
  const codes = pairs.map(({ token, secretCode }) => ({ token, body: { secretCode } }))
  await callAll(port, verifyCode, codes)
  const starts = pairs.map(({ token, quizId }) => ({ token, params: { quizId } }))
  await callAll(port, startAttempt, starts)
}
