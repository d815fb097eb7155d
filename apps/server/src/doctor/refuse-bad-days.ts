import { type Config, dataFileOf } from '../config/config.ts'
import { StartError } from '../start-error.ts'
import { problemOfBackups, problemOfFolder, sizeOf } from './data-folder.ts'

const oldestTime = Date.UTC(2025, 0, 1)
/** Made when needed: it loads much, and most clocks are right. */
const inWords = (now: number) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(now)

/** A clock that was never set would end attempts wrongly, and sort them wrongly for ever. */
export function problemOfClock(now: number): string | undefined {
  if (now >= oldestTime) return undefined
  return `The clock of this machine says ${inWords(now)} (UTC). Set it, then start Quizly again.`
}

/** What would go wrong later is said before anything is opened. */
export function refuseBadDays(config: Pick<Config, 'database' | 'backups'>, now = Date.now()): void {
  const { database, backups } = config
  const problem =
    problemOfClock(now) ??
    (database.engine === 'sqlite' ? problemOfFolder(database.file) : undefined) ??
    (backups && problemOfBackups(backups.folder, sizeOf(dataFileOf(database))))
  if (problem) throw new StartError(problem)
}
