import type { DisconnectedTogether } from '@quizly/contract'
import {
  type OfflineInterval,
  findDisconnected,
  type LiveSortKey,
  minutesFor,
  offlineSince,
} from '@quizly/domain'
import type { Db } from '../../db/store.ts'
import { listOfflineIntervals, listConnections, listMadeUp, listNames } from './live.repository.ts'

export async function listDisconnected(db: Db, quizId: string, now: number): Promise<OfflineInterval[]> {
  const connections = await listConnections(db, quizId)
  return [...connections].flatMap(([attemptId, ofAttempt]) => {
    const leftAt = offlineSince(ofAttempt, now)
    return leftAt === undefined ? [] : [{ attemptId, leftAt, backAt: undefined }]
  })
}

/** Includes pages that are still away. */
export async function listDisconnectedSince(
  db: Db,
  quizId: string,
  since: number,
  now: number,
): Promise<OfflineInterval[]> {
  return [...(await listOfflineIntervals(db, quizId, since)), ...(await listDisconnected(db, quizId, now))]
}

/** What was longer ago is not proposed any more, in ms. */
const lookBackMs = 6 * 3_600_000
const maxNames = 30

export async function findDisconnectedTogether(
  db: Db,
  quizId: string,
  unfinished: readonly LiveSortKey[],
  now: number,
): Promise<DisconnectedTogether | undefined> {
  const intervals = await listOfflineIntervals(db, quizId, now - lookBackMs)
  for (const { _id: attemptId, offlineSince: leftAt } of unfinished) {
    if (leftAt !== undefined) intervals.push({ attemptId, leftAt, backAt: undefined })
  }
  if (intervals.length === 0) return undefined
  const goingOn = new Set(unfinished.map(({ _id }) => _id))
  const pages = new Set(intervals.map(({ attemptId }) => attemptId))
  for (const { _id, state } of unfinished) if (state !== 'not-started') pages.add(_id)
  const found = findDisconnected(intervals, pages.size, await listMadeUp(db, quizId))
  if (!found) return undefined
  const { from, until, attemptIds } = found
  return {
    from: new Date(from).toISOString(),
    ...(until !== undefined && {
      until: new Date(until).toISOString(),
      minutes: minutesFor({ from, until }),
    }),
    count: attemptIds.length,
    closed: attemptIds.filter((id) => !goingOn.has(id)).length,
    names: await listNames(db, attemptIds, maxNames),
  }
}
