import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import { markStreamStarted } from './answered.ts'
import { endNow } from './limits/running-requests.ts'

/** A page that is gone is noticed after twice this time at most, by the kernel and without a timer of ours, in ms. */
const probeAfterMs = 10_000
/** A reader who is so far behind, in bytes, is let go and asks again. */
const mostWaiting = 1024 * 1024

export const eventsType = 'text/event-stream'

/**
 * Events for one page, as a reply without an end. Its connection gives way when connections run short, because its
 * page opens another one.
 */
export class EventStream {
  readonly #response: ServerResponse

  constructor(response: ServerResponse) {
    this.#response = response
  }

  get isClosed(): boolean {
    return this.#response.destroyed
  }

  onClose(work: () => void): void {
    this.#response.once('close', work)
  }

  tell(data: string): void {
    if (this.#response.writableLength > mostWaiting) this.#response.destroy()
    else if (!this.#response.writableEnded) this.#response.write(`data: ${data}\n\n`)
  }

  /** Ends the stream when all is sent. */
  end(): void {
    this.#response.end()
  }

  /** Ends the stream at once, read or not: nobody waits for a reader who does not read. */
  cut(): void {
    this.#response.destroy()
  }
}

/**
 * Begins a reply that has no end, so that events can be written to it. Its request is over for all that counts, logs
 * and measures requests. Undefined if the caller has gone meanwhile.
 */
export function openEventStream(reply: FastifyReply): EventStream | undefined {
  const { raw: response, request } = reply
  const { socket } = request.raw
  if (socket.destroyed) return undefined
  reply.hijack()
  // The server ends connections on which nothing moves; a stream is silent until there is something to tell.
  socket.setTimeout(0)
  socket.setKeepAlive(true, probeAfterMs)
  // A page says nothing on its stream.
  socket.on('data', () => socket.destroy())
  // Some proxies collect a reply before they pass it on, unless they are told not to.
  response.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': eventsType,
    'x-accel-buffering': 'no',
    connection: 'close',
  })
  response.flushHeaders()
  markStreamStarted(reply)
  endNow(request)
  return new EventStream(response)
}
