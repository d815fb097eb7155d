import type { User } from '@quizly/contract'
import { isEducator, type Reader } from '@quizly/domain'
import type { Db } from '../../db/store.ts'
import { getOwnQuiz } from './quizzes.service.ts'

/** What somebody is to a student's attempt at a quiz. Throws for an educator who has no role on that quiz. */
export async function getReader(
  db: Db,
  user: User,
  { quizId, userId }: { quizId: string; userId: string },
): Promise<Reader> {
  if (!isEducator(user)) return { kind: user._id === userId ? 'student' : 'nobody' }
  await getOwnQuiz(db, quizId, user._id)
  return { kind: 'staff', role: 'owner' }
}
