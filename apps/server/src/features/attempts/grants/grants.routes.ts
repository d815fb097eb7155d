import { giveTime as call } from '@quizly/contract'
import type { Db } from '../../../db/store.ts'
import { answerCall } from '../../../http/answer-call.ts'
import type { Api } from '../../../http/api.ts'
import { giveTime } from './give-time.service.ts'

/** Time that educators give beyond the limit. */
export function registerGrants(api: Api, { db }: { db: Db }): void {
  answerCall(api, call, async ({ params, body, user, receivedAt }) => ({
    as: 'educator',
    body: await giveTime(db, params.quizId, user._id, body, receivedAt),
  }))
}
