import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from './store.ts'

type RateCount = { count: number; endsAt: number }

/** All servers with the same data share them. */
export type RateCounts = {
  add: (name: string, windowMs: number, now: number, times?: number) => Promise<RateCount>
  /** Returns how long to wait if it comes too early. Forgotten 15 minutes after the last one. */
  addSpaced: (
    name: string,
    pace: keyof typeof pauses,
    now: number,
  ) => Promise<{ count: number; endsAt: number } | { waitMs: number }>
  forget: (name: string) => Promise<void>
  takeBack: (name: string, endsAt: number) => Promise<void>
}

const rememberedMs = 900_000
const pauses = {
  usual: sql`case when rate_counts.count < 5 then 0 when rate_counts.count > 9 then 30000
  else 1000 << (rate_counts.count - 5) end`,
  slow: sql`300000`,
}
const nextAtBy = (pace: keyof typeof pauses) =>
  sql<number>`rate_counts.ends_at - ${sql.lit(rememberedMs)} + ${pauses[pace]}`

/** Each count is one statement, so that no two servers get the same number. */
export function createRateCounts(db: Db): RateCounts {
  return {
    add: (name, windowMs, now, times = 1) =>
      db
        .insertInto('rate_counts')
        .values({ key: hash(name), count: times, ends_at: now + windowMs })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((eb) => {
            const isOver = eb('rate_counts.ends_at', '<=', now)
            const more = eb('rate_counts.count', '+', eb.ref('excluded.count'))
            return {
              count: eb.case().when(isOver).then(eb.ref('excluded.count')).else(more).end(),
              ends_at: eb
                .case()
                .when(isOver)
                .then(eb.ref('excluded.ends_at'))
                .else(eb.ref('rate_counts.ends_at'))
                .end(),
            }
          }),
        )
        .returning(['count', 'ends_at as endsAt'])
        .executeTakeFirstOrThrow(),
    addSpaced: async (name, pace, now) => {
      const key = hash(name)
      const nextAt = nextAtBy(pace)
      const counted = await db
        .insertInto('rate_counts')
        .values({ key, count: 1, ends_at: now + rememberedMs })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet((eb) => ({
              count: eb
                .case()
                .when('rate_counts.ends_at', '<=', now)
                .then(eb.lit(1))
                .else(eb('rate_counts.count', '+', 1))
                .end(),
              ends_at: eb.ref('excluded.ends_at'),
            }))
            .where(nextAt, '<=', now),
        )
        .returning(['count', 'ends_at as endsAt'])
        .executeTakeFirst()
      if (counted) return counted
      const row = await db
        .selectFrom('rate_counts')
        .select(nextAt.as('nextAt'))
        .where('key', '=', key)
        .executeTakeFirst()
      return { waitMs: Math.max(1, (row?.nextAt ?? now) - now) }
    },
    forget: async (name) => {
      await db.deleteFrom('rate_counts').where('key', '=', hash(name)).execute()
    },
    takeBack: async (name, endsAt) => {
      await db
        .updateTable('rate_counts')
        .set((eb) => ({ count: eb('count', '-', 1) }))
        .where('key', '=', hash(name))
        .where('ends_at', '=', endsAt)
        .execute()
    },
  }
}

export async function deleteEndedRateCounts(db: Db, now: number): Promise<void> {
  await db.deleteFrom('rate_counts').where('ends_at', '<=', now).execute()
}

const hash = (name: string) => createHash('sha256').update(name).digest('base64url')
