import { endQuiz as call } from '@quizly/contract'
import type { Db } from '../../../db/store.ts'
import { answerCall } from '../../../http/answer-call.ts'
import type { Api } from '../../../http/api.ts'
import { endQuiz } from './ending.service.ts'

/** The end of a quiz for everyone. */
export function registerEnding(api: Api, { db }: { db: Db }): void {
  answerCall(api, call, async ({ params, body, user, receivedAt }) => ({
    as: 'educator',
    body: await endQuiz(db, params.quizId, user._id, body, receivedAt),
  }))
}
