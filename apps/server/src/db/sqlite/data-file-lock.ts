import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { StartError } from '../../start-error.ts'
import { makePrivateFile, makePrivateFolder } from './private-files.ts'

/** It locks `<file>.lock`, so that copies can still read the file. The lock ends with the process. */
export function lockDataFile(file: string): (() => void) | undefined {
  const lockFile = `${file}.lock`
  let database: Database.Database | undefined
  try {
    makePrivateFolder(dirname(file))
    makePrivateFile(lockFile)
    database = new Database(lockFile, { timeout: 0 })
    const held = database
    // Nothing is ever written to this file.
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
