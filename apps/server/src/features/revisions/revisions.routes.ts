import { previewQuizUpdate, updateQuiz } from '@quizly/contract'
import type { Store } from '../../db/store.ts'
import { handle } from '../../http/register-route.ts'
import type { Api } from '../../http/api.ts'
import { byUser } from '../../http/limits/rate-limits.ts'
import { previewRevision, type QuestionMaking, reviseQuiz } from './revisions.service.ts'

const limits = [{ max: 60, windowMs: 600_000, key: byUser }]

/** Revisions are kept for good, so their number is limited. */
export function registerRevisions(
  api: Api,
  { db, reports, ...making }: Pick<Store, 'db' | 'reports'> & QuestionMaking,
): void {
  const limited = { limits, queue: api.queues.marking }
  handle(api, updateQuiz, limited, ({ params, body, user, receivedAt }) =>
    reviseQuiz(db, making, user._id, { ...params, ...body }, receivedAt),
  )
  handle(api, previewQuizUpdate, limited, ({ params, body, user }) =>
    previewRevision(reports, making.newId, user._id, { ...params, ...body }),
  )
}
