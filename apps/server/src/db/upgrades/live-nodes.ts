import { sql } from 'kysely'
import type { Db } from '../store.ts'

/** A server that has given no sign for so long does not run any more. */
const livesForMs = 20_000
const beforeNotes = '0.2.0'

/** What a server says of itself. `step`: the last migration that it knows. */
export type NodeSign = { id: string; version: string; step: string }

export async function replaceNode(db: Db, { id, ...said }: NodeSign, seenAt: number): Promise<void> {
  const sign = { seen_at: seenAt, ...said }
  await db
    .insertInto('live_nodes')
    .values({ id, ...sign })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(sign))
    .execute()
}

/** Each server that has given a sign lately. Also of a store of before 0.3, in which they say no version. */
export async function listLiveNodes(db: Db, now: number): Promise<{ id: string; version: string }[]> {
  const { rows } = await sql<{ id: string; version?: string | null }>`
    select * from live_nodes where seen_at > ${now - livesForMs}`.execute(db)
  return rows.map(({ id, version }) => ({ id, version: version ?? beforeNotes }))
}
