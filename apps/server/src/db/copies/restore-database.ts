import { existsSync, linkSync, renameSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import Database from 'better-sqlite3'
import { StartError } from '../../start-error.ts'
import { copyDatabase, sync } from './copy-database.ts'
import { lockDataFile } from '../sqlite/data-file-lock.ts'

/** Throws a sentence, and changes nothing, if the copy is unusable or a server has the data file open. */
export async function restoreDatabase(
  copy: string,
  file: string,
  now: number,
): Promise<{ replaced: string | undefined }> {
  if (resolve(copy) === resolve(file)) throw new StartError(`${file} is the data file itself.`)
  // A server holds this lock even if its data file was deleted or damaged.
  const unlock = lockDataFile(file)
  if (!unlock) throw inUse(file)
  try {
    return await replaceDataFile(copy, file, now)
  } finally {
    unlock()
  }
}

/** For whoever holds the lock of the data file. */
export async function replaceDataFile(
  copy: string,
  file: string,
  now: number,
): Promise<{ replaced: string | undefined }> {
  const restored = `${file}.restored`
  const replaced = `${file}.replaced-${new Date(now).toISOString().replaceAll(':', '-')}`
  try {
    await copyDatabase(copy, restored, 'backup')
    if (!existsSync(file)) {
      keepLog(file, replaced)
      putInPlace(restored, file)
      return { replaced: undefined }
    }
    const release = lockExclusive(file)
    try {
      keepLog(file, replaced)
      // Gives the old file a second name first, so that the data file's name never points to nothing.
      linkSync(file, replaced)
      putInPlace(restored, file)
    } finally {
      release()
    }
    return { replaced }
  } finally {
    rmSync(restored, { force: true })
  }
}

const inUse = (file: string) => new StartError(`${file} is in use: stop Quizly first, then restore.`)

/** With SQLite’s own locks, which end with the process. A damaged file cannot be locked, nor served. */
function lockExclusive(file: string): () => void {
  const database = new Database(file, { fileMustExist: true, timeout: 0 })
  try {
    // Fails if anybody else has the file open, and writes the write-ahead log into the file.
    database.pragma('journal_mode = delete')
    database.exec('begin exclusive')
    return () => database.close()
  } catch (error) {
    database.close()
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT')) return () => {}
    if (!code.startsWith('SQLITE_BUSY')) throw error
    throw inUse(file)
  }
}

/** Moves the write-ahead log along with its file. SQLite would apply it to any file of that name. */
function keepLog(file: string, replaced: string): void {
  for (const suffix of ['-wal', '-shm', '-journal']) {
    if (existsSync(file + suffix)) renameSync(file + suffix, replaced + suffix)
  }
}

function putInPlace(restored: string, file: string): void {
  renameSync(restored, file)
  sync(dirname(file))
}
