import type { Db } from '../../db/store.ts'
import type { Random } from '../../random.ts'
import { hashToken } from '../auth/sessions/sessions.service.ts'
import type { Browser } from './browser-cookie.service.ts'
import { failureOf, type ProviderFailure } from './provider-failure.service.ts'
import { type ProviderClient, secretsFor } from './provider.service.ts'
import { type CodeContent, issueCode } from './sign-in-codes.service.ts'
import { insertSignIn, takeSignIn } from './sign-ins.repository.ts'

export { deleteExpiredSignIns } from './sign-ins.repository.ts'

const minuteMs = 60_000
const longestWayMs = 10 * minuteMs
const codeMs = minuteMs
/** Of all people together. Each takes less than 500 bytes. */
const mostUnderWay = 5_000

export const callbackPath = (provider: string) => `/api/auth/provider/${provider}/callback`

/** Where a browser goes to sign in. The provider is asked before anything is stored. */
export async function beginSignIn(
  db: Db,
  { random, origin }: { random: Random; origin: string },
  { key, client, browser }: { key: string; client: ProviderClient; browser: Browser },
  now: number,
): Promise<string> {
  const secrets = secretsFor(random)
  const address = await client.addressFor(origin + callbackPath(key), secrets)
  const { nonce, verifier } = secrets
  const stateHash = hashToken(secrets.state)
  const signIn = { stateHash, provider: key, browserHash: browser.hash, nonce, verifier }
  await insertSignIn(db, { ...signIn, expiresAt: now + longestWayMs }, mostUnderWay)
  return address
}

type Return = { key: string; client: ProviderClient; browser: Browser | undefined; query: string }
type Tools = { random: Random; origin: string; onFailure: (failure: ProviderFailure) => void }

/**
 * Takes over who comes back from a provider. Returns a code for the page, or undefined: the way back is unknown, used, too late or
 * that of another browser. No row is locked while the provider is asked.
 */
export async function finishSignIn(
  db: Db,
  { random, origin, onFailure }: Tools,
  { key, client, browser, query }: Return,
  now: number,
): Promise<string | undefined> {
  const states = new URLSearchParams(query).getAll('state')
  const [state] = states
  if (state === undefined || states.length > 1) return undefined
  const stored = await takeSignIn(db, hashToken(state))
  const isOwn = stored?.provider === key && stored.browserHash === browser?.hash
  if (!stored || !isOwn || stored.expiresAt <= now) return undefined
  const { nonce, verifier, browserHash } = stored
  const address = new URL(`${origin}${callbackPath(key)}?${query}`)
  let content: CodeContent
  try {
    content = { person: await client.identify(address, { state, nonce, verifier }) }
  } catch (error) {
    const failure = failureOf(error)
    onFailure(failure)
    content = { failed: failure.reason }
  }
  return issueCode(db, random, { browserHash, content, expiresAt: now + codeMs })
}
