import type { WaitReason } from '@quizly/words/reasons.ts'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { Clock } from '../../clock/clock.ts'
import type { RateCounts } from '../../db/rate-counts.ts'
import { logSecurityEvent } from '../../log/security-log.ts'
import { callerOf } from '../request-fields.ts'
import { logOf } from '../../log/request-log.ts'
import { networkOf } from '../../config/trusted-proxies.ts'

/** A whole class shares one address, so be generous with addresses. `key` does not depend on the body. */
export type RateLimit = {
  max: number
  windowMs: number
  key: (request: FastifyRequest) => string
  reason?: WaitReason
}

const maxRemembered = 10_000

export const byNetwork = ({ ip }: FastifyRequest) => networkOf(ip)
export const byUser = (request: FastifyRequest) => callerOf(request)?._id ?? byNetwork(request)

/** Callers over the limit are kept in memory and refused before their body is read: a flood costs no query. */
export function limitRate(
  { clock, rateCounts }: { clock: Clock; rateCounts: RateCounts | undefined },
  { max, windowMs, key, reason }: RateLimit,
  name: string,
) {
  const exceeded = new Map<string, number>()
  return {
    refuseKnown: (request: FastifyRequest): void => {
      if (exceeded.size === 0) return
      const now = clock.now()
      const knownEnd = exceeded.get(`${name} ${key(request)}`) ?? 0
      if (knownEnd > now) throw tooMany(knownEnd - now, reason)
    },
    count: async (request: FastifyRequest): Promise<void> => {
      if (!rateCounts) return
      const now = clock.now()
      const counted = `${name} ${key(request)}`
      const { count, endsAt } = await rateCounts.add(counted, windowMs, now)
      if (count <= max) return
      exceeded.delete(counted)
      if (exceeded.size >= maxRemembered) makeRoom(exceeded, now)
      exceeded.set(counted, endsAt)
      const account = callerOf(request)?._id
      logSecurityEvent(logOf(request), { kind: 'limit-reached', limit: name, account, address: request.ip })
      throw tooMany(endsAt - now, reason)
    },
  }
}

export function tooMany(waitMs: number, reason: WaitReason = 'too-many-attempts'): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  const params =
    seconds > maxSeconds
      ? ({ unit: 'minute', n: Math.ceil(seconds / 60) } as const)
      : ({ unit: 'second', n: seconds } as const)
  return new AppError('too-many-requests', { reason, params }, { retryAfterSeconds: seconds })
}

const maxSeconds = 600

function makeRoom(exceeded: Map<string, number>, now: number): void {
  for (const [name, endsAt] of exceeded) if (endsAt <= now) exceeded.delete(name)
  const [oldest] = exceeded.keys()
  if (oldest !== undefined && exceeded.size >= maxRemembered) exceeded.delete(oldest)
}
