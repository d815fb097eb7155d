// Replaces the data by a backup: `quizly restore FILE`.
import { resolve } from 'node:path'
import { dataFileOf, readConfig } from '../config/config.ts'
import { restoreDatabase } from '../db/copies/restore-database.ts'
import { asTyped } from '../entry/as-typed.ts'
import { StartError } from '../start-error.ts'

/** The word after the command is the copy. */
export async function restore([copy]: readonly string[]): Promise<void> {
  const file = dataFileOf(readConfig(process.env).database)
  if (copy === undefined) throw new StartError(`Say which copy to restore: ${asTyped('restore', 'FILE')}.`)
  const { replaced } = await restoreDatabase(resolve(copy), file, Date.now())
  console.log(`Restored ${file} from ${resolve(copy)}.`)
  if (replaced) console.log(`What was there before is kept as ${replaced}.`)
}
