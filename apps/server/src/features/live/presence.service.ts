import { absenceFromMs, awaySince } from '@quizly/domain'
import type { Db } from '../../db/store.ts'
import { endConnections, insertAbsences, listConnectionsOf, replaceConnections } from './pages.repository.ts'

/** So many pages are written down in one statement. */
const atOnce = 500

/** Pages that came to a node or left it, and when, in ms since 1970. */
export type Moves = ReadonlyMap<string, number>

/** Writes down pages that came; where a page was away for more than a moment, that too. */
export async function notePagesCame(db: Db, nodeId: string, came: Moves): Promise<void> {
  for (const ids of inParts([...came.keys()])) {
    await db.transaction().execute(async (trx) => {
      const before = Map.groupBy(await listConnectionsOf(trx, ids), ({ attemptId }) => attemptId)
      const absences = ids.flatMap((attemptId) => {
        const backAt = came.get(attemptId) ?? 0
        const leftAt = awaySince(before.get(attemptId) ?? [], backAt)
        return leftAt !== undefined && backAt - leftAt >= absenceFromMs ? [{ attemptId, leftAt, backAt }] : []
      })
      if (absences.length > 0) await insertAbsences(trx, absences)
      await replaceConnections(trx, nodeId, ids)
    })
  }
}

/** Writes down pages that left. Those of the same moment take one statement. */
export async function notePagesLeft(db: Db, nodeId: string, left: Moves): Promise<void> {
  const byMoment = Map.groupBy(left.entries(), ([, leftAt]) => leftAt)
  for (const [leftAt, moves] of byMoment) {
    for (const ids of inParts(moves.map(([id]) => id))) await endConnections(db, nodeId, ids, leftAt)
  }
}

function inParts(ids: readonly string[]): string[][] {
  const parts: string[][] = []
  for (let at = 0; at < ids.length; at += atOnce) parts.push(ids.slice(at, at + atOnce))
  return parts
}
