import { clockStream, getClock, getLive, liveStream } from '@quizly/contract'
import type { NodeSign } from '../../db/upgrades/live-nodes.ts'
import type { Store } from '../../db/store.ts'
import { handle } from '../../http/register-route.ts'
import type { Api } from '../../http/api.ts'
import { answerStream } from '../../http/event-stream.ts'
import { createEventHub } from './event-hub.service.ts'
import { findSubmitted } from './events.repository.ts'
import { createLiveEvents } from './live-events.service.ts'
import { createLiveReads } from './live-reads.service.ts'
import { createResultEvents } from './result-events.service.ts'
import { createRunningEvents, getAttemptClock } from './running-events.service.ts'

type Parts = Pick<Store, 'db' | 'reports'> & { node: NodeSign; leaving?: AbortSignal | undefined }

export function registerLive(api: Api, { node, leaving, db, reports }: Parts): void {
  const { app, clock } = api
  const hub = createEventHub({ reports, clock, log: app.log })
  leaving?.addEventListener('abort', hub.endAll)
  app.addHook('preClose', async () => hub.endAll())
  app.addHook('onClose', hub.close)
  const reads = createLiveReads({ db, reports, clock })
  const live = createLiveEvents(hub, { reports, reads, clock })
  const running = createRunningEvents(hub, { db, node, clock })
  const results = createResultEvents(hub, { reports, clock })

  handle(api, getLive, ({ params: { quizId }, user: { _id: userId }, isWanted, receivedAt }) =>
    reads.ofCall(quizId, { userId, isWanted }, receivedAt),
  )
  answerStream(api, liveStream, async ({ params: { quizId }, receivedAt, opener, isWanted, atEnd }) => {
    atEnd(live.takePlace(quizId, opener))
    const { userId } = opener
    const { head, moment } = await reads.ofStream(quizId, { userId, isWanted }, receivedAt)
    return (stream) => live.join(quizId, head, moment, { stream, ...opener })
  })
  handle(api, getClock, ({ params: { attemptId }, user, receivedAt }) =>
    getAttemptClock(reports, attemptId, user._id, receivedAt),
  )
  answerStream(api, clockStream, async ({ params: { attemptId }, receivedAt, opener }) => {
    const submitted = await findSubmitted(reports, attemptId, opener.userId)
    if (submitted) return (stream) => results.join(attemptId, submitted, { stream, ...opener })
    const { durationMs } = await getAttemptClock(reports, attemptId, opener.userId, receivedAt)
    return (stream) => running.join(attemptId, durationMs, { stream, ...opener })
  })
}
