import { allCalls } from '@quizly/contract'
import type { FastifyRequest } from 'fastify'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])
const routes = new Set(Object.values(allCalls).map(({ path }) => path))

/** The method, reduced to a fixed list, so that callers cannot create new label values. */
export function methodOf({ method }: FastifyRequest): string {
  return methods.has(method) ? method : 'other'
}

/** The path pattern of a call, without IDs. Undefined for a page, a file or an unknown address. */
export function routeOf({ routeOptions: { url } }: FastifyRequest): string | undefined {
  return url !== undefined && routes.has(url) ? url : undefined
}
