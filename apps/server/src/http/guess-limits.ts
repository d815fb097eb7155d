import type { FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import type { Api } from './api.ts'
import { type RateLimit, tooMany } from './rate-limits.ts'

const mostKeys = 10_000

/**
 * Runs a call's work and refuses it after `max` wrong passwords by the same key in a window; right ones count for
 * nothing. Work under way counts as wrong until it has proved right, so that many at once are no way around.
 */
export function limitGuesses({ clock, rateLimits }: Api, { max, windowMs, key }: RateLimit) {
  const counts = new Map<string, { wrong: number; endsAt: number }>()

  function countOf(name: string, now: number) {
    const present = counts.get(name)
    if (present && present.endsAt > now) return present
    counts.delete(name)
    if (counts.size >= mostKeys) makeRoom(counts, now)
    const fresh = { wrong: 0, endsAt: now + windowMs }
    counts.set(name, fresh)
    return fresh
  }
  return async <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> => {
    if (!rateLimits) return work()
    const now = clock.now()
    const count = countOf(key(request), now)
    if (count.wrong >= max) throw tooMany((count.endsAt - now) / 1000)
    count.wrong += 1
    let isWrong = false
    try {
      return await work()
    } catch (error) {
      isWrong = isWrongPassword(error)
      throw error
    } finally {
      if (!isWrong) count.wrong -= 1
    }
  }
}

function isWrongPassword(error: unknown): boolean {
  return (
    error instanceof AppError && (error.code === 'invalid-credentials' || error.code === 'wrong-password')
  )
}

/** Windows that are over leave; if all are still open, the oldest does. */
function makeRoom(counts: Map<string, { endsAt: number }>, now: number): void {
  for (const [name, { endsAt }] of counts) if (endsAt <= now) counts.delete(name)
  const [oldest] = counts.keys()
  if (oldest !== undefined && counts.size >= mostKeys) counts.delete(oldest)
}
