import { createHmac } from 'node:crypto'
import type { Db } from '../../../db/store.ts'
import type { Random } from '../../../random.ts'
import { emailKey } from '../login/auth.service.ts'
import { findKey, insertKeyIfMissing, type StoredKey } from './keys.repository.ts'

export type { StoredKey } from './keys.repository.ts'

/**
 * The store's key for a purpose, created at the first start. If several servers start at once on one store,
 * all get the one that was stored first.
 */
export async function openKey(db: Db, purpose: string, random: Random, now: number): Promise<StoredKey> {
  const seed = Buffer.from(random.bytes(32)).toString('base64')
  await insertKeyIfMissing(db, purpose, { seed, createdAt: now })
  return getKey(db, purpose)
}

/** The store's key for a purpose, which was created at the start. */
export async function getKey(db: Db, purpose: string): Promise<StoredKey> {
  const stored = await findKey(db, purpose)
  if (!stored) throw new Error(`There is no key for ${purpose}`)
  return stored
}

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
