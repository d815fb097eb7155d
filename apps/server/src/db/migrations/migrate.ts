import { type Migration, Migrator } from 'kysely/migration'
import { StartError } from '../../start-error.ts'
import { migrations } from './all-migrations.ts'
import type { Store } from '../store.ts'

/** Every store of a version before 0.2.0 has this step; what those versions wrote is not read any more. */
const stepBefore = '0002-contact-messages'

/** All steps or none. Refuses data of other steps than the known ones: this code cannot know what it means. */
export async function migrateToLatest(
  { db, location }: Store,
  known: Record<string, Migration> = migrations,
): Promise<void> {
  await hasAllSteps({ db, location }, known)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } })
  const { error } = await migrator.migrateToLatest()
  if (!error) return
  const reason = error instanceof Error ? error.message : 'unknown error'
  throw new StartError(`The data in ${location} cannot be brought up to date: ${reason}.`)
}

/** Whether a store needs no step. Throws if it has others than the known ones. */
export async function hasAllSteps(
  { db, location }: Pick<Store, 'db' | 'location'>,
  known: Record<string, Migration> = migrations,
): Promise<boolean> {
  const applied = await listApplied({ db })
  const other = otherVersion(applied, known)
  if (!other) return applied.length === Object.keys(known).length
  const advice = other.isOlder ? 'Choose' : 'Update Quizly or choose'
  throw new StartError(`This data was written by ${other.name}: ${location}. ${advice} another DATABASE_URL.`)
}

/** The version that made these steps; undefined if all of them are known. */
export function otherVersion(applied: readonly string[], known: Record<string, Migration> = migrations) {
  if (applied.every((name) => name in known)) return undefined
  const isOlder = applied.includes(stepBefore)
  const name = isOlder ? 'a version before 0.2.0, which this one cannot read' : 'a newer Quizly'
  return { isOlder, name }
}

async function listApplied({ db }: Pick<Store, 'db'>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute()
  return rows.map(({ name }) => name)
}
