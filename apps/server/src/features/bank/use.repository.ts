import type { AttemptRule, ItemUse, QuestionContent } from '@quizly/domain'
import { sql } from 'kysely'
import { readAttemptRule } from '../../db/stored-access.ts'
import type { Db } from '../../db/store.ts'
import { isReadableBy } from './bank.repository.ts'

/** What the students of a quiz made of its copy of an item. */
export type StoredUse = ItemUse & {
  itemId: string
  quizId: string
  version: number
  sameness: string
  askedFrom: number
  askedUntil: number
}

const columns = [
  'bank_figures.item_id as itemId',
  'bank_figures.quiz_id as quizId',
  'bank_figures.version',
  'bank_figures.sameness',
  'bank_figures.asked',
  'bank_figures.right_count as right',
  'bank_figures.shares',
  'bank_figures.correlation',
  'bank_figures.timed',
  'bank_figures.median_ms as medianMs',
  'bank_figures.asked_from as askedFrom',
  'bank_figures.asked_until as askedUntil',
] as const

type Nullable = { correlation: number | null; medianMs: number | null }

const toUse = <Row extends Nullable>({ correlation, medianMs, ...row }: Row) => ({
  ...row,
  ...(correlation !== null && { correlation }),
  ...(medianMs !== null && { medianMs }),
})

const allUses = (db: Db) =>
  db
    .selectFrom('bank_figures')
    .innerJoin('bank_items', 'bank_items.id', 'bank_figures.item_id')
    .innerJoin('quizzes', 'quizzes.id', 'bank_figures.quiz_id')
    .where('quizzes.deleted_at', 'is', null)

/**
 * Of items that somebody may read, the earliest first. `isSame`: the copy asks the same and is marked like the newest version.
 * `isOthers`: they may not read the quiz.
 */
export async function listUsesOf(
  db: Db,
  userId: string,
  itemIds: readonly string[],
): Promise<(StoredUse & { title: string; isSame: boolean; isOthers: boolean })[]> {
  if (itemIds.length === 0) return []
  const rows = await allUses(db)
    .leftJoin('quiz_roles', (join) =>
      join.onRef('quiz_roles.quiz_id', '=', 'bank_figures.quiz_id').on('quiz_roles.user_id', '=', userId),
    )
    .select([...columns, 'quizzes.title', 'bank_items.sameness as newest', 'quiz_roles.role'])
    .where(isReadableBy(userId))
    .where('bank_figures.item_id', 'in', itemIds)
    .orderBy('bank_figures.asked_from')
    .orderBy('bank_figures.quiz_id')
    .execute()
  return rows.map(({ newest, role, ...row }) => ({
    ...toUse(row),
    isSame: row.sameness === newest,
    isOthers: role === null,
  }))
}

