import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { Db } from '../db/store.ts'

/** Waits until a statement is waiting for a lock. PostgreSQL only. */
export async function untilSomebodyWaits(db: Db): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await sql`
        select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'
      `.execute(db)
      expect(rows).toHaveLength(1)
    },
    { timeout: 20_000 },
  )
}
