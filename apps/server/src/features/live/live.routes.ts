import { getClock, getLive } from '@quizly/contract'
import type { Store } from '../../db/store.ts'
import { answerCall } from '../../http/answer-call.ts'
import type { Api } from '../../http/api.ts'
import { createSerializer } from '../../http/replies/reply-serializer.ts'
import type { NewId } from '../../random.ts'
import { getAttemptClock } from './clock.service.ts'
import { getLiveQuiz } from './live.service.ts'
import { createPages, type Pages } from './pages.service.ts'
import { findSubmitted } from './waiting.repository.ts'
import { createWaiting, type Waiting } from './waiting.service.ts'
import { createWatching, type Watching } from './watching.service.ts'

type Parts = Pick<Store, 'db' | 'reports'> & { newId: NewId; leaving?: AbortSignal | undefined }

/** What an educator sees of a quiz while it is taken, and what reaches the students' pages meanwhile. */
export function registerLive(api: Api, { newId, leaving, ...store }: Parts): void {
  const pages = openPages(api, { db: store.db, nodeId: newId(), leaving })
  const watching = openWatching(api, { ...store, leaving })
  const waiting = openWaiting(api, { reports: store.reports, leaving })
  answerCall(api, getLive, async ({ params: { quizId }, user, network, receivedAt, wantsEvents }) => {
    const reader = { quizId, user, network }
    if (wantsEvents) watching.requirePlace(reader)
    const body = await getLiveQuiz(store, quizId, user._id, receivedAt)
    return wantsEvents
      ? { as: 'educator', events: (stream) => watching.hold(reader, body, stream) }
      : { as: 'educator', body }
  })
  answerCall(api, getClock, async ({ params: { attemptId }, user, receivedAt, wantsEvents }) => {
    const { sessionId } = user
    const submitted = wantsEvents && (await findSubmitted(store.reports, attemptId, user._id))
    if (submitted) {
      return { as: 'ok', events: (stream) => waiting.hold(attemptId, submitted, { stream, sessionId }) }
    }
    const clock = await getAttemptClock(store.reports, attemptId, user._id, receivedAt)
    return wantsEvents
      ? { as: 'ok', events: (stream) => pages.hold(attemptId, clock.durationMs, { stream, sessionId }) }
      : { as: 'ok', body: clock }
  })
}

/** The students' pages that this process holds. They are let go as soon as it is about to stop. */
function openPages(
  { app, clock }: Api,
  { leaving, ...parts }: { db: Store['db']; nodeId: string; leaving: AbortSignal | undefined },
): Pages {
  const pages = createPages({
    ...parts,
    clock,
    onFailure: (error) => app.log.error({ err: error }, 'pages of students cannot be followed'),
  })
  leaving?.addEventListener('abort', pages.endAll)
  app.addHook('preClose', async () => pages.endAll())
  app.addHook('onClose', pages.close)
  return pages
}

/** The live pages of educators that this process holds. */
function openWatching(
  { app, clock }: Api,
  { leaving, ...store }: Pick<Store, 'db' | 'reports'> & { leaving: AbortSignal | undefined },
): Watching {
  const watching = createWatching({
    ...store,
    clock,
    toJson: createSerializer(getLive.replies.educator.schema),
    onFailure: (error) => app.log.error({ err: error }, 'a quiz cannot be followed'),
  })
  leaving?.addEventListener('abort', watching.endAll)
  app.addHook('preClose', async () => watching.endAll())
  app.addHook('onClose', watching.close)
  return watching
}

/** The pages of students who wait for their result that this process holds. */
function openWaiting(
  { app, clock }: Api,
  { leaving, reports }: Pick<Store, 'reports'> & { leaving: AbortSignal | undefined },
): Waiting {
  const waiting = createWaiting({
    reports,
    clock,
    onFailure: (error) => app.log.error({ err: error }, 'pages that wait for results cannot be followed'),
  })
  leaving?.addEventListener('abort', waiting.endAll)
  app.addHook('preClose', async () => waiting.endAll())
  app.addHook('onClose', waiting.close)
  return waiting
}
