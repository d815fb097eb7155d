import { listQuizzes, listStudentResults } from '@quizly/contract'
import type { Db } from '../../db/store.ts'
import { answerCall } from '../../http/answer-call.ts'
import type { Api } from '../../http/api.ts'
import { listOwnQuizzes, listResultsOfQuiz } from './desk.service.ts'

/** What an educator finds on returning: the quizzes, and how they went. */
export function registerDesk(api: Api, { db }: { db: Db }): void {
  answerCall(api, listQuizzes, async ({ user, receivedAt }) => ({
    as: 'author',
    body: { quizzes: await listOwnQuizzes(db, user._id, receivedAt) },
  }))
  answerCall(api, listStudentResults, async ({ params, user, receivedAt }) => ({
    as: 'author',
    body: await listResultsOfQuiz(db, params.quizId, user._id, receivedAt),
  }))
}
