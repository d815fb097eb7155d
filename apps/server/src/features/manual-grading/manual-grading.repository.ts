import type { Round } from '@quizly/domain'
import { sql } from 'kysely'
import { type StoredMark, toDraftMark, toHundredths } from '../../db/attempts/stored-draft-marks.ts'
import type { Db } from '../../db/store.ts'
import { isUniqueViolation } from '../../db/violations.ts'
import { createPauses } from '../../event-loop.ts'

/** Question by question, and others get turns. */
export async function listMarks(db: Db, quizId: string, questionId?: string): Promise<StoredMark[]> {
  const marks: StoredMark[] = []
  const pause = createPauses()
  for (const id of questionId === undefined ? await listMarkedQuestions(db, quizId) : [questionId]) {
    const rows = await db
      .selectFrom('draft_marks')
      .selectAll()
      .where('quiz_id', '=', quizId)
      .where('question_id', '=', id)
      .execute()
    for (const row of rows) {
      marks.push(toDraftMark(row))
      await pause()
    }
  }
  return marks
}

async function listMarkedQuestions(db: Db, quizId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('draft_marks')
    .select('question_id')
    .distinct()
    .where('quiz_id', '=', quizId)
    .execute()
  return rows.map((row) => row.question_id)
}

export async function listMarksOf(db: Db, attemptId: string, questionId: string): Promise<StoredMark[]> {
  const rows = await db
    .selectFrom('draft_marks')
    .selectAll()
    .where('attempt_id', '=', attemptId)
    .where('question_id', '=', questionId)
    .execute()
  return rows.map(toDraftMark)
}

/** All marks of an attempt. */
export async function listMarksOfAttempt(db: Db, attemptId: string): Promise<StoredMark[]> {
  const rows = await db.selectFrom('draft_marks').selectAll().where('attempt_id', '=', attemptId).execute()
  return rows.map(toDraftMark)
}

/** The same, and nobody changes them before this transaction ends. */
export async function lockMarksOf(trx: Db, attemptId: string, questionId: string): Promise<StoredMark[]> {
  const rows = await trx
    .selectFrom('draft_marks')
    .selectAll()
    .where('attempt_id', '=', attemptId)
    .where('question_id', '=', questionId)
    .forUpdate()
    .execute()
  return rows.map(toDraftMark)
}

type OfAnswer = { attemptId: string; questionId: string; quizId: string; answerHash: string }
type Reservation = OfAnswer & { markerId: string; round: Round }

const keyOf = ({ attemptId, questionId, quizId, round }: Omit<Reservation, 'markerId' | 'answerHash'>) => ({
  attempt_id: attemptId,
  question_id: questionId,
  quiz_id: quizId,
  round,
})
const key = ['attempt_id', 'question_id', 'round'] as const

/** False if somebody else has it meanwhile. */
export function reserve(db: Db, reservation: Reservation, now: number, until: number): Promise<boolean> {
  const written = {
    marker_id: reservation.markerId,
    answer_hash: reservation.answerHash,
    reserved_until: until,
  }
  const nothing = {
    version: 0,
    items: '[]',
    adjustment: 0,
    comment: '',
    marked_at: null,
    released_points: null,
  }
  return isWritten(
    db
      .insertInto('draft_marks')
      .values({ ...keyOf(reservation), ...nothing, ...written })
      .onConflict((conflict) =>
        conflict
          .columns(key)
          .doUpdateSet(written)
          .where('draft_marks.version', '=', 0)
          .where(({ or, eb }) =>
            or([
              eb('draft_marks.marker_id', '=', reservation.markerId),
              eb('draft_marks.reserved_until', '<', now),
            ]),
          ),
      )
      .executeTakeFirst(),
  )
}

