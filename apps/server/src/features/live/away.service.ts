import { type Absence, offlineSince } from '@quizly/domain'
import type { Db } from '../../db/store.ts'
import { listConnections } from './live.repository.ts'

/** The running attempts of a quiz whose pages are away at this moment, and since when. */
export async function listAway(db: Db, quizId: string, now: number): Promise<Absence[]> {
  const connections = await listConnections(db, quizId)
  return [...connections].flatMap(([attemptId, ofAttempt]) => {
    const leftAt = offlineSince(ofAttempt, now)
    return leftAt === undefined ? [] : [{ attemptId, leftAt, backAt: undefined }]
  })
}
