import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import { noteAnswered } from './limits/crowded-connections.ts'

/** A page that is gone is noticed after twice this time at most, by the kernel and without a timer of ours, in ms. */
const probeAfterMs = 10_000

export const eventsType = 'text/event-stream'

/**
 * Leaves a reply open, so that events can be written to it. A silent stream costs nothing: it has no timer, and it
 * gives way when connections run short, because its page opens another one.
 */
export function openEventStream(reply: FastifyReply): ServerResponse {
  reply.hijack()
  const { raw: response } = reply
  const { socket } = response
  socket?.setTimeout(0)
  socket?.setKeepAlive(true, probeAfterMs)
  if (socket) noteAnswered(socket)
  // Some proxies collect a reply before they pass it on, unless they are told not to.
  response.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': eventsType,
    'x-accel-buffering': 'no',
  })
  response.flushHeaders()
  return response
}
