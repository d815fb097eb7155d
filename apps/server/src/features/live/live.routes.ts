import { getClock, getLive } from '@quizly/contract'
import { remainingMs } from '@quizly/domain'
import { AppError } from '../../app-error.ts'
import type { Store } from '../../db/store.ts'
import { answerCall } from '../../http/answer-call.ts'
import type { Api } from '../../http/api.ts'
import { getLiveQuiz } from './live.service.ts'
import { findRunning } from './pages.repository.ts'
import type { Pages } from './pages.service.ts'

type Parts = Pick<Store, 'db' | 'reports'> & { pages: Pages }

/** What an educator sees of a quiz while it is taken, and what reaches the students' pages meanwhile. */
export function registerLive(api: Api, { pages, ...store }: Parts): void {
  answerCall(api, getLive, async ({ params, user, receivedAt }) => ({
    as: 'educator',
    body: await getLiveQuiz(store, params.quizId, user._id, receivedAt),
  }))
  answerCall(api, getClock, async ({ params: { attemptId }, user, receivedAt, wantsEvents }) => {
    const running = await findRunning(store.reports, attemptId, user._id)
    if (!running) throw new AppError('not-found', 'Attempt not found.')
    const { startedAt, deadline } = running
    const durationMs = deadline - startedAt
    if (wantsEvents) return { as: 'ok', events: (response) => pages.hold(attemptId, durationMs, response) }
    return { as: 'ok', body: { remainingMs: remainingMs(deadline, receivedAt), durationMs } }
  })
}
