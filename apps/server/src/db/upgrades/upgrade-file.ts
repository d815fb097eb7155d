import { existsSync, statfsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { shownVersion } from '@quizly/domain'
import Database from 'better-sqlite3'
import { StartError } from '../../start-error.ts'
import { version as own } from '../../version.ts'
import { copyDatabase } from '../copies/copy-database.ts'
import { replaceDataFile } from '../copies/restore-database.ts'
import { migrate, type Program } from '../migrations/migrate.ts'
import {
  pendingSteps,
  readFileState,
  refusalOf,
  type StoreState,
  versionOf,
} from '../migrations/store-state.ts'
import { lockDataFile } from '../sqlite/data-file-lock.ts'
import { applicationId, openSqlite } from '../sqlite/sqlite.ts'
import type { Store, StoreObservers } from '../store.ts'

/** The copy, the changes in the log, and the file into which the log is written. */
const timesItsSize = 3

type Options = Program & {
  observers?: StoreObservers
  /** Whether the caller holds the lock of the data file. */
  isLocked?: boolean
  freeBytes?: (folder: string) => number
}

/**
 * Opens a data file. If it is of an older version, a verified copy is made beside it first. A change that fails leaves
 * the file as it was, and so does one that is interrupted: all of it is one transaction.
 */
export async function openUpToDate(file: string, options: Options = {}): Promise<Store> {
  const state = lookInto(file, options)
  const pending = state ? pendingSteps(state, options.known) : []
  if (!state || state.steps.length === 0) return openAndMigrate(file, options)
  if (pending.length === 0) return openCurrent(file, state, options)
  const unlock = options.isLocked ? () => {} : lockDataFile(file)
  if (!unlock) {
    throw new StartError(
      `The data file ${file} is of an older version, and a Quizly that runs is using it. Stop that one first.`,
    )
  }
  try {
    return await upgrade(file, state, options)
  } finally {
    unlock()
  }
}

async function upgrade(file: string, state: StoreState, options: Options): Promise<Store> {
  const from = shownVersion(versionOf(state) ?? '')
  refuseLackOfSpace(file, options.freeBytes ?? freeBytesIn)
  const startedAt = performance.now()
  const copy = `${file}.before-${from}`
  await copyDatabase(file, copy)
  try {
    const store = await openAndMigrate(file, options)
    options.observers?.onUpgrade?.({ from, copy, ms: performance.now() - startedAt })
    return store
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    if (!isAsBefore(file, state)) await replaceDataFile(copy, file, Date.now())
    throw new StartError(
      `${error.message} The data is as it was, and Quizly ${from} can use it. A copy is ${copy}.`,
    )
  }
}

/** What the caller alone can change is as it was looked at. */
async function openCurrent(file: string, state: StoreState, options: Options): Promise<Store> {
  const isNoted = state.versions.includes(options.version ?? own)
  return options.isLocked && isNoted ? openSqlite(file, options.observers) : openAndMigrate(file, options)
}

async function openAndMigrate(file: string, options: Options): Promise<Store> {
  const store = openSqlite(file, options.observers)
  try {
    await migrate(store, options)
    return store
  } catch (error) {
    await store.close()
    throw error
  }
}

/** Writes nothing. Undefined for a file that is not there, is empty or cannot be read: opening it says why. */
function lookInto(file: string, { known, version }: Program): StoreState | undefined {
  const state = existsSync(file) ? tryToRead(file) : undefined
  const refusal = state && refusalOf(state, { ...(known && { known }), ...(version && { version }) })
  if (refusal !== undefined) throw new StartError(`This data ${refusal} It is in ${file}.`)
  return state
}

function tryToRead(file: string): StoreState | undefined {
  let database: Database.Database | undefined
  try {
    database = new Database(file, { fileMustExist: true })
    return database.pragma('application_id', { simple: true }) === applicationId
      ? readFileState(database)
      : undefined
  } catch {
    return undefined
  } finally {
    database?.close()
  }
}

function isAsBefore(file: string, { steps }: StoreState): boolean {
  const now = tryToRead(file)
  return now?.steps.join() === steps.join() && isWhole(file)
}

function isWhole(file: string): boolean {
  const database = new Database(file, { fileMustExist: true })
  try {
    return database.pragma('quick_check(1)', { simple: true }) === 'ok'
  } finally {
    database.close()
  }
}

function freeBytesIn(folder: string): number {
  const { bavail, bsize, blocks } = statfsSync(folder)
  // Some network drives say nothing of it.
  return blocks === 0 ? Infinity : bavail * bsize
}

function refuseLackOfSpace(file: string, freeIn: (folder: string) => number): void {
  const needed = timesItsSize * statSync(file).size
  const free = freeIn(dirname(file))
  if (free >= needed) return
  const inMB = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`
  throw new StartError(
    `The data file ${file} is of an older version. To bring it up to date, with a copy beside it, ${inMB(needed)} are needed; ${inMB(free)} are free. Make room and start again; nothing has been changed.`,
  )
}
