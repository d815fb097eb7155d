import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type ErrorCode, errorStatus } from '@quizly/contract'
import type { Reason } from '@quizly/words/reasons.ts'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { AppError, failureBody } from '../../app-error.ts'
import { jsonType } from './reply-serializer.ts'

type Means = { log: FastifyBaseLogger; headers: Record<string, string> }
type ClientError = Error & { code?: string }

type Why = [code: ErrorCode, why: Reason]

const failures: Record<string, Why> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['request-timeout', 'request-timeout'],
  HPE_HEADER_OVERFLOW: ['headers-too-large', 'headers-too-large'],
}
const inChunks: Why = ['length-required', 'length-required']
const unreadable: Why = ['malformed-request', 'not-http']

/** The log names the reason of bytes that are no request, but not the bytes, which may contain a token. */
export function answerClientError({ code: reason = '' }: ClientError, socket: Socket, means: Means): void {
  // The parser complains again about what follows; one answer is enough.
  if (reason === 'ECONNRESET' || socket.writableEnded || socket.destroyed) return
  refuse(socket, { failure: failures[reason] ?? unreadable, reason }, means)
}

export function refuseChunkedBody(socket: Socket, means: Means): void {
  refuse(socket, { failure: inChunks, reason: 'chunked body' }, means)
}

function refuse(
  socket: Socket,
  { failure: [code, why], reason }: { failure: Why; reason: string },
  { log, headers }: Means,
): void {
  const status = errorStatus[code]
  log.debug({ status, reason }, 'connections: refused before it was a request')
  const body = JSON.stringify(failureBody(new AppError(code, why)))
  const head = {
    ...headers,
    'content-type': jsonType,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
  socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
  socket.destroySoon()
}

/** HTTP demands one host, and proxies disagree on what others mean. */
export function demandHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { httpVersion, rawHeaders } = request.raw
    const hosts = countHosts(rawHeaders)
    const isClear = hosts === 1 || (hosts === 0 && httpVersion === '1.0')
    done(isClear ? undefined : new AppError('malformed-request', 'not-one-host'))
  })
}

/** Names and values in turn. A plain loop, because it runs for every request. */
function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts
}
