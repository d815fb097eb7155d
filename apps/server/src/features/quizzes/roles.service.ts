import type { User } from '@quizly/contract'
import { isEducator, type QuizRight, type QuizRole, type Reader, rolesWith } from '@quizly/domain'
import { AppError } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import { findQuizWithRole, lockQuizWithRole, type OwnQuiz } from './quizzes.repository.ts'
import { findRole } from './roles.repository.ts'

export const quizNotFound = () => new AppError('not-found', 'no-quiz')

export async function requireRole(
  db: Db,
  quizId: string,
  userId: string,
  right: QuizRight,
): Promise<OwnQuiz & { role: QuizRole }> {
  const quiz = await findQuizWithRole(db, quizId, { userId, roles: rolesWith(right) })
  if (!quiz) throw quizNotFound()
  return quiz
}

/** The role by which a user has this right to a quiz; undefined without the right. */
export async function roleOf(
  db: Db,
  quizId: string,
  userId: string,
  right: QuizRight,
): Promise<QuizRole | undefined> {
  return findRole(db, quizId, { userId, roles: rolesWith(right) })
}

export async function lockWithRole(
  trx: Db,
  quizId: string,
  userId: string,
  right: QuizRight,
): Promise<OwnQuiz> {
  const quiz = await lockQuizWithRole(trx, quizId, { userId, roles: rolesWith(right) })
  if (!quiz) throw quizNotFound()
  return quiz
}

export async function getReader(
  db: Db,
  user: User,
  { quizId, userId }: { quizId: string; userId: string },
  right: QuizRight = 'read',
): Promise<Reader> {
  if (!isEducator(user)) return { kind: user._id === userId ? 'student' : 'nobody' }
  const role = await findRole(db, quizId, { userId: user._id, roles: rolesWith(right) })
  if (!role) throw quizNotFound()
  return { kind: 'staff', role }
}
