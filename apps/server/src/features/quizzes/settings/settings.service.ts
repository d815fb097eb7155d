import type {
  CallBody,
  CallResult,
  getQuizSettings,
  giveOutResults,
  QuizSettings,
  updateQuizSettings,
} from '@quizly/contract'
import {
  type AnswerRelease,
  mergeSettings,
  releasesAnswers,
  rolesWith,
  seenEarly,
  waitsToBeGivenOut,
  windowChangeProblems,
} from '@quizly/domain'
import { AppError, invalidInput } from '../../../app-error.ts'
import type { Db } from '../../../db/store.ts'
import { summarizeOwn } from '../quizzes.service.ts'
import { listAllowances } from '../allowances/allowances.repository.ts'
import { lockWithRole, requireRole } from '../roles.service.ts'
import { inPlainWords, toSettings, toStored, windowOf } from './settings-words.service.ts'
import { countEnds, hasAttempts, markGivenOut, updateSettings } from './settings.repository.ts'

/** How a quiz runs, and how many students could see its correct answers while others had not submitted. */
export async function getSettings(
  db: Db,
  quizId: string,
  userId: string,
  now: number,
): Promise<CallResult<typeof getQuizSettings>> {
  const quiz = await requireRole(db, quizId, userId, 'read')
  const ends = await countEnds(db, quizId)
  const early = releasesAnswers(quiz, now) && seenEarly(quiz, ends, now)
  const { running, submitted } = ends
  const { givenOutAt } = quiz
  const mayChange = rolesWith('edit').includes(quiz.role)
  const allowances = quiz.hasAllowances && mayChange ? await listAllowances(db, quiz) : []
  const of = { quiz: summarizeOwn(quiz, now), running, submitted }
  return {
    ...toSettings(quiz),
    ...of,
    ...(givenOutAt !== null && { givenOutAt: new Date(givenOutAt).toISOString() }),
    ...(early && { seenEarly: early }),
    ...(allowances.length > 0 && { allowances }),
  }
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
    const settings = inPlainWords({
      ...wanted,
      title: title ?? current.title,
      timeLimit: timeLimit ?? current.timeLimit,
    })
    const { merged, conflicts } = mergeSettings(base ? inPlainWords(base) : current, settings, current)
    if (conflicts.length > 0) throw settingsChanged(current)
    const problems = windowChangeProblems(quiz, windowOf(merged), {
      now,
      hasAttempts: merged.opensAt !== current.opensAt && (await hasAttempts(trx, quizId)),
    })
    if (problems.length > 0) throw invalidInput(problems)
    // What is archived stays closed.
    const saved = quiz.archivedAt === null ? merged : { ...merged, code: 'closed' as const }
    await updateSettings(trx, quizId, toStored(saved, stillGivenOut(quiz, saved.correctAnswers)), now)
    return saved
  })
}

/** Results that are to wait for an educator again have not been given out. */
function stillGivenOut(
  { answerRelease, givenOutAt }: { answerRelease: AnswerRelease; givenOutAt: number | null },
  wanted: AnswerRelease,
): number | null {
  return wanted === answerRelease ? givenOutAt : null
}

const settingsChanged = (theirSettings: QuizSettings) =>
  new AppError(
    'quiz-changed',
    'These settings were changed in another window meanwhile. Nothing was saved.',
    { extra: { theirSettings } },
  )

/** Gives out the results of a quiz that wait for it. Returns whether they are given out now. */
export async function giveOut(
  db: Db,
  quizId: string,
  userId: string,
  now: number,
): Promise<CallResult<typeof giveOutResults>> {
  return db.transaction().execute(async (trx) => {
    const quiz = await lockWithRole(trx, quizId, userId, 'edit')
    const isWaiting = waitsToBeGivenOut(quiz, now)
    if (isWaiting) await markGivenOut(trx, quizId, now)
    return { isGivenOut: isWaiting || quiz.givenOutAt !== null }
  })
}
