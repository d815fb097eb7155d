import { type Counting } from '../../db/attempts/counted-attempts.ts'
import { readScore, scoreColumns } from '../../db/attempts/stored-score.ts'
import { nextPlace, pageOfResults, type ResultPage } from '../../db/attempts/result-pages.ts'
import { required, mapReadable } from '../../db/readable-rows.ts'
import type { Db } from '../../db/store.ts'
import { readOutcomes } from '../../db/stored-outcomes.ts'

export type AnalysedResult = Awaited<ReturnType<typeof listAnalysedResults>>['results'][number]

/** Unreadable rows are reported and left out. */
export async function listAnalysedResults(db: Db, quiz: Counting, page: ResultPage) {
  const rows = await pageOfResults(db, quiz, page)
    .select(['outcomes', ...scoreColumns, 'started_at', 'submitted_at', 'marked_revision'])
    .execute()
  const results = await mapReadable(rows, (row) => ({
    outcomes: readOutcomes(row),
    ...readScore(row),
    tookMs: required(row.submitted_at) - required(row.started_at),
    markedRevision: required(row.marked_revision),
  }))
  return { results, next: nextPlace(rows, page.limit) }
}
