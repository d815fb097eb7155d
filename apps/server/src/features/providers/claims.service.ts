import type { Role } from '@quizly/contract'
import { limits } from '@quizly/domain'
import type { Provider } from '../../config/oidc-config.ts'
import { ProviderFailure } from './provider-failure.service.ts'

export type Claims = Readonly<Record<string, unknown>>

/** Who has signed in at a provider. */
export type Person = {
  provider: string
  issuer: string
  subject: string
  email: string
  name: string
  /** Undefined: groups decide nothing. */
  role?: Role | undefined
}

const longestSubject = 255

/** How an address and a name are read here: undefined if they are none. */
export type Readers = {
  readEmail: (written: unknown) => string | undefined
  readName: (written: string) => string | undefined
}

/** Whether all that is read stands in the ID token, so that no other answer is needed. */
export const isComplete = (claims: Claims, { groupsClaim, educatorGroups }: Provider): boolean =>
  typeof claims['email'] === 'string' &&
  isSaid(claims) &&
  (educatorGroups.length === 0 || groupsClaim in claims)

/** Throws if there is no address that is verified, or nothing of groups although they decide. */
export function personOf(claims: Claims, provider: Provider, { readEmail, readName }: Readers): Person {
  const { iss, sub, email } = claims
  if (typeof iss !== 'string' || typeof sub !== 'string' || sub === '' || sub.length > longestSubject)
    throw new ProviderFailure('sign-in-misfit', 'no subject of 1 to 255 characters')
  const address = readEmail(email)
  if (address === undefined)
    throw new ProviderFailure('sign-in-no-email', 'the claim email is missing or no address')
  if (!isVerified(claims))
    throw new ProviderFailure('sign-in-no-email', 'neither email_verified nor xms_edov is true')
  return {
    provider: provider.key,
    issuer: iss,
    subject: sub,
    email: address,
    name: nameOf(claims, address, readName),
    role: roleOf(claims, provider),
  }
}

const isSaid = (claims: Claims) => 'email_verified' in claims || 'xms_edov' in claims

/** `xms_edov` is what Entra ID says in its place. */
function isVerified(claims: Claims): boolean {
  const said = [claims['email_verified'], claims['xms_edov']]
  return said.some((value) => value === true || value === 'true' || value === 1 || value === '1')
}

/** What people read as a name; otherwise what stands before the @. */
function nameOf(claims: Claims, email: string, readName: Readers['readName']): string {
  const parts = [claims['given_name'], claims['family_name']].filter((part) => typeof part === 'string')
  const written = [claims['name'], parts.join(' '), claims['preferred_username'], email.split('@', 1)[0]]
  const names = written.map((each) =>
    typeof each === 'string' ? readName(each.trim().slice(0, limits.nameLength)) : undefined,
  )
  return names.find((name) => name !== undefined) ?? email.slice(0, limits.nameLength)
}

function roleOf(claims: Claims, { groupsClaim, educatorGroups }: Provider): Role | undefined {
  if (educatorGroups.length === 0) return undefined
  const written = claims[groupsClaim]
  const groups: unknown[] = typeof written === 'string' ? [written] : Array.isArray(written) ? written : []
  if (written === undefined || written === null)
    throw new ProviderFailure('sign-in-no-groups', `the claim ${groupsClaim} is missing`)
  return groups.some((group) => educatorGroups.includes(String(group))) ? 'admin' : 'student'
}
