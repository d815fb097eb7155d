import { previewQuizUpdate, updateQuiz } from '@quizly/contract'
import type { Store } from '../../db/store.ts'
import { answerCall } from '../../http/answer-call.ts'
import type { Api } from '../../http/api.ts'
import { byUser } from '../../http/limits/rate-limits.ts'
import type { NewId } from '../../random.ts'
import { previewRevision, reviseQuiz } from './revisions.service.ts'

const limits = [{ max: 60, windowMs: 600_000, key: byUser }]

/** Revisions are kept for good, so their number is limited. */
export function registerRevisions(
  api: Api,
  { db, reports, newId }: Pick<Store, 'db' | 'reports'> & { newId: NewId },
): void {
  answerCall(
    api,
    updateQuiz,
    async ({ params, body, user, receivedAt }) => ({
      as: 'ok',
      body: await reviseQuiz(db, newId, user._id, { ...params, ...body }, receivedAt),
    }),
    { limits, queue: api.queues.marking },
  )
  answerCall(
    api,
    previewQuizUpdate,
    async ({ params, body, user }) => ({
      as: 'ok',
      body: await previewRevision(reports, newId, user._id, { ...params, ...body }),
    }),
    { limits, queue: api.queues.marking },
  )
}
