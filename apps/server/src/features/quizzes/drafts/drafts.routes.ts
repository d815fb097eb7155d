import * as calls from '@quizly/contract'
import type { Store } from '../../../db/store.ts'
import { answerCall } from '../../../http/answer-call.ts'
import type { Api } from '../../../http/api.ts'
import { byUser } from '../../../http/limits/rate-limits.ts'
import { discardDraft, getDraft, keepDraft } from './drafts.service.ts'

const keepLimit = { max: 600, windowMs: 600_000, key: byUser }

/** Questions that are being written, so that they can be finished on another device. */
export function registerDrafts(api: Api, { db, reports }: Pick<Store, 'db' | 'reports'>): void {
  answerCall(api, calls.getDraft, async ({ params, user }) => ({
    as: 'writer',
    body: await getDraft(reports, params.quizId, user._id),
  }))
  answerCall(
    api,
    calls.keepDraft,
    async ({ params, body, user, receivedAt }) => ({
      as: 'writer',
      body: await keepDraft(db, { ...params, ...body, userId: user._id }, receivedAt),
    }),
    { limits: [keepLimit] },
  )
  answerCall(api, calls.discardDraft, async ({ params, user }) => {
    await discardDraft(db, { ...params, userId: user._id })
    return { as: 'done' }
  })
}
