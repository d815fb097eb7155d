import { existsSync } from 'node:fs'
import { type Config, readConfig } from '../config/config.ts'
import { openStore } from '../db/open-store.ts'
import type { Store } from '../db/store.ts'
import { StartError } from '../start-error.ts'

/** Opens the data that are there, also while Quizly runs, and closes them after the work. Makes no data file. */
export async function withData(work: (store: Store, config: Config) => Promise<void>): Promise<void> {
  const config = readConfig(process.env)
  const { database } = config
  if (database.engine === 'sqlite' && !existsSync(database.file)) {
    throw new StartError(`There is no data file at ${database.file} yet.`)
  }
  const store = await openStore(database)
  try {
    await work(store, config)
  } finally {
    await store.close()
  }
}
