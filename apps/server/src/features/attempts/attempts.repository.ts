import type { Answer, LateAnswer, QuizAccess, StoredAnswer, Verdict } from '@quizly/domain'
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import { compileOnce } from '../../db/compile-once.ts'
import { parseList, present, readEach } from '../../db/readable-rows.ts'
import type { Db } from '../../db/store.ts'
import type { Tables } from '../../db/tables.ts'

type AttemptBase = {
  id: string
  studentId: string
  quiz: QuizAccess & {
    id: string
    title: string
    timeLimitMinutes: number
    numQuestions: number
    currentRevision: number
    language: string | null
  }
}
export type AdmittedAttempt = AttemptBase & { state: 'admitted' }
type StartedAttempt = AttemptBase & {
  /** The revision that the student sees. */
  revision: number
  admittedAt: number
  startedAt: number
  deadline: number
  savedAnswers: StoredAnswer[]
  /** What happened since the start, as the domain writes it. */
  record: string
  /** Grows with each change of answers or record, so that a change can tell whether the row is what it read. */
  version: number
  /** The device at work in it, or that there are several, as the domain writes it. */
  devices: string
}
export type RunningAttempt = StartedAttempt & { state: 'in-progress' }
export type SubmittedAttempt = StartedAttempt & { state: 'submitted' } & Submission
export type Attempt = AdmittedAttempt | RunningAttempt | SubmittedAttempt

export type Marking = { score: number; totalQuestions: number; verdicts: Verdict[]; markedRevision: number }
export type Submission = Marking & {
  submittedAt: number
  submittedBy: 'student' | 'time'
  answers: Answer[]
  savedAnswers: StoredAnswer[]
  /** What arrived after the time was over: kept beside the result, not counted. */
  lateAnswers: LateAnswer[]
}

/** Admits a student to a quiz; who is admitted already stays so, at whatever state. */
export async function insertAttempt(
  db: Db,
  attempt: { id: string; quizId: string; studentId: string; admittedAt: number },
): Promise<void> {
  await db
    .insertInto('attempts')
    .values({
      id: attempt.id,
      quiz_id: attempt.quizId,
      student_id: attempt.studentId,
      state: 'admitted',
      admitted_at: attempt.admittedAt,
      saved_answers: '[]',
      late_answers: '[]',
    })
    .onConflict((conflict) => conflict.columns(['quiz_id', 'student_id']).doNothing())
    .execute()
}

/** Whether somebody has begun a quiz with an account that they have deleted since. */
export async function hasAttemptOfPerson(db: Db, quizId: string, personKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('attempts')
    .select('id')
    .where('quiz_id', '=', quizId)
    .where('person_key', '=', personKey)
    .executeTakeFirst()
  return row !== undefined
}

const attemptOfStudent = compileOnce((db, of: { quizId: string; studentId: string }) =>
  withQuiz(
    db.selectFrom(
      db
        .selectFrom('attempts')
        .selectAll()
        .where('quiz_id', '=', of.quizId)
        .where('student_id', '=', of.studentId)
        .limit(sql.lit(1))
        .as('attempts'),
    ),
  ),
)

export async function findAttempt(db: Db, quizId: string, studentId: string): Promise<Attempt | undefined> {
  const { rows } = await attemptOfStudent(db, { quizId, studentId })
  return rows.map(readAttempt)[0]
}

const attemptOfId = compileOnce((db, { id }: { id: string }) =>
  withQuiz(
    db.selectFrom(
      db.selectFrom('attempts').selectAll().where('id', '=', id).limit(sql.lit(1)).as('attempts'),
    ),
  ),
)

export async function findAttemptById(db: Db, id: string): Promise<Attempt | undefined> {
  const { rows } = await attemptOfId(db, { id })
  return rows.map(readAttempt)[0]
}

