import { isUtf8 } from 'node:buffer'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import { yieldToEventLoop } from '../../event-loop.ts'
import type { BodyReading } from '../api.ts'
import { markReceived } from '../request-fields.ts'
import { byUser } from '../limits/rate-limits.ts'
import { atEndOf } from '../limits/running-requests.ts'
import { collectBody } from './collect-body.ts'
import { hasMoreValues } from './count-values.ts'
import { isUnderWay } from './unread-bodies.ts'

/** Twice what 500 questions with all their options need. */
const most = { values: 20_000, names: 5_000 }
const longBody = 32 * 1024

/** Bytes that are not UTF-8 would silently be stored as other text than a student typed. */
export function readJsonBodies(app: FastifyInstance, reading: BodyReading): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  receiveBodies(app, reading, async (body, request) => {
    if (body.length > longBody) await yieldToEventLoop()
    if (!isUtf8(body)) throw new AppError('malformed-request', 'body-not-utf8')
    if (hasMoreValues(body, most)) throw tooManyValues()
    return new Promise((resolve, reject) => {
      const onParsed = (error: Error | null, value?: unknown) => (error ? reject(error) : resolve(value))
      void parse(request, body.toString(), onParsed)
    })
  })
}

const tooManyValues = () => new AppError('too-large', 'too-many-values')

export function receiveBodies(
  app: FastifyInstance,
  { clock, budget, pace }: BodyReading,
  read: (body: Buffer, request: FastifyRequest) => unknown,
  contentType = 'application/json',
): void {
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser(contentType, async (request: FastifyRequest, payload: Readable) => {
    const share = budget.open(byUser(request))
    atEndOf(request, share.release)
    const limit = request.routeOptions.bodyLimit
    const announced = request.headers['content-length']
    const isToCome = isUnderWay(request.raw)
    const beganAt = performance.now()
    const body = await collectBody(payload, { limit, announced, pace, reserve: share.reserve })
    markReceived(request, { receivedAt: clock.now(), waitedMs: isToCome ? performance.now() - beganAt : 0 })
    return read(body, request)
  })
}
