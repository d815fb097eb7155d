import { Readable } from 'node:stream'
import {
  type Call,
  type CallBody,
  type CallParams,
  type CallQuery,
  defaultBodyLimit,
  type ReplyBody,
} from '@quizly/contract'
import { type LanguageTag, languageTags } from '@quizly/words'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { busy } from '../app-error.ts'
import type { Api } from './api.ts'
import { identifyCaller } from './authentication.ts'
import { type Caller, callerOf, receivedAtOf } from './request-fields.ts'
import { requestedLanguage } from './requested-language.ts'
import { readInput } from './input/read-input.ts'
import type { Queue } from './limits/queue.ts'
import { byNetwork, limitRate, type RateLimit } from './limits/rate-limits.ts'
import { limitRunning, type RunningLimits } from './limits/running-requests.ts'
import { logOf } from '../log/request-log.ts'
import { createReplySerializer, jsonType } from './replies/reply-serializer.ts'
import { logSecurityEvent, type SecurityEvent } from '../log/security-log.ts'
import { yieldToEventLoop } from '../event-loop.ts'

const cookieName = 'quizly-device'
const shown = new RegExp(`(?:^|; )${cookieName}=([\\w-]{43})(?:;|$)`)
const yearSeconds = 31_536_000

function readDeviceCookie({ headers }: FastifyRequest): string | undefined {
  return shown.exec(headers.cookie ?? '')?.[1]
}

function giveDeviceCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : ''
  const scope = `Path=/api/auth; Max-Age=${yearSeconds}; HttpOnly; SameSite=Strict${secure}`
  reply.header('set-cookie', `${cookieName}=${token}; ${scope}`)
}

type CallInput<C extends Call, Body> = {
  params: CallParams<C>
  query: CallQuery<C>
  body: Body
  user: C['audience'] extends 'anyone' ? undefined : Caller
  /** When the call arrived, before any waiting. */
  receivedAt: number
  /** Callers can put anything into both. */
  claimed: { userAgent: string; host: string; language: LanguageTag | undefined }
  deviceToken: string | undefined
  /** The `Cookie` header, as the browser sent it. */
  cookies: string
  network: string
  /** Whether the caller still waits for the reply. */
  isWanted: () => boolean
  note: (event: SecurityEvent) => void
}

type RouteReply<C extends Call> = {
  [Name in keyof C['replies'] & string]: ReplyBody<C, Name> extends undefined
    ? { as: Name }
    :
        | { as: Name; body: DeepReadonly<ReplyBody<C, Name>> }
        | { as: Name; written: Pieces; expectedLength?: number }
        | { as: Name; bytes: Uint8Array }
}[keyof C['replies'] & string] & {
  deviceToken?: string
  /** A `Set-Cookie` header of the feature's own. */
  cookie?: string
}
/** `expectedLength` says about how many bytes they have together. */
type Pieces = AsyncIterable<string | Uint8Array>
type AnyReply = {
  as: string
  body?: unknown
  written?: Pieces
  bytes?: Uint8Array
  expectedLength?: number
  deviceToken?: string
  cookie?: string
}

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T

type CallHandler<C extends Call, Body> = (input: CallInput<C, Body>) => Promise<RouteReply<C>> | RouteReply<C>

type Options<Body> = {
  limits?: RateLimit[]
  atOnce?: RunningLimits
  queue?: Queue
  readBody?: (bytes: Bytes) => Promise<Body>
}
type Bytes = Uint8Array | undefined
type Read<C extends Call, Body> = Pick<CallInput<C, Body>, 'params' | 'query' | 'body'>

type Answering<Body, Handler> = [handler: Handler] | [options: Options<Body>, handler: Handler]

type OnlyBody<C extends Call> =
  ReplyBody<C, keyof C['replies']> extends undefined ? void : DeepReadonly<ReplyBody<C, keyof C['replies']>>
type BodyHandler<C extends Call, Body> = (input: CallInput<C, Body>) => Promise<OnlyBody<C>> | OnlyBody<C>

/** For a call with one kind of reply, of which the handler returns the body. */
export function handle<const C extends Call, Body = CallBody<C>>(
  api: Api,
  call: C,
  ...answering: Answering<Body, BodyHandler<C, Body>>
): void {
  const [handler, options = {}] = answering.toReversed() as [BodyHandler<C, Body>, Options<Body>?]
  const [as] = Object.keys(call.replies)
  registerRoute(api, call, options, async (input) => ({ as, body: await handler(input) }) as RouteReply<C>)
}

