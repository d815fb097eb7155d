import { getLive } from '@quizly/contract'
import type { Store } from '../../db/store.ts'
import { answerCall } from '../../http/answer-call.ts'
import type { Api } from '../../http/api.ts'
import { getLiveQuiz } from './live.service.ts'

/** What an educator sees of a quiz while it is taken. */
export function registerLive(api: Api, store: Pick<Store, 'db' | 'reports'>): void {
  answerCall(api, getLive, async ({ params, user, receivedAt }) => ({
    as: 'educator',
    body: await getLiveQuiz(store, params.quizId, user._id, receivedAt),
  }))
}
