import { createHmac } from 'node:crypto'
import type { Db } from '../../db/store.ts'
import type { Random } from '../../random.ts'
import { emailKey } from '../auth/login/auth.service.ts'
import { openKey } from '../receipts/signing-key.service.ts'

/** Who somebody is once the account is gone: of an e-mail always the same, and no way back to it without the store's key. */
export type PersonKeyOf = (email: string) => string

export async function openPersonKey(db: Db, random: Random, now: number): Promise<PersonKeyOf> {
  const { seed } = await openKey(db, 'persons', random, now)
  return (email) =>
    createHmac('sha256', Buffer.from(seed, 'base64')).update(emailKey(email)).digest('base64url')
}
