import { once } from 'node:events'
import { type Agent, type IncomingHttpHeaders, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { Address } from '@quizly/contract'

export type Reply = { status: number; body: string; headers: IncomingHttpHeaders }
export type Ask = {
  params?: Record<string, string>
  query?: Record<string, string>
  token?: string
  /** Sent as it is if it is text or bytes; otherwise as JSON. */
  body?: unknown
  cookie?: string
  /** The local address that the request comes from. */
  from?: string
  agent?: Agent
}

const retryForMs = 30_000
const nobody: Reply = { status: 0, body: '', headers: {} }

/** Makes a call and returns the reply. The status is 0 if the connection ended first. */
export function ask(port: number, { method, path }: Address, options: Ask = {}): Promise<Reply> {
  const { params = {}, query, token, cookie, body, from, agent } = options
  const place = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const isReady = body === undefined || typeof body === 'string' || Buffer.isBuffer(body)
  const sent = isReady ? body : JSON.stringify(body)
  return new Promise((resolve) => {
    const outgoing = request({
      host: '127.0.0.1',
      port,
      method,
      path: query ? `${place}?${new URLSearchParams(query).toString()}` : place,
      agent: agent ?? false,
      timeout: retryForMs,
      ...(from !== undefined && { localAddress: from }),
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(cookie !== undefined && { cookie }),
        ...(sent !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(sent),
        }),
      },
    })
    outgoing.on('response', (reply) => {
      let text = ''
      reply.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      const settle = () => resolve({ status: reply.statusCode ?? 0, body: text, headers: reply.headers })
      reply.on('end', settle).on('error', settle)
    })
    outgoing.on('timeout', () => outgoing.destroy())
    outgoing.on('error', () => resolve(nobody))
    outgoing.end(sent)
  })
}

/** Opens a raw connection; undefined if the server does not accept it. */
export async function openLine(port: number, from: string): Promise<Socket | undefined> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from })
  socket.on('error', () => {})
  const isOpen = await Promise.race([
    once(socket, 'connect').then(
      () => true,
      () => false,
    ),
    once(socket, 'close').then(() => false),
  ])
  return isOpen ? socket : undefined
}

/** The head of a request as raw text. */
export function headOf({ method, path }: Address, length: number, token?: string): string {
  return [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    'content-type: application/json',
    `content-length: ${length}`,
    '\r\n',
  ].join('\r\n')
}

/** How often each status occurred, as `200: 5, 429: 12`. 0 is a connection that was cut. */
export function countStatuses(replies: readonly Reply[]): string {
  const byStatus = [...Map.groupBy(replies, ({ status }) => status)].toSorted(([a], [b]) => a - b)
  return byStatus.map(([status, all]) => `${status === 0 ? 'cut' : status}: ${all.length}`).join(', ')
}
