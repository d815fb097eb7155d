import type { Attempt, MarksByHand, StartedAttempt, SubmittedAttempt } from '@quizly/domain'
import { type ExpressionBuilder, sql } from 'kysely'
import { changes, compileOnce, insertOnce, reads } from '../../db/compile-once.ts'
import type { Db } from '../../db/store.ts'
import { writeLateAnswers } from '../../db/attempts/stored-late-answers.ts'
import { writeByHand } from '../../db/stored-marks-by-hand.ts'
import { noVerdicts } from '../../db/stored-outcomes.ts'
import type { Tables } from '../../db/tables.ts'

/** In most quizzes it is the only one. */
const firstAttempt = 1

type Admission = { id: string; quizId: string; studentId: string; seed: string; admittedAt: number }

const admission = insertOnce('attempts', ['quiz_id', 'student_id', 'number'], (attempt: Admission) => ({
  id: attempt.id,
  quiz_id: attempt.quizId,
  student_id: attempt.studentId,
  number: firstAttempt,
  seed: attempt.seed,
  state: 'admitted' as const,
  admitted_at: attempt.admittedAt,
  saved_answers: '[]',
  late_answers: '[]',
}))

/** Admits a student to a quiz. If they are admitted already, nothing changes. */
export async function insertAttempt(db: Db, attempt: Admission): Promise<void> {
  await admission(db, attempt)
}

const attemptOfPerson = compileOnce(reads, (db, of: { quizId: string; personKey: string }) =>
  db
    .selectFrom('attempts')
    .select('id')
    .where('quiz_id', '=', of.quizId)
    .where('person_key', '=', of.personKey),
)

/** Whether somebody has started a quiz with an account that they have deleted since. */
export async function hasAttemptOfPerson(db: Db, quizId: string, personKey: string): Promise<boolean> {
  const { rows } = await attemptOfPerson(db, { quizId, personKey })
  return rows.length > 0
}

/**
 * Stores a changed attempt, but only if it is still the one that was read, and returns whether it did. On
 * `false` the caller loads the attempt again and decides anew. So two tabs, two servers and the sweeper never
 * overwrite each other's changes.
 */
export async function compareAndSet(db: Db, before: Attempt, after: Attempt): Promise<boolean> {
  if (after.state === 'admitted') throw new Error('Nothing can change before the start')
  const isMarked =
    after.state === 'submitted' && (before.state !== 'submitted' || after.answers !== before.answers)
  const values = { ...columnsOf(after), version: before.version }
  const { numAffectedRows } = isMarked
    ? await replaceResult(db, { ...values, ...markedColumnsOf(after) }, after.byHand)
    : before.state === 'admitted'
      ? await replaceAdmitted(db, { ...values, ...startColumnsOf(after) }, layoutAndExtraTime(after))
      : after.state === 'in-progress' && before.deadline !== after.deadline
        ? await replaceDeadline(db, { ...values, deadline: after.deadline })
        : await replaceAnswers(db, values)
  return numAffectedRows === 1n
}

type StartValues = AnswerColumns & ReturnType<typeof startColumnsOf> & { version: number }

/** What an attempt has that those of a plain quiz do not; undefined: nothing. */
function layoutAndExtraTime({ layout, allowedMs, uncut }: StartedAttempt) {
  if (layout === null && allowedMs === 0 && !uncut) return undefined
  const [uncut_ms, uncut_limit_ms] = [uncut?.durationMs ?? null, uncut?.limitMs ?? null]
  return { layout, allowed_ms: allowedMs, uncut_ms, uncut_limit_ms }
}

function replaceAdmitted(db: Db, values: StartValues, ownWay: ReturnType<typeof layoutAndExtraTime>) {
  return ownWay ? replaceStartedOwnWay(db, { ...values, ...ownWay }) : replaceStarted(db, values)
}

// Several statements and not one: if a save also set the columns of the others, it would update three more
// indexes.

/**
 * Of an attempt that starts: its quiz is still open. The share lock on the quiz ensures that closing it either comes
 * first or waits for this start, so that nobody starts after others have seen the correct answers.
 */
const isOpenStill = ({ selectFrom }: ExpressionBuilder<Tables, 'attempts'>) =>
  selectFrom('quizzes').select('quizzes.is_open').whereRef('quizzes.id', '=', 'attempts.quiz_id').forShare()

