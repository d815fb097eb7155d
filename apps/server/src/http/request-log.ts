import type { FastifyInstance } from 'fastify'

/** One line for each call of the API, without its query, headers and body; files and health checks only for debugging. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const [path = ''] = request.url.split('?')
    const line = { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    if (path.startsWith('/api/')) request.log.info(line, 'answered')
    else request.log.debug(line, 'answered')
    done()
  })
}
