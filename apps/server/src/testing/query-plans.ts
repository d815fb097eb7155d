import { sql } from 'kysely'
import type { Db, Store } from '../db/store.ts'

/**
 * The tables that a statement reads completely because no index fits. Test tables are small, and PostgreSQL
 * may prefer to read them whole; so it is told to avoid that where it can.
 */
export function findFullScans({ db, engine }: Store, statement: string): Promise<string[]> {
  return engine === 'sqlite' ? scansOfSqlite(db, statement) : scansOfPostgres(db, statement)
}

/** How often a statement sorts its rows because no index has the order that it needs. */
export async function countSorts({ db, engine }: Store, statement: string): Promise<number> {
  if (engine === 'sqlite') {
    return (await planOfSqlite(db, statement)).filter((detail) => detail.includes('TEMP B-TREE')).length
  }
  const sortsIn = ({ 'Node Type': type, Plans: parts = [] }: Plan): number =>
    parts.reduce((sum, part) => sum + sortsIn(part), type.endsWith('Sort') ? 1 : 0)
  const plans = await plansOfPostgres(db, statement, 'enable_sort')
  return plans.reduce((sum, plan) => sum + sortsIn(plan), 0)
}

/** The indexes that contain everything a statement reads of a table, so that it reads no rows there. */
export async function findCoveringIndexes({ db, engine }: Store, statement: string): Promise<string[]> {
  if (engine === 'sqlite') {
    const details = await planOfSqlite(db, statement)
    return details.flatMap((detail) => /USING COVERING INDEX (\S+)/.exec(detail)?.[1] ?? [])
  }
  const coveringIn = ({ 'Node Type': type, 'Index Name': index = '', Plans: parts = [] }: Plan): string[] => [
    ...(type === 'Index Only Scan' ? [index] : []),
    ...parts.flatMap(coveringIn),
  ]
  return (await plansOfPostgres(db, statement, 'enable_sort')).flatMap(coveringIn)
}

async function planOfSqlite(db: Db, statement: string): Promise<string[]> {
  const { rows } = await sql
    .raw<{ detail: string }>(`explain query plan ${statement.replaceAll('?', 'null')}`)
    .execute(db)
  return rows.map(({ detail }) => detail)
}

async function scansOfSqlite(db: Db, statement: string): Promise<string[]> {
  const details = await planOfSqlite(db, statement)
  const named = (pattern: RegExp) => details.flatMap((detail) => pattern.exec(detail)?.[1] ?? [])
  // A subquery's result is always read whole, under the name that the outer query gives it.
  const found = named(/^(?:CO-ROUTINE|MATERIALIZE) (\S+)/)
  return named(/^SCAN (?!CONSTANT|\d+ CONSTANT)(\S+)/).filter((table) => {
    const index = found.indexOf(table)
    if (index === -1) return true
    found.splice(index, 1)
    return false
  })
}

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Plan[] }

async function scansOfPostgres(db: Db, statement: string): Promise<string[]> {
  return (await plansOfPostgres(db, statement, 'enable_seqscan')).flatMap(scansIn)
}

/** The plans of a statement if PostgreSQL avoids one method wherever there is another. */
async function plansOfPostgres(
  db: Db,
  statement: string,
  without: 'enable_seqscan' | 'enable_sort',
): Promise<Plan[]> {
  return db.transaction().execute(async (trx) => {
    await sql.raw(`set local ${without} = off`).execute(trx)
    const { rows } = await sql
      .raw<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (generic_plan, format json) ${statement}`)
      .execute(trx)
    return rows.flatMap((row) => row['QUERY PLAN'].map(({ Plan: plan }) => plan))
  })
}

function scansIn({ 'Node Type': type, 'Relation Name': table = '', Plans: parts = [] }: Plan): string[] {
  return [...(type === 'Seq Scan' ? [table] : []), ...parts.flatMap(scansIn)]
}
