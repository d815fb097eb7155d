import { compareReceipt, getReceipt, getReceiptKey, verifyReceipt } from '@quizly/contract'
import type { Db } from '../../db/store.ts'
import { answerCall } from '../../http/answer-call.ts'
import type { Api } from '../../http/api.ts'
import { byNetwork } from '../../http/limits/rate-limits.ts'
import * as receipts from './receipts.service.ts'
import type { SigningKey } from './signing-key.service.ts'

export function registerReceipts(api: Api, { db, signingKey }: { db: Db; signingKey: SigningKey }): void {
  answerCall(api, getReceiptKey, () => ({
    as: 'ok',
    body: {
      keyId: signingKey.keyId,
      algorithm: 'Ed25519' as const,
      publicKey: signingKey.publicKey,
      createdAt: new Date(signingKey.createdAt).toISOString(),
    },
  }))
  answerCall(api, getReceipt, async ({ params, query, user, receivedAt }) => ({
    as: 'ok',
    body: await receipts.getReceiptFor(db, signingKey, user, { ...params, ...query }, receivedAt),
  }))
  answerCall(
    api,
    verifyReceipt,
    ({ body }) => ({ as: 'ok', body: { verdict: receipts.verifyReceipt(signingKey, body.receipt) } }),
    { limits: [{ max: 600, windowMs: 60_000, key: byNetwork }] },
  )
  answerCall(api, compareReceipt, async ({ body, user, receivedAt }) => ({
    as: 'ok',
    body: await receipts.compareReceipt(db, signingKey, user, body.receipt, receivedAt),
  }))
}
