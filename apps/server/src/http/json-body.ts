import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../app-error.ts'

/**
 * Takes bodies as JSON in UTF-8 and in nothing else. Bytes that are no UTF-8 would otherwise be replaced without a word,
 * and a student's answer stored as it was never typed. A key called `__proto__` is refused.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (!isUtf8(body)) return done(new AppError('malformed-request', 'The body has to be text in UTF-8.'))
    return parse(request, body.toString(), done)
  })
}
