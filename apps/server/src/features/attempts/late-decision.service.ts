import type { AttemptForOwner, User } from '@quizly/contract'
import type { Db } from '../../db/store.ts'
import { getReader } from '../quizzes/roles.service.ts'
import { act } from './act.service.ts'
import { submittedTo } from './results.service.ts'
import { getChangedAttempt } from './timeline.service.ts'

type Decision = { quizId: string; userId: string; number?: number | undefined; accept: boolean }

/** Accepts or refuses a student's late answers and returns the changed attempt. */
export async function decideLateAnswers(
  db: Db,
  owner: User,
  { accept, quizId, userId, number }: Decision,
  now: number,
): Promise<AttemptForOwner> {
  const reader = await getReader(db, owner, { quizId, userId }, 'mark')
  const kind = accept ? 'accept-late' : 'refuse-late'
  const key = { quizId, studentId: userId, number: number ?? ('latest' as const) }
  const outcome = await act(db, key, () => ({ kind }), now)
  await submittedTo(db, reader, outcome?.attempt, now)
  return getChangedAttempt(db, key, now)
}
