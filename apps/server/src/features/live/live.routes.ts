import { getClock, getLive } from '@quizly/contract'
import type { Store } from '../../db/store.ts'
import { answerCall } from '../../http/answer-call.ts'
import type { Api } from '../../http/api.ts'
import { getAttemptClock } from './clock.service.ts'
import { getLiveQuiz } from './live.service.ts'
import type { Pages } from './pages.service.ts'

type Parts = Pick<Store, 'db' | 'reports'> & { pages: Pages }

/** What an educator sees of a quiz while it is taken, and what reaches the students' pages meanwhile. */
export function registerLive(api: Api, { pages, ...store }: Parts): void {
  answerCall(api, getLive, async ({ params, user, receivedAt }) => ({
    as: 'educator',
    body: await getLiveQuiz(store, params.quizId, user._id, receivedAt),
  }))
  answerCall(api, getClock, async ({ params: { attemptId }, user, receivedAt, wantsEvents }) => {
    const clock = await getAttemptClock(store.reports, attemptId, user._id, receivedAt)
    return wantsEvents
      ? { as: 'ok', events: (response) => pages.hold(attemptId, clock.durationMs, response) }
      : { as: 'ok', body: clock }
  })
}
