import { Readable } from 'node:stream'
import {
  type Call,
  type CallBody,
  type CallParams,
  type CallQuery,
  defaultBodyLimit,
  type ReplyBody,
} from '@quizly/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Api, Caller } from './api.ts'
import { callerOf, identifyCaller, receivedAtOf } from './authentication.ts'
import { giveDeviceCookie, readDeviceCookie } from './device-cookie.ts'
import { readInput } from './input.ts'
import { byNetwork, limitRate, type RateLimit } from './limits/rate-limits.ts'
import { createSerializer, jsonType } from './replies/reply-serializer.ts'
import { logSecurityEvent, type SecurityEvent } from '../log/security-log.ts'

type CallInput<C extends Call, Body> = {
  params: CallParams<C>
  query: CallQuery<C>
  body: Body
  user: C['audience'] extends 'anyone' ? undefined : Caller
  /** When the call arrived, before it waited for anything. */
  receivedAt: number
  /** What the caller's program says it is, and by which address it says it came: both can be made up. */
  claimed: { userAgent: string; host: string }
  /** What the browser was given to be known again, if it was. */
  deviceToken: string | undefined
  /** The network that the call came from, as far as trusted proxies tell. */
  network: string
  /** Writes a line of the security log, with the caller's address and ID. */
  note: (event: SecurityEvent) => void
}

/** One of the replies that the contract names, with the body that it declares, or with that body as JSON in pieces. */
type CallAnswer<C extends Call> = {
  [Name in keyof C['replies'] & string]: ReplyBody<C, Name> extends undefined
    ? { as: Name }
    : { as: Name; body: DeepReadonly<ReplyBody<C, Name>> } | { as: Name; written: AsyncIterable<string> }
}[keyof C['replies'] & string] & {
  /** Given to the browser to be known again. */
  deviceToken?: string
}
type AnyAnswer = { as: string; body?: unknown; written?: AsyncIterable<string>; deviceToken?: string }

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T

type CallHandler<C extends Call, Body> = (input: CallInput<C, Body>) => Promise<CallAnswer<C>> | CallAnswer<C>

type Options<Body> = {
  limits?: RateLimit[]
  readBody?: (bytes: Bytes) => Promise<Body>
}
/** What was sent; nothing where there was no body. */
type Bytes = Uint8Array | undefined
type Read<C extends Call, Body> = Pick<CallInput<C, Body>, 'params' | 'query' | 'body'>

/**
 * Makes a route of a call in the contract: who may call it, what it takes and what each reply may hold are the
 * contract's, so that a field that a reply does not declare never leaves. `limits` count every call whose input is valid:
 * what is refused as it stands costs little, and must not use up what a whole school has. `readBody` reads the bytes of a
 * body that is too large to be read at once, and throws what is wrong with it: such calls are counted beforehand.
 */
export function answerCall<const C extends Call, Body = CallBody<C>>(
  api: Api,
  call: C,
  handler: CallHandler<C, Body>,
  { limits = [], readBody }: Options<Body> = {},
): void {
  const senders = createSenders(call)
  const { body: _, ...place }: Call = call
  const counts = limits.map((limit, i) => limitRate(api, limit, `${call.method} ${call.path} ${i}`))
  const countCall = async (request: FastifyRequest) => {
    for (const { count } of counts) await count(request)
  }
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
      const user = callerOf(request) as CallInput<C, Body>['user']
      const receivedAt = receivedAtOf(request)
      const { 'user-agent': userAgent = '', host = '' } = request.headers
      if (readBody) await countCall(request)
      const whole = readBody && { body: await readBody(request.body as Bytes) }
      const input = { ...readInput(whole ? place : call, request), ...whole } as Read<C, Body>
      if (!readBody) await countCall(request)
      const answer: AnyAnswer = await handler({
        ...input,
        user,
        receivedAt,
        claimed: { userAgent, host },
        deviceToken: readDeviceCookie(request),
        // Only where it is asked for: telling the network of an address takes longer than the rest.
        get network() {
          return byNetwork(request)
        },
        note: (event) =>
          logSecurityEvent(request.log, { account: callerOf(request)?._id, ...event, address: request.ip }),
      })
      if (answer.deviceToken) giveDeviceCookie(request, reply, answer.deviceToken)
      return senders.get(answer.as)?.(reply, answer)
    },
  })
}

type Sender = (reply: FastifyReply, answer: AnyAnswer) => FastifyReply

function createSenders(call: Call): Map<string, Sender> {
  return new Map(
    Object.entries(call.replies).map(([name, { status, schema }]) => {
      if (!schema) return [name, (reply) => reply.code(status).send()]
      const serialize = createSerializer(schema)
      return [
        name,
        (reply, { body, written }) => {
          reply.code(status).type(jsonType)
          return written ? reply.send(Readable.from(written)) : reply.serializer(serialize).send(body)
        },
      ]
    }),
  )
}
