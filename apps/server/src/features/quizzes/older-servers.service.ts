import { isOlderVersion, versionFor, type WithLaterFields } from '@quizly/domain'
import { AppError } from '../../app-error.ts'
import { listLiveNodes } from '../../db/upgrades/live-nodes.ts'
import type { Db } from '../../db/store.ts'

/** While a server lives that does not understand them. Questions that every version understands cost no statement. */
export async function refuseForOlderServers(
  db: Db,
  questions: readonly WithLaterFields[],
  now: number,
): Promise<void> {
  const needed = versionFor(questions)
  if (needed === undefined) return
  const nodes = await listLiveNodes(db, now)
  if (!nodes.some(({ version }) => isOlderVersion(version, needed))) return
  throw new AppError('older-server', 'older-server')
}
