import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { PasskeyAdded, PasskeyToAdd, PasskeyToUse, PasskeyUsed } from '@quizly/contract'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const encode = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

/** What a browser or an authenticator says otherwise than it should. */
type Lies = {
  origin?: string
  rpId?: string
  challenge?: string
  topOrigin?: string
  crossOrigin?: boolean
  isVerified?: boolean
  counter?: number
  userHandle?: string
  /** Of a key that is not the one of the passkey. */
  signedBy?: KeyObject
}

/** A passkey as a browser at this address would make and use it, with ES256. */
export function createPasskeyMaker(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0
  let userHandle = ''

  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: lies.crossOrigin ?? lies.topOrigin !== undefined,
        ...(lies.topOrigin !== undefined && { topOrigin: lies.topOrigin }),
      }),
    )
  function authenticatorData(rpId: string, lies: Lies, attested?: Uint8Array) {
    const isVerified = lies.isVerified ?? true
    const flags = 0b1 | (isVerified ? 0b100 : 0) | (attested ? 0b100_0000 : 0)
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(lies.counter ?? counter)
    return Buffer.concat([sha256(lies.rpId ?? rpId), Buffer.of(flags), counted, attested ?? Buffer.alloc(0)])
  }
  function cosePublicKey() {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const point = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
    const fields: [number, number | Uint8Array][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]
    return isoCBOR.encode(new Map<number, number | Uint8Array>(fields))
  }

  return {
    id: encode(id),
    publicKey: () => encode(cosePublicKey()),
    privateKey,
    add(options: PasskeyToAdd, lies: Lies = {}): PasskeyAdded {
      userHandle = options.user.id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, id, cosePublicKey()])
      const authData = new Uint8Array(authenticatorData(options.rp.id, lies, attested))
      const fields: [string, string | Uint8Array | Map<string, string>][] = [
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]
      return {
        id: encode(id),
        rawId: encode(id),
        type: 'public-key',
        response: {
          clientDataJSON: encode(clientData('webauthn.create', options.challenge, lies)),
          attestationObject: encode(isoCBOR.encode(new Map(fields))),
          transports: ['internal'],
        },
      }
    },
    use(options: PasskeyToUse, lies: Lies = {}): PasskeyUsed {
      counter += 1
      const data = clientData('webauthn.get', options.challenge, lies)
      const authData = authenticatorData(options.rpId, lies)
      const handle = lies.userHandle ?? userHandle
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), lies.signedBy ?? privateKey)
      return {
        id: encode(id),
        rawId: encode(id),
        type: 'public-key',
        response: {
          clientDataJSON: encode(data),
          authenticatorData: encode(authData),
          signature: encode(signature),
          ...(handle && { userHandle: handle }),
        },
      }
    },
  }
}
