import { compareReceipt, getReceipt, getReceiptKey, verifyReceipt } from '@quizly/contract'
import type { Db } from '../../db/store.ts'
import { handle } from '../../http/register-route.ts'
import type { Api } from '../../http/api.ts'
import { byNetwork } from '../../http/limits/rate-limits.ts'
import * as receipts from './receipts.service.ts'
import type { SigningKey } from './signing-key.service.ts'

export function registerReceipts(api: Api, { db, signingKey }: { db: Db; signingKey: SigningKey }): void {
  handle(api, getReceiptKey, () => ({
    keyId: signingKey.keyId,
    algorithm: 'Ed25519' as const,
    publicKey: signingKey.publicKey,
    createdAt: new Date(signingKey.createdAt).toISOString(),
  }))
  handle(api, getReceipt, ({ params, query, user, receivedAt }) =>
    receipts.getReceiptFor(db, signingKey, user, { ...params, ...query }, receivedAt),
  )
  handle(api, verifyReceipt, { limits: [{ max: 600, windowMs: 60_000, key: byNetwork }] }, ({ body }) => ({
    verdict: receipts.verifyReceipt(signingKey, body.receipt),
  }))
  handle(api, compareReceipt, ({ body, user, receivedAt }) =>
    receipts.compareReceipt(db, signingKey, user, body.receipt, receivedAt),
  )
}
