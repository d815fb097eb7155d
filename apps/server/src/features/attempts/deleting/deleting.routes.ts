import { deleteAttempt as call } from '@quizly/contract'
import type { Db } from '../../../db/store.ts'
import { answerCall } from '../../../http/answer-call.ts'
import type { Api } from '../../../http/api.ts'
import { deleteAttempt } from './deleting.service.ts'

/** Deleting one attempt. */
export function registerDeleting(api: Api, { db }: { db: Db }): void {
  answerCall(api, call, async ({ params, body, user, receivedAt }) => {
    await deleteAttempt(db, params.quizId, user._id, body, receivedAt)
    return { as: 'done' }
  })
}
