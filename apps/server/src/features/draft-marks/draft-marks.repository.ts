import { sql } from 'kysely'
import {
  hashOfAnswer,
  textOfAnswer,
  toDraftMark,
  toHundredths,
} from '../../db/attempts/stored-draft-marks.ts'
import type { Db } from '../../db/store.ts'
import { verdictAt } from '../../db/stored-outcomes.ts'

export type StoredMark = Awaited<ReturnType<typeof findMark>>

/** The attempts in which a question waits, by the places of the questions. Those marked by other questions are left out. */
export async function listWaiting(db: Db, quizId: string, revision: number) {
  const rows = await db
    .selectFrom('attempts')
    .select(['id', 'outcomes'])
    .where('quiz_id', '=', quizId)
    .where('state', '=', sql.lit('submitted'))
    .where('waiting', '>', 0)
    .where('marked_revision', '=', revision)
    .execute()
  return rows.map((row) => ({ id: row.id, waitsAt: (place: number) => verdictAt(row, place) === 'waiting' }))
}

export async function listMarks(db: Db, quizId: string, questionId?: string) {
  const all = db.selectFrom('draft_marks').selectAll().where('quiz_id', '=', quizId)
  const rows = await (questionId === undefined ? all : all.where('question_id', '=', questionId)).execute()
  return rows.map(toDraftMark)
}

export async function findMark(db: Db, attemptId: string, questionId: string) {
  const row = await db
    .selectFrom('draft_marks')
    .selectAll()
    .where('attempt_id', '=', attemptId)
    .where('question_id', '=', questionId)
    .executeTakeFirst()
  return row && toDraftMark(row)
}

/** Of a submitted attempt what a marker may see of it. */
export async function findAnswer(db: Db, attemptId: string, questionId: string) {
  const row = await db
    .selectFrom('attempts')
    .select(['quiz_id', 'student_id', 'answers', 'outcomes', 'marked_revision'])
    .where('id', '=', attemptId)
    .executeTakeFirst()
  if (!row) return undefined
  const text = textOfAnswer(row.answers, questionId)
  return {
    quizId: row.quiz_id,
    studentId: row.student_id,
    markedRevision: row.marked_revision,
    waitsAt: (place: number) => verdictAt(row, place) === 'waiting',
    ...(text !== undefined && { text, hash: hashOfAnswer(text) }),
  }
}

type Reservation = {
  attemptId: string
  questionId: string
  quizId: string
  markerId: string
  answerHash: string
}

/** False if somebody else has it meanwhile. */
export async function reserve(
  db: Db,
  reservation: Reservation,
  now: number,
  until: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('draft_marks')
    .values({
      attempt_id: reservation.attemptId,
      question_id: reservation.questionId,
      quiz_id: reservation.quizId,
      marker_id: reservation.markerId,
      answer_hash: reservation.answerHash,
      version: 0,
      items: '[]',
      adjustment: 0,
      comment: '',
      reserved_until: until,
      marked_at: null,
      released_points: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['attempt_id', 'question_id'])
        .doUpdateSet({
          marker_id: reservation.markerId,
          answer_hash: reservation.answerHash,
          reserved_until: until,
        })
        .where('draft_marks.version', '=', 0)
        .where(({ or, eb }) =>
          or([
            eb('draft_marks.marker_id', '=', reservation.markerId),
            eb('draft_marks.reserved_until', '<', now),
          ]),
        ),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

type NewMark = Reservation & { items: readonly string[]; adjustment: number; comment: string }

/** Compare and set; false if the mark has another version by now. */
export async function putMark(db: Db, mark: NewMark, baseVersion: number, now: number): Promise<boolean> {
  const written = {
    marker_id: mark.markerId,
    items: JSON.stringify(mark.items),
    adjustment: toHundredths(mark.adjustment),
    comment: mark.comment,
    answer_hash: mark.answerHash,
    version: baseVersion + 1,
    reserved_until: null,
    marked_at: now,
    released_points: null,
  }
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('draft_marks')
    .values({
      attempt_id: mark.attemptId,
      question_id: mark.questionId,
      quiz_id: mark.quizId,
      ...written,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['attempt_id', 'question_id'])
        .doUpdateSet(written)
        .where('draft_marks.version', '=', baseVersion),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** As released with these points, or with null as a draft again. */
export async function updateReleased(
  trx: Db,
  { attemptId, questionId, version }: { attemptId: string; questionId: string; version: number },
  points: number | null,
): Promise<void> {
  await trx
    .updateTable('draft_marks')
    .set({ released_points: points === null ? null : toHundredths(points) })
    .where('attempt_id', '=', attemptId)
    .where('question_id', '=', questionId)
    .where('version', '=', version)
    .execute()
}

/** Of an answer that is another one since. */
export async function deleteMark(trx: Db, attemptId: string, questionId: string): Promise<void> {
  await trx
    .deleteFrom('draft_marks')
    .where('attempt_id', '=', attemptId)
    .where('question_id', '=', questionId)
    .execute()
}

export async function findMarkerName(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select(['name', 'deleted_at'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return !row || row.deleted_at !== null ? null : row.name
}
