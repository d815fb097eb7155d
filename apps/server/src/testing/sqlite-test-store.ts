import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../db/open-store.ts'
import type { StoreObservers } from '../db/store.ts'

/** An empty data file with all tables, in a folder of its own. */
export async function openSqliteForTest(observers?: StoreObservers) {
  const folder = await mkdtemp(join(tmpdir(), 'quizly-'))
  const store = await openStore({ engine: 'sqlite', file: join(folder, 'quizly.db') }, observers)
  const remove = async () => {
    await store.close()
    await rm(folder, { recursive: true })
  }
  return { store, remove }
}
