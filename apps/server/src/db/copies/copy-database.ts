import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { StartError } from '../../start-error.ts'
import { readFileState, refusalOf } from '../migrations/store-state.ts'
import { makePrivateFile, makePrivateFolder } from '../sqlite/private-files.ts'
import { applicationId } from '../sqlite/sqlite.ts'

/** Works while a server writes. The copy gets its name only when it is complete, checked and on the disk. */
export async function copyDatabase(source: string, target: string): Promise<void> {
  if (!existsSync(source)) throw new StartError(`There is no file ${source}.`)
  const partial = `${target}.partial`
  makePrivateFolder(dirname(target))
  removeWithLog(partial)
  try {
    makePrivateFile(partial)
    await copyMoment(source, partial)
    check(partial, source)
    sync(partial)
    renameSync(partial, target)
    sync(dirname(target))
  } catch (error) {
    removeWithLog(partial)
    if (error instanceof StartError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`${source} cannot be copied: ${reason}.`)
  }
}

async function copyMoment(source: string, partial: string): Promise<void> {
  const database = new Database(source, { fileMustExist: true })
  try {
    refuseForeign(database, source)
    // Until it ends, this transaction sees the data as of now, whatever others write.
    database.exec('begin')
    database.prepare('select 1 from sqlite_master').get()
    await database.backup(partial)
  } finally {
    database.close()
  }
}

function refuseForeign(database: Database.Database, source: string): void {
  if (database.pragma('application_id', { simple: true }) === applicationId) return
  throw new StartError(`${source} does not hold data of Quizly.`)
}

function check(partial: string, source: string): void {
  const database = new Database(partial, { fileMustExist: true })
  try {
    // Without WAL, the whole copy is in this one file.
    database.pragma('journal_mode = delete')
    refuseForeign(database, source)
    const found = String(database.pragma('integrity_check(1)', { simple: true }))
    if (found !== 'ok') throw new StartError(`${source} is damaged: ${found.split('\n').at(-1)}.`)
    const refusal = refusalOf(readFileState(database))
    if (refusal !== undefined) throw new StartError(`${source} ${refusal}`)
  } finally {
    database.close()
  }
}

function removeWithLog(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(file + suffix, { force: true })
}

export function sync(path: string): void {
  const descriptor = openSync(path, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
