import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

type Person = { name: string; email: string; email_verified: boolean; groups: string[] }

/** `oidc-provider`, with people who sign in by their name and any password. */
export type IdentityProvider = {
  issuer: string
  people: Record<string, Person>
  /** Begins to answer, for this server. */
  serve: (quizly: string) => void
  /** Answers no more: it hangs, as a provider that is overloaded does. */
  hang: () => void
  rotateKeys: (quizly: string) => void
  close: () => Promise<void>
}

const never: RequestListener = () => {}

export async function startIdentityProvider(): Promise<IdentityProvider> {
  let answer = never
  const server = createServer((request, reply) => answer(request, reply))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const people: Record<string, Person> = {}
  let jwk = newKey()

  function serve(quizly: string) {
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: 'quizly',
          client_secret: 'secret of the school',
          redirect_uris: [`${quizly}/api/auth/provider/school/callback`],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      claims: { openid: ['sub', 'groups'], email: ['email', 'email_verified'], profile: ['name'] },
      cookies: { keys: ['a key for tests'] },
      jwks: { keys: [jwk] },
      pkce: { required: () => true },
      findAccount: (_: unknown, id: string) =>
        people[id] && { accountId: id, claims: () => ({ sub: id, ...people[id] }) },
      // Nobody is asked what Quizly may know.
      loadExistingGrant: async ({ oidc }: GrantContext) => {
        const grant = new provider.Grant({ clientId: 'quizly', accountId: oidc.session.accountId })
        grant.addOIDCScope('openid email profile')
        await grant.save()
        return grant
      },
    })
    answer = provider.callback()
  }
  return {
    issuer,
    people,
    serve,
    hang: () => {
      answer = never
    },
    rotateKeys: (quizly) => {
      jwk = newKey()
      serve(quizly)
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

type GrantContext = { oidc: { session: { accountId: string } } }

const newKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  kid: randomUUID(),
  alg: 'RS256',
  use: 'sig',
})