/** False also if the same person has given another mark of this answer meanwhile. */
async function isWritten(
  writing: Promise<{ numInsertedOrUpdatedRows?: bigint | undefined; numUpdatedRows?: bigint }>,
) {
  try {
    const { numInsertedOrUpdatedRows = 0n, numUpdatedRows = numInsertedOrUpdatedRows } = await writing
    return numUpdatedRows > 0n
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

export type Noted = { items: readonly string[]; adjustment: number; comment: string }
export type NewMark = Reservation & Noted

const writtenOf = (
  {
    markerId,
    answerHash,
    items,
    adjustment,
    comment,
  }: Omit<NewMark, keyof OfAnswer | 'round'> & { answerHash: string },
  now: number,
) => ({
  marker_id: markerId,
  items: JSON.stringify(items),
  adjustment: toHundredths(adjustment),
  comment,
  answer_hash: answerHash,
  reserved_until: null,
  marked_at: now,
  released_points: null,
})

/** A released mark that waits again goes to another marker, as it is. False if somebody else has it meanwhile. */
export function handOver(
  db: Db,
  { attemptId, questionId, round, markerId }: Reservation,
  now: number,
  until: number,
): Promise<boolean> {
  return isWritten(
    db
      .updateTable('draft_marks')
      .set({ marker_id: markerId, reserved_until: until })
      .where('attempt_id', '=', attemptId)
      .where('question_id', '=', questionId)
      .where('round', '=', round)
      .where('released_points', 'is not', null)
      .where(({ or, eb }) =>
        or([
          eb('marker_id', '=', markerId),
          eb('reserved_until', 'is', null),
          eb('reserved_until', '<', now),
        ]),
      )
      .executeTakeFirst(),
  )
}

/** Compare and set; false if it is another marker's, or has another version by now. */
export function putMark(
  db: Db,
  { attemptId, questionId, ...mark }: NewMark,
  baseVersion: number,
  now: number,
): Promise<boolean> {
  return isWritten(
    db
      .updateTable('draft_marks')
      .set({ ...writtenOf(mark, now), version: baseVersion + 1 })
      .where('attempt_id', '=', attemptId)
      .where('question_id', '=', questionId)
      .where('round', '=', mark.round)
      .where('marker_id', '=', mark.markerId)
      .where('version', '=', baseVersion)
      .executeTakeFirst(),
  )
}

/** A third mark, whoever has it reserved. False if somebody has decided meanwhile. */
export async function putDecision(
  trx: Db,
  mark: Omit<NewMark, 'round'>,
  baseVersion: number,
  now: number,
): Promise<boolean> {
  const written = { ...writtenOf(mark, now), version: baseVersion + 1 }
  return isWritten(
    trx
      .insertInto('draft_marks')
      .values({ ...keyOf({ ...mark, round: 3 }), ...written })
      .onConflict((conflict) =>
        conflict.columns(key).doUpdateSet(written).where('draft_marks.version', '=', baseVersion),
      )
      .executeTakeFirst(),
  )
}

type MarkTogether = Omit<Reservation, 'attemptId' | 'answerHash'> & Noted

/**
 * The same mark for several answers, as far as nobody has marked them, or this person with what they have noted before.
 * Returns how many.
 */
export async function putTogether(
  db: Db,
  answers: readonly { attemptId: string; hash: string }[],
  mark: MarkTogether,
  before: Noted | undefined,
  now: number,
): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('draft_marks')
    .values(
      answers.map(({ attemptId, hash: answerHash }) => ({
        ...keyOf({ ...mark, attemptId }),
        ...writtenOf({ ...mark, answerHash }, now),
        version: 1,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(key)
        .doUpdateSet((eb) => ({
          ...writtenOf({ ...mark, answerHash: '' }, now),
          answer_hash: eb.ref('excluded.answer_hash'),
          version: sql<number>`draft_marks.version + 1`,
        }))
        .where(({ or, and, eb }) =>
          or([
            and([eb('draft_marks.version', '=', 0), eb('draft_marks.reserved_until', '<', now)]),
            and([eb('draft_marks.version', '=', 0), eb('draft_marks.marker_id', '=', mark.markerId)]),
            ...(before
              ? [
                  and([
                    eb('draft_marks.marker_id', '=', mark.markerId),
                    eb('draft_marks.released_points', 'is', null),
                    eb('draft_marks.items', '=', JSON.stringify(before.items)),
                    eb('draft_marks.adjustment', '=', toHundredths(before.adjustment)),
                    eb('draft_marks.comment', '=', before.comment),
                  ]),
                ]
              : []),
          ]),
        ),
    )
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows)
}

/** With null they are drafts again. */
export type Released = {
  marks: readonly Pick<StoredMark, 'attemptId' | 'questionId' | 'round' | 'version'>[]
  points: number | null
}

/** As released with their points. What was marked again since stays as it is. */
export async function updateReleased(trx: Db, released: readonly Released[]): Promise<void> {
  for (const [points, alike] of Map.groupBy(released, (each) => each.points)) {
    const marks = alike.flatMap((each) => each.marks)
    if (marks.length === 0) continue
    await trx
      .updateTable('draft_marks')
      .set({ released_points: points === null ? null : toHundredths(points) })
      .where(({ or, eb }) =>
        or(
          marks.map(({ attemptId, questionId, round, version }) =>
            eb('attempt_id', '=', attemptId)
              .and('question_id', '=', questionId)
              .and('round', '=', round)
              .and('version', '=', version),
          ),
        ),
      )
      .execute()
  }
}

/** `followingMark` of all marks of a question, and how far two of them may be apart; the points in hundredths. */
export async function updateToFollow(
  trx: Db,
  { quizId, questionId }: { quizId: string; questionId: string },
  { from, to }: { from: number; to: number },
): Promise<void> {
  const follow = (column: 'adjustment' | 'released_points' | 'threshold') =>
    sql<number>`cast(floor((2.0 * ${sql.ref(column)} * ${sql.lit(to)} + ${sql.lit(from)}) / (2.0 * ${sql.lit(from)})) as integer)`
  await trx
    .updateTable('draft_marks')
    .set({ adjustment: follow('adjustment'), released_points: follow('released_points') })
    .where('quiz_id', '=', quizId)
    .where('question_id', '=', questionId)
    .execute()
  await trx
    .updateTable('repeat_marks')
    .set({ adjustment: follow('adjustment') })
    .where('quiz_id', '=', quizId)
    .where('question_id', '=', questionId)
    .execute()
  await trx
    .updateTable('marking_settings')
    .set({ threshold: follow('threshold') })
    .where('quiz_id', '=', quizId)
    .where('question_id', '=', questionId)
    .execute()
}

export async function updateAdjustment(
  trx: Db,
  { attemptId, questionId, round }: Pick<StoredMark, 'attemptId' | 'questionId' | 'round'>,
  adjustment: number,
): Promise<void> {
  await trx
    .updateTable('draft_marks')
    .set({ adjustment: toHundredths(adjustment) })
    .where('attempt_id', '=', attemptId)
    .where('question_id', '=', questionId)
    .where('round', '=', round)
    .execute()
}

/** Of an answer that is another one since. */
export async function deleteMarks(trx: Db, attemptId: string, questionId: string): Promise<void> {
  for (const table of ['draft_marks', 'repeat_marks'] as const) {
    await trx
      .deleteFrom(table)
      .where('attempt_id', '=', attemptId)
      .where('question_id', '=', questionId)
      .execute()
  }
}

export async function findMarkerName(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select(['name', 'deleted_at'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return !row || row.deleted_at !== null ? null : row.name
}
