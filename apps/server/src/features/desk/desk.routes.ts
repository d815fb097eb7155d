import { getQuizSettings, listQuizzes, listStudentResults, updateQuizSettings } from '@quizly/contract'
import type { Db } from '../../db/store.ts'
import { answerCall } from '../../http/answer-call.ts'
import type { Api } from '../../http/api.ts'
import { listOwnQuizzes, listResultsOfQuiz } from './desk.service.ts'
import { changeSettings, getSettings } from './settings.service.ts'

/** What an educator finds on returning: the quizzes, how they run, and how they went. */
export function registerDesk(api: Api, { db }: { db: Db }): void {
  answerCall(api, listQuizzes, async ({ user, receivedAt }) => ({
    as: 'author',
    body: { quizzes: await listOwnQuizzes(db, user._id, receivedAt) },
  }))
  answerCall(api, listStudentResults, async ({ params, user, receivedAt }) => ({
    as: 'author',
    body: await listResultsOfQuiz(db, params.quizId, user._id, receivedAt),
  }))
  answerCall(api, getQuizSettings, async ({ params, user }) => ({
    as: 'author',
    body: await getSettings(db, params.quizId, user._id),
  }))
  answerCall(api, updateQuizSettings, async ({ params, body, user }) => ({
    as: 'author',
    body: await changeSettings(db, params.quizId, user._id, body),
  }))
}
