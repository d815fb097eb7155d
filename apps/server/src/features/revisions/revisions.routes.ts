import { previewQuizUpdate, updateQuiz } from '@quizly/contract'
import type { Store } from '../../db/store.ts'
import { answerWith } from '../../http/answer-call.ts'
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
  answerWith(api, updateQuiz, { limits, queue: api.queues.marking }, ({ params, body, user, receivedAt }) =>
    reviseQuiz(db, newId, user._id, { ...params, ...body }, receivedAt),
  )
  answerWith(api, previewQuizUpdate, { limits, queue: api.queues.marking }, ({ params, body, user }) =>
    previewRevision(reports, newId, user._id, { ...params, ...body }),
  )
}
