import { type Migration, Migrator } from 'kysely/migration'
import { StartError } from '../../start-error.ts'
import { migrations } from './all-migrations.ts'
import type { Store } from '../store.ts'

/** All steps or none. Refuses data that a newer version has changed: this code cannot know what it means. */
export async function migrateToLatest(
  { db, location }: Store,
  known: Record<string, Migration> = migrations,
): Promise<void> {
  const applied = await listApplied({ db })
  if (applied.some((name) => !(name in known))) {
    throw new StartError(
      `This data was written by a newer Quizly: ${location}. Update Quizly or choose another DATABASE_URL.`,
    )
  }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } })
  const { error } = await migrator.migrateToLatest()
  if (!error) return
  const reason = error instanceof Error ? error.message : 'unknown error'
  throw new StartError(`The data in ${location} cannot be brought up to date: ${reason}.`)
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
