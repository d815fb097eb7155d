import { sql } from 'kysely'
import type { Db, Store } from '../db/store.ts'

/**
 * The tables that a statement reads from end to end because no index leads to what it asks for. Tables of tests are
 * small, and an engine may well read such a one whole; hence PostgreSQL is told to avoid it where it can.
 */
export function findFullScans({ db, engine }: Store, statement: string): Promise<string[]> {
  return engine === 'sqlite' ? scansOfSqlite(db, statement) : scansOfPostgres(db, statement)
}

async function scansOfSqlite(db: Db, statement: string): Promise<string[]> {
  const { rows } = await sql
    .raw<{ detail: string }>(`explain query plan ${statement.replaceAll('?', 'null')}`)
    .execute(db)
  const details = rows.map(({ detail }) => detail)
  const named = (pattern: RegExp) => details.flatMap((detail) => pattern.exec(detail)?.[1] ?? [])
  // What a subquery has found is read whole, under the name that the outer query gives it.
  const found = named(/^(?:CO-ROUTINE|MATERIALIZE) (\S+)/)
  return named(/^SCAN (?!CONSTANT|\d+ CONSTANT)(\S+)/).filter((table) => {
    const place = found.indexOf(table)
    if (place === -1) return true
    found.splice(place, 1)
    return false
  })
}

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }

async function scansOfPostgres(db: Db, statement: string): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    const { rows } = await sql
      .raw<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (generic_plan, format json) ${statement}`)
      .execute(trx)
    return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => scansIn(plan)))
  })
}

function scansIn({ 'Node Type': type, 'Relation Name': table = '', Plans: parts = [] }: Plan): string[] {
  return [...(type === 'Seq Scan' ? [table] : []), ...parts.flatMap(scansIn)]
}