/** A student's results, newest first, from after one of them on. */
export async function listSubmittedAttempts(
  db: Db,
  studentId: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<SubmittedAttempt[]> {
  let page = db
    .selectFrom('attempts as own')
    .select('own.id')
    .where('own.student_id', '=', studentId)
    .where('own.state', '=', 'submitted')
    .orderBy('own.submitted_at', 'desc')
    .orderBy('own.id', 'desc')
    .limit(limit)
  if (before !== undefined) {
    page = page.where(
      sql<boolean>`(own.submitted_at, own.id) < (
        select submitted_at, id from attempts where id = ${before} and student_id = ${studentId}
      )`,
    )
  }
  const rows = await selectAttempts(db)
    .where('attempts.id', 'in', page)
    .orderBy('attempts.submitted_at', 'desc')
    .orderBy('attempts.id', 'desc')
    .execute()
  const read = await readEach(rows, readAttempt)
  const attempts = read.filter((attempt) => attempt.state === 'submitted')
  const last = rows.length === limit ? rows.at(-1) : undefined
  if (!last || attempts.length === limit) return attempts
  // A page with fewer results than it can have would be taken for the last one.
  const more = { before: last.id, limit: limit - attempts.length }
  return [...attempts, ...(await listSubmittedAttempts(db, studentId, more))]
}

/** A student's attempts whose time is not over, the one that ends first at the front. */
export async function listRunningAttempts(
  db: Db,
  studentId: string,
  { now, limit }: { now: number; limit: number },
): Promise<{ quizId: string; title: string; deadline: number }[]> {
  return db
    .selectFrom('attempts')
    .innerJoin('quizzes', 'quizzes.id', 'attempts.quiz_id')
    .select(['quizzes.id as quizId', 'title', 'deadline'])
    .where('student_id', '=', studentId)
    .where('state', '=', sql.lit('in-progress'))
    .where('deadline', '>', now)
    .$narrowType<{ deadline: number }>()
    .orderBy('deadline')
    .limit(limit)
    .execute()
}

/** Where a page of overdue attempts ends. */
type OverduePlace = { deadline: number; id: string }

/**
 * Running attempts whose deadline lies before a moment, of one student or of all; the longest overdue come first. The
 * order is strict, so that two servers which close them take their locks in the same order. `next` is where the next page
 * begins, if there is one.
 */
export async function listOverdueAttempts(
  db: Db,
  before: number,
  { studentId, after, limit }: { studentId?: string; after?: OverduePlace; limit: number },
): Promise<{ attempts: RunningAttempt[]; next: OverduePlace | undefined }> {
  let query = selectAttempts(db)
    .where('attempts.state', '=', sql.lit('in-progress'))
    .where('attempts.deadline', '<', before)
    .orderBy('attempts.deadline')
    .orderBy('attempts.id')
    .limit(limit)
  if (studentId !== undefined) query = query.where('attempts.student_id', '=', studentId)
  if (after) {
    query = query
      .where('attempts.deadline', '>=', after.deadline)
      .where(({ eb, or }) =>
        or([eb('attempts.deadline', '>', after.deadline), eb('attempts.id', '>', after.id)]),
      )
  }
  const rows = await query.execute()
  const attempts = await readEach(rows, readAttempt)
  const last = rows.length === limit ? rows.at(-1) : undefined
  return {
    attempts: attempts.filter((attempt) => attempt.state === 'in-progress'),
    next: last && { deadline: last.deadline ?? 0, id: last.id },
  }
}

const selectAttempts = (db: Db) => withQuiz(db.selectFrom('attempts'))

function withQuiz(attempts: SelectQueryBuilder<Tables, 'attempts', object>) {
  return attempts
    .innerJoin('quizzes', 'quizzes.id', 'attempts.quiz_id')
    .select([
      'attempts.id',
      'attempts.quiz_id',
      'attempts.student_id',
      'attempts.state',
      'attempts.revision',
      'attempts.admitted_at',
      'attempts.started_at',
      'attempts.deadline',
      'attempts.saved_answers',
      'attempts.submitted_at',
      'attempts.submitted_by',
      'attempts.answers',
      'attempts.verdicts',
      'attempts.score',
      'attempts.total_questions',
      'attempts.marked_revision',
      'attempts.late_answers',
      'attempts.record',
      'attempts.version',
      'attempts.devices',
      'quizzes.title',
      'quizzes.time_limit_minutes',
      'quizzes.num_questions',
      'quizzes.current_revision',
      'quizzes.answer_release',
      'quizzes.is_open',
      'quizzes.language',
    ])
}

type AttemptRow = Omit<Selectable<Tables['attempts']>, 'person_key'> &
  Pick<
    Selectable<Tables['quizzes']>,
    | 'title'
    | 'time_limit_minutes'
    | 'num_questions'
    | 'current_revision'
    | 'answer_release'
    | 'is_open'
    | 'language'
  >

function readAttempt(row: AttemptRow): Attempt {
  try {
    return toAttempt(row)
  } catch (cause) {
    throw new Error(`The attempt ${row.id} cannot be read`, { cause })
  }
}

function toAttempt(row: AttemptRow): Attempt {
  const base: AttemptBase = {
    id: row.id,
    studentId: row.student_id,
    quiz: {
      id: row.quiz_id,
      title: row.title,
      timeLimitMinutes: row.time_limit_minutes,
      numQuestions: row.num_questions,
      currentRevision: present(row.current_revision),
      answerRelease: row.answer_release,
      isOpen: row.is_open === 1,
      language: row.language,
    },
  }
  if (row.state === 'admitted') return { ...base, state: row.state }
  const started: StartedAttempt = {
    ...base,
    revision: present(row.revision),
    admittedAt: row.admitted_at,
    startedAt: present(row.started_at),
    deadline: present(row.deadline),
    savedAnswers: parseList<StoredAnswer>(row.saved_answers),
    record: row.record,
    version: row.version,
    devices: row.devices,
  }
  if (row.state === 'in-progress') return { ...started, state: row.state }
  return {
    ...started,
    state: row.state,
    submittedAt: present(row.submitted_at),
    submittedBy: present(row.submitted_by),
    answers: parseList<Answer>(present(row.answers)),
    verdicts: parseList<Verdict>(present(row.verdicts)),
    score: present(row.score),
    totalQuestions: present(row.total_questions),
    markedRevision: present(row.marked_revision),
    lateAnswers: parseList<LateAnswer>(row.late_answers),
  }
}
