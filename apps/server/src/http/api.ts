import type { User } from '@quizly/contract'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import type { RateCounts } from '../db/rate-counts.ts'

/** Who makes a call, by the session that the token belongs to. */
export type Caller = User & { sessionId: string }

/** What features hang their calls on. */
export type Api = {
  app: FastifyInstance
  clock: Clock
  /** Who holds this token; nobody when it is unknown or has expired. */
  findCaller: (token: string, now: number) => Promise<Caller | undefined>
  /** Not there: nothing is limited. */
  rateCounts: RateCounts | undefined
}
