import { allCalls } from '@quizly/contract'
import type { FastifyRequest } from 'fastify'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])
const routes = new Set(Object.values(allCalls).map(({ path }) => path))

/** The method by a name of which there are only so many, whatever somebody sends. */
export function methodOf({ method }: FastifyRequest): string {
  return methods.has(method) ? method : 'other'
}

/** The pattern of a call in the contract, without anybody's ID. Undefined: a page, a file, or nothing. */
export function routeOf({ routeOptions: { url } }: FastifyRequest): string | undefined {
  return url !== undefined && routes.has(url) ? url : undefined
}
