import { generateKeyPairSync, hash, type KeyObject, randomUUID, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Endpoint = 'discovery' | 'token' | 'keys' | 'userinfo'
type Claims = Record<string, unknown>

const keyPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
/** Making one takes a moment, so tests share two. */
const pairs = [keyPair(), keyPair()] as const

/** A provider of OpenID Connect that says what a test wants, also what no real one would. */
export async function startScriptedProvider() {
  let kid = randomUUID()
  let pair: { publicKey: KeyObject; privateKey: KeyObject } = pairs[0]
  const says = {
    /** Of the ID token; undefined leaves a claim out. */
    claims: {} as Claims,
    userinfo: undefined as Claims | undefined,
    discovery: {} as Claims,
    /** How far its clock is ahead, in seconds. */
    clockAhead: 0,
    /** By whom ID tokens are signed: `stranger` is none of its keys. */
    signer: 'itself' as 'itself' | 'stranger',
    /** Instead of its usual answer. */
    instead: {} as Partial<Record<Endpoint, (reply: ServerResponse) => void>>,
  }
  /** What the browser was sent with, by the code with which it comes back. */
  const askedBy = new Map<string, URLSearchParams>()
  const requests: { endpoint: Endpoint; body: URLSearchParams }[] = []

  const answers: Record<Endpoint, (body: URLSearchParams) => [status: number, content: object]> = {
    discovery: () => [
      200,
      {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        ...(says.userinfo && { userinfo_endpoint: `${issuer}/userinfo` }),
        end_session_endpoint: `${issuer}/leave`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        authorization_response_iss_parameter_supported: true,
        ...says.discovery,
      },
    ],
    keys: () => [
      200,
      { keys: [{ ...pair.publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }] },
    ],
    token: (body) => {
      const requested = askedBy.get(body.get('code') ?? '')
      const challenge = hash('sha256', body.get('code_verifier') ?? '', 'base64url')
      if (challenge !== requested?.get('code_challenge')) return [400, { error: 'invalid_grant' }]
      return [200, { access_token: 'at', token_type: 'bearer', id_token: idToken(requested.get('nonce')) }]
    },
    userinfo: () => [200, says.userinfo ?? {}],
  }
  function idToken(nonce: string | null): string {
    const now = Math.floor(Date.now() / 1000) + says.clockAhead
    const times = { iat: now, exp: now + 300 }
    const usual = {
      iss: issuer,
      aud: 'quizly',
      sub: 'ada-1',
      nonce,
      email: 'ada@school.example',
      email_verified: true,
    }
    const parts = [
      { alg: 'RS256', kid },
      { ...usual, ...times, name: 'Ada King', ...says.claims },
    ]
    const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
    const by = says.signer === 'itself' ? pair.privateKey : keyPair().privateKey
    return `${text}.${sign('sha256', Buffer.from(text), by).toString('base64url')}`
  }

  async function handle(request: IncomingMessage, reply: ServerResponse) {
    const endpoint = endpointOf(request.url ?? '')
    let text = ''
    for await (const part of request.setEncoding('utf8')) text += part
    if (!endpoint) return void reply.writeHead(404).end()
    const body = new URLSearchParams(text)
    requests.push({ endpoint, body })
    const instead = says.instead[endpoint]
    if (instead) return instead(reply)
    const [status, content] = answers[endpoint](body)
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
  }
  const server = createServer((request, reply) => void handle(request, reply))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    issuer,
    says,
    requests,
    /** As if somebody signed in where the browser was sent: the query with which it comes back. */
    answer: (address: string, more: Record<string, string> = {}): string => {
      const requested = new URL(address).searchParams
      const code = randomUUID()
      askedBy.set(code, requested)
      const query = { code, state: requested.get('state') ?? '', iss: issuer, ...more }
      return new URLSearchParams(query).toString()
    },
    rotateKeys: () => {
      kid = randomUUID()
      pair = pair === pairs[0] ? pairs[1] : pairs[0]
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const endpointOf = (url: string): Endpoint | undefined =>
  url.includes('openid-configuration')
    ? 'discovery'
    : (['token', 'keys', 'userinfo'] as const).find((name) => url.startsWith(`/${name}`))
