import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../clock/clock.ts'
import { allowReplica, allowReplicaFor } from '../../db/postgres/replica-reads.ts'
import type { Replica } from '../../db/store.ts'
import { callerOf } from '../request-fields.ts'

/** As long as a replica that is used can be behind, and until that is noticed. */
const rememberMs = 12_000
/** Less than this makes no difference to people. */
const worthSayingMs = 2_000
const cookie = 'quizly-changed'

type Answer = { body?: unknown; written?: AsyncIterable<string | Uint8Array> }

export type ReplicaReads = {
  /** Handles a call, from the replica if it may. */
  handle: <A extends Answer>(request: FastifyRequest, handler: () => Promise<A> | A) => Promise<A>
  /** After a change by an educator, who must then find it. The cookie tells the other nodes. */
  noteChange: (request: FastifyRequest, reply: FastifyReply) => void
}

/** For the calls of educators. They read from the replica, but not while it may miss what they have just changed. */
export function createReplicaReads({ behindMs, isUsable }: Replica, clock: Clock): ReplicaReads {
  const changedAt = new Map<string, number>()

  const hasJustChanged = (request: FastifyRequest, id: string) =>
    performance.now() - (changedAt.get(id) ?? -Infinity) < rememberMs ||
    (request.headers.cookie ?? '').includes(`${cookie}=`)
  const mayRead = (request: FastifyRequest) => {
    const caller = callerOf(request)
    return (
      request.method === 'GET' && caller !== undefined && isUsable() && !hasJustChanged(request, caller._id)
    )
  }

  return {
    handle: async (request, handler) => {
      if (!mayRead(request)) return handler()
      const behind = behindMs() ?? 0
      const answer = await allowReplica(handler)
      const { body, written } = answer
      return {
        ...answer,
        ...(written && { written: allowReplicaFor(written) }),
        ...(behind >= worthSayingMs &&
          isObject(body) && { body: { ...body, asOf: momentBefore(clock.now(), behind) } }),
      }
    },
    noteChange: (request, reply) => {
      const caller = callerOf(request)
      if (request.method === 'GET' || caller === undefined) return
      const now = performance.now()
      // In the order of the changes, so the old ones come first.
      changedAt.delete(caller._id)
      changedAt.set(caller._id, now)
      for (const [id, at] of changedAt) {
        if (now - at < rememberMs) break
        changedAt.delete(id)
      }
      const secure = request.protocol === 'https' ? '; Secure' : ''
      reply.header(
        'set-cookie',
        `${cookie}=1; Path=/api; Max-Age=${rememberMs / 1000}; HttpOnly; SameSite=Strict${secure}`,
      )
    },
  }
}

const isObject = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && !Array.isArray(body)

const momentBefore = (now: number, behind: number) => new Date(now - behind).toISOString()
