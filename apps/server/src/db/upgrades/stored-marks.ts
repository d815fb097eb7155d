import type { Answer } from '@quizly/domain'
import { sql } from 'kysely'
import { findScore, readScore, scoreColumns } from '../attempts/stored-score.ts'
import { readByHand } from '../attempts/stored-marks-by-hand.ts'
import { parseList, required } from '../readable-rows.ts'
import type { Db } from '../store.ts'
import { readOutcomes } from '../stored-outcomes.ts'
import { tableKeys, tableNames } from '../table-keys.ts'

const rowsAtOnce = 100

export type StoredResult = Awaited<ReturnType<typeof listResults>>['results'][number]

/** Results in the order of their IDs, with who has them. `read` throws if the row cannot be read. */
export async function listResults(db: Db, after: string) {
  const rows = await db
    .selectFrom('attempts')
    .innerJoin('quizzes', 'quizzes.id', 'attempts.quiz_id')
    .innerJoin('users', 'users.id', 'attempts.student_id')
    .select(['attempts.id', 'attempts.quiz_id', 'attempts.number', 'revision', 'marked_revision', 'by_hand'])
    .select(['seed', 'attempts.layout'])
    .select(['answers', 'outcomes', ...scoreColumns, 'title', 'users.name', 'users.deleted_at as gone_at'])
    .where('state', '=', 'submitted')
    .where('attempts.id', '>', after)
    .orderBy('attempts.id')
    .limit(rowsAtOnce)
    .execute()
  const results = rows.map((row) => ({
    id: row.id,
    quizId: row.quiz_id,
    quiz: row.title,
    student: row.gone_at === null ? row.name : null,
    number: row.number,
    seed: row.seed,
    layout: row.layout,
    stored: findScore(row),
    read: () => ({
      revision: required(row.revision),
      markedRevision: required(row.marked_revision),
      byHand: row.by_hand === null ? undefined : readByHand(row.by_hand),
      answers: parseList<Answer>(required(row.answers)),
      outcomes: readOutcomes(row),
      score: readScore(row),
    }),
  }))
  return { results, next: rows.length < rowsAtOnce ? undefined : rows.at(-1)?.id }
}

/** Revisions in order, a few at once. */
export async function listRevisions(db: Db, after: { quizId: string; revision: number }) {
  const rows = await db
    .selectFrom('quiz_revisions')
    .innerJoin('quizzes', 'quizzes.id', 'quiz_revisions.quiz_id')
    .select(['quiz_id as quizId', 'revision', 'questions', 'title as quiz', 'current_revision', 'traits'])
    .where(sql<boolean>`(quiz_id, revision) > (${after.quizId}, ${after.revision})`)
    .orderBy('quiz_id')
    .orderBy('revision')
    .limit(10)
    .execute()
  return rows.map(({ current_revision: current, traits, ...row }) => ({
    ...row,
    isCurrent: row.revision === current,
    traits,
  }))
}

export type ChangedColumn = { table: string; column: string; rows: number }

/** These say what a server does at the moment. */
const ofTheMoment = new Set(['live_nodes', 'connections', 'versions', 'rate_counts', 'heartbeats'])

/** What bringing a store up to date has changed in its rows; `gone` as the column: how many are not there any more. */
export async function findChangedRows(before: Db, after: Db): Promise<ChangedColumn[]> {
  const [there, now] = (await Promise.all([before, after].map(columnsOf))) as [Columns, Columns]
  const found: ChangedColumn[] = []
  for (const table of tableNames) {
    const columns = (there.get(table) ?? []).filter(
      (name) => now.get(table)?.includes(name) && name !== 'bytes',
    )
    // A key may have more columns since.
    const key = tableKeys[table].filter((name) => columns.includes(name))
    if (ofTheMoment.has(table) || columns.length === 0) continue
    const changed = new Map<string, number>()
    const note = (column: string) => changed.set(column, (changed.get(column) ?? 0) + 1)
    for (let last: Row | undefined, isOver = false; !isOver;) {
      const rows = await pageOf(before, { table, columns, key }, last)
      const present = new Map(
        (await sameRows(after, { table, columns, key }, rows)).map((row) => [keyText(row, key), row]),
      )
      for (const row of rows) {
        const other = present.get(keyText(row, key))
        if (!other) note('gone')
        else for (const column of columns) if (row[column] !== other[column]) note(column)
      }
      last = rows.at(-1)
      isOver = rows.length < rowsAtOnce
    }
    found.push(...[...changed].map(([column, rows]) => ({ table, column, rows })))
  }
  return found
}

type Row = Record<string, string | number | null>
type Columns = Map<string, string[]>
type Part = { table: string; columns: readonly string[]; key: readonly string[] }

const keyText = (row: Row, key: readonly string[]) => JSON.stringify(key.map((column) => row[column]))

async function columnsOf(db: Db): Promise<Columns> {
  const tables = await db.introspection.getTables()
  return new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]))
}

const selectPart = ({ table, columns }: Part) =>
  sql`select ${sql.join(columns.map((name) => sql.ref(name)))} from ${sql.table(table)}`
const keyOf = ({ key }: Part) => sql`(${sql.join(key.map((column) => sql.ref(column)))})`
const valuesOf = (row: Row, { key }: Part) => sql`(${sql.join(key.map((column) => row[column]))})`

async function pageOf(db: Db, part: Part, last: Row | undefined): Promise<Row[]> {
  const from = last ? sql`where ${keyOf(part)} > ${valuesOf(last, part)}` : sql``
  const order = sql.join(part.key.map((column) => sql.ref(column)))
  return (await sql<Row>`${selectPart(part)} ${from} order by ${order} limit ${rowsAtOnce}`.execute(db)).rows
}

async function sameRows(db: Db, part: Part, rows: readonly Row[]): Promise<Row[]> {
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return []
  const between = sql`${keyOf(part)} >= ${valuesOf(first, part)} and ${keyOf(part)} <= ${valuesOf(last, part)}`
  return (await sql<Row>`${selectPart(part)} where ${between}`.execute(db)).rows
}
