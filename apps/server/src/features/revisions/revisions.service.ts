import type { ScoreChanges } from '@quizly/contract'
import type { Db } from '../../db/store.ts'
import type { NewId } from '../../random.ts'
import { markAgain, previewMarking } from '../attempts/marking.service.ts'
import { prepareQuestions, type QuestionDraft } from '../quizzes/questions.service.ts'
import { addRevision, getCurrentQuestions, getOwnQuiz, lockOwnQuiz } from '../quizzes/quizzes.service.ts'

type Revised = { quizId: string; questions: readonly QuestionDraft[] }

/** Saves the next revision of a quiz and marks every result again by it: both, or neither. */
export async function reviseQuiz(
  db: Db,
  newId: NewId,
  ownerId: string,
  { quizId, questions }: Revised,
  now: number,
) {
  const counts = await db.transaction().execute(async (trx) => {
    const quiz = await lockOwnQuiz(trx, quizId, ownerId)
    const revision = await addRevision(trx, newId, quiz, questions, now)
    return markAgain(trx, newId, quizId, revision, now)
  })
  return { message: 'Quiz updated successfully!', ...counts }
}

/** What `reviseQuiz` would do to the results, by the same rules; nothing is written and nobody has to wait for it. */
export async function previewRevision(
  db: Db,
  newId: NewId,
  ownerId: string,
  { quizId, questions: drafts }: Revised,
): Promise<ScoreChanges> {
  const quiz = await getOwnQuiz(db, quizId, ownerId)
  const questions = prepareQuestions(newId, drafts, await getCurrentQuestions(db, quiz))
  return previewMarking(db, quizId, { revision: (quiz.currentRevision ?? 0) + 1, questions })
}
