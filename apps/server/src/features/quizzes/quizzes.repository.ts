import type { QuizAccess } from '@quizly/domain'
import type { Selectable } from 'kysely'
import type { Db } from '../../db/store.ts'
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
}

/** Stores a quiz and its owner's role. Throws a unique violation if another quiz has the secret code. */
export async function insertQuiz(db: Db, quiz: Quiz, createdAt: number): Promise<void> {
  await db
    .insertInto('quizzes')
    .values({
      id: quiz.id,
      owner_id: quiz.ownerId,
      title: quiz.title,
      time_limit_minutes: quiz.timeLimitMinutes,
      num_questions: quiz.numQuestions,
      secret_code: quiz.secretCode,
      current_revision: quiz.currentRevision,
      answer_release: quiz.answerRelease,
      is_open: Number(quiz.isOpen),
      language: quiz.language,
      created_at: createdAt,
      updated_at: createdAt,
    })
    .execute()
  await insertRole(db, { quizId: quiz.id, userId: quiz.ownerId, role: 'owner' }, createdAt)
}

export async function findQuizWithRole(db: Db, id: string, holder: RoleHolder): Promise<Quiz | undefined> {
  const row = await db
    .selectFrom('quizzes')
    .selectAll()
    .where('id', '=', id)
    .where(({ exists }) => exists(roleOnQuiz(db, holder)))
    .executeTakeFirst()
  return row && toQuiz(row)
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

type StudentStorage = { attempts: number; answerBytes: number }

/** The quiz with this code, whether a student has been admitted to it, and how much they have stored. */
export async function findQuizToEnter(
  db: Db,
  secretCode: string,
  studentId: string,
): Promise<(StudentStorage & { quiz: Quiz; isAdmitted: boolean }) | undefined> {
  const row = await db
    .selectFrom('quizzes')
    .innerJoin('users', 'users.id', 'quizzes.owner_id')
    .leftJoin('attempts', (join) =>
      join.onRef('attempts.quiz_id', '=', 'quizzes.id').on('attempts.student_id', '=', studentId),
    )
    .innerJoin(storageOfStudent(db, studentId).as('own'), (join) => join.onTrue())
    .selectAll('quizzes')
    .select(['attempts.state', 'own.attempts', 'own.answer_bytes'])
    .where('secret_code', '=', secretCode)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { attempts, answer_bytes: answerBytes } = row
  return { quiz: toQuiz(row), isAdmitted: row.state !== null, attempts, answerBytes }
}

/** Locks the quiz for this transaction: another transaction that locks it waits until this one ends. */
export async function lockQuizWithRole(trx: Db, id: string, holder: RoleHolder): Promise<Quiz | undefined> {
  const row = await trx
    .updateTable('quizzes')
    .set(({ ref }) => ({ updated_at: ref('updated_at') }))
    .where('id', '=', id)
    .where(({ exists }) => exists(roleOnQuiz(trx, holder)))
    .returningAll()
    .executeTakeFirst()
  return row && toQuiz(row)
}

function toQuiz(row: Selectable<Tables['quizzes']>): Quiz {
  return {
    id: row.id,
    ownerId: row.owner_id,
    title: row.title,
    timeLimitMinutes: row.time_limit_minutes,
    numQuestions: row.num_questions,
    secretCode: row.secret_code,
    currentRevision: row.current_revision,
    answerRelease: row.answer_release,
    isOpen: row.is_open === 1,
    language: row.language,
  }
}
