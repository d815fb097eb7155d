import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import type { Api } from './api.ts'
import { callerOf } from './authentication.ts'

/** At most `max` calls in `windowMs` by the same key. A whole class sits behind one address: be generous to it. */
export type RateLimit = { max: number; windowMs: number; key: (request: FastifyRequest) => string }

/** One network: an IPv4 address, or the part of an IPv6 address that a household or a school has for itself. */
export const byNetwork = ({ ip }: FastifyRequest) => rateLimit.normalizeIP(ip, 64)
export const byUser = (request: FastifyRequest) => callerOf(request)?._id ?? byNetwork(request)

export async function prepareRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false })
}

/** A step before the handler that refuses calls over the limit and says when to come back. */
export function limitRate({ app, rateLimits }: Api, { max, windowMs, key }: RateLimit) {
  const count = app.createRateLimit({ max, timeWindow: windowMs, keyGenerator: key })
  return async (request: FastifyRequest): Promise<void> => {
    if (!rateLimits) return
    const state = await count(request)
    if (state.isAllowed || !state.isExceeded) return
    throw tooMany(state.ttlInSeconds)
  }
}

/** The failure of who comes too often, with the time to wait. */
export function tooMany(waitSeconds: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitSeconds))
  const message = `Too many attempts. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
  return new AppError('too-many-requests', message, { retryAfterSeconds: seconds })
}
