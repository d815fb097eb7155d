// Backs up the data, even while Quizly runs: `quizly backup`, or `quizly backup FILE`.
import { existsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { dataFileOf, readConfig } from '../config/config.ts'
import { copyDatabase } from '../db/copies/copy-database.ts'
import { backupName } from '../features/operation/backups.service.ts'
import { StartError } from '../start-error.ts'

/** The words after the command: the copy's name, if it is to have one of its own. */
export async function backup([name]: readonly string[]): Promise<void> {
  const { database, backups } = readConfig(process.env)
  const file = dataFileOf(database)
  const folder = backups?.folder ?? join(dirname(file), 'backups')
  const target = resolve(name ?? join(folder, backupName(Date.now())))
  if (existsSync(target)) throw new StartError(`${target} is there already; choose another name.`)
  await copyDatabase(file, target)
  console.log(`Copied ${file} to ${target} (${Math.ceil(statSync(target).size / 1024)} KiB), and checked it.`)
}
