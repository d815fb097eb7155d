import type { Connection } from '@quizly/domain'
import { sql } from 'kysely'
import { keepNewest } from '../../db/keep-newest.ts'
import type { Db } from '../../db/store.ts'

/** Of each attempt: more than a page that comes and goes can have in the hours that are looked back on with others. */
const maxIntervals = 200
const forgetAfterMs = 24 * 3_600_000

export async function deleteOldNodes(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('live_nodes')
    .where('seen_at', '<', now - forgetAfterMs)
    .execute()
}

export async function listConnectionsOf(
  db: Db,
  attemptIds: readonly string[],
): Promise<(Connection & { attemptId: string })[]> {
  return db
    .selectFrom('connections')
    .innerJoin('live_nodes', 'live_nodes.id', 'connections.node_id')
    .select(['attempt_id as attemptId', 'left_at as leftAt', 'seen_at as seenAt'])
    .where('attempt_id', 'in', attemptIds)
    .execute()
}

/** Attempts that have been deleted are left out. */
export async function replaceConnections(
  db: Db,
  nodeId: string,
  attemptIds: readonly string[],
): Promise<void> {
  await db
    .insertInto('connections')
    .columns(['attempt_id', 'node_id'])
    .expression(({ selectFrom, val, cast }) =>
      selectFrom('attempts')
        .select(['attempts.id', cast<string>(val(nodeId), 'text').as('node_id')])
        .where('attempts.id', 'in', attemptIds),
    )
    .onConflict((conflict) => conflict.columns(['attempt_id', 'node_id']).doUpdateSet({ left_at: null }))
    .execute()
}

export async function endConnections(
  db: Db,
  nodeId: string,
  attemptIds: readonly string[],
  leftAt: number,
): Promise<void> {
  await db
    .updateTable('connections')
    .set({ left_at: leftAt })
    .where('node_id', '=', nodeId)
    .where('attempt_id', 'in', attemptIds)
    .execute()
}

export async function insertOfflineIntervals(
  db: Db,
  intervals: readonly { attemptId: string; leftAt: number; backAt: number }[],
): Promise<void> {
  await db
    .insertInto('absences')
    .values(
      intervals.map(({ attemptId, leftAt, backAt }) => ({
        attempt_id: attemptId,
        left_at: leftAt,
        back_at: backAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(['attempt_id', 'left_at']).doNothing())
    .execute()
  await keepNewest(db, 'absences', {
    where: sql`attempt_id in (${sql.join(intervals.map(({ attemptId }) => attemptId))})`,
    per: 'attempt_id',
    order: sql`left_at desc`,
    most: maxIntervals,
  })
}
