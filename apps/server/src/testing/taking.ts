import { startAttempt, submitAttempt, verifyCode } from '@quizly/contract'
import type { Answer } from '@quizly/domain'
import type { SeededQuiz, SeededUser } from './seed.ts'
import type { TestApp } from './test-app.ts'

/** Admits a student with the quiz's code. */
export async function enter(t: TestApp, student: SeededUser, quiz: SeededQuiz): Promise<void> {
  await t.call(verifyCode, { token: student.token, body: { secretCode: quiz.secretCode } })
}

/** Admits a student and starts the clock. */
export async function begin(t: TestApp, student: SeededUser, quiz: SeededQuiz) {
  await enter(t, student, quiz)
  const { body } = await t.call(startAttempt, { token: student.token, params: { quizId: quiz._id } })
  return body
}

/** Submits; admits and starts first if that has not happened yet. */
export async function submitAnswers(t: TestApp, student: SeededUser, quiz: SeededQuiz, answers: Answer[]) {
  await begin(t, student, quiz)
  const { body } = await t.call(submitAttempt, {
    token: student.token,
    body: { quizId: quiz._id, userId: student._id, answers },
  })
  return body
}
