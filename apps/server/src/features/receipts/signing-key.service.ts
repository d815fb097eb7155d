import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import type { Db } from '../../db/store.ts'
import type { Random } from '../../random.ts'
import { openKey, type StoredKey } from '../auth/keys/keys.service.ts'

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

function readKey({ seed, createdAt }: StoredKey): SigningKey {
  const der = Buffer.concat([privateKeyHead, Buffer.from(seed, 'base64')])
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey)
  return {
    keyId: keyIdOf(publicKey),
    publicKey: publicKey.export({ format: 'pem', type: 'spki' }),
    createdAt,
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64url'),
    verify: (text, signature) => {
      const bytes = Buffer.from(signature, 'base64url')
      // Decoding ignores invalid characters and anything after the signature, so compare it with what it
      // encodes to.
      const isCanonical = bytes.toString('base64url') === signature
      return isCanonical && verify(null, Buffer.from(text), publicKey, bytes)
    },
  }
}

function keyIdOf(publicKey: KeyObject): string {
  const der = publicKey.export({ format: 'der', type: 'spki' })
  return createHash('sha256').update(der).digest('base64url').slice(0, 22)
}
