import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** None of our paths is longer, and longer ones that somebody invents could fill the disk. */
const longestPath = 250

export const logOf = ({ log, id }: FastifyRequest): FastifyBaseLogger => log.child({ reqId: id })

export function logRequests(app: FastifyInstance): void {
  // None of these fields is secret, and searching them for secrets costs more than the line.
  const log = app.log.child({}, { redact: [] })
  onAnswered(app, ({ id: reqId, method, url }, { statusCode: status, elapsedTime }) => {
    const path = withoutPass(url.split('?', 1)[0] ?? '')
    const line = { reqId, method, path: path.slice(0, longestPath), status, ms: Math.round(elapsedTime) }
    if (path.startsWith('/api/')) log.info(line, 'answered')
    else log.debug(line, 'answered')
  })
}

/** Whoever has the pass of a picture can see it. */
const withoutPass = (path: string) => path.replace(/^\/media\/[^/]*/, '/media/-')

type WhenAnswered = (request: FastifyRequest, reply: FastifyReply) => void

const listeners = new WeakMap<FastifyInstance['server'], WhenAnswered[]>()
const streams = new WeakSet<FastifyReply>()

export function onAnswered(app: FastifyInstance, notify: WhenAnswered): void {
  listeners.set(app.server, [...(listeners.get(app.server) ?? []), notify])
  app.addHook('onResponse', (request, reply, done) => {
    if (!streams.has(reply)) notify(request, reply)
    done()
  })
}

export function markStreamStarted(reply: FastifyReply): void {
  streams.add(reply)
  for (const notify of listeners.get(reply.server.server) ?? []) notify(reply.request, reply)
}
