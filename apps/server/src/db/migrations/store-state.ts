import { isOlderVersion, shownVersion } from '@quizly/domain'
import type Database from 'better-sqlite3'
import type { Migration } from 'kysely/migration'
import { version as own } from '../../version.ts'
import type { Store } from '../store.ts'
import { migrations } from './all-migrations.ts'

/** What says which versions have written to a store: migrations that were applied, and versions that started on it. */
export type StoreState = { steps: string[]; versions: string[] }

/** Every store of a version before 0.2.0 has this step; what those versions wrote is not read any more. */
const stepBefore = '0002-contact-messages'
/** Of a store in which no version is noted. */
const beforeNotes = '0.2.0'

const queries = {
  steps: { table: 'kysely_migration', column: 'name' },
  versions: { table: 'versions', column: 'version' },
} as const

export async function readStoreState({ db }: Pick<Store, 'db'>): Promise<StoreState> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  const names = new Set(tables.map(({ name }) => name))
  const read = async (from: keyof typeof queries) => {
    const { table, column } = queries[from]
    if (!names.has(table)) return []
    const rows = await db
      .withTables<Record<string, Record<string, string>>>()
      .selectFrom(table)
      .select(`${column} as text`)
      .execute()
    return rows.map(({ text }) => text)
  }
  return { steps: await read('steps'), versions: await read('versions') }
}

export function readFileState(database: Database.Database): StoreState {
  const isTable = database.prepare(`select 1 from sqlite_master where type = 'table' and name = ?`)
  const read = (from: keyof typeof queries) => {
    const { table, column } = queries[from]
    if (!isTable.get(table)) return []
    return database.prepare<[], string>(`select ${column} from ${table}`).pluck().all()
  }
  return { steps: read('steps'), versions: read('versions') }
}

/** The newest version that has written to a store; undefined if it is empty. */
export function versionOf({ steps, versions }: StoreState): string | undefined {
  if (steps.length === 0) return undefined
  return versions.reduce(
    (newest, each) => (isOlderVersion(newest, each) ? each : newest),
    versions[0] ?? beforeNotes,
  )
}

export const pendingSteps = (
  { steps }: StoreState,
  known: Record<string, Migration> = migrations,
): string[] => Object.keys(known).filter((name) => !steps.includes(name))

/** Why this version must not use a store, in sentences after its name; undefined if it may. */
export function refusalOf(
  state: StoreState,
  { known = migrations, version = own }: { known?: Record<string, Migration>; version?: string } = {},
): string | undefined {
  if (state.steps.includes(stepBefore)) {
    return 'was written by a version before 0.2.0, which this one cannot read.'
  }
  const newest = versionOf(state) ?? version
  const isNewer = isOlderVersion(version, newest)
  if (!isNewer && state.steps.every((name) => name in known)) return undefined
  const other = isNewer ? `Quizly ${shownVersion(newest)}` : 'a newer Quizly'
  const start = isNewer ? shownVersion(newest) : 'the newer one'
  return `was written by ${other}; this is ${shownVersion(version)}. Start ${start}, or restore a copy from before.`
}
