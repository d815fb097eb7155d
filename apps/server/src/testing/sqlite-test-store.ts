import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../db/open-store.ts'
import { openSqlite } from '../db/sqlite/sqlite.ts'
import type { StoreObservers } from '../db/store.ts'

/** The content of an empty data file. Creating the tables takes far longer than copying them. */
let template: Promise<Buffer> | undefined

async function makeTemplate(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'quizly-'))
  const file = join(folder, 'quizly.db')
  const store = await openStore({ engine: 'sqlite', file })
  await store.close()
  const content = await readFile(file)
  await rm(folder, { recursive: true })
  return content
}

/** An empty data file with all tables, in a folder of its own. */
export async function openSqliteForTest(observers?: StoreObservers) {
  template ??= makeTemplate()
  const folder = await mkdtemp(join(tmpdir(), 'quizly-'))
  const file = join(folder, 'quizly.db')
  await writeFile(file, await template)
  const store = openSqlite(file, observers)
  const remove = async () => {
    await store.close()
    await rm(folder, { recursive: true })
  }
  return { store, remove }
}
