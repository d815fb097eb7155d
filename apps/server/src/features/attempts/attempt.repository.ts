import type { Answer, Attempt, StartedAttempt, StoredAnswer, SubmittedAttempt } from '@quizly/domain'
import {
  type ExpressionBuilder,
  type QueryResult,
  type Selectable,
  type SelectQueryBuilder,
  sql,
  type Updateable,
  type UpdateQueryBuilder,
  type UpdateResult,
} from 'kysely'
import { findLatestAttempts } from '../../db/attempts/latest-attempts.ts'
import { readLateAnswers, writeLateAnswers } from '../../db/attempts/stored-late-answers.ts'
import { readTimeline, writeTimeline } from '../../db/attempts/stored-timeline.ts'
import { readScore, readCapabilities, scoreColumns, writePoints } from '../../db/attempts/stored-score.ts'
import { changes, compileOnce, reads } from '../../db/compile-once.ts'
import { parseList, required } from '../../db/readable-rows.ts'
import type { Db } from '../../db/store.ts'
import { accessColumns, type AccessRow, readAccess } from '../../db/stored-access.ts'
import { readByHand, writeByHand } from '../../db/attempts/stored-marks-by-hand.ts'
import { readOutcomes, writeOutcomes } from '../../db/stored-outcomes.ts'
import type { Tables } from '../../db/tables.ts'

export function withQuiz(attempts: SelectQueryBuilder<Tables, 'attempts', object>) {
  return attempts
    .innerJoin('quizzes', 'quizzes.id', 'attempts.quiz_id')
    .select(['attempts.id', 'attempts.quiz_id', 'student_id', 'number', 'seed', 'state', 'admitted_at'])
    .select(['revision', 'attempts.layout', 'started_at', 'base_duration_ms', 'allowance_ms', 'deadline'])
    .select(['saved_answers', 'late_answers', 'timeline', 'devices', 'version'])
    .select(['submitted_at', 'submitted_by', 'answers', 'outcomes', ...scoreColumns])
    .select(['marked_revision', 'by_hand'])
    .select(['title', 'time_limit_minutes', 'num_questions', 'current_revision', 'language', 'traits'])
    .select([...accessColumns, 'quizzes.layout as quiz_layout', 'has_allowances'])
    .select('has_instructions')
}

type AttemptRow = Omit<
  Selectable<Tables['attempts']>,
  'person_key' | 'uncapped_duration_ms' | 'uncapped_limit_ms'
> &
  Pick<
    Selectable<Tables['quizzes']>,
    'title' | 'time_limit_minutes' | 'num_questions' | 'current_revision' | 'language' | 'traits'
  > &
  AccessRow & { quiz_layout: string | null; has_allowances: number; has_instructions: number | null }

/** Throws if the row cannot be read. */
export function readAttempt(row: AttemptRow): Attempt {
  try {
    return toAttempt(row)
  } catch (cause) {
    throw new Error(`The attempt ${row.id} cannot be read`, { cause })
  }
}

function toAttempt(row: AttemptRow): Attempt {
  const admission = {
    id: row.id,
    studentId: row.student_id,
    number: row.number,
    seed: row.seed,
    quiz: {
      id: row.quiz_id,
      title: row.title,
      timeLimitMinutes: row.time_limit_minutes,
      numQuestions: row.num_questions,
      currentRevision: required(row.current_revision),
      language: row.language,
      traits: readCapabilities(row.traits),
      ...readAccess(row),
      layout: row.quiz_layout,
      hasAllowances: row.has_allowances === 1,
      hasInstructions: row.has_instructions === 1,
    },
    admittedAt: row.admitted_at,
    version: row.version,
  }
  if (row.state === 'admitted') {
    return { ...admission, state: row.state, ...(row.layout !== null && { layout: row.layout }) }
  }
  const { lateAnswers, earlierLate } = readLateAnswers(row.late_answers)
  const started = {
    ...admission,
    revision: required(row.revision),
    layout: row.layout,
    startedAt: required(row.started_at),
    baseDurationMs: required(row.base_duration_ms),
    allowanceMs: row.allowance_ms ?? 0,
    deadline: required(row.deadline),
    savedAnswers: parseList<StoredAnswer>(row.saved_answers),
    ...(earlierLate.length > 0 && { earlierLate }),
    ...(lateAnswers.length > 0 && { lateAnswers }),
    timeline: readTimeline(row.timeline),
    devices: row.devices,
  }
  if (row.state === 'in-progress') return { ...started, state: row.state }
  return {
    ...started,
    state: row.state,
    submittedAt: required(row.submitted_at),
    submittedBy: required(row.submitted_by),
    answers: parseList<Answer>(required(row.answers)),
    outcomes: readOutcomes(row),
    ...readScore(row),
    markedRevision: required(row.marked_revision),
    ...(row.by_hand !== null && { byHand: readByHand(row.by_hand) }),
    lateAnswers,
  }
}

