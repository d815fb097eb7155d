import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../db/open-store.ts'
import type { Store } from '../db/store.ts'

export type Engine = {
  name: Store['engine']
  /** Opens an empty database with all its tables. `remove` closes it and takes it away. */
  open: () => Promise<{ store: Store; remove: () => Promise<void> }>
}

/** Every database that the same tests run on. */
export const engines: Engine[] = [
  {
    name: 'sqlite',
    open: async () => {
      const folder = await mkdtemp(join(tmpdir(), 'quizly-'))
      const store = await openStore({ engine: 'sqlite', file: join(folder, 'quizly.db') })
      const remove = async () => {
        await store.close()
        await rm(folder, { recursive: true })
      }
      return { store, remove }
    },
  },
]
