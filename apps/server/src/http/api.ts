import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '../clock/clock.ts'
import type { RateCounts } from '../db/rate-counts.ts'
import type { Queue } from './limits/queue.ts'
import type { BodyReading } from './bodies/arriving-bodies.ts'
import type { Caller } from './request-fields.ts'

/** What features need to register their calls. */
export type Api = {
  app: FastifyInstance
  clock: Clock
  /** The user of this token; undefined if it is unknown or has expired. */
  findCaller: (token: string, now: number) => Promise<Caller | undefined>
  /** Refuses a request of a user who has too many running. Undefined: no limit. */
  limitUser: ((request: FastifyRequest, userId: string) => void) | undefined
  /** For an educator's calls that read or mark a whole class: a few at once, and one of a person. */
  turns: { reports: Queue; marking: Queue }
  bodies: BodyReading
  /** Undefined: no limit. */
  rateCounts: RateCounts | undefined
}
