import { existsSync, mkdtempSync, openSync, closeSync, fsyncSync, rmSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Config, dataFileOf, readConfig } from '../config/config.ts'
import { inspectStore } from '../db/open-store.ts'
import { driveOf, inMb, nearest, problemOfBackups, problemOfFolder, sizeOf } from '../doctor/data-folder.ts'
import { tryNativeParts } from '../doctor/native-parts.ts'
import { problemOfClock } from '../doctor/refuse-bad-days.ts'
import { reachMailServer } from '../mail/reach-mail-server.ts'
import { misspeltSettings } from '../config/settings.ts'
import { StartError } from '../start-error.ts'
import { findFreePort } from '../start/ports.ts'
import { version } from '../version.ts'

/** What is well, in a sentence; or a StartError that says what is not. */
type Check = (config: Config) => Promise<string> | string

const flushes = 20
const maxMsToAnswer = 5_000

/** Says of each thing that Quizly needs whether it is there. Exit code 1 if one is not. */
export async function doctor(): Promise<void> {
  for (const question of misspeltSettings(Object.keys(process.env))) say('?', question)
  const config = await examine(() => readConfig(process.env))
  if (config === undefined) return
  say('✓', 'The settings can be read.')
  const checks: Check[] = [clock, nativeParts, port, ...checksOfStore(config)]
  if (config.backups) checks.push(backups)
  if (config.mail) checks.push(mail)
  if (config.updateCheck) checks.push(newest)
  for (const check of checks) {
    const sentence = await examine(() => check(config))
    if (sentence !== undefined) say('✓', sentence)
  }
}

const say = (mark: string, sentence: string) => console.log(`${mark} ${sentence}`)

/** What it finds; undefined if something is wrong, which is said. */
async function examine<Found>(find: () => Promise<Found> | Found): Promise<Found | undefined> {
  try {
    return await find()
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    say('✗', error.message)
    process.exitCode = 1
    return undefined
  }
}

function clock(): string {
  const problem = problemOfClock(Date.now())
  if (problem) throw new StartError(problem)
  return 'The clock of this machine is set.'
}

function nativeParts(): string {
  tryNativeParts()
  return 'The native parts belong to this version and this machine.'
}

async function port(config: Config): Promise<string> {
  if (await isQuizlyAt(config.port)) return `Quizly is running at port ${config.port}.`
  const free = await findFreePort(config)
  return free === config.port || config.port === 0
    ? `Port ${free} is free.`
    : `Port ${config.port} is in use; Quizly would take ${free}.`
}

async function isQuizlyAt(which: number): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(maxMsToAnswer)
    const reply = await fetch(`http://127.0.0.1:${which}/api/openapi.json`, { signal })
    return ((await reply.json()) as { info?: { title?: string } }).info?.title === 'Quizly'
  } catch {
    return false
  }
}

function checksOfStore({ database }: Config): Check[] {
  if (database.engine === 'postgres') return [store]
  if (problemOfFolder(database.file)) return [dataFolder]
  return [dataFolder, space, flush, ...(existsSync(database.file) ? [store] : [])]
}

/** The data file's own folder, or the one in which it would be made. */
const folderOf = ({ database }: Config) =>
  database.engine === 'sqlite' ? nearest(dirname(database.file)) : process.cwd()

function dataFolder(config: Config): string {
  const problem = config.database.engine === 'sqlite' ? problemOfFolder(config.database.file) : undefined
  if (problem) throw new StartError(problem)
  return `The data folder ${folderOf(config)} can be written to, and is on a disk of this machine.`
}

function space(config: Config): string {
  const { freeBytes } = driveOf(folderOf(config))
  const size = config.database.engine === 'sqlite' ? sizeOf(config.database.file) : 0
  const sizes = `${inMb(freeBytes)} are free, and the data file takes ${inMb(size)}`
  if (freeBytes > size * 2) return `There is room: ${sizes}.`
  throw new StartError(`There is no room for a copy of the data: ${sizes}. Make room.`)
}

/** Each answer of a student waits for one of them, or shares it. */
function flush(config: Config): string {
  const folder = mkdtempSync(join(folderOf(config), '.quizly-'))
  const file = openSync(join(folder, 'flush'), 'w')
  try {
    const times = Array.from({ length: flushes }, () => {
      const from = performance.now()
      writeSync(file, Buffer.alloc(4_096, 1))
      fsyncSync(file)
      return performance.now() - from
    }).toSorted((a, b) => a - b)
    return `A flush to the disk takes ${(times[flushes / 2] ?? 0).toFixed(1)} ms.`
  } finally {
    closeSync(file)
    rmSync(folder, { recursive: true })
  }
}

async function store({ database }: Config): Promise<string> {
  const { location, isCurrent } = await inspectStore(database)
  return isCurrent
    ? `The data in ${location} are of this version.`
    : `The data in ${location} can be read; the next start brings them up to date.`
}

function backups({ backups: plan, database }: Config): string {
  const { folder = '' } = plan ?? {}
  const problem = problemOfBackups(folder, sizeOf(dataFileOf(database)))
  if (problem) throw new StartError(problem)
  return `Backups can be kept in ${folder}.`
}

async function mail({ mail: config }: Config): Promise<string> {
  const reason = config && (await reachMailServer(config))
  if (reason) throw new StartError(`The mail server ${config.host}:${config.port} cannot be used: ${reason}.`)
  return 'The mail server takes mail.'
}

/** A registry of npm answers like this, and so can a file. */
async function newest({ updateCheck = '' }: Config): Promise<string> {
  try {
    const reply = await fetch(updateCheck, { signal: AbortSignal.timeout(maxMsToAnswer) })
    const { version: found } = (await reply.json()) as { version: unknown }
    if (typeof found !== 'string') throw new Error('no version')
    return found === version
      ? `Quizly ${version} is the newest.`
      : `This is Quizly ${version}; ${found} is out.`
  } catch {
    throw new StartError(`UPDATE_CHECK names ${updateCheck}, which tells no version.`)
  }
}
