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
  isClosed,
  mergeSettings,
  type QuizEnds,
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
import type { OwnQuiz } from '../quizzes.repository.ts'
import {
  countEnds,
  countFromNumber,
  hasAttempts,
  hasSeveralAttempts,
  markGivenOut,
  updateSettings,
} from './settings.repository.ts'

/** How a quiz runs, and how many students could see its correct answers while others had not submitted. */
export async function getSettings(
  db: Db,
  quizId: string,
  userId: string,
  now: number,
): Promise<CallResult<typeof getQuizSettings>> {
  const quiz = await requireRole(db, quizId, userId, 'read')
  const ends = await countEnds(db, quiz)
  const early = releasesAnswers(quiz, now) && seenEarly(quiz, await endsForGood(db, quiz, ends, now), now)
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
    const attempts = await attemptsAfter(trx, quiz, merged)
    const problems = windowChangeProblems(quiz, windowOf(merged), {
      now,
      hasAttempts: merged.opensAt !== current.opensAt && (await hasAttempts(trx, quizId)),
    })
    if (problems.length > 0) throw invalidInput(problems)
    // What is archived stays closed.
    const settled = { ...merged, attempts: undefined, attemptCounts: undefined, ...attempts }
    const saved = inPlainWords(quiz.archivedAt === null ? settled : { ...settled, code: 'closed' })
    await updateSettings(trx, quizId, toStored(saved, stillGivenOut(quiz, saved.correctAnswers)), now)
    return saved
  })
}

/**
 * Where several attempts were allowed the quiz goes on saying which of them counts, as long as a student has more than
 * one: no attempt goes because fewer are allowed now.
 */
async function attemptsAfter(
  trx: Db,
  { id, attemptRule }: OwnQuiz,
  { attempts = 1, attemptCounts = attemptRule?.counts ?? 'best' }: QuizSettings,
): Promise<Pick<QuizSettings, 'attempts' | 'attemptCounts'>> {
  const isPlain = attempts === 1 && !(attemptRule && (await hasSeveralAttempts(trx, id)))
  return isPlain ? {} : { attempts, attemptCounts }
}

/** Of those who have submitted only who has no attempt left could see correct answers, until the quiz is closed. */
async function endsForGood(db: Db, quiz: OwnQuiz, ends: QuizEnds, now: number): Promise<QuizEnds> {
  const { attemptRule } = quiz
  if (!attemptRule || isClosed(quiz, now)) return ends
  const { allowed } = attemptRule
  const submitted = allowed === 'unlimited' ? 0 : await countFromNumber(db, quiz.id, allowed)
  return { ...ends, submitted }
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
