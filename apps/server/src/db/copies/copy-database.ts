import { closeSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { StartError } from '../../start-error.ts'
import { readFileState, refusalOf } from '../migrations/store-state.ts'
import { makePrivateFile, makePrivateFolder } from '../sqlite/private-files.ts'
import { applicationId } from '../sqlite/sqlite.ts'

/**
 * Works while a server writes. The copy gets its name only when it is complete, checked and on the disk. Throws a sentence,
 * which says of a source that is something else that it is not a Quizly `kind`.
 */
export async function copyDatabase(
  source: string,
  target: string,
  kind: 'data file' | 'backup' = 'data file',
): Promise<void> {
  const foreign = new StartError(`${source} is not a Quizly ${kind}.`)
  const found = statSync(source, { throwIfNoEntry: false })
  if (!found) throw new StartError(`There is no file ${source}.`)
  if (!found.isFile()) throw foreign
  const partial = `${target}.partial`
  makeFolderOf(target)
  removeWithLog(partial)
  try {
    makePrivateFile(partial)
    await copyMoment(source, partial, foreign)
    check(partial, source)
    sync(partial)
    renameSync(partial, target)
    sync(dirname(target))
  } catch (error) {
    removeWithLog(partial)
    if (error instanceof StartError) throw error
    const code = error instanceof Database.SqliteError ? error.code : ''
    if (code === 'SQLITE_NOTADB') throw foreign
    const problem = code.startsWith('SQLITE_CORRUPT') ? 'is damaged' : 'cannot be copied'
    throw new StartError(`${source} ${problem}: ${reasonOf(error)}.`)
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

function makeFolderOf(target: string): void {
  try {
    makePrivateFolder(dirname(target))
  } catch (error) {
    throw new StartError(`${target} cannot be written: ${reasonOf(error)}.`)
  }
}

async function copyMoment(source: string, partial: string, foreign: StartError): Promise<void> {
  const database = new Database(source, { fileMustExist: true })
  try {
    if (database.pragma('application_id', { simple: true }) !== applicationId) throw foreign
    // Until it ends, this transaction sees the data as of now, whatever others write.
    database.exec('begin')
    database.prepare('select 1 from sqlite_master').get()
    await database.backup(partial)
  } finally {
    database.close()
  }
}

function check(partial: string, source: string): void {
  const database = new Database(partial, { fileMustExist: true })
  try {
    // Without WAL, the whole copy is in this one file.
    database.pragma('journal_mode = delete')
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
