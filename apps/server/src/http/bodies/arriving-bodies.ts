import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '../../clock/clock.ts'
import { markReceived } from '../request-fields.ts'
import type { BodyBudget } from './body-budget.ts'
import { collectBody, type Pace } from './collect-body.ts'
import { byUser } from '../limits/rate-limits.ts'
import { atEndOf } from '../limits/running-requests.ts'
import { isUnderWay } from './unread-bodies.ts'

export type BodyReading = { clock: Clock; budget: BodyBudget; pace: Pace }

export function receiveBodies(
  app: FastifyInstance,
  { clock, budget, pace }: BodyReading,
  read: (body: Buffer, request: FastifyRequest) => unknown,
): void {
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: Readable) => {
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
