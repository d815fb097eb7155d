import { type Call, eventsType } from '@quizly/contract'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { Agent, get, request } from 'node:https'
import { gunzipSync } from 'node:zlib'

type Options = {
  params?: Record<string, string>
  query?: string
  body?: unknown
  token?: string
  headers?: Record<string, string>
  /** The local address that the call comes from; all of 127.0.0.0/8 is this machine. */
  from?: string
}
export type HttpsReply = {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: unknown
}
export type HttpsClient = (call: Pick<Call, 'method' | 'path'>, options?: Options) => Promise<HttpsReply>

/**
 * Calls Quizly through a proxy, over TLS and on connections that are kept open, as a browser does. Repeats
 * nothing.
 */
export function createHttpsClient(port: number, servername: string): HttpsClient {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, servername })
  return async ({ method, path }, { params = {}, query = '', body, token, headers, from } = {}) => {
    const payload = body === undefined ? undefined : JSON.stringify(body)
    const { promise, resolve, reject } = Promise.withResolvers<HttpsReply>()
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        method,
        path: path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '') + query,
        ...(from !== undefined && { localAddress: from }),
        headers: {
          host: servername,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(payload !== undefined && { 'content-type': 'application/json' }),
          ...(payload !== undefined &&
            headers?.['transfer-encoding'] === undefined && { 'content-length': Buffer.byteLength(payload) }),
          ...headers,
        },
      },
      (reply) => {
        const parts: Buffer[] = []
        reply.on('data', (part: Buffer) => parts.push(part))
        reply.once('error', reject)
        reply.once('end', () => {
          const bytes = Buffer.concat(parts)
          const text = reply.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes
          const isJson = reply.headers['content-type']?.startsWith('application/json')
          resolve({
            status: reply.statusCode ?? 0,
            headers: reply.headers,
            body: isJson ? JSON.parse(text.toString()) : undefined,
          })
        })
      },
    )
    sent.on('error', reject)
    sent.end(payload)
    return promise
  }
}

/** The text of a stream of events as it arrives; the stream stays open until the reader ends it. */
export async function* readStream(port: number, servername: string, path: string, token: string) {
  const headers = { host: servername, authorization: `Bearer ${token}`, accept: eventsType }
  const opened = get({ host: '127.0.0.1', port, path, headers, servername, rejectUnauthorized: false })
  const signal = AbortSignal.timeout(10_000)
  const [reply] = (await once(opened, 'response', { signal })) as [IncomingMessage]
  signal.addEventListener('abort', () => reply.destroy(new Error('A stream is silent, or is kept back')))
  for await (const part of reply) yield String(part)
}
