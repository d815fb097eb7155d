import type { ServerResponse } from 'node:http'
import { type CallParams, type EventOf, eventsType, type Stream } from '@quizly/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { yieldToEventLoop } from '../event-loop.ts'
import { markStreamStarted } from '../log/request-log.ts'
import type { Api } from './api.ts'
import { identifyCaller } from './authentication.ts'
import { type Caller, callerOf, receivedAtOf } from './request-fields.ts'
import { readInput } from './input/read-input.ts'
import { byNetwork } from './limits/rate-limits.ts'
import { atEndOf, endNow } from './limits/running-requests.ts'
import { createSerializer } from './replies/reply-serializer.ts'

/** A page that is gone is noticed by the kernel, after twice this time at most, in ms. */
const probeAfterMs = 10_000
/** A reader who is so far behind, in bytes, or has read nothing for so long, in ms, is cut off and asks again. */
const maxWaiting = 1024 * 1024
const maxUnreadMs = 15_000

type Serialize = (event: { type: string }) => string

export class EventStream<Event extends { type: string } = { type: string }> {
  readonly #response: ServerResponse
  readonly #serialize: Serialize
  #unreadSince: number | undefined

  constructor(response: ServerResponse, serialize: Serialize) {
    this.#response = response
    this.#serialize = serialize
  }

  get isClosed(): boolean {
    return this.#response.destroyed
  }

  onClose(listener: () => void): void {
    this.#response.once('close', listener)
  }

  send(event: Event): void {
    this.sendText(this.textOf(event))
  }

  /** An event as it is sent, so that many streams can send the same text. */
  textOf(event: Event): string {
    return `data: ${this.#serialize(event)}\n\n`
  }

  sendText(text: string): void {
    if (this.#response.writableLength > maxWaiting) this.#response.destroy()
    else if (!this.#response.writableEnded) this.#response.write(text)
  }

  /** Asked again and again, it cuts off who reads nothing. `now` is in ms, of a clock that nobody sets. */
  endIfUnread(now: number): void {
    if (!this.#response.socket?.writableNeedDrain) this.#unreadSince = undefined
    else if (now - (this.#unreadSince ??= now) >= maxUnreadMs) this.#response.destroy()
  }

  end(): void {
    this.#response.end()
  }

  destroy(): void {
    this.#response.destroy()
  }
}

export type Opener = { userId: string; sessionId: string; network: string }

type StreamInput<S extends Stream> = {
  params: CallParams<S>
  opener: Opener
  receivedAt: number
  /** Whether the caller is still there. */
  isWanted: () => boolean
  /** For what is to be given back once the stream begins, or never will. */
  atEnd: (work: () => void) => void
}
type StreamHandler<S extends Stream> = (
  input: StreamInput<S>,
) => Promise<(stream: EventStream<EventOf<S>>) => void>

export function answerStream<const S extends Stream>(api: Api, stream: S, handler: StreamHandler<S>): void {
  const serialize = createEventSerializer(stream)
  api.app.route({
    method: 'GET',
    url: stream.path,
    constraints: acceptsEvents,
    ...identifyCaller(api, stream.audience),
    handler: async (request, reply) => {
      // Students do not wait for educators, as with their calls.
      if (stream.audience === 'admin') await yieldToEventLoop()
      const { params } = readInput(stream, request)
      const { _id: userId, sessionId } = callerOf(request) as Caller
      const opener = { userId, sessionId, network: byNetwork(request) }
      const isWanted = () => !request.raw.socket.destroyed
      const atEnd = (work: () => void) => atEndOf(request, work)
      const begin = await handler({ params, opener, receivedAt: receivedAtOf(request), isWanted, atEnd })
      if (!isWanted()) return
      begin(new EventStream(startReply(reply), serialize))
    },
  })
}

const acceptsEvents = { accept: eventsType }

export const acceptConstraint: Parameters<FastifyInstance['addConstraintStrategy']>[0] = {
  name: 'accept',
  storage() {
    const handlers = new Map()
    return {
      get: (accept) => handlers.get(accept) ?? null,
      set: (accept, handler) => handlers.set(accept, handler),
    }
  },
  deriveConstraint: ({ headers }) => (headers.accept === eventsType ? eventsType : undefined),
}

function createEventSerializer({ events }: Stream): Serialize {
  const byType = new Map(events.map((event) => [event.def.shape.type.def.values[0], createSerializer(event)]))
  return (event) => {
    const serialize = byType.get(event.type)
    if (!serialize) throw new Error(`No event ${event.type} is declared`)
    return serialize(event)
  }
}

/** The request is over for all that counts, logs and measures; its connection may be closed to make room. */
function startReply(reply: FastifyReply): ServerResponse {
  const { raw: response, request } = reply
  const { socket } = request.raw
  reply.hijack()
  // The server ends connections on which nothing moves.
  socket.setTimeout(0)
  socket.setKeepAlive(true, probeAfterMs)
  // A page says nothing on its stream.
  socket.on('data', () => socket.destroy())
  // Some proxies collect a reply before they pass it on, unless told not to.
  response.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': eventsType,
    'x-accel-buffering': 'no',
    connection: 'close',
  })
  response.flushHeaders()
  markStreamStarted(reply)
  endNow(request)
  return response
}
