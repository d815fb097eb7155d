import type { Answer, Outcome, Verdict } from '@quizly/domain'
import { sql } from 'kysely'
import { parseList, mapReadable, withinBytes } from '../../../db/readable-rows.ts'
import type { Db } from '../../../db/store.ts'
import { noVerdicts, writeOutcomes } from '../../../db/stored-outcomes.ts'

const name = 'outcomes'

/** A result that still has verdicts instead of outcomes. */
export type OlderResult = {
  id: string
  quizId: string
  /** The revision that the student saw, and the one that the answers are marked by. */
  revision: number
  markedRevision: number
  answers: Answer[]
  verdicts: Verdict[]
  version: number
}

/** The ID after which results may still have to be rewritten; undefined if none has to be. */
export async function findRewritingPlace(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('rewrites').select('after_id').where('name', '=', name).executeTakeFirst()
  return row?.after_id
}

/** Moves the place on, if no other server has. Without a new place everything is rewritten. */
export async function moveRewritingPlace(db: Db, from: string, to: string | undefined): Promise<void> {
  if (to === undefined) await db.deleteFrom('rewrites').where('name', '=', name).execute()
  else {
    await db
      .updateTable('rewrites')
      .set({ after_id: to })
      .where('name', '=', name)
      .where('after_id', '=', from)
      .execute()
  }
}

/**
 * The older results among the attempts after an ID. The slice ends early where answers are long. `next` is the ID
 * after which the next one begins; undefined at the end.
 */
export async function listOlderResults(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<{ results: OlderResult[]; next: string | undefined }> {
  const slice = await db
    .selectFrom('attempts')
    .select(['id', 'state'])
    .select(sql<number>`coalesce(octet_length(answers), 0) + coalesce(octet_length(verdicts), 0)`.as('bytes'))
    .select(sql<number>`coalesce(octet_length(verdicts), 0)`.as('verdict_bytes'))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  const first = withinBytes(slice)
  const older = first.filter((row) => row.state === 'submitted' && row.verdict_bytes > noVerdicts.length)
  const isLast = first.length === slice.length && slice.length < limit
  return { results: await readOlder(db, older), next: isLast ? undefined : first.at(-1)?.id }
}

async function readOlder(db: Db, wanted: readonly { id: string }[]): Promise<OlderResult[]> {
  if (wanted.length === 0) return []
  const ids = wanted.map(({ id }) => id)
  const rows = await db
    .selectFrom('attempts')
    .select(['id', 'quiz_id', 'revision', 'marked_revision', 'answers', 'verdicts', 'version'])
    .where('id', 'in', ids)
    .$narrowType<{ revision: number; marked_revision: number; answers: string; verdicts: string }>()
    .execute()
  return mapReadable(rows, (row) => ({
    id: row.id,
    quizId: row.quiz_id,
    revision: row.revision,
    markedRevision: row.marked_revision,
    answers: parseList<Answer>(row.answers),
    verdicts: parseList<Verdict>(row.verdicts),
    version: row.version,
  }))
}

/** Gives a result outcomes instead of its verdicts, unless it has changed since it was read; returns whether it did. */
export async function replaceVerdicts(
  db: Db,
  { id, version }: OlderResult,
  outcomes: readonly Outcome[],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('attempts')
    .set({ outcomes: writeOutcomes(outcomes), verdicts: noVerdicts })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