const replaceAnswers = compileOnce(changes('id'), (db, to: AnswerColumns & { version: number }) =>
  db
    .updateTable('attempts')
    .set(({ eb }) => ({
      saved_answers: to.saved_answers,
      late_answers: to.late_answers,
      timeline: to.timeline,
      devices: to.devices,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', to.id)
    .where('version', '=', to.version),
)

const replaceStarted = compileOnce(changes('id'), (db, to: StartValues) =>
  db
    .updateTable('attempts')
    .set(({ eb }) => ({
      state: 'in-progress',
      revision: to.revision,
      started_at: to.started_at,
      duration_ms: to.duration_ms,
      deadline: to.deadline,
      devices: to.devices,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', to.id)
    .where('version', '=', to.version)
    .where(isOpenStill, '=', 1),
)

const replaceStartedOwnWay = compileOnce(
  changes('id'),
  (db, to: StartValues & NonNullable<ReturnType<typeof layoutAndExtraTime>>) =>
    db
      .updateTable('attempts')
      .set(({ eb }) => ({
        state: 'in-progress',
        revision: to.revision,
        layout: to.layout,
        allowed_ms: to.allowed_ms,
        uncut_ms: to.uncut_ms,
        uncut_limit_ms: to.uncut_limit_ms,
        started_at: to.started_at,
        duration_ms: to.duration_ms,
        deadline: to.deadline,
        devices: to.devices,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', to.id)
      .where('version', '=', to.version)
      .where(isOpenStill, '=', 1),
)

/** Moves the deadline. If the attempt was submitted, it runs again and has no result any more. */
const replaceDeadline = compileOnce(
  changes('id'),
  (db, to: AnswerColumns & { deadline: number; version: number }) =>
    db
      .updateTable('attempts')
      .set(({ eb }) => ({
        state: 'in-progress',
        deadline: to.deadline,
        submitted_at: null,
        submitted_by: null,
        answers: null,
        verdicts: null,
        outcomes: null,
        score: null,
        total_questions: null,
        marked_revision: null,
        by_hand: null,
        saved_answers: to.saved_answers,
        late_answers: to.late_answers,
        timeline: to.timeline,
        devices: to.devices,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', to.id)
      .where('version', '=', to.version),
)

/**
 * Stores a result only if it is marked by the quiz's current revision. The share lock on the quiz ensures
 * that: a change of the quiz either finishes first, or waits and then re-marks this result.
 */
const replaceMarked = compileOnce(changes('id'), (db, to: MarkedValues) => markedUpdate(db, to))

const replaceMarkedByHand = compileOnce(changes('id'), (db, to: MarkedValues & { by_hand: string }) =>
  markedUpdate(db, to).set({ by_hand: to.by_hand }),
)

const markedUpdate = (db: Db, to: MarkedValues) =>
  db
    .updateTable('attempts')
    .set(({ eb }) => ({
      state: 'submitted',
      submitted_at: to.submitted_at,
      submitted_by: to.submitted_by,
      answers: to.answers,
      saved_answers: to.saved_answers,
      late_answers: to.late_answers,
      timeline: to.timeline,
      devices: to.devices,
      version: eb('version', '+', 1),
      verdicts: sql.lit(noVerdicts),
      outcomes: to.outcomes,
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
    )

type MarkedValues = AnswerColumns & ReturnType<typeof markedColumnsOf> & { version: number }

function replaceResult(db: Db, values: MarkedValues, byHand: MarksByHand | undefined) {
  return byHand
    ? replaceMarkedByHand(db, { ...values, by_hand: writeByHand(byHand) })
    : replaceMarked(db, values)
}

type AnswerColumns = ReturnType<typeof columnsOf>

function columnsOf(attempt: StartedAttempt) {
  return {
    id: attempt.id,
    saved_answers: JSON.stringify(attempt.savedAnswers),
    late_answers: writeLateAnswers(attempt),
    timeline: attempt.timeline,
    devices: attempt.devices,
  }
}

function startColumnsOf({ revision, startedAt, durationMs, deadline }: StartedAttempt) {
  return { revision, started_at: startedAt, duration_ms: durationMs, deadline }
}

function markedColumnsOf(attempt: SubmittedAttempt) {
  return {
    submitted_at: attempt.submittedAt,
    submitted_by: attempt.submittedBy,
    answers: JSON.stringify(attempt.answers),
    outcomes: attempt.outcomes,
    score: attempt.score,
    total_questions: attempt.totalQuestions,
    marked_revision: attempt.markedRevision,
  }
}
