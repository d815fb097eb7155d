import type { QuizAccess, QuizRole, QuizCapabilities } from '@quizly/domain'
import { type Selectable, sql } from 'kysely'
import { compileOnce, reads } from '../../db/compile-once.ts'
import type { Db } from '../../db/store.ts'
import { readCapabilities } from '../../db/attempts/stored-score.ts'
import { accessColumns, readAccess, toAccessRow } from '../../db/stored-access.ts'
import type { Tables } from '../../db/tables.ts'
import { insertRole, type RoleHolder, roleOnQuiz } from './roles.repository.ts'
import { storageOfStudent } from './storage.repository.ts'

export type Quiz = QuizAccess & {
  id: string
  ownerId: string
  title: string
  timeLimitMinutes: number
  numQuestions: number
  secretCode: string
  /** The revision for new attempts; null if the quiz has no questions. */
  currentRevision: number | null
  /** The language of the quiz; null: the app's own. */
  language: string | null
  /** Null in a plain quiz. */
  traits?: QuizCapabilities | null
}

/** A quiz with what only those see who have a role on it. */
export type OwnQuiz = Quiz & {
  /** When its code was first asked for; null: never. */
  finalizedAt: number | null
  archivedAt: number | null
  layout: string | null
  hasAllowances: boolean
  hasInstructions: boolean
}

export async function insertQuiz(
  db: Db,
  quiz: Quiz & { titleKey: string; layout?: string | null },
  createdAt: number,
): Promise<void> {
  await db
    .insertInto('quizzes')
    .values({
      id: quiz.id,
      owner_id: quiz.ownerId,
      title: quiz.title,
      title_key: quiz.titleKey,
      time_limit_minutes: quiz.timeLimitMinutes,
      num_questions: quiz.numQuestions,
      secret_code: quiz.secretCode,
      current_revision: quiz.currentRevision,
      ...toAccessRow(quiz),
      language: quiz.language,
      layout: quiz.layout ?? null,
      // What its owner gives in all quizzes counts in this one, too.
      has_allowances: sql<number>`case when exists (select 1 from allowances where owner_id = ${quiz.ownerId} and quiz_id is null) then 1 else 0 end`,
      created_at: createdAt,
      updated_at: createdAt,
    })
    .execute()
  await insertRole(db, { quizId: quiz.id, userId: quiz.ownerId, role: 'owner' }, createdAt)
}

export async function findQuizWithRole(
  db: Db,
  id: string,
  { userId, roles }: RoleHolder,
): Promise<(OwnQuiz & { role: QuizRole }) | undefined> {
  const row = await db
    .selectFrom('quizzes')
    .innerJoin('quiz_roles', 'quiz_roles.quiz_id', 'quizzes.id')
    .selectAll('quizzes')
    .select('quiz_roles.role')
    .where('quizzes.id', '=', id)
    .where('quizzes.deleted_at', 'is', null)
    .where('quiz_roles.user_id', '=', userId)
    .where('quiz_roles.role', 'in', roles)
    .executeTakeFirst()
  return row && { ...toOwnQuiz(row), role: row.role }
}

/** The quiz with this code; undefined if its owner's account is deleted. */
export async function findQuizBySecretCode(db: Db, secretCode: string): Promise<Quiz | undefined> {
  const row = await db
    .selectFrom('quizzes')
    .innerJoin('users', 'users.id', 'quizzes.owner_id')
    .selectAll('quizzes')
    .where('secret_code', '=', secretCode)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
  return row && toQuiz(row)
}

const quizToEnter = compileOnce(reads, (db, of: { secretCode: string; studentId: string }) =>
  db
    .selectFrom(
      db
        .selectFrom('quizzes')
        .selectAll()
        .where('secret_code', '=', of.secretCode)
        .limit(sql.lit(1))
        .as('quizzes'),
    )
    .innerJoin('users', 'users.id', 'quizzes.owner_id')
    .crossJoin(storageOfStudent(db, of.studentId).as('own'))
    .select(['quizzes.id', 'quizzes.owner_id', 'quizzes.title', 'quizzes.time_limit_minutes'])
    .select(['quizzes.num_questions', 'quizzes.secret_code', 'quizzes.current_revision'])
    .select([
      'quizzes.language',
      'quizzes.traits',
      'quizzes.archived_at',
      'quizzes.deleted_at',
      ...accessColumns,
    ])
    .select(['own.attempts', 'own.answer_bytes'])
    .select(({ selectFrom, cast, val }) =>
      selectFrom('attempts')
        .select('attempts.state')
        .whereRef('attempts.quiz_id', '=', 'quizzes.id')
        .where('attempts.student_id', '=', cast<string>(val(of.studentId), 'text'))
        .limit(sql.lit(1))
        .as('state'),
    )
    .where('users.deleted_at', 'is', null),
)

type StudentStorage = { attempts: number; answerBytes: number }

export async function findQuizToEnter(
  db: Db,
  secretCode: string,
  studentId: string,
): Promise<(StudentStorage & { quiz: Quiz; isAdmitted: boolean; isInUse: boolean }) | undefined> {
  const {
    rows: [row],
  } = await quizToEnter(db, { secretCode, studentId })
  if (!row) return undefined
  const { attempts, answer_bytes: answerBytes } = row
  const isInUse = row.archived_at === null && row.deleted_at === null
  return { quiz: toQuiz(row), isAdmitted: row.state !== null, isInUse, attempts, answerBytes }
}

/** Locks the quiz for this transaction: another transaction that locks it waits until this one ends. */
export async function lockQuizWithRole(
  trx: Db,
  id: string,
  holder: RoleHolder,
): Promise<OwnQuiz | undefined> {
  const row = await trx
    .updateTable('quizzes')
    .set(({ ref }) => ({ updated_at: ref('updated_at') }))
    .where('id', '=', id)
    .where(({ exists }) => exists(roleOnQuiz(trx, holder)))
    .returningAll()
    .executeTakeFirst()
  return row && toOwnQuiz(row)
}

type OwnQuizRow = QuizRow &
  Pick<
    Selectable<Tables['quizzes']>,
    'finalized_at' | 'archived_at' | 'layout' | 'has_allowances' | 'has_instructions'
  >

function toOwnQuiz(row: OwnQuizRow): OwnQuiz {
  return {
    ...toQuiz(row),
    finalizedAt: row.finalized_at,
    archivedAt: row.archived_at,
    layout: row.layout,
    hasAllowances: row.has_allowances === 1,
    hasInstructions: row.has_instructions === 1,
  }
}

type QuizRow = Omit<
  Selectable<Tables['quizzes']>,
  | 'created_at'
  | 'updated_at'
  | 'unmarked_since'
  | 'title_key'
  | 'archived_at'
  | 'deleted_at'
  | 'finalized_at'
  | 'layout'
  | 'has_allowances'
  | 'has_instructions'
  | 'release_by'
  | 'release_before'
>

function toQuiz(row: QuizRow): Quiz {
  return {
    id: row.id,
    ownerId: row.owner_id,
    title: row.title,
    timeLimitMinutes: row.time_limit_minutes,
    numQuestions: row.num_questions,
    secretCode: row.secret_code,
    currentRevision: row.current_revision,
    ...readAccess(row),
    language: row.language,
    traits: readCapabilities(row.traits),
  }
}