/** `limits` count only valid input: refusing is cheap. With `readBody` they count before the body is read. */
export function registerRoute<const C extends Call, Body = CallBody<C>>(
  api: Api,
  call: C,
  ...answering: Answering<Body, CallHandler<C, Body>>
): void {
  const [handler, options = {}] = answering.toReversed() as [CallHandler<C, Body>, Options<Body>?]
  const { limits = [], atOnce, queue, readBody } = options
  const senders = createSenders(call)
  const { body: _, ...place }: Call = call
  const counts = limits.map((limit, i) => limitRate(api, limit, `${call.method} ${call.path} ${i}`))
  const countCall = async (request: FastifyRequest) => {
    for (const { count } of counts) await count(request)
  }
  const replicaReads = call.audience === 'admin' ? api.replicaReads : undefined
  const takePlace = atOnce && limitRunning(atOnce)
  const { onRequest: identify, preHandler } = identifyCaller(api, call.audience)
  api.app.route({
    method: call.method,
    url: call.path,
    bodyLimit: call.bodyLimit ?? defaultBodyLimit,
    onRequest: async (request) => {
      await identify(request)
      for (const { refuseKnown } of counts) refuseKnown(request)
    },
    preHandler,
    handler: async (request, reply) => {
      // Students do not wait for educators: a turn handles only a few of these.
      if (call.audience === 'admin') await yieldToEventLoop()
      if (readBody) await countCall(request)
      const bodyRead = readBody && { body: await readBody(request.body as Bytes) }
      const read = { ...readInput(bodyRead ? place : call, request), ...bodyRead } as Read<C, Body>
      if (counts.length > 0 && !readBody) await countCall(request)
      takePlace?.(request, callerOf(request)?._id ?? '')
      const received = () => handler(new ReceivedCall(request, read))
      const run: () => Promise<AnyReply> | AnyReply = replicaReads
        ? () => replicaReads.handle<AnyReply>(request, received)
        : received
      const answer: AnyReply = await (queue ? runQueued(queue, request, run) : run())
      replicaReads?.noteChange(request, reply)
      if (answer.deviceToken) giveDeviceCookie(request, reply, answer.deviceToken)
      if (answer.cookie) reply.header('set-cookie', answer.cookie)
      return senders.get(answer.as)?.(reply, answer)
    },
  })
}

function runQueued<Answer>(
  queue: Queue,
  request: FastifyRequest,
  run: () => Promise<Answer> | Answer,
): Promise<Answer> {
  return queue(callerOf(request)?._id ?? '', async () => {
    // The reply before is written first, in a turn of its own.
    await yieldToEventLoop()
    if (request.raw.socket.destroyed) throw busy()
    return run()
  })
}

class ReceivedCall<C extends Call, Body> implements CallInput<C, Body> {
  readonly #request: FastifyRequest
  readonly params: CallParams<C>
  readonly query: CallQuery<C>
  readonly body: Body
  constructor(request: FastifyRequest, { params, query, body }: Read<C, Body>) {
    this.#request = request
    this.params = params
    this.query = query
    this.body = body
  }
  get user() {
    return callerOf(this.#request) as CallInput<C, Body>['user']
  }
  get receivedAt() {
    return receivedAtOf(this.#request)
  }
  get claimed() {
    const { headers } = this.#request
    const { 'user-agent': userAgent = '', host = '' } = headers
    return { userAgent, host, language: requestedLanguage(headers, languageTags) }
  }
  get deviceToken() {
    return readDeviceCookie(this.#request)
  }
  get cookies() {
    return this.#request.headers.cookie ?? ''
  }
  get network() {
    return byNetwork(this.#request)
  }
  get isWanted() {
    return () => !this.#request.raw.socket.destroyed
  }
  get note() {
    return (event: SecurityEvent) =>
      logSecurityEvent(logOf(this.#request), {
        account: callerOf(this.#request)?._id,
        ...event,
        address: this.#request.ip,
      })
  }
}

type Sender = (reply: FastifyReply, answer: AnyReply) => FastifyReply

function createSenders(call: Call): Map<string, Sender> {
  return new Map(
    Object.entries(call.replies).map(([name, { status, schema, contentType = jsonType, cacheControl }]) => {
      if (!schema) return [name, (reply) => reply.code(status).send()]
      const serialize = createReplySerializer(schema)
      return [
        name,
        (reply, { body, written, bytes, expectedLength }) => {
          reply.code(status).type(contentType)
          if (cacheControl) reply.header('cache-control', cacheControl)
          if (bytes) return reply.send(bytes)
          if (expectedLength !== undefined) reply.header('x-expected-length', expectedLength)
          return reply.send(written ? Readable.from(written) : serialize(body))
        },
      ]
    }),
  )
}
