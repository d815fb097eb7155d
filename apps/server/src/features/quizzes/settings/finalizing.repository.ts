import type { Db } from '../../../db/store.ts'
import { type RoleHolder, roleOnQuiz } from '../roles.repository.ts'

/** Notes that a quiz with questions was finalized, unless it was before or the user has none of these roles on it. */
export async function markFinalized(db: Db, quizId: string, holder: RoleHolder, now: number): Promise<void> {
  await db
    .updateTable('quizzes')
    .set({ finalized_at: now })
    .where('id', '=', quizId)
    .where('finalized_at', 'is', null)
    .where('current_revision', 'is not', null)
    .where(({ exists }) => exists(roleOnQuiz(db, holder)))
    .execute()
}
