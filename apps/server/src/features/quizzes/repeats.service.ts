import type { CallBody, createQuiz } from '@quizly/contract'
import type { UncheckedQuestion } from '@quizly/domain'
import { AppError } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import { getRevision, writtenIn } from './questions.service.ts'
import { findQuizBySecretCode, type Quiz } from './quizzes.repository.ts'

type RequestedQuiz = CallBody<typeof createQuiz> & { questions: readonly UncheckedQuestion[] }

export async function storeOnce(
  db: Db,
  ownerId: string,
  requested: RequestedQuiz,
  store: () => Promise<Quiz>,
): Promise<Quiz> {
  try {
    return await store()
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'code-taken')) throw error
    const present = await findQuizBySecretCode(db, requested.secretCode)
    if (present?.ownerId !== ownerId) throw error
    if ((await storedContent(db, present)) !== contentOf(requested)) throw error
    return present
  }
}

async function storedContent(db: Db, quiz: Quiz): Promise<string> {
  const { title, timeLimitMinutes: timeLimit, numQuestions, currentRevision } = quiz
  const questions = currentRevision === null ? [] : await getRevision(db, quiz.id, currentRevision)
  return contentOf({ title, timeLimit, numQuestions, questions })
}

function contentOf({ title, timeLimit, numQuestions, questions }: Omit<RequestedQuiz, 'secretCode'>): string {
  return JSON.stringify([title, timeLimit, numQuestions, writtenIn(questions)])
}
