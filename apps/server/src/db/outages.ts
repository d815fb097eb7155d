import { sql } from 'kysely'
import type { Boot } from '../clock/boot.ts'
import type { Db } from './store.ts'

export type Outage = { from: number; until: number }

export type Heartbeat = { at: number; boot: Boot }

/** A few heartbeats may come late before it counts as an outage. */
export const silenceMs = 15_000

const id = 'server'
const retentionMs = 90 * 24 * 3_600_000

/** `until` must not be in the future. Includes an outage that has just ended and is not stored yet. */
export async function findOutages(db: Db, from: number, until: number): Promise<Outage[]> {
  const stored = await db
    .selectFrom('outages')
    .select(['started_at as from', 'ended_at as until'])
    .where('ended_at', '>', from)
    .where('started_at', '<', until)
    .orderBy('started_at')
    .execute()
  const heartbeat = await findHeartbeat(db)
  const isNotStored = heartbeat !== undefined && until - heartbeat.at > silenceMs
  return isNotStored ? [...stored, { from: heartbeat.at, until }] : stored
}

/** Several servers may try at once: its beginning is the key, so it is stored once. */
export async function insertOutage(db: Db, { from, until }: Outage): Promise<void> {
  await db
    .insertInto('outages')
    .values({ started_at: from, ended_at: until })
    .onConflict((conflict) => conflict.column('started_at').doUpdateSet({ ended_at: until }))
    .execute()
}

export async function deleteOldOutages(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('outages')
    .where('ended_at', '<=', now - retentionMs)
    .execute()
}

/** Undefined while no attempt runs. */
export async function findHeartbeat(db: Db): Promise<Heartbeat | undefined> {
  const row = await db.selectFrom('heartbeats').selectAll().where('id', '=', id).executeTakeFirst()
  return row && { at: row.beat_at, boot: { id: row.boot_id ?? undefined, uptimeMs: row.uptime_ms } }
}

export async function replaceHeartbeat(db: Db, { at, boot }: Heartbeat): Promise<void> {
  const beat = { beat_at: at, boot_id: boot.id ?? null, uptime_ms: boot.uptimeMs }
  await db
    .insertInto('heartbeats')
    .values({ id, ...beat })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(beat))
    .execute()
}

export async function deleteHeartbeat(db: Db): Promise<void> {
  await db.deleteFrom('heartbeats').where('id', '=', id).execute()
}

export async function findLatestRunningStart(db: Db): Promise<number | undefined> {
  const { latest } = await db
    .selectFrom('attempts')
    .select(({ fn }) => fn.max('started_at').as('latest'))
    .where('state', '=', sql.lit('in-progress'))
    .executeTakeFirstOrThrow()
  return latest ?? undefined
}

export async function isAnyAttemptRunning(db: Db): Promise<boolean> {
  const running = await db
    .selectFrom('attempts')
    .select('id')
    .where('state', '=', sql.lit('in-progress'))
    .limit(1)
    .executeTakeFirst()
  return running !== undefined
}
