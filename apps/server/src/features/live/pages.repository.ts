import type { Connection } from '@quizly/domain'
import type { Db } from '../../db/store.ts'

const forgetAfterMs = 24 * 3_600_000

/** Stores a sign of life of a node. */
export async function replaceNode(db: Db, id: string, seenAt: number): Promise<void> {
  await db
    .insertInto('live_nodes')
    .values({ id, seen_at: seenAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: seenAt }))
    .execute()
}

/** Deletes what nodes knew that are gone for long. */
export async function deleteOldNodes(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('live_nodes')
    .where('seen_at', '<', now - forgetAfterMs)
    .execute()
}

/** What every node knows of these attempts' pages. */
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

/** Stores that a node holds these attempts' pages. Attempts that have been deleted are left out. */
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

/** Stores that these attempts' pages have left a node. */
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

export async function insertAbsences(
  db: Db,
  absences: readonly { attemptId: string; leftAt: number; backAt: number }[],
): Promise<void> {
  await db
    .insertInto('absences')
    .values(absences.map(({ attemptId, leftAt, backAt }) => row(attemptId, leftAt, backAt)))
    .onConflict((conflict) => conflict.columns(['attempt_id', 'left_at']).doNothing())
    .execute()
}

const row = (attemptId: string, leftAt: number, backAt: number) => ({
  attempt_id: attemptId,
  left_at: leftAt,
  back_at: backAt,
})

/**
 * How long attempts last in all whose time was changed since a moment, in ms; `isEnded` if an educator has ended the
 * quiz for everyone.
 */
export async function listChanged(
  db: Db,
  { since, now }: { since: number; now: number },
): Promise<{ attemptId: string; durationMs: number; isEnded: boolean }[]> {
  const rows = await db
    .selectFrom('attempt_grants')
    .innerJoin('attempts', 'attempts.id', 'attempt_grants.attempt_id')
    .select(['attempts.id', 'started_at', 'deadline', 'extra_ms'])
    .where('granted_at', '>=', since)
    .execute()
  return rows.map(({ id, started_at: startedAt, deadline, extra_ms: extraMs }) => ({
    attemptId: id,
    durationMs: (deadline ?? 0) - (startedAt ?? 0),
    // Time may have been given since.
    isEnded: extraMs < 0 && (deadline ?? 0) <= now,
  }))
}

/** The running attempt of a student with this ID. */
export async function findRunning(
  db: Db,
  attemptId: string,
  studentId: string,
): Promise<{ startedAt: number; deadline: number } | undefined> {
  return db
    .selectFrom('attempts')
    .select(['started_at as startedAt', 'deadline'])
    .where('id', '=', attemptId)
    .where('student_id', '=', studentId)
    .where('state', '=', 'in-progress')
    .$narrowType<{ startedAt: number; deadline: number }>()
    .executeTakeFirst()
}
