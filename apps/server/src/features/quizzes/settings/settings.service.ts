import type { QuizSettings } from '@quizly/contract'
import { type QuizAccess, releasesAnswers, rolesWith, seenEarly } from '@quizly/domain'
import type { Db } from '../../../db/store.ts'
import { quizNotFound, requireRole } from '../roles.service.ts'
import { countEnds, updateSettings } from './settings.repository.ts'

/** How a quiz runs, and how many students could see its correct answers while others had not submitted. */
export async function getSettings(
  db: Db,
  quizId: string,
  userId: string,
): Promise<QuizSettings & { seenEarly?: { students: number; others: number } }> {
  const quiz = await requireRole(db, quizId, userId, 'read')
  const early = releasesAnswers(quiz) && seenEarly(quiz, await countEnds(db, quizId))
  return { ...toSettings(quiz), ...(early && { seenEarly: early }) }
}

/** Changes how a quiz runs. */
export async function changeSettings(
  db: Db,
  quizId: string,
  userId: string,
  { correctAnswers: answerRelease, code, language }: QuizSettings,
  now: number,
): Promise<QuizSettings> {
  const settings = { answerRelease, isOpen: code === 'open', language: language ?? null }
  const holder = { userId, roles: rolesWith('edit') }
  if (!(await updateSettings(db, quizId, holder, settings, now))) throw quizNotFound()
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
