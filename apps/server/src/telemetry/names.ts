import { allCalls } from '@quizly/contract'
import type { FastifyRequest } from 'fastify'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])
const routes = new Set(Object.values(allCalls).map(({ path }) => path))

/** From a fixed list, so that callers cannot create label values. */
export function methodOf({ method }: FastifyRequest): string {
  return methods.has(method) ? method : 'other'
}

export function routeOf({ routeOptions: { url } }: FastifyRequest): string | undefined {
  return url !== undefined && routes.has(url) ? url : undefined
}
