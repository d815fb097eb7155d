import type { PasskeyAdded, PasskeyUsed } from '@quizly/contract'
import type { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { AppError } from '../../app-error.ts'
import { type Challenges, expired, type Scope } from './challenges.service.ts'

/** Where passkeys belong to: a domain, and the address of Quizly there. */
export type Site = { origin: string; rpId: string }

/**
 * ES256 and RS256, which every authenticator has one of. By itself the library offers what this version of Node can check,
 * ML-DSA first on the newest ones: then an older node, or this one after a step back, refuses a passkey that was added here.
 */
export const algorithms = [-7, -257]

/** Browsers have passkeys only with https, or on `localhost`, and for a name: not for an IP address. */
export function siteOf(address: string): Site {
  const { protocol, hostname, origin } = new URL(address)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  const isNumber = /^[\d.]+$/.test(hostname) || hostname.startsWith('[')
  if (isNumber || !(protocol === 'https:' || isLocal))
    throw new AppError('sign-in-failed', 'passkeys-insecure')
  return { origin, rpId: hostname }
}

type Checks = {
  site: Site
  challenges: Challenges
  scope: Scope
  /** Learns what was wrong with an answer. */
  onRefused: (detail: string) => void
}
export type Challenge = { challenge: string; expiresAt: number }

export async function checkAdded(answer: PasskeyAdded, checks: Checks, now: number) {
  const requested = readChallenge(answer, checks, now)
  const { verifyRegistrationResponse } = await library()
  const { registrationInfo } = await refuseErrors(checks, () =>
    verifyRegistrationResponse({
      ...expectations(checks.site, requested),
      response: { ...answer, clientExtensionResults: {} } as Added,
      supportedAlgorithmIDs: algorithms,
    }),
  )
  if (!registrationInfo) throw refused()
  const { id, publicKey, counter } = registrationInfo.credential
  return { ...requested, credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
}

/** Returns the counter that the passkey says. It is not compared here: a copy is reported, not refused. */
export async function checkUsed(
  answer: PasskeyUsed,
  { userId, publicKey }: { userId: string; publicKey: string },
  checks: Checks,
  now: number,
) {
  const requested = readChallenge(answer, checks, now)
  const { userHandle } = answer.response
  if (userHandle !== undefined && userHandle !== handleOf(userId)) throw refused()
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await refuseErrors(checks, () =>
    verifyAuthenticationResponse({
      ...expectations(checks.site, requested),
      response: { ...answer, clientExtensionResults: {} } as Used,
      credential: { id: answer.id, publicKey: Buffer.from(publicKey, 'base64url'), counter: 0 },
    }),
  )
  if (!verified) throw refused()
  return { ...requested, counter: authenticationInfo.newCounter }
}

type Added = Parameters<typeof verifyRegistrationResponse>[0]['response']
type Used = Parameters<typeof verifyAuthenticationResponse>[0]['response']

/** By what a passkey knows its account. */
export const handleOf = (userId: string) => Buffer.from(userId).toString('base64url')

/** Few people use it on most days: a start does without it. */
const library = () => import('@simplewebauthn/server')

const expectations = ({ origin, rpId }: Site, { challenge }: Challenge) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: rpId,
  requireUserVerification: true,
})

const refused = () => new AppError('sign-in-failed', 'passkey-refused')

/**
 * What the browser says that it has signed. In the frame of another site nothing is accepted: the library would add a passkey
 * there and refuse it at each sign-in.
 */
function readChallenge(
  { response }: PasskeyAdded | PasskeyUsed,
  { challenges, scope }: Checks,
  now: number,
): Challenge {
  let data: { challenge?: unknown; crossOrigin?: unknown; topOrigin?: unknown } | null
  try {
    data = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) as typeof data
  } catch {
    throw refused()
  }
  const challenge = data?.challenge
  if (typeof challenge !== 'string') throw refused()
  const expiresAt = challenges.read(challenge, scope, now)
  if (expiresAt === undefined) throw expired()
  if (data?.crossOrigin === true || data?.topOrigin !== undefined)
    throw new AppError('sign-in-failed', 'passkey-in-frame')
  return { challenge, expiresAt }
}

async function refuseErrors<Result>({ onRefused }: Checks, check: () => Promise<Result>): Promise<Result> {
  try {
    return await check()
  } catch (error) {
    onRefused(error instanceof Error ? error.message.slice(0, 300) : 'unknown')
    throw refused()
  }
}
