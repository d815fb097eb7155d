import type { CallBody, createQuiz } from '@quizly/contract'
import type { QuestionContent } from '@quizly/domain'
import { AppError } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import { getRevision, writtenIn } from './questions.service.ts'
import { findQuizBySecretCode, type Quiz } from './quizzes.repository.ts'

type WantedQuiz = CallBody<typeof createQuiz> & { questions: readonly QuestionContent[] }

/**
 * What `store` makes of a wanted quiz or, where its code is taken by a quiz of the same owner that is the same in
 * everything, that quiz: the reply to the first request was lost, and this is the second.
 */
export async function storeOnce(
  db: Db,
  ownerId: string,
  wanted: WantedQuiz,
  store: () => Promise<Quiz>,
): Promise<Quiz> {
  try {
    return await store()
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'code-taken')) throw error
    const present = await findQuizBySecretCode(db, wanted.secretCode)
    if (present?.ownerId !== ownerId) throw error
    if ((await storedContent(db, present)) !== contentOf(wanted)) throw error
    return present
  }
}

async function storedContent(db: Db, quiz: Quiz): Promise<string> {
  const { title, timeLimitMinutes: timeLimit, numQuestions, currentRevision } = quiz
  const questions = currentRevision === null ? [] : await getRevision(db, quiz.id, currentRevision)
  return contentOf({ title, timeLimit, numQuestions, questions })
}

/** Everything in a quiz that its author wrote, to be compared. */
function contentOf({ title, timeLimit, numQuestions, questions }: Omit<WantedQuiz, 'secretCode'>): string {
  return JSON.stringify([title, timeLimit, numQuestions, writtenIn(questions)])
}
