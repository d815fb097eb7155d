import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import { isUniqueViolation } from '../../db/violations.ts'
import type { Random } from '../../random.ts'
import { openKey } from '../auth/keys/keys.service.ts'
import { hashToken } from '../auth/sessions/sessions.service.ts'
import { insertUse } from './passkeys.repository.ts'

export { deleteExpiredPasskeyUses } from './passkeys.repository.ts'

const lifeMs = 300_000
const randomBytes = 16
const momentBytes = 6
const headBytes = randomBytes + momentBytes

/** What a challenge is for: that of one is worth nothing for another. */
export type Scope = `add ${string}` | 'sign-in'

/**
 * Challenges that are signed instead of stored, so that nobody can fill the store with them or push out those of others. All
 * nodes on a store have the same key.
 */
export type Challenges = {
  make(scope: Scope, now: number): string
  /** When it ends; undefined if it is not one, of another scope or too old. */
  read(challenge: string, scope: Scope, now: number): number | undefined
}

export async function openChallenges(db: Db, random: Random, now: number): Promise<Challenges> {
  const key = Buffer.from((await openKey(db, 'passkeys', random, now)).seed, 'base64')
  const macOf = (head: Buffer, scope: Scope) => createHmac('sha256', key).update(head).update(scope).digest()
  return {
    make: (scope, madeAt) => {
      const head = Buffer.alloc(headBytes)
      head.set(random.bytes(randomBytes))
      head.writeUIntBE(madeAt + lifeMs, randomBytes, momentBytes)
      return Buffer.concat([head, macOf(head, scope)]).toString('base64url')
    },
    read: (challenge, scope, readAt) => {
      const bytes = Buffer.from(challenge, 'base64url')
      // The text is what is used up: it has one spelling.
      if (bytes.toString('base64url') !== challenge) return undefined
      const [head, mac] = [bytes.subarray(0, headBytes), bytes.subarray(headBytes)]
      const expected = macOf(head, scope)
      if (mac.length !== expected.length || !timingSafeEqual(mac, expected)) return undefined
      const expiresAt = head.readUIntBE(randomBytes, momentBytes)
      return expiresAt > readAt ? expiresAt : undefined
    },
  }
}

export const expired = () => new AppError('sign-in-failed', 'passkey-expired')

/** Once, in the transaction of what the answer is for. */
export async function useChallenge(
  trx: Db,
  { challenge, expiresAt }: { challenge: string; expiresAt: number },
): Promise<void> {
  await insertUse(trx, hashToken(challenge), expiresAt).catch((error: unknown) => {
    throw isUniqueViolation(error) ? expired() : error
  })
}
