import type { User } from '@quizly/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '../clock/clock.ts'
import type { RateCounts } from '../db/rate-counts.ts'
import type { BodyReading } from './bodies/arriving-bodies.ts'

/** Who makes a call, by the session that the token belongs to. */
export type Caller = User & { sessionId: string }

/** What features hang their calls on. */
export type Api = {
  app: FastifyInstance
  clock: Clock
  /** Who holds this token; nobody when it is unknown or has expired. */
  findCaller: (token: string, now: number) => Promise<Caller | undefined>
  /** Refuses a request of somebody of whom too many run. Not there: nobody is limited. */
  limitUser: ((request: FastifyRequest, userId: string) => void) | undefined
  bodies: BodyReading
  /** Not there: nothing is limited. */
  rateCounts: RateCounts | undefined
}
