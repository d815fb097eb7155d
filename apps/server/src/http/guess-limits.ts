import type { FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import type { Api } from './api.ts'
import { type RateLimit, tooMany } from './rate-limits.ts'

/**
 * Runs a call's work and refuses it after `max` wrong passwords by the same key in a window; right ones count for
 * nothing. Work under way counts as wrong until it has proved right, so that many at once are no way around.
 */
export function limitGuesses({ clock, rateCounts }: Api, { max, windowMs, key }: RateLimit, name: string) {
  return async <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> => {
    if (!rateCounts) return work()
    const now = clock.now()
    const counted = `${name} ${key(request)}`
    const { count, endsAt } = await rateCounts.add(counted, windowMs, now)
    let isWrong = false
    try {
      if (count > max) throw tooMany(endsAt - now)
      return await work()
    } catch (error) {
      isWrong = isWrongPassword(error)
      throw error
    } finally {
      if (!isWrong) await rateCounts.takeBack(counted, endsAt).catch(letItEnd)
    }
  }
}

/** What cannot be taken back is over with its window; the work has succeeded or failed by itself. */
const letItEnd = () => {}

function isWrongPassword(error: unknown): boolean {
  return (
    error instanceof AppError && (error.code === 'invalid-credentials' || error.code === 'wrong-password')
  )
}