/** Items with more than one use of what their newest version asks, in pages. */
export async function listItemsWithUses(
  db: Db,
  ownerId: string,
  { after, limit, fewest }: { after: string; limit: number; fewest: number },
): Promise<string[]> {
  const rows = await allUses(db)
    .select('bank_items.id')
    .where('bank_items.educator_id', '=', ownerId)
    .where('bank_items.id', '>', after)
    .whereRef('bank_figures.sameness', '=', 'bank_items.sameness')
    .groupBy('bank_items.id')
    .having(sql<boolean>`count(*) > 1 and sum(bank_figures.asked) >= ${fewest}`)
    .orderBy('bank_items.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** For at most one server at a time: a quiz that is due is taken until `until`, when another may take it. */
export async function claimDue(db: Db, now: number, until: number): Promise<string | undefined> {
  const row = await db
    .updateTable('bank_counts')
    .set({ due_at: until })
    .where('due_at', '<=', now)
    .where('quiz_id', 'in', (quizzes) =>
      quizzes
        .selectFrom('bank_counts')
        .select('quiz_id')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(1),
    )
    .returning('quiz_id as quizId')
    .executeTakeFirst()
  return row?.quizId
}

/** Unless it became due meanwhile, because its questions were saved. */
export async function setDue(db: Db, quizId: string, claimedUntil: number, dueAt: number): Promise<void> {
  await db
    .updateTable('bank_counts')
    .set({ due_at: dueAt })
    .where('quiz_id', '=', quizId)
    .where('due_at', '=', claimedUntil)
    .execute()
}

type QuizToCount = { id: string; attemptRule: AttemptRule | null; revision: number; revisedAt: number }

/** Undefined without questions, or in the bin: then nobody is shown its figures. */
export async function findQuizToCount(db: Db, quizId: string): Promise<QuizToCount | undefined> {
  const row = await db
    .selectFrom('quizzes')
    .innerJoin('quiz_revisions', (join) =>
      join
        .onRef('quiz_revisions.quiz_id', '=', 'quizzes.id')
        .onRef('quiz_revisions.revision', '=', 'quizzes.current_revision'),
    )
    .select([
      'quizzes.id',
      'attempt_rule',
      'quiz_revisions.revision',
      'quiz_revisions.created_at as revisedAt',
    ])
    .where('quizzes.id', '=', quizId)
    .where('quizzes.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { attempt_rule: rule, ...quiz } = row
  return { ...quiz, attemptRule: readAttemptRule(rule) }
}

/** The items that a quiz was noted as a user of, and whose they are. */
export async function listItemsOf(db: Db, quizId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('bank_uses')
    .innerJoin('bank_items', 'bank_items.id', 'bank_uses.item_id')
    .select(['bank_items.id', 'bank_items.educator_id as ownerId'])
    .where('bank_uses.quiz_id', '=', quizId)
    .execute()
  return new Map(rows.map(({ id, ownerId }) => [id, ownerId]))
}

/** By item the question of the version that is asked for. A version that is forgotten is missing. */
export async function listVersionsOf(
  db: Db,
  asked: readonly { item: string; version: number }[],
): Promise<Map<string, QuestionContent>> {
  if (asked.length === 0) return new Map()
  const keys = asked.map(({ item, version }) => sql`(${item}, cast(${version} as integer))`)
  const rows = await db
    .selectFrom('bank_versions')
    .select(['item_id', 'question'])
    .where(sql<boolean>`(item_id, version) in (values ${sql.join(keys)})`)
    .execute()
  return new Map(rows.map((row) => [row.item_id, JSON.parse(row.question) as QuestionContent]))
}

/** Replaces the figures of a quiz; whether that changes any. Items that are gone meanwhile have none. */
export async function replaceUses(db: Db, quizId: string, uses: readonly StoredUse[]): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('bank_figures')
      .select(columns)
      .where('quiz_id', '=', quizId)
      .orderBy('item_id')
      .execute()
    const present = new Set(
      uses.length === 0
        ? []
        : (
            await trx
              .selectFrom('bank_items')
              .select('id')
              .where(
                'id',
                'in',
                uses.map(({ itemId }) => itemId),
              )
              .execute()
          ).map(({ id }) => id),
    )
    const rows = uses.filter(({ itemId }) => present.has(itemId)).map(toRow)
    const text = (all: readonly ReturnType<typeof toRow>[]) =>
      JSON.stringify(all.toSorted((one, other) => (one.item_id < other.item_id ? -1 : 1)))
    if (text(rows) === text(before.map((row) => toRow(toUse(row))))) return false
    await trx.deleteFrom('bank_figures').where('quiz_id', '=', quizId).execute()
    if (rows.length > 0) await trx.insertInto('bank_figures').values(rows).execute()
    return true
  })
}

const toRow = (use: StoredUse) => ({
  item_id: use.itemId,
  quiz_id: use.quizId,
  version: use.version,
  sameness: use.sameness,
  asked: use.asked,
  right_count: use.right,
  shares: use.shares,
  correlation: use.correlation ?? null,
  timed: use.timed,
  median_ms: use.medianMs ?? null,
  asked_from: use.askedFrom,
  asked_until: use.askedUntil,
})

/** Marks these items of a bank as those that may be known, and no others. */
export async function replaceKnown(db: Db, ownerId: string, known: readonly string[]): Promise<void> {
  const rows = await db
    .selectFrom('bank_items')
    .select('id')
    .where('educator_id', '=', ownerId)
    .where('may_be_known', '=', 1)
    .execute()
  const before = new Set(rows.map(({ id }) => id))
  const after = new Set(known)
  const change = async (ids: readonly string[], mayBeKnown: 1 | null) => {
    if (ids.length === 0) return
    await db.updateTable('bank_items').set({ may_be_known: mayBeKnown }).where('id', 'in', ids).execute()
  }
  await change(
    [...before].filter((id) => !after.has(id)),
    null,
  )
  await change(
    known.filter((id) => !before.has(id)),
    1,
  )
}