/** In most quizzes it is the only one. On SQLite, ordering by the number makes finding an attempt eight times as slow. */
const firstAttempt = 1

/** The narrow inner query lets both engines find it by one index. */
const oneAttempt = (db: Db, narrow: (attempts: AttemptQuery) => AttemptQuery) =>
  withQuiz(db.selectFrom(narrow(db.selectFrom('attempts').selectAll()).limit(sql.lit(1)).as('attempts')))

type AttemptQuery = SelectQueryBuilder<Tables, 'attempts', Selectable<Tables['attempts']>>

const firstOfStudent = compileOnce(reads, (db, of: { quizId: string; studentId: string }) =>
  oneAttempt(db, (attempts) =>
    attempts
      .where('quiz_id', '=', of.quizId)
      .where('student_id', '=', of.studentId)
      .where('number', '=', sql.lit(firstAttempt)),
  ),
)

const attemptOfId = compileOnce(reads, (db, of: { attemptId: string; studentId: string }) =>
  oneAttempt(db, (attempts) =>
    attempts.where('id', '=', of.attemptId).where('student_id', '=', of.studentId),
  ),
)

const attemptOfNumber = compileOnce(reads, (db, of: { quizId: string; studentId: string; number: number }) =>
  oneAttempt(db, (attempts) =>
    attempts
      .where('quiz_id', '=', of.quizId)
      .where('student_id', '=', of.studentId)
      .where('number', '=', of.number),
  ),
)

export type AttemptOfQuiz = {
  quizId: string
  studentId: string
  number?: number | 'latest' | undefined
}
export type AttemptKey = { studentId: string; attemptId: string } | AttemptOfQuiz

/** Quizzes that can be taken several times cost more statements here, and no others. */
export async function load(db: Db, key: AttemptKey): Promise<Attempt | undefined> {
  const { rows } = 'attemptId' in key ? await attemptOfId(db, key) : await firstOfStudent(db, key)
  const attempt = rows.map(readAttempt)[0]
  if (attempt?.quiz.attemptRule) return loadOfSeveral(db, key, attempt)
  const { number } = { number: undefined, ...key }
  return typeof number === 'number' && number !== firstAttempt ? undefined : attempt
}

async function loadOfSeveral(db: Db, key: AttemptKey, found: Attempt): Promise<Attempt | undefined> {
  const { studentId, quiz } = found
  const requested = 'attemptId' in key ? found.number : (key.number ?? firstAttempt)
  if (requested === found.number && found.state !== 'submitted') return found
  const latest = (await findLatestAttempts(db, studentId, [quiz.id])).get(quiz.id)
  if (!latest) return undefined
  const number = requested === 'latest' ? latest.number : requested
  const { rows } =
    number === found.number ? { rows: [] } : await attemptOfNumber(db, { quizId: quiz.id, studentId, number })
  const attempt = number === found.number ? found : rows.map(readAttempt)[0]
  const isOther = attempt?.state === 'submitted' && attempt.number !== latest.number
  return isOther ? { ...attempt, latest } : attempt
}

type Columns = Updateable<Tables['attempts']>

/** Few parts make few statements, so that saves share a batch and leave the indexes of results alone. */
type Part = [fields: (keyof SubmittedAttempt)[], columnsOf: (attempt: StartedAttempt) => Columns]

function ofResult(columnsOf: (result: SubmittedAttempt | undefined) => Columns): Part[1] {
  return (attempt) => columnsOf(attempt.state === 'submitted' ? attempt : undefined)
}

