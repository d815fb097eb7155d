import type { FastifyInstance } from 'fastify'
import { onAnswered } from '../http/answered.ts'
import type { Metrics } from './metrics.ts'
import { methodOf, routeOf } from './names.ts'

export function countReplies(app: FastifyInstance, { onReply }: Pick<Metrics, 'onReply'>): void {
  onAnswered(app, (request, reply) => {
    const { statusCode: status, elapsedTime } = reply
    const route = routeOf(request) ?? (status < 400 ? 'page' : 'unknown')
    onReply({ method: methodOf(request), route, status, seconds: elapsedTime / 1000 })
  })
}
