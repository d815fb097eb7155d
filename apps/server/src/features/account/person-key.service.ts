import { createHmac } from 'node:crypto'
import type { Db } from '../../db/store.ts'
import type { Random } from '../../random.ts'
import { emailKey } from '../auth/login/auth.service.ts'
import { openKey } from '../receipts/signing-key.service.ts'

/**
 * Identifies a person whose account is gone: the same e-mail always gives the same key, but the key cannot be
 * turned back into the e-mail.
 */
export type PersonKeyOf = (email: string) => string

export async function openPersonKey(db: Db, random: Random, now: number): Promise<PersonKeyOf> {
  const { seed } = await openKey(db, 'persons', random, now)
  return (email) =>
    createHmac('sha256', Buffer.from(seed, 'base64')).update(emailKey(email)).digest('base64url')
}
