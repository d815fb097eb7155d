import type { CallBody, moveQuiz } from '@quizly/contract'
import { binMs, closingReleases, rolesWith } from '@quizly/domain'
import type { Db } from '../../../db/store.ts'
import { quizNotFound } from '../roles.service.ts'
import {
  countStarted,
  findLocation,
  lockLocation,
  storeLocation,
  type StoredLocation,
} from './locations.repository.ts'

export { countStarted } from './locations.repository.ts'

export type Place = CallBody<typeof moveQuiz>['to']

export async function getLocation(
  db: Db,
  quizId: string,
  userId: string,
  now: number,
): Promise<{ place: Place; results: number; running: number; givesOut: boolean; deletedAt?: string }> {
  const stored = await findLocation(db, quizId, { userId, roles: rolesWith('own') })
  if (!stored || isGone(stored, now)) throw quizNotFound()
  const { deletedAt } = stored
  const counts = await countStarted(db, quizId)
  return {
    ...counts,
    givesOut: counts.results > 0 && closingReleases(stored, now),
    place: placeOf(stored),
    ...(deletedAt !== null && { deletedAt: new Date(deletedAt).toISOString() }),
  }
}

function placeOf({ archivedAt, deletedAt }: StoredLocation): Place {
  if (deletedAt !== null) return 'bin'
  return archivedAt === null ? 'current' : 'archived'
}

export async function moveToLocation(
  db: Db,
  quizId: string,
  userId: string,
  to: Place,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const stored = await lockLocation(trx, quizId, { userId, roles: rolesWith('own') })
    if (!stored || isGone(stored, now)) throw quizNotFound()
    if (placeOf(stored) !== to) await storeLocation(trx, quizId, moved(stored, to, now))
  })
}

function moved({ archivedAt, deletedAt }: StoredLocation, to: Place, now: number): StoredLocation {
  switch (to) {
    case 'bin':
      return { archivedAt, deletedAt: deletedAt ?? now }
    case 'archived':
      return { archivedAt: archivedAt ?? now, deletedAt: null }
    case 'current':
      return { archivedAt: deletedAt === null ? null : archivedAt, deletedAt: null }
  }
}

/** Whether a quiz was in the bin for too long: it is being removed. */
const isGone = ({ deletedAt }: StoredLocation, now: number) => deletedAt !== null && deletedAt < now - binMs
