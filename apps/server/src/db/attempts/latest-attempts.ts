import type { LatestAttempt } from '@quizly/domain'
import { required } from '../readable-rows.ts'
import type { Db } from '../store.ts'
import { isLatest } from './counted-attempts.ts'

export async function findLatestAttempts(
  db: Db,
  studentId: string,
  quizIds: readonly string[],
): Promise<Map<string, LatestAttempt>> {
  const rows = await db
    .selectFrom('attempts')
    .select(['quiz_id', 'number', 'state', 'submitted_at', 'submitted_by', 'deadline', 'devices'])
    .where('student_id', '=', studentId)
    .where('quiz_id', 'in', quizIds)
    .where(isLatest({ counts: 'last' }))
    .execute()
  return new Map(
    rows.map(({ quiz_id: quizId, number, state, devices, ...row }) => [
      quizId,
      state === 'submitted'
        ? {
            state,
            number,
            devices,
            submittedAt: required(row.submitted_at),
            submittedBy: required(row.submitted_by),
            deadline: required(row.deadline),
          }
        : { state, number },
    ]),
  )
}
