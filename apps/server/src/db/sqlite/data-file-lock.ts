import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { StartError } from '../../start-error.ts'
import { makePrivateFile, makePrivateFolder } from './private-files.ts'

/**
 * Takes a data file for this process alone, and gives the function that lets it go; undefined when another process has
 * it. The lock lies on a file beside it, so that copies and messages can still be read. It is SQLite's own and ends with
 * the process, however that ends; the file that stays means nothing.
 */
export function lockDataFile(file: string): (() => void) | undefined {
  const lockFile = `${file}.lock`
  let database: Database.Database | undefined
  try {
    makePrivateFolder(dirname(file))
    makePrivateFile(lockFile)
    database = new Database(lockFile, { timeout: 0 })
    const held = database
    // Nothing is ever written to it.
    held.pragma('journal_mode = memory')
    held.exec('begin exclusive')
    return () => held.close()
  } catch (error) {
    database?.close()
    const { code = '', message } = error as NodeJS.ErrnoException
    if (code.startsWith('SQLITE_BUSY')) return undefined
    throw new StartError(`The data file ${file} cannot be locked: ${message}.`)
  }
}
