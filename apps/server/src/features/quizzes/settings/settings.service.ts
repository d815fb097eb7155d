import type {
  CallBody,
  CallResult,
  getQuizSettings,
  QuizSettings,
  updateQuizSettings,
} from '@quizly/contract'
import { mergeSettings, releasesAnswers, seenEarly, titleKey } from '@quizly/domain'
import { AppError } from '../../../app-error.ts'
import type { Db } from '../../../db/store.ts'
import { summarizeOwn } from '../quizzes.service.ts'
import { lockWithRole, requireRole } from '../roles.service.ts'
import { countEnds, type StoredSettings, updateSettings } from './settings.repository.ts'

/** How a quiz runs, and how many students could see its correct answers while others had not submitted. */
export async function getSettings(
  db: Db,
  quizId: string,
  userId: string,
): Promise<CallResult<typeof getQuizSettings>> {
  const quiz = await requireRole(db, quizId, userId, 'read')
  const ends = await countEnds(db, quizId)
  const early = releasesAnswers(quiz) && seenEarly(quiz, ends)
  const { running, submitted } = ends
  const of = { quiz: summarizeOwn(quiz), running, submitted }
  return { ...toSettings(quiz), ...of, ...(early && { seenEarly: early }) }
}

/**
 * Changes how a quiz runs. Attempts that are running keep their deadline. A change of a setting that another window has
 * changed since it was read is refused.
 */
export async function changeSettings(
  db: Db,
  quizId: string,
  userId: string,
  { base, title, timeLimit, ...wanted }: CallBody<typeof updateQuizSettings>,
  now: number,
): Promise<QuizSettings> {
  return db.transaction().execute(async (trx) => {
    const quiz = await lockWithRole(trx, quizId, userId, 'edit')
    const current = toSettings(quiz)
    const settings = {
      ...wanted,
      title: title ?? current.title,
      timeLimit: timeLimit ?? current.timeLimit,
    }
    const { merged, conflicts } = mergeSettings(base ?? current, settings, current)
    if (conflicts.length > 0) throw settingsChanged(current)
    // What is archived stays closed.
    const saved = quiz.archivedAt === null ? merged : { ...merged, code: 'closed' as const }
    await updateSettings(trx, quizId, toStored(saved), now)
    return saved
  })
}

const settingsChanged = (theirSettings: QuizSettings) =>
  new AppError(
    'quiz-changed',
    'These settings were changed in another window meanwhile. Nothing was saved.',
    { extra: { theirSettings } },
  )

function toSettings({
  title,
  timeLimitMinutes,
  answerRelease,
  isOpen,
  language,
}: Omit<StoredSettings, 'titleKey'>): QuizSettings {
  return {
    title,
    timeLimit: timeLimitMinutes,
    correctAnswers: answerRelease,
    code: isOpen ? 'open' : 'closed',
    ...(language !== null && { language }),
  }
}

function toStored({ title, timeLimit, correctAnswers, code, language }: QuizSettings): StoredSettings {
  return {
    title,
    titleKey: titleKey(title),
    timeLimitMinutes: timeLimit,
    answerRelease: correctAnswers,
    isOpen: code === 'open',
    language: language ?? null,
  }
}
