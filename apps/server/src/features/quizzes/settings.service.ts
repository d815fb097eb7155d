import type { QuizSettings } from '@quizly/contract'
import { type QuizAccess, releasesAnswers, seenEarly } from '@quizly/domain'
import type { Db } from '../../db/store.ts'
import { getOwnQuiz, quizNotFound } from './quizzes.service.ts'
import { countEnds, updateSettings } from './settings.repository.ts'

/** How one's own quiz runs, and how many could see its correct answers while others had not submitted. */
export async function getSettings(
  db: Db,
  quizId: string,
  ownerId: string,
): Promise<QuizSettings & { seenEarly?: { students: number; others: number } }> {
  const quiz = await getOwnQuiz(db, quizId, ownerId)
  const early = releasesAnswers(quiz) && seenEarly(quiz, await countEnds(db, quizId))
  return { ...toSettings(quiz), ...(early && { seenEarly: early }) }
}

/** Changes how one's own quiz runs. */
export async function changeSettings(
  db: Db,
  quizId: string,
  ownerId: string,
  { correctAnswers: answerRelease, code, language }: QuizSettings,
): Promise<QuizSettings> {
  const settings = { answerRelease, isOpen: code === 'open', language: language ?? null }
  if (!(await updateSettings(db, { id: quizId, ownerId, ...settings }))) throw quizNotFound()
  return toSettings(settings)
}

function toSettings({
  answerRelease,
  isOpen,
  language,
}: QuizAccess & { language: string | null }): QuizSettings {
  return {
    correctAnswers: answerRelease,
    code: isOpen ? 'open' : 'closed',
    ...(language !== null && { language }),
  }
}
