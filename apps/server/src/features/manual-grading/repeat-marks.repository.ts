import { toHundredths, toRepeatMark } from '../../db/attempts/stored-draft-marks.ts'
import type { Db } from '../../db/store.ts'
import type { NewMark } from './manual-grading.repository.ts'

type Marker = { quizId: string; questionId: string; userId: string }

/** What a marker has given answers that they had marked before. */
export async function listRepeats(db: Db, { quizId, questionId, userId }: Marker) {
  const rows = await db
    .selectFrom('repeat_marks')
    .select(['attempt_id', 'items', 'adjustment'])
    .where('quiz_id', '=', quizId)
    .where('question_id', '=', questionId)
    .where('marker_id', '=', userId)
    .execute()
  return rows.map(toRepeatMark)
}

export async function putRepeat(
  db: Db,
  { attemptId, questionId, markerId, quizId, items, adjustment, answerHash }: Omit<NewMark, 'round'>,
  now: number,
): Promise<void> {
  const written = {
    items: JSON.stringify(items),
    adjustment: toHundredths(adjustment),
    answer_hash: answerHash,
    marked_at: now,
  }
  await db
    .insertInto('repeat_marks')
    .values({
      attempt_id: attemptId,
      question_id: questionId,
      marker_id: markerId,
      quiz_id: quizId,
      ...written,
    })
    .onConflict((conflict) =>
      conflict.columns(['attempt_id', 'question_id', 'marker_id']).doUpdateSet(written),
    )
    .execute()
}
