import { createHash } from 'node:crypto'
import type { Db } from './store.ts'

/** How often something was done in the window that is open, and when that ends. */
type RateCount = { count: number; endsAt: number }

/** Counts that all servers on the same data share. */
export type RateCounts = {
  /** Counts one more, in a window of `windowMs` that the first one opens. */
  add: (name: string, windowMs: number, now: number) => Promise<RateCount>
  /** Takes one back from a window, unless it is over. */
  takeBack: (name: string, endsAt: number) => Promise<void>
}

/** Counts in the database: in one statement, so that no two servers see the same number. */
export function createRateCounts(db: Db): RateCounts {
  return {
    add: (name, windowMs, now) =>
      db
        .insertInto('rate_counts')
        .values({ key: hash(name), count: 1, ends_at: now + windowMs })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((eb) => {
            const isOver = eb('rate_counts.ends_at', '<=', now)
            const more = eb('rate_counts.count', '+', 1)
            return {
              count: eb.case().when(isOver).then(eb.lit(1)).else(more).end(),
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
