import type { AttemptRule } from '@quizly/domain'
import { type RawBuilder, sql } from 'kysely'
import { present, readEach } from '../../../db/readable-rows.ts'
import type { Db } from '../../../db/store.ts'
import { noVerdicts, readOutcomes } from '../../../db/stored-outcomes.ts'
import { isCounted } from '../../../db/attempts/counted-attempts.ts'
import { type AttemptOrder, byName, byNumber, pageOfAttempts } from './order.repository.ts'

/** A question by its place in a revision, and the letters that can stand behind the sign of an outcome. */
export type GridQuestion = { place: number; revision: number; letters: readonly string[] }

const skippedRank = 1

/** What became of a question in a result, as a number: the worst is 0. Null: it is marked by other questions. */
function rankOf({ place, revision, letters }: GridQuestion) {
  const signs = letters.reduce<RawBuilder<string>>(
    (text, letter) => sql`replace(${text}, ${sql.lit(letter)}, '')`,
    sql.ref('attempts.outcomes'),
  )
  const sign = sql`substr(${signs}, ${sql.lit(place)}, 1)`
  return sql<number | null>`case
    when attempts.marked_revision = ${revision} and attempts.verdicts = ${sql.lit(noVerdicts)}
    then case ${sign} when '-' then 0 when '.' then ${sql.lit(skippedRank)} when '+' then 2
      when '/' then 3 when '~' then 4 end end`
}

type GridOrder = { by: 'name' | 'score' | GridQuestion; isDescending: boolean }

function toOrder({ by, isDescending }: GridOrder): AttemptOrder {
  if (by === 'name') return byName(isDescending)
  if (by === 'score') return byNumber(sql.ref('attempts.score'), isDescending)
  return byNumber(rankOf(by), isDescending)
}

/** `failed`: only results in which this question is wrong or skipped. */
type GridPage = { after?: string | undefined; limit: number; failed?: GridQuestion | undefined }

/** A quiz, and which attempts at it count. */
type Counting = { id: string; attemptRule: AttemptRule | null }

/**
 * Results of a quiz with the sign of each question, and where the next page begins. One that cannot be read is reported
 * and left out.
 */
export async function listGridRows(
  db: Db,
  { id: quizId, attemptRule }: Counting,
  { after, limit, failed, ...order }: GridOrder & GridPage,
) {
  const all = pageOfAttempts(db, quizId, { order: toOrder(order), after, limit: limit + 1 })
    .where('attempts.state', '=', sql.lit('submitted'))
    .where(isCounted(attemptRule))
    .select(['attempts.id', 'attempts.number', 'users.id as userId', 'users.name'])
    .select(['score', 'total_questions', 'outcomes', 'verdicts', 'marked_revision'])
  const rows = await (failed ? all.where(rankOf(failed), '<=', skippedRank) : all).execute()
  const page = rows.slice(0, limit)
  const read = await readEach(page, (row) => ({
    id: row.id,
    userId: row.userId,
    name: row.name,
    number: row.number,
    score: present(row.score),
    totalQuestions: present(row.total_questions),
    outcomes: readOutcomes(row),
    markedRevision: row.marked_revision,
  }))
  return { rows: read, next: rows.length > limit ? page.at(-1)?.id : undefined }
}

/** How many results have which rank on a question. */
export async function countRanks(
  db: Db,
  { id: quizId, attemptRule }: Counting,
  of: GridQuestion,
): Promise<Map<number | null, number>> {
  const ranked = db
    .selectFrom('attempts')
    .select(rankOf(of).as('rank'))
    .where('quiz_id', '=', quizId)
    .where('state', '=', sql.lit('submitted'))
    .where(isCounted(attemptRule))
    .as('ranked')
  const rows = await db
    .selectFrom(ranked)
    .select(({ fn }) => ['rank', fn.countAll<number>().as('results')])
    .groupBy('rank')
    .execute()
  return new Map(rows.map(({ rank, results }) => [rank, results]))
}
