import { submitAttempt } from '@quizly/contract'
import type { Reply } from '../http/reply.ts'
import { encodeCall } from '../http/request.ts'
import { handIn } from './quiz-content.ts'
import { type Account, type OpenQuiz, startAll } from './seeding.ts'

export type Submissions = { requests: Buffer[]; onReply: (reply: Reply, index: number) => void }

/** Every student's first submission to every quiz, and the check of each reply: created, of whom, of what, how many points. */
export async function firstSubmissions(
  port: number,
  students: readonly Account[],
  quizzes: readonly OpenQuiz[],
): Promise<Submissions> {
  await startAll(port, students, quizzes)
  const submissions = quizzes.flatMap(({ quizId, questions }) =>
    students.map(({ token, user }, student) => {
      const { answers, score } = handIn(questions, student)
      const request = encodeCall(submitAttempt, { token, body: { quizId, userId: user._id, answers } })
      return { request, expected: [`"quizId":"${quizId}"`, `"userId":"${user._id}"`, `"score":${score},`] }
    }),
  )
  return {
    requests: submissions.map(({ request }) => request),
    onReply: ({ status, body }, index) => {
      const expected = submissions[index]?.expected ?? []
      if (status === 201 && expected.every((text) => body.includes(text))) return
      throw new Error(
        `A submission was answered ${status}, without ${expected.join(' ')}: ${body.toString()}`,
      )
    },
  }
}
