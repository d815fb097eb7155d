import { type Call, type CallResult, type Failure, hasShape, refusalReads } from '@quizly/contract'
import type { FastifyInstance } from 'fastify'

export type CallOptions = {
  params?: Record<string, string>
  query?: Record<string, string>
  /** Bytes are sent as they are. */
  body?: unknown
  token?: string
  headers?: Record<string, string>
}

export type Reply<C extends Call> = {
  status: number
  headers: Record<string, unknown>
  /** The reply as a text. */
  raw: string
  bytes: Buffer
  /** The body of a success. */
  body: CallResult<C>
  /** The body of a failure. */
  failure: Failure
}

/** Makes a call of the contract without a socket. */
export async function callApi<const C extends Call>(
  app: FastifyInstance,
  call: C,
  { params = {}, query = {}, body, token, headers = {} }: CallOptions = {},
): Promise<Reply<C>> {
  const type = body instanceof Uint8Array ? 'application/octet-stream' : 'application/json'
  const reply = await app.inject({
    method: call.method,
    url: call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    query,
    headers: {
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': type }),
    },
    ...(body !== undefined && {
      payload: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body),
    }),
  })
  const isJson = String(reply.headers['content-type']).startsWith('application/json')
  const parsed: unknown = isJson ? reply.json() : undefined
  const reads = reply.statusCode < 300 ? call.reads : refusalReads
  if (reads && !hasShape(parsed, reads)) throw new Error(`A page would not take this for ours: ${reply.body}`)
  return {
    status: reply.statusCode,
    headers: reply.headers,
    raw: reply.body,
    bytes: reply.rawPayload,
    body: parsed as CallResult<C>,
    failure: parsed as Failure,
  }
}
