import { Secret, TOTP } from 'otpauth'

/** What authenticator apps know: other numbers are ignored by some of them. */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const stepMs = shape.period * 1_000
/** The code of the step before and after is taken too. */
const tolerance = 1
/** An hour: by so much a phone's clock can be wrong for its code to be recognised. */
const recognised = 120
export const secretBytes = 20

export const makeSecret = (bytes: Uint8Array<ArrayBuffer>) => new Secret({ buffer: bytes.buffer }).base32

/** What the QR code holds. An issuer has no colon: the address sets it apart from the account by one. */
export function totpAddress(secret: string, { issuer, email }: { issuer: string; email: string }): string {
  return new TOTP({ ...shape, issuer: issuer.replaceAll(':', ' '), label: email, secret }).toString()
}

export type Fit = { step: number } | 'too-early' | 'too-late' | undefined

/** Which step of time a code of six digits belongs to. `too-early`: it will be right within the hour. */
export function fitCode(secret: string, code: string, now: number): Fit {
  const totp = new TOTP({ ...shape, secret })
  const step = Math.floor(now / stepMs)
  const near = totp.validate({ token: code, timestamp: now, window: tolerance })
  if (near !== null) return { step: step + near }
  const far = totp.validate({ token: code, timestamp: now, window: recognised })
  if (far === null) return undefined
  return far > 0 ? 'too-early' : 'too-late'
}
