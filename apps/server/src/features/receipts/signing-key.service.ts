import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import type { Db } from '../../db/store.ts'
import type { Random } from '../../random.ts'
import { findKey, insertKeyIfMissing, type StoredKey } from './receipts.repository.ts'

/** The key that signs receipts. `keyId` is derived from the public key; `publicKey` is PEM. */
export type SigningKey = {
  keyId: string
  publicKey: string
  createdAt: number
  sign: (text: string) => string
  verify: (text: string, signature: string) => boolean
}

/** The PKCS #8 header before the 32 bytes of an Ed25519 key (RFC 8410). */
const privateKeyHead = Buffer.from('302e020100300506032b657004220420', 'hex')

export async function openSigningKey(db: Db, random: Random, now: number): Promise<SigningKey> {
  return readKey(await openKey(db, 'receipts', random, now))
}

/**
 * The store's key for a purpose, created at the first start. If several servers start at once on one store,
 * all get the one that was stored first.
 */
export async function openKey(db: Db, purpose: string, random: Random, now: number): Promise<StoredKey> {
  const seed = Buffer.from(random.bytes(32)).toString('base64')
  await insertKeyIfMissing(db, purpose, { seed, createdAt: now })
  const stored = await findKey(db, purpose)
  if (!stored) throw new Error(`The key for ${purpose} has vanished`)
  return stored
}

function readKey({ seed, createdAt }: StoredKey): SigningKey {
  const der = Buffer.concat([privateKeyHead, Buffer.from(seed, 'base64')])
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey)
  return {
    keyId: keyIdOf(publicKey),
    publicKey: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
    createdAt,
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64url'),
    verify: (text, signature) => {
      const bytes = Buffer.from(signature, 'base64url')
      // Decoding ignores invalid characters and anything after the signature, so compare it with what it
      // encodes to.
      const isWhole = bytes.toString('base64url') === signature
      return isWhole && verify(null, Buffer.from(text), publicKey, bytes)
    },
  }
}

function keyIdOf(publicKey: KeyObject): string {
  const der = publicKey.export({ format: 'der', type: 'spki' })
  return createHash('sha256').update(der).digest('base64url').slice(0, 22)
}
