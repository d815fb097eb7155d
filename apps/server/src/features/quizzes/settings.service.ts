import type { QuizSettings } from '@quizly/contract'
import type { QuizAccess } from '@quizly/domain'
import type { Db } from '../../db/store.ts'
import type { Quiz } from './quizzes.repository.ts'
import { getOwnQuiz, quizNotFound } from './quizzes.service.ts'
import { countEnds, updateSettings } from './settings.repository.ts'

type SeenEarly = { students: number; others: number }

/** How one's own quiz runs, and how many could see its correct answers while others had not submitted. */
export async function getSettings(
  db: Db,
  quizId: string,
  ownerId: string,
): Promise<QuizSettings & { seenEarly?: SeenEarly }> {
  const quiz = await getOwnQuiz(db, quizId, ownerId)
  const seenEarly = await countSeenEarly(db, quiz)
  return { ...toSettings(quiz), ...(seenEarly && { seenEarly }) }
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

/**
 * `students` had submitted before the last of them was through, `others` were not through when the first had. Answers that
 * are held back can be seen only since the quiz was closed, so that only those count who are still at it.
 */
async function countSeenEarly(db: Db, { id, answerRelease, isOpen }: Quiz): Promise<SeenEarly | undefined> {
  const isAtOnce = answerRelease === 'at-once'
  if (!isAtOnce && isOpen) return undefined
  const { running, submitted, first, last } = await countEnds(db, id)
  const students = running > 0 ? submitted : isAtOnce ? submitted - last : 0
  const others = isAtOnce ? running + submitted - first : running
  return students > 0 && others > 0 ? { students, others } : undefined
}
