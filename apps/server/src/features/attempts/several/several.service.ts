import { isAttemptLeft, whyNotOpen, writeAttemptRule } from '@quizly/domain'
import { busy } from '../../../app-error.ts'
import type { Db } from '../../../db/store.ts'
import type { NewId, Random } from '../../../random.ts'
import { requireRoomForAttempt } from '../../quizzes/storage.service.ts'
import type { ListedAttempt } from '../attempt-rows.repository.ts'
import { findAttempt } from '../close.service.ts'
import { notOpen } from '../refusals.service.ts'
import { seenByStudent } from '../results.service.ts'
import { findLatestAttempts } from '../../../db/attempts/latest-attempts.ts'
import { insertNext } from './several.repository.ts'

export { findNumberSubmittedAt } from './several.repository.ts'

export type AttemptTools = { newId: NewId; random: Random }

/** After so many changes by others at the same moment the caller gets `busy`. */
const mostTries = 20

/**
 * Admits a student to the attempt with this number, if the one before it is submitted and the quiz allows one more. If
 * not, nothing happens: whoever asks again after a lost reply, or while an attempt runs, starts nothing twice.
 */
export async function admitToNext(
  db: Db,
  { newId, random }: AttemptTools,
  key: { quizId: string; studentId: string },
  number: number,
  now: number,
): Promise<void> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const before = await findAttempt(db, { ...key, number: 'latest' }, now)
    if (before?.state !== 'submitted' || before.number !== number - 1) return
    const { quiz } = before
    if (!isAttemptLeft(quiz.attemptRule, before.number)) return
    if (!(await seenByStudent(db, before, now)).canStart)
      throw notOpen(whyNotOpen(quiz, now) === 'not-open-yet')
    await requireRoomForAttempt(db, key.studentId)
    const seed = drawSeed(random)
    const of = { id: quiz.id, storedRule: writeAttemptRule(quiz.attemptRule) }
    if (await insertNext(db, of, before, { id: newId(), seed, admittedAt: now })) return
  }
  throw busy()
}

/** Submitted attempts of a student, each with the latest at its quiz where that can be taken several times. */
export async function withLatest<A extends ListedAttempt>(
  db: Db,
  studentId: string,
  attempts: readonly A[],
): Promise<(A & Pick<ListedAttempt, 'latest'>)[]> {
  const several = new Set(attempts.filter(({ quiz }) => quiz.attemptRule).map(({ quiz }) => quiz.id))
  if (several.size === 0) return [...attempts]
  const latestOf = await findLatestAttempts(db, studentId, [...several])
  return attempts.map((attempt) => {
    const latest = latestOf.get(attempt.quiz.id)
    return { ...attempt, ...(latest && { latest }) }
  })
}

/** Everything random in an attempt follows from its seed. */
export function drawSeed(random: Random): string {
  return Buffer.from(random.bytes(16)).toString('base64url')
}
