import { submitAttempt } from '@quizly/contract'
import { type Exchange, exchange } from '../../http/exchange.ts'
import type { Reply } from '../../http/reply.ts'
import { encodeCall } from '../../http/request.ts'
import type { Server } from '../../processes/child.ts'
import type { Sizes } from '../../sizes.ts'
import { submitAnswers } from '../quiz-content.ts'
import { type Account, type OpenQuiz, openQuiz, signUp, startAll } from '../seeding.ts'

export type Submissions = { requests: Buffer[]; onReply: (reply: Reply, index: number) => void }

/**
 * Signs everybody up. Each call of the returned function is one round of first submissions, to new quizzes.
 */
export async function prepareSubmissions({ port }: Server, { students: count, quizzes }: Sizes) {
  const [educator] = await signUp(port, 'admin', 1)
  if (!educator) throw new Error('There is no educator')
  const students = await signUp(port, 'student', count)
  let round = 0
  return async (): Promise<Submissions> => {
    round += 1
    const codes = Array.from({ length: quizzes }, (_, index) => `R${round}Q${index}`.padEnd(8, 'x'))
    const opened = await Promise.all(codes.map((code) => openQuiz(port, educator, code)))
    return firstSubmissions(port, students, opened)
  }
}

/** Runs the exchange and returns one of its replies, which the bare server then repeats. */
export async function sendAndKeepOne(work: Exchange): Promise<Buffer> {
  let kept: Buffer = Buffer.alloc(0)
  await exchange({
    ...work,
    onReply: (reply, index) => {
      work.onReply(reply, index)
      kept = Buffer.from(reply.body)
    },
  })
  return kept
}

/**
 * Every student's first submission to every quiz. Checks each reply: created, whose, for which quiz, how many
 * points.
 */
export async function firstSubmissions(
  port: number,
  students: readonly Account[],
  quizzes: readonly OpenQuiz[],
): Promise<Submissions> {
  await startAll(port, students, quizzes)
  const submissions = quizzes.flatMap(({ quizId, questions }) =>
    students.map(({ token, user }, student) => {
      const { answers, score } = submitAnswers(questions, student)
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
