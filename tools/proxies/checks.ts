import {
  forgotPassword,
  getReadiness,
  getReceiptKey,
  login,
  openApiDocument,
  saveSpreadsheetQuiz,
  signup,
} from '@quizly/contract'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { HttpsClient, HttpsReply } from './https-client.ts'
import type { Nodes } from '../../apps/server/src/testing/processes/server-process.ts'

const nodeCount = 2
/** How often one address may ask for a link at each node; nodes count separately. */
const maxTries = 300
const mebibyte = 1024 * 1024

/** Checks what a proxy must pass on, refuse and answer itself. Throws at the first difference. */
export async function checkProxy(call: HttpsClient, nodes: Nodes, httpPort: number): Promise<void> {
  const ready = await call(getReadiness)
  demand(ready.status === 200, 'A node answers over https')
  demand(ready.headers['strict-transport-security'] !== undefined, 'HSTS is switched on')

  const [plain] = (await once(
    get({ host: '127.0.0.1', port: httpPort, path: '/login', headers: { host: 'quiz.example.org' } }),
    'response',
  )) as [IncomingMessage]
  demand(plain.statusCode === 308, 'Plain http is sent on to https')
  demand(plain.headers.location?.startsWith('https://quiz.example.org') === true, 'under the same name')
  plain.resume()

  const document = await call({ method: 'GET', path: '/api/openapi.json' }, accepting('gzip'))
  demand(document.headers['content-encoding'] === 'gzip', 'JSON is compressed')
  demand(
    JSON.stringify(document.body) === JSON.stringify(openApiDocument({ title: 'Quizly', version: '1' })),
    'and whole',
  )

  const body = { name: 'x'.repeat(2 * mebibyte) }
  const replies: (HttpsReply | 'cut off')[] = []
  for (let i = 0; i < 10; i += 1) {
    // The proxy does not read the whole body, so the connection may end before its refusal is read.
    replies.push(await call(signup, { body }).catch(() => 'cut off' as const))
  }
  const refusals = replies.filter((reply) => reply !== 'cut off')
  demand(
    refusals.length > 0 &&
      refusals.every((reply) => reply.status === 413 && hasCode(reply.body, 'too-large')),
    'What is too large is refused in words that browsers know',
  )
  demand((await call(getReadiness)).status === 200, 'and no node is taken for dead because of it')

  await checkBodies(call)
  await checkForwarding(call)
  await checkOffline(call, nodes)
}

/** nginx sends a body on with its length; Caddy passes chunks on, which a node refuses. */
async function checkBodies(call: HttpsClient): Promise<void> {
  const joined = await call(signup, {
    body: { name: 'Ben', email: 'ben@example.org', password: 'correct horse battery staple', role: 'admin' },
  })
  const { token } = joined.body as { token: string }
  const rest = Buffer.byteLength(JSON.stringify({ filler: '' }))
  const sheet = (bytes: number) =>
    call(saveSpreadsheetQuiz, { token, body: { filler: 'x'.repeat(bytes - rest) } })
  demand((await sheet(6 * mebibyte)).status === 422, 'A sheet of 6 MiB reaches a node')
  const larger = await sheet(6 * mebibyte + 1).catch(() => undefined)
  demand(larger === undefined || hasCode(larger.body, 'too-large'), 'and a larger one does not')

  const { status, body } = await call(login, { body: {}, headers: { 'transfer-encoding': 'chunked' } })
  demand(status === 422 || hasCode(body, 'length-required'), 'A body in chunks gets a length or is refused')
  demand((await call(getReadiness)).status === 200, 'and no node is taken for dead because of them')
}

/** Callers who fake other addresses still meet their limits, and nobody else does. */
async function checkForwarding(call: HttpsClient): Promise<void> {
  const tryFrom = async (from: string, claimed: string) => {
    const headers = { 'x-forwarded-for': claimed, forwarded: `for=${claimed}` }
    const body = { email: 'nobody@example.org' }
    return (await call(forgotPassword, { body, headers, from })).status
  }
  const statuses: number[] = []
  for (let at = 0; at < nodeCount * maxTries + 20; at += 1) {
    statuses.push(await tryFrom('127.0.0.2', `198.51.100.${at % 250}`))
  }
  demand(
    statuses.slice(0, maxTries).every((status) => status === 202),
    'Three hundred tries are let through',
  )
  demand(statuses.at(-1) === 429, 'Limits count the client, whatever it claims')
  demand((await tryFrom('127.0.0.3', '127.0.0.2')) === 202, 'and nobody else')
}

async function checkOffline(call: HttpsClient, nodes: Nodes): Promise<void> {
  const restart = [await nodes.end(0, 'SIGKILL'), await nodes.end(1, 'SIGKILL')]
  const away = await call(getReceiptKey)
  demand(
    away.status === 503 && hasCode(away.body, 'busy'),
    'Without a node the reply is one that browsers know',
  )
  demand(away.headers['retry-after'] === '5', 'and says when to come back')
  await Promise.all(restart.map((start) => start()))
}

const accepting = (encoding: string) => ({ headers: { 'accept-encoding': encoding } })
const hasCode = (body: unknown, code: string) => (body as { code?: string } | undefined)?.code === code

function demand(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`It should be so, and is not: ${what}`)
}
