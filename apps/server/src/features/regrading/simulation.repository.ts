import type { Counting } from '../../db/attempts/counted-attempts.ts'
import { readScore, scoreColumns } from '../../db/attempts/stored-score.ts'
import { readByHand } from '../../db/attempts/stored-marks-by-hand.ts'
import { nextPlace, pageOfResults, type ResultPage } from '../../db/attempts/result-pages.ts'
import { mapReadable, required } from '../../db/readable-rows.ts'
import type { Db } from '../../db/store.ts'
import { readOutcomes } from '../../db/stored-outcomes.ts'
import { yieldToEventLoop } from '../../event-loop.ts'

export type StoredResult = Awaited<ReturnType<typeof listStoredResults>>['results'][number]

/** Without answers. Unreadable rows are reported and left out. */
export async function listStoredResults(db: Db, quiz: Counting, page: ResultPage) {
  const rows = await pageOfResults(db, quiz, page)
    .select(['revision', 'outcomes', ...scoreColumns, 'marked_revision', 'by_hand'])
    .execute()
  const results = await mapReadable(rows, (row) => ({
    id: row.id,
    studentId: row.student_id,
    revision: required(row.revision),
    markedRevision: required(row.marked_revision),
    outcomes: readOutcomes(row),
    ...readScore(row),
    byHand: row.by_hand === null ? undefined : readByHand(row.by_hand),
  }))
  return { results, next: nextPlace(rows, page.limit) }
}

const namesAtOnce = 1_000

/** By the ids of the students; `key` is what names are ordered by everywhere. */
export async function listNamesWithKeys(
  db: Db,
  userIds: readonly string[],
): Promise<Map<string, { name: string; key: string }>> {
  const names = new Map<string, { name: string; key: string }>()
  for (let from = 0; from < userIds.length; from += namesAtOnce) {
    const rows = await db
      .selectFrom('users')
      .select(['id', 'name', 'name_key as key'])
      .where('id', 'in', userIds.slice(from, from + namesAtOnce))
      .execute()
    for (const { id, name, key } of rows) names.set(id, { name, key })
    await yieldToEventLoop()
  }
  return names
}
