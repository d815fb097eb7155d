import { allCalls } from '@quizly/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { onAnswered } from '../log/request-log.ts'
import type { Metrics } from './metrics.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])
const routes = new Set(Object.values(allCalls).map(({ path }) => path))

/** From a fixed list, so that callers cannot create label values. */
export function methodOf({ method }: FastifyRequest): string {
  return methods.has(method) ? method : 'other'
}

export function routeOf({ routeOptions: { url } }: FastifyRequest): string | undefined {
  return url !== undefined && routes.has(url) ? url : undefined
}

export function countReplies(app: FastifyInstance, { onReply }: Pick<Metrics, 'onReply'>): void {
  onAnswered(app, (request, reply) => {
    const { statusCode: status, elapsedTime } = reply
    const route = routeOf(request) ?? (status < 400 ? 'page' : 'unknown')
    onReply({ method: methodOf(request), route, status, seconds: elapsedTime / 1000 })
  })
}
