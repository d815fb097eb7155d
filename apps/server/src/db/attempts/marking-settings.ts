import { type MarkingSettings, noMarkingSettings } from '@quizly/domain'
import { fromMarkingSettings, toMarkingSettings } from './stored-draft-marks.ts'
import type { Db } from '../store.ts'

type OfQuestion = { quizId: string; questionId: string }

/** Stands for the questions of a quiz that have no row. */
const allOthers = ''

/** By questions, for `settingsIn`. */
export async function listSettings(db: Db, quizId: string): Promise<Map<string, MarkingSettings>> {
  const rows = await db.selectFrom('marking_settings').selectAll().where('quiz_id', '=', quizId).execute()
  return new Map(rows.map((row) => [row.question_id, toMarkingSettings(row)]))
}

/** How the answers to a question are marked by hand; without an ID, to one without settings of its own. */
export const settingsIn = (
  settings: ReadonlyMap<string, MarkingSettings>,
  questionId: string = allOthers,
): MarkingSettings => settings.get(questionId) ?? settings.get(allOthers) ?? noMarkingSettings

export async function putSettings(db: Db, of: OfQuestion, settings: MarkingSettings): Promise<void> {
  const written = fromMarkingSettings(settings)
  await db
    .insertInto('marking_settings')
    .values({ quiz_id: of.quizId, question_id: of.questionId, ...written })
    .onConflict((conflict) => conflict.columns(['quiz_id', 'question_id']).doUpdateSet(written))
    .execute()
}

/** Whether markers see names: for all questions of a quiz, and those that it will have. */
export async function putNames(trx: Db, quizId: string, names: boolean): Promise<void> {
  const on = names ? (['names'] as const) : []
  await putSettings(trx, { quizId, questionId: allOthers }, { ...noMarkingSettings, on })
  await trx
    .updateTable('marking_settings')
    .set({ shows_names: Number(names) })
    .where('quiz_id', '=', quizId)
    .execute()
}
