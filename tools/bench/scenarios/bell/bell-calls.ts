import { getQuiz, getResult, saveAnswers, startAttempt, submitAttempt, verifyCode } from '@quizly/contract'
import type { Reply } from '../../http/reply.ts'
import { encodeCall } from '../../http/request.ts'
import { submitAnswers } from '../quiz-content.ts'
import type { Account, OpenQuiz } from '../seeding.ts'

/** What all students do at the same moment: one request or more each, and what each reply must contain. */
export type BellPhase = { name: string; requests: Buffer[]; onReply: (reply: Reply, index: number) => void }

type Expected = { request: Buffer; status: number; holds: string[] }
type Ask = (student: Account, number: number) => Expected | Expected[]

/**
 * A class from the code to the result, phase by phase. Each phase is created after the one before, because it
 * needs its replies.
 */
export function bellPhases(
  students: readonly Account[],
  { quizId, secretCode, questions }: OpenQuiz,
  answersOf: typeof submitAnswers = submitAnswers,
) {
  const attemptIds: string[] = []
  const of = (name: string, ask: Ask, take?: (reply: Reply, index: number) => void): BellPhase =>
    checked(name, students.flatMap(ask), take)
  const submitted = students.map((_, number) => answersOf(questions, number))

  return {
    enter: () =>
      of('enter the code', ({ token }) => ({
        request: encodeCall(verifyCode, { token, body: { secretCode } }),
        status: 200,
        holds: [quizId],
      })),
    start: () =>
      of(
        'start',
        ({ token }) => ({
          request: encodeCall(startAttempt, { token, params: { quizId } }),
          status: 200,
          holds: ['"state":"in-progress"', ...questions.map(({ _id }) => _id)],
        }),
        ({ body }, index) => {
          const reply = JSON.parse(body.toString()) as { attempt: { _id: string } }
          attemptIds[index] = reply.attempt._id
        },
      ),
    page: () =>
      of('the quiz page', ({ token }) => ({
        request: encodeCall(getQuiz, { token, params: { quizId } }),
        status: 200,
        holds: ['"state":"in-progress"', ...questions.map(({ _id }) => _id)],
      })),
    save: () =>
      checked(
        'save one answer',
        questions.flatMap((_, question) =>
          students.map(({ token }, number) => {
            const answer = submitted[number]?.answers[question]
            const params = { attemptId: attemptIds[number] ?? '' }
            const body = answer && { changes: [answer] }
            const request = encodeCall(saveAnswers, { token, params, ...(body && { body }) })
            return { request, status: 200, holds: ['"savedAt"'] }
          }),
        ),
      ),
    submit: () =>
      of('submit', ({ token, user }, number) => {
        const { answers, score } = submitted[number] ?? { answers: [], score: 0 }
        const body = { quizId, userId: user._id, answers }
        const holds = [`"userId":"${user._id}"`, `"score":${score},`]
        return { request: encodeCall(submitAttempt, { token, body }), status: 201, holds }
      }),
    result: () =>
      of('the result page', ({ token, user }, number) => ({
        request: encodeCall(getResult, { token, params: { quizId }, query: { userId: user._id } }),
        status: 200,
        holds: [`"userId":"${user._id}"`, `"score":${submitted[number]?.score},`],
      })),
    /** A code that no quiz has, and a submission that says nothing of its answers. */
    refused: () =>
      of('what is refused', ({ token, user }) => [
        {
          request: encodeCall(verifyCode, { token, body: { secretCode: 'NoSuchQz' } }),
          status: 404,
          holds: ['"message"'],
        },
        {
          request: encodeCall(submitAttempt, { token, body: { quizId, userId: user._id } as never }),
          status: 422,
          holds: ['"message"'],
        },
      ]),
  }
}

function checked(
  name: string,
  expected: readonly Expected[],
  take: (reply: Reply, index: number) => void = () => {},
): BellPhase {
  return {
    name,
    requests: expected.map(({ request }) => request),
    onReply: (reply, index) => {
      const { status = 0, holds = [] } = expected[index] ?? {}
      if (reply.status !== status || !holds.every((text) => reply.body.includes(text))) {
        throw new Error(`"${name}" was answered ${reply.status}: ${reply.body.toString()}`)
      }
      take(reply, index)
    },
  }
}
