import { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'
import { countConnection } from './limits/connection-limits.ts'

/** A page that is gone is noticed after twice this time at most, by the kernel and without a timer of ours, in ms. */
const probeAfterMs = 10_000
/** A reader who is so far behind, in bytes, is let go and asks again. */
const mostWaiting = 1024 * 1024

export const eventsType = 'text/event-stream'

/** The connection below a socket, which Node does not declare. */
type Handle = { readStop: () => void; reading: boolean }
type SocketWithHandle = { _handle: Handle | null }

/**
 * Events for one page, on a connection that carries nothing else any more. It gives way when connections run short,
 * because its page opens another one.
 */
export class EventStream {
  readonly #socket: Socket

  constructor(socket: Socket) {
    this.#socket = socket
  }

  get isClosed(): boolean {
    return this.#socket.destroyed
  }

  onClose(work: () => void): void {
    this.#socket.once('close', work)
  }

  tell(data: string): void {
    if (this.#socket.writableLength > mostWaiting) this.#socket.destroy()
    else if (this.#socket.writable) this.#socket.write(`data: ${data}\n\n`)
  }

  /** Ends the stream when all is sent. */
  end(): void {
    this.#socket.destroySoon()
  }

  /** Ends the stream at once, read or not: nobody waits for a reader who does not read. */
  cut(): void {
    this.#socket.destroy()
  }
}

/**
 * Begins a reply that has no end, so that events can be written to it. As soon as its head is sent, the connection is
 * taken from the HTTP server, which then takes the request for answered and forgets all that it keeps for one: what
 * stays of a silent stream is its socket, without a parser, a request, a reply or a timer. Undefined if the caller has
 * gone meanwhile.
 */
export async function openEventStream(reply: FastifyReply): Promise<EventStream | undefined> {
  reply.hijack()
  const { raw: response } = reply
  const { promise, resolve } = Promise.withResolvers<Socket | undefined>()
  // Before the HTTP server hears of it, which would close the connection.
  response.prependOnceListener('finish', () => resolve(takeSocket(response.socket)))
  response.once('close', () => resolve(undefined))
  // The body ends with the connection, so events need no frame. Some proxies collect a reply before they pass it on,
  // unless they are told not to.
  response.removeHeader('transfer-encoding')
  response.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': eventsType,
    'x-accel-buffering': 'no',
    connection: 'close',
  })
  response.flushHeaders()
  response.end()
  const socket = await promise
  if (socket) countConnection(reply.server.server, socket)
  return socket && new EventStream(socket)
}

/**
 * A new socket on the connection of an old one, which is left without any. An old socket cannot be cleared: it keeps
 * its listeners, a timer, and whatever they refer to.
 */
function takeSocket(old: Socket | null): Socket | undefined {
  const bare = old as unknown as SocketWithHandle | null
  const handle = bare?._handle
  if (!bare || !handle || old?.destroyed) return undefined
  bare._handle = null
  handle.readStop()
  handle.reading = false
  const socket = new Socket({ handle } as unknown as ConstructorParameters<typeof Socket>[0])
  socket.setKeepAlive(true, probeAfterMs)
  // A page says nothing on its stream. Reading is how its end is noticed.
  socket.on('error', ignore).on('data', refuse)
  return socket
}

const ignore = () => {}

function refuse(this: Socket): void {
  this.destroy()
}
