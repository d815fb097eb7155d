import type { LateAnswer, StoredAnswer } from '@quizly/domain'
import { sql } from 'kysely'
import { compileOnce } from '../../db/compile-once.ts'
import type { Db } from '../../db/store.ts'
import type { Marking, RunningAttempt, Submission, SubmittedAttempt } from './attempts.repository.ts'

// Each of these changes an attempt only while it still is what its reader saw, and says whether it was. Who gets
// `false` reads again and decides anew: this way two tabs, two servers and the sweeper never undo each other's work.

/** Starts the clock of an admitted attempt. */
export async function updateToStarted(
  db: Db,
  attemptId: string,
  started: { revision: number; startedAt: number; deadline: number; devices: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('attempts')
    .set({
      state: 'in-progress',
      revision: started.revision,
      started_at: started.startedAt,
      deadline: started.deadline,
      devices: started.devices,
    })
    .where('id', '=', attemptId)
    .where('state', '=', 'admitted')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

const replaceSavedAnswers = compileOnce(
  (db, to: { id: string; version: number; savedAnswers: string; record: string; devices: string }) =>
    db
      .updateTable('attempts')
      .set(({ eb }) => ({
        saved_answers: to.savedAnswers,
        record: to.record,
        devices: to.devices,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', to.id)
      .where('state', '=', sql.lit('in-progress'))
      .where('version', '=', to.version),
)

/** Replaces the saved answers of a running attempt, together with the record that tells of them and the devices. */
export async function updateSavedAnswers(
  db: Db,
  { id, version }: RunningAttempt,
  { savedAnswers, record, devices }: { savedAnswers: StoredAnswer[]; record: string; devices: string },
): Promise<boolean> {
  const to = { id, version, savedAnswers: JSON.stringify(savedAnswers), record, devices }
  const { numAffectedRows } = await replaceSavedAnswers(db, to)
  return numAffectedRows === 1n
}

/** Notes the devices at work in a running attempt. */
export async function updateDevices(
  db: Db,
  { id, version }: RunningAttempt,
  devices: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('attempts')
    .set({ devices, version: version + 1 })
    .where('id', '=', id)
    .where('state', '=', 'in-progress')
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

type Closing = ReturnType<typeof markingColumns> &
  Pick<Submission, 'submittedAt' | 'submittedBy'> & {
    id: string
    version: number
    answers: string
    savedAnswers: string
    lateAnswers: string
    record: string
    devices: string
  }

const handIn = compileOnce((db, to: Closing) =>
  db
    .updateTable('attempts')
    .set(({ eb }) => ({
      state: 'submitted',
      submitted_at: to.submittedAt,
      submitted_by: to.submittedBy,
      answers: to.answers,
      saved_answers: to.savedAnswers,
      late_answers: to.lateAnswers,
      record: to.record,
      devices: to.devices,
      version: eb('version', '+', 1),
      verdicts: to.verdicts,
      score: to.score,
      total_questions: to.total_questions,
      marked_revision: to.marked_revision,
    }))
    .where('id', '=', to.id)
    .where('version', '=', to.version)
    .where(
      ({ selectFrom }) =>
        selectFrom('quizzes')
          .select('quizzes.current_revision')
          .whereRef('quizzes.id', '=', 'attempts.quiz_id')
          .forShare(),
      '=',
      to.marked_revision,
    ),
)

/**
 * Hands an attempt in, or replaces what was handed in, if it is marked by the revision that is current at this very
 * moment. The lock on the quiz makes that true: who changes the quiz meanwhile is waited for, or waits and then marks this
 * result again.
 */
export async function updateToSubmitted(
  db: Db,
  { id, version, devices }: RunningAttempt | SubmittedAttempt,
  { submittedAt, submittedBy, answers, savedAnswers, lateAnswers, ...marking }: Submission,
  record: string,
): Promise<boolean> {
  const { numAffectedRows } = await handIn(db, {
    id,
    version,
    submittedAt,
    submittedBy,
    answers: JSON.stringify(answers),
    savedAnswers: JSON.stringify(savedAnswers),
    lateAnswers: JSON.stringify(lateAnswers),
    record,
    devices,
    ...markingColumns(marking),
  })
  return numAffectedRows === 1n
}

/** Replaces the late answers kept beside a result, together with the record that tells of them. */
export async function updateLateAnswers(
  db: Db,
  attempt: SubmittedAttempt,
  { lateAnswers, record }: { lateAnswers: LateAnswer[]; record: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('attempts')
    .set({ late_answers: JSON.stringify(lateAnswers), record, version: attempt.version + 1 })
    .where('id', '=', attempt.id)
    .where('version', '=', attempt.version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

function markingColumns(marking: Marking) {
  return {
    verdicts: JSON.stringify(marking.verdicts),
    score: marking.score,
    total_questions: marking.totalQuestions,
    marked_revision: marking.markedRevision,
  }
}
