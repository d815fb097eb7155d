import * as calls from '@quizly/contract'
import type { Store } from '../../../db/store.ts'
import { handle } from '../../../http/register-route.ts'
import type { Api } from '../../../http/api.ts'
import { byUser } from '../../../http/limits/rate-limits.ts'
import { discardDraft, getDraft, keepDraft } from './drafts.service.ts'

const keepLimit = { max: 600, windowMs: 600_000, key: byUser }

/** Questions that are being written, so that they can be finished on another device. */
export function registerDrafts(api: Api, { db, reports }: Pick<Store, 'db' | 'reports'>): void {
  handle(api, calls.getDraft, ({ params, user }) => getDraft(reports, params.quizId, user._id))
  handle(api, calls.keepDraft, { limits: [keepLimit] }, ({ params, body, user, receivedAt }) =>
    keepDraft(db, { ...params, ...body, userId: user._id }, receivedAt),
  )
  handle(api, calls.discardDraft, ({ params, user }) => discardDraft(db, { ...params, userId: user._id }))
}
