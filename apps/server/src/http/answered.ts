import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type WhenAnswered = (request: FastifyRequest, reply: FastifyReply) => void

const told = new WeakMap<FastifyInstance['server'], WhenAnswered[]>()
const streams = new WeakSet<FastifyReply>()

/** Calls `tell` once a request: when its reply was sent, or its stream of events has begun. */
export function onAnswered(app: FastifyInstance, tell: WhenAnswered): void {
  told.set(app.server, [...(told.get(app.server) ?? []), tell])
  app.addHook('onResponse', (request, reply, done) => {
    if (!streams.has(reply)) tell(request, reply)
    done()
  })
}

export function markStreamStarted(reply: FastifyReply): void {
  streams.add(reply)
  for (const tell of told.get(reply.server.server) ?? []) tell(reply.request, reply)
}