const parts: readonly Part[] = [
  [['state'], ({ state }) => ({ state })],
  [
    ['revision', 'startedAt', 'baseDurationMs'],
    (attempt) => ({
      revision: attempt.revision,
      started_at: attempt.startedAt,
      base_duration_ms: attempt.baseDurationMs,
    }),
  ],
  [
    ['layout', 'allowanceMs', 'uncapped'],
    ({ layout, allowanceMs, uncapped }) => ({
      layout,
      allowance_ms: allowanceMs,
      uncapped_duration_ms: uncapped?.durationMs ?? null,
      uncapped_limit_ms: uncapped?.limitMs ?? null,
    }),
  ],
  [['deadline'], ({ deadline }) => ({ deadline })],
  [
    ['savedAnswers', 'earlierLate', 'lateAnswers', 'timeline'],
    (attempt) => ({
      saved_answers: JSON.stringify(attempt.savedAnswers),
      late_answers: writeLateAnswers(attempt),
      timeline: writeTimeline(attempt.timeline),
    }),
  ],
  [
    ['submittedAt', 'submittedBy', 'answers'],
    ofResult((result) => ({
      submitted_at: result?.submittedAt ?? null,
      submitted_by: result?.submittedBy ?? null,
      answers: result ? JSON.stringify(result.answers) : null,
    })),
  ],
  // Apart from the answers, which are long and stay when marks change.
  [
    ['outcomes', 'score', 'totalQuestions', 'markedRevision'],
    ofResult((result) => ({
      outcomes: result ? writeOutcomes(result.outcomes) : null,
      score: result?.score ?? null,
      total_questions: result?.totalQuestions ?? null,
      marked_revision: result?.markedRevision ?? null,
    })),
  ],
  [['weighted'], ofResult((result) => writePoints(result ?? {}))],
  [['byHand'], ofResult((result) => ({ by_hand: result?.byHand ? writeByHand(result.byHand) : null }))],
]

/** False if somebody has changed it, or its quiz (`guards`), since it was read: the caller loads it again and decides anew. */
export async function compareAndSet(db: Db, before: Attempt, after: Attempt): Promise<boolean> {
  if (after.state === 'admitted') throw new Error('Nothing can change before the start')
  const { id, version } = before
  const columns: Columns = { devices: after.devices }
  let changed = 0
  for (let part = 0; part < parts.length; part += 1) {
    const [fields, columnsOf] = parts[part] as Part
    if (!fields.some((field) => differs(before, after, field))) continue
    Object.assign(columns, columnsOf(after))
    changed |= 1 << part
  }
  const isMarked = after.state === 'submitted' && columns.marked_revision !== undefined
  const guard = before.state === 'admitted' ? 'open' : isMarked ? 'marked' : 'none'
  const update = updateOf(guard, changed, columns)
  const { numAffectedRows } = await update(db, Object.assign(columns, { id, version }))
  return numAffectedRows === 1n
}

/** Lists are compared by identity: whoever changes nothing in one keeps it. All that is empty is the same. */
function differs(before: Attempt, after: Attempt, field: keyof SubmittedAttempt): boolean {
  const one = (before as Partial<SubmittedAttempt>)[field]
  const other = (after as Partial<SubmittedAttempt>)[field]
  return one !== other && !(isEmpty(one) && isEmpty(other))
}

const isEmpty = (value: unknown) => !value || (Array.isArray(value) && value.length === 0)

function ofQuiz(column: 'is_open' | 'current_revision') {
  return ({ selectFrom }: ExpressionBuilder<Tables, 'attempts'>) =>
    selectFrom('quizzes').select(column).whereRef('quizzes.id', '=', 'attempts.quiz_id').forShare()
}
const stillOpen = ofQuiz('is_open')
const revisionNow = ofQuiz('current_revision')

type Guard = keyof typeof guards
type Update = UpdateQueryBuilder<Tables, 'attempts', 'attempts', UpdateResult>

/** The share lock lets whoever changes the quiz come first, or wait for this attempt. */
const guards = {
  none: (update: Update) => update,
  /** At a start: so nobody starts after others have seen the correct answers. */
  open: (update: Update) => update.where(stillOpen, '=', 1),
  /** Of a result: a change of the quiz that waits regrades it. */
  marked: (update: Update, to: Columns) => update.where(revisionNow, '=', to.marked_revision ?? null),
}

type Values = Columns & { id: string; version: number }
type Run = (db: Db, values: Values) => Promise<QueryResult<unknown>>

const updates = { none: new Map<number, Run>(), open: new Map<number, Run>(), marked: new Map<number, Run>() }

/** Built once for each set of parts, a bit each; there are about a dozen. */
function updateOf(guard: Guard, changed: number, columns: Columns): Run {
  const known = updates[guard].get(changed)
  if (known) return known
  const names = Object.keys(columns) as (keyof Columns)[]
  const update: Run = compileOnce(changes('id'), (db, to: Values) =>
    guards[guard](
      db
        .updateTable('attempts')
        .set(({ eb }) => ({
          ...Object.fromEntries(names.map((name) => [name, to[name]])),
          version: eb('version', '+', 1),
        }))
        .where('id', '=', to.id)
        .where('version', '=', to.version),
      to,
    ),
  )
  updates[guard].set(changed, update)
  return update
}
