import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '../clock/clock.ts'
import type { RateCounts } from '../db/rate-counts.ts'
import type { Queue } from './limits/queue.ts'
import type { BodyBudget } from './bodies/body-budget.ts'
import type { Pace } from './bodies/collect-body.ts'
import type { ReplicaReads } from './replies/replica-reads.ts'
import type { Caller } from './request-fields.ts'

export type BodyReading = { clock: Clock; budget: BodyBudget; pace: Pace }

export type Api = {
  app: FastifyInstance
  clock: Clock
  findCaller: (token: string, now: number) => Promise<Caller | undefined>
  isOperator: (userId: string) => Promise<boolean>
  /** Undefined: no limit. */
  limitUser: ((request: FastifyRequest, userId: string) => void) | undefined
  /** For an educator’s calls that read or mark a whole class. */
  queues: { reports: Queue; marking: Queue }
  bodies: BodyReading
  /** Undefined: there is no replica. */
  replicaReads: ReplicaReads | undefined
  /** Undefined: no limit. */
  rateCounts: RateCounts | undefined
}
