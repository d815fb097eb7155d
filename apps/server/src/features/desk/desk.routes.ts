import { listQuizzes, listStudentResults } from '@quizly/contract'
import type { Db } from '../../db/store.ts'
import { answerCall } from '../../http/answer-call.ts'
import type { Api } from '../../http/api.ts'
import { listOwnQuizzes, listResultsOfQuiz } from './desk.service.ts'

/** What an educator finds on returning: the quizzes, and how they went. */
export function registerDesk(api: Api, { db }: { db: Db }): void {
  answerCall(api, listQuizzes, async ({ query, user, receivedAt }) => ({
    as: 'author',
    body: await listOwnQuizzes(db, user._id, query.after, receivedAt),
  }))
  answerCall(api, listStudentResults, async ({ params, query, user, receivedAt }) => ({
    as: 'author',
    body: await listResultsOfQuiz(db, params.quizId, user._id, query, receivedAt),
  }))
}
