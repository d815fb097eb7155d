import type { Db } from '../../db/store.ts'
import type { NewId } from '../../random.ts'
import { markAgain } from '../attempts/marking.service.ts'
import type { QuestionDraft } from '../quizzes/questions.service.ts'
import { addRevision, lockOwnQuiz } from '../quizzes/quizzes.service.ts'

/** Saves the next revision of a quiz and marks every result again by it: both, or neither. */
export async function reviseQuiz(
  db: Db,
  newId: NewId,
  ownerId: string,
  { quizId, questions }: { quizId: string; questions: readonly QuestionDraft[] },
  now: number,
) {
  const counts = await db.transaction().execute(async (trx) => {
    const quiz = await lockOwnQuiz(trx, quizId, ownerId)
    const revision = await addRevision(trx, newId, quiz, questions, now)
    return markAgain(trx, newId, quizId, revision, now)
  })
  return { message: 'Quiz updated successfully!', ...counts }
}
