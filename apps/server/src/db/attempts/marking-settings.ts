import type { MarkingSettings } from '@quizly/domain'
import { fromMarkingSettings, toMarkingSettings } from './stored-draft-marks.ts'
import type { Db } from '../store.ts'

/** By questions; those without a row have nothing switched on. */
export async function listSettings(db: Db, quizId: string): Promise<Map<string, MarkingSettings>> {
  const rows = await db.selectFrom('marking_settings').selectAll().where('quiz_id', '=', quizId).execute()
  return new Map(rows.map((row) => [row.question_id, toMarkingSettings(row)]))
}

export async function putSettings(
  db: Db,
  { quizId, questionId }: { quizId: string; questionId: string },
  settings: MarkingSettings,
): Promise<void> {
  const written = fromMarkingSettings(settings)
  await db
    .insertInto('marking_settings')
    .values({ quiz_id: quizId, question_id: questionId, ...written })
    .onConflict((conflict) => conflict.columns(['quiz_id', 'question_id']).doUpdateSet(written))
    .execute()
}
