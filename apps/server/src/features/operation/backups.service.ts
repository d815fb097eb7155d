import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Clock } from '../../clock/clock.ts'

const hourMs = 3_600_000
const lookEveryMs = 60_000

type Plan = { folder: string; everyHours: number; keep: number }
type Tools = {
  clock: Clock
  copy: (target: string, signal: AbortSignal) => Promise<void>
  onSuccess: (file: string) => void
  onFailure: (error: unknown) => void
}

export function backupName(now: number): string {
  return `quizly-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`
}

export function startBackups(plan: Plan, { clock, copy, onSuccess, onFailure }: Tools): () => Promise<void> {
  const ending = new AbortController()
  let running: Promise<void> | undefined
  const backUpIfDue = async () => {
    try {
      const now = clock.now()
      const newest = (await listBackups(plan.folder)).at(-1)
      if (newest && now - madeAt(newest) < plan.everyHours * hourMs) return
      const file = join(plan.folder, backupName(now))
      await copy(file, ending.signal)
      onSuccess(file)
      await dropOld(plan)
    } catch (error) {
      if (!ending.signal.aborted) onFailure(error)
    } finally {
      running = undefined
    }
  }
  const look = () => {
    running ??= backUpIfDue()
  }
  look()
  const timer = setInterval(look, lookEveryMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    ending.abort()
    await running
  }
}

async function dropOld({ folder, keep }: Plan): Promise<void> {
  const torn = (await readdir(folder)).filter((name) => /^quizly-.+Z\.db\.partial/.test(name))
  const old = (await listBackups(folder)).slice(0, -keep)
  await Promise.all([...torn, ...old].map((name) => rm(join(folder, name))))
}

/** Beside the copies: when one of them was last opened and checked as a whole. */
const restoredFile = 'last-verified-restore.txt'

/** What is in the folder of the copies. */
export async function describeCopies(folder: string): Promise<{
  count: number
  newest: { madeAt: number; bytes: number } | undefined
  restoredAt: number | undefined
}> {
  const names = await listBackups(folder)
  const newest = names.at(-1)
  const found = newest === undefined ? undefined : await stat(join(folder, newest)).catch(() => undefined)
  const restored = Date.parse((await readFile(join(folder, restoredFile), 'utf8').catch(() => '')).trim())
  return {
    count: names.length,
    newest: newest === undefined || !found ? undefined : { madeAt: madeAt(newest), bytes: found.size },
    restoredAt: Number.isNaN(restored) ? undefined : restored,
  }
}

/** Notes that a file was opened and checked as a whole, if it is a copy by its name. A folder that takes nothing keeps no note. */
export async function noteVerifiedRestore(file: string, now: number): Promise<void> {
  if (Number.isNaN(madeAt(basename(file)))) return
  const text = `${new Date(now).toISOString()}\n`
  await writeFile(join(dirname(file), restoredFile), text).catch(() => undefined)
}

async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => !Number.isNaN(madeAt(name))).toSorted()
}

function madeAt(name: string): number {
  const [, day, hours, minutes, seconds] =
    /^quizly-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.db$/.exec(name) ?? []
  return day === undefined ? Number.NaN : Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`)
}
