import type { Db } from '../../../db/store.ts'
import type { Tables } from '../../../db/tables.ts'
import { lockWithRole } from '../../quizzes/roles.service.ts'
import { changeDeadlines } from './change-deadlines.service.ts'
import { closeAndStoreEnd, countEnded, listEnds, listToEnd } from './ending.repository.ts'

type QuizEnd = Tables['quiz_ends']

/** For so long a sweep looks whether an end has reached everybody, in ms. */
const lookBackMs = 10 * 60_000

/** A repeated call with the same ID reaches whom the first call has missed. */
export async function endQuiz(
  db: Db,
  quizId: string,
  userId: string,
  { _id: id }: { _id: string },
  now: number,
): Promise<{ ended: number }> {
  const end = await db.transaction().execute(async (trx) => {
    await lockWithRole(trx, quizId, userId, 'edit')
    return closeAndStoreEnd(trx, { quiz_id: quizId, id, ended_by: userId, ended_at: now })
  })
  await reachAll(db, end, now)
  return { ended: await countEnded(db, end) }
}

/** Those who were just starting, or whom a killed server did not reach. */
export async function reachMissed(db: Db, now: number, quizId?: string): Promise<void> {
  for (const end of await listEnds(db, now - lookBackMs, quizId)) await reachAll(db, end, now)
}

async function reachAll(db: Db, end: QuizEnd, now: number): Promise<void> {
  const targets = await listToEnd(db, end, now)
  await changeDeadlines(db, targets, { kind: 'end', id: end.id }, now)
}
