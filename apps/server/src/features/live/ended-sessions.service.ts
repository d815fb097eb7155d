import type { Db } from '../../db/store.ts'
import type { EventStream } from '../../http/event-stream.ts'
import { listOpenSessions } from './ended-sessions.repository.ts'

/** A stream, and the session by which its page asked for it. */
export type HeldStream = { stream: EventStream; sessionId: string }

/** Those who hold streams look every second; each of so many times they ask whose session has ended. */
export const sessionsEvery = 3
/** So many sessions are asked for at once. */
const atOnce = 500

/** Ends the streams whose session has ended: by a log-out, a new password, the deletion of the account, or its time. */
export async function endWithoutSession(db: Db, held: Iterable<HeldStream>, now: number): Promise<void> {
  const bySession = Map.groupBy(held, ({ sessionId }) => sessionId)
  const ids = [...bySession.keys()]
  for (let first = 0; first < ids.length; first += atOnce) {
    const some = ids.slice(first, first + atOnce)
    const open = await listOpenSessions(db, some, now)
    for (const id of some) {
      if (!open.has(id)) for (const { stream } of bySession.get(id) ?? []) stream.end()
    }
  }
}
