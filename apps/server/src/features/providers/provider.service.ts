import type * as Client from 'openid-client'
import { wallClockSeconds } from '../../clock/wall-clock.ts'
import type { Provider } from '../../config/oidc-config.ts'
import type { Random } from '../../random.ts'
import { type Claims, isComplete, type Person, personOf, type Readers } from './claims.service.ts'
import { askProvider } from './provider-answers.service.ts'
import { failureOf, ProviderFailure } from './provider-failure.service.ts'

/** What a sign-in keeps while its person is at the provider. */
export type Secrets = { state: string; nonce: string; verifier: string }
export type ProviderClient = {
  /** Where the browser goes. */
  addressFor: (callback: string, secrets: Secrets) => Promise<string>
  /** Who has come back by an address. Nothing is kept of the tokens. */
  identify: (address: URL, secrets: Secrets) => Promise<Person>
  /** Where the provider itself can be left; undefined if it names no such place. */
  leaveAddress: () => string | undefined
}

const hourMs = 3_600_000
const clockToleranceSeconds = 300

/** Its library is loaded by the first sign-in. What the provider says of itself is asked once an hour, and again after a failure. */
export function createProviderClient(
  provider: Provider,
  readers: Readers,
  now: () => number,
): ProviderClient {
  let known: { from: number; metadata: Promise<Client.ServerMetadata> } | undefined
  let leaveAddress: string | undefined

  const optionsOf = async () => {
    const client = await import('openid-client')
    const fetchBounded: Client.CustomFetch = (url, { headers, method, body }) =>
      askProvider(provider.key, url, { headers, method, body: body ?? null })
    const execute = [client.enableNonRepudiationChecks]
    // Settings allow this on the same machine alone.
    if (provider.issuer.startsWith('http:')) execute.push(client.allowInsecureRequests)
    return { client, fetchBounded, execute }
  }
  const discover = async () => {
    const { client, fetchBounded, execute } = await optionsOf()
    const found = await client.discovery(new URL(provider.issuer), provider.clientId, undefined, undefined, {
      [client.customFetch]: fetchBounded,
      execute,
    })
    const metadata = found.serverMetadata()
    if (metadata.end_session_endpoint)
      leaveAddress = client.buildEndSessionUrl(found, { client_id: provider.clientId }).href
    return metadata
  }
  /** A new one for each sign-in: it keeps the keys of the provider, and these can change at any time. */
  const configure = async (): Promise<{ client: typeof Client; config: Client.Configuration }> => {
    if (known === undefined || now() - known.from > hourMs) known = { from: now(), metadata: discover() }
    const metadata = await known.metadata
    const { client, fetchBounded, execute } = await optionsOf()
    const { clientId, clientSecret } = provider
    const methods = metadata.token_endpoint_auth_methods_supported
    const authentication = methods?.includes('client_secret_post')
      ? client.ClientSecretPost(clientSecret)
      : client.ClientSecretBasic(clientSecret)
    const settings = { [client.clockTolerance]: clockToleranceSeconds }
    const config = new client.Configuration(metadata, clientId, settings, authentication)
    config[client.customFetch] = fetchBounded
    for (const apply of execute) apply(config)
    return { client, config }
  }
  const asking = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      known = undefined
      throw failureOf(error)
    }
  }

  return {
    addressFor: (callback, { state, nonce, verifier }) =>
      asking(async () => {
        const { client, config } = await configure()
        return client.buildAuthorizationUrl(config, {
          redirect_uri: callback,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        }).href
      }),
    identify: (address, { state, nonce, verifier }) =>
      asking(async () => {
        const { client, config } = await configure()
        const tokens = await client.authorizationCodeGrant(config, address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        const claims: Claims = { ...tokens.claims() }
        const sub = claims['sub']
        if (typeof sub !== 'string') throw new ProviderFailure('sign-in-misfit', 'no ID token')
        demandSameTime(claims['iat'])
        if (isComplete(claims, provider) || !config.serverMetadata().userinfo_endpoint)
          return personOf(claims, provider, readers)
        const more = await client.fetchUserInfo(config, tokens.access_token, sub)
        return personOf({ ...more, ...claims }, provider, readers)
      }),
    leaveAddress: () => leaveAddress,
  }
}

/** The library notices a token that has run out, but not one from the future. */
function demandSameTime(issuedAt: unknown): void {
  const ahead = Math.round(Number(issuedAt) - wallClockSeconds())
  if (Math.abs(ahead) <= clockToleranceSeconds) return
  throw new ProviderFailure('sign-in-misfit', `the clock of the provider is ${ahead} seconds ahead`)
}

export function secretsFor(random: Random): Secrets {
  const text = () => Buffer.from(random.bytes(32)).toString('base64url')
  return { state: text(), nonce: text(), verifier: text() }
}
