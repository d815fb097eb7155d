import { getClock, getLive } from '@quizly/contract'
import type { Store } from '../../db/store.ts'
import { answerCall } from '../../http/answer-call.ts'
import type { Api } from '../../http/api.ts'
import type { NewId } from '../../random.ts'
import { getAttemptClock } from './clock.service.ts'
import { getLiveQuiz } from './live.service.ts'
import { createPages, type Pages } from './pages.service.ts'

type Parts = Pick<Store, 'db' | 'reports'> & { newId: NewId; leaving?: AbortSignal | undefined }

/** What an educator sees of a quiz while it is taken, and what reaches the students' pages meanwhile. */
export function registerLive(api: Api, { newId, leaving, ...store }: Parts): void {
  const pages = openPages(api, { db: store.db, nodeId: newId(), leaving })
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
