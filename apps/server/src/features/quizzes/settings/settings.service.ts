import { setImmediate } from 'node:timers/promises'
import type {
  CallBody,
  CallResult,
  getQuizSettings,
  giveOutResults,
  QuizSettings,
  updateQuizSettings,
} from '@quizly/contract'
import {
  type ResultRelease,
  hasTimeLimit,
  latestEnd,
  mergeSettings,
  noTimeLimit,
  openSince,
  plannedUnder,
  practiceProblems,
  type QuizAccess,
  releaseToKeep,
  rolesWith,
  timeLimitMs,
  waitsForOthers,
  waitsToBeGivenOut,
  windowChangeProblems,
  writeAttemptRule,
  type QuizState,
  quizState,
} from '@quizly/domain'
import { AppError, invalidInput } from '../../../app-error.ts'
import { hasReleases, insertRelease } from '../../../db/attempts/releases.ts'
import { findLastDeadline } from '../../../db/attempts/last-deadlines.ts'
import type { Db } from '../../../db/store.ts'
import { type QuestionMaking, summarizeOwn } from '../quizzes.service.ts'
import { findSource, prepareInstructions, storeInstructions } from '../instructions/instructions.service.ts'
import { listAllowancesFor } from '../allowances/allowances.service.ts'
import { lockWithRole, requireRole } from '../roles.service.ts'
import { inPlainWords, toSettings, toStored, windowOf, withEnd } from './settings-words.service.ts'
import type { OwnQuiz } from '../quizzes.repository.ts'
import {
  endUntimed,
  giveBackCutTime,
  countAttemptsLeft,
  countEnds,
  countSubmittedAfter,
  hasAttempts,
  hasSeveralAttempts,
  markGivenOut,
  markHeldBack,
  type QuizEnds,
  type StoredSettings,
  updateSettings,
  markFinalized,
} from './settings.repository.ts'

/** So many attempts are given time back at once that others still get their turn in between. */
const atOnce = 200

/** How a quiz runs, and how many answered when others could see the correct answers already. */
export async function getSettings(
  db: Db,
  quizId: string,
  userId: string,
  now: number,
): Promise<CallResult<typeof getQuizSettings>> {
  const quiz = await requireRole(db, quizId, userId, 'read')
  const ends = await countEnds(db, quiz)
  const early = await countSeenEarly(db, quiz, ends)
  const { running, submitted } = ends
  const { givenOutAt } = quiz
  const mayChange = rolesWith('edit').includes(quiz.role)
  const allowances = quiz.hasAllowances && mayChange ? await listAllowancesFor(db, quiz, userId) : []
  const of = { quiz: summarizeOwn(quiz, now), running, submitted }
  const { attemptRule } = quiz
  const isOver = of.quiz.state === 'closed' || of.quiz.state === 'archived'
  const left = attemptRule && !isOver ? await countAttemptsLeft(db, quizId, attemptRule) : 0
  return {
    ...toSettings(quiz, await findSource(db, quiz)),
    ...of,
    ...(left > 0 && { attemptsLeft: left }),
    ...(givenOutAt !== null && { givenOutAt: new Date(givenOutAt).toISOString() }),
    ...(early && { seenEarly: early }),
    ...(allowances.length > 0 && { allowances }),
  }
}

/** The same where an educator released results; no more than one statement where nobody did. */
export async function findSeenEarly(db: Db, quiz: OwnQuiz) {
  if (!(await hasReleases(db, quiz.id))) return undefined
  return countSeenEarly(db, quiz, await countEnds(db, quiz))
}

/** How many students submitted after others could see the correct answers, and how many are still working. */
async function countSeenEarly(db: Db, quiz: OwnQuiz, ends: QuizEnds) {
  const since = openSince(quiz, ends)
  if (since === undefined) return undefined
  const submitted = await countSubmittedAfter(db, quiz.id, since)
  return submitted + ends.running > 0 ? { submitted, running: ends.running } : undefined
}

export async function changeSettings(
  db: Db,
  { renderInstructions }: Pick<QuestionMaking, 'renderInstructions'>,
  { quizId, userId }: { quizId: string; userId: string },
  { base, title, timeLimit, ...requested }: CallBody<typeof updateQuizSettings>,
  now: number,
): Promise<QuizSettings> {
  const { instructions: written } = requested
  const isNew = written !== base?.instructions
  // Nothing is rendered for who may not save it.
  if (isNew && written) await requireRole(db, quizId, userId, 'edit')
  const rendered = isNew ? await prepareInstructions(renderInstructions, written, userId) : undefined
  return db.transaction().execute(async (trx) => {
    const quiz = await lockWithRole(trx, quizId, userId, 'edit')
    const current = toSettings(quiz, await findSource(trx, quiz))
    const settings = inPlainWords({
      ...requested,
      title: title ?? current.title,
      timeLimit: timeLimit ?? current.timeLimit,
      ...(!base && { instructions: written ?? current.instructions }),
    })
    const changed = mergeSettings(base ? inPlainWords(base) : current, settings, current)
    if (changed.conflicts.length > 0) throw settingsChanged(current)
    const merged = withEnd(changed.merged)
    const attempts = await attemptsAfter(trx, quiz, merged)
    const problems = windowChangeProblems(quiz, windowOf(merged), {
      now,
      hasAttempts: merged.opensAt !== current.opensAt && (await hasAttempts(trx, quizId)),
    })
    if (problems.length > 0) throw invalidInput(problems)
    const settled = { ...merged, attempts: undefined, attemptCounts: undefined, ...attempts }
    const saved = inPlainWords(quiz.archivedAt === null ? settled : { ...settled, code: 'closed' })
    const stored = toStored(saved, stillReleased(quiz, saved.resultRelease))
    if (stored.canBePractised) await assertPractice(trx, quiz, stored, now)
    await keepRelease(trx, quiz, stored, userId, now)
    await updateSettings(trx, quizId, stored, now)
    if (saved.instructions !== current.instructions) await storeInstructions(trx, quiz, rendered)
    await moveEnds(trx, quiz, stored, now)
    return saved
  })
}

/** A later closing gives back what the earlier one has cut off; an earlier one ends attempts without a time limit. */
async function moveEnds(trx: Db, quiz: OwnQuiz, after: StoredSettings, now: number): Promise<void> {
  const [end, endBefore] = [latestEnd(after), latestEnd(quiz)]
  const wasUntimed = !hasTimeLimit(quiz.timeLimitMinutes) || !hasTimeLimit(after.timeLimitMinutes)
  if (end === endBefore || (end < endBefore && !wasUntimed)) return
  const ends = { end, now, limit: atOnce, endlessMs: timeLimitMs(noTimeLimit) }
  const move = end > endBefore ? giveBackCutTime : endUntimed
  while ((await move(trx, quiz.id, ends)) === atOnce) await setImmediate()
}

async function assertPractice(trx: Db, quiz: OwnQuiz, after: QuizAccess, now: number): Promise<void> {
  const { running } = quiz.canBePractised ? { running: 0 } : await countEnds(trx, quiz)
  const closed = waitsForOthers(quiz, now) ? quiz : { ...after, id: quiz.id }
  const lastDeadline = await findLastDeadline(trx, closed, now)
  const problems = practiceProblems(quiz, after, { running, lastDeadline, now })
  if (problems.length > 0) throw invalidInput(problems)
}

/** The rule stays as long as a student has several attempts: none goes because fewer are allowed now. */
async function attemptsAfter(
  trx: Db,
  { id, attemptRule }: OwnQuiz,
  { attempts = 1, attemptCounts = attemptRule?.counts ?? 'best' }: QuizSettings,
): Promise<Pick<QuizSettings, 'attempts' | 'attemptCounts'>> {
  const isPlain = attempts === 1 && !(attemptRule && (await hasSeveralAttempts(trx, id)))
  return isPlain ? {} : { attempts, attemptCounts }
}

async function keepRelease(
  trx: Db,
  quiz: OwnQuiz,
  after: QuizAccess,
  by: string,
  now: number,
): Promise<void> {
  const changed = (['resultRelease', 'isOpen', 'opensAt', 'closesAt'] as const).some(
    (name) => quiz[name] !== after[name],
  )
  if (!changed && writeAttemptRule(quiz.attemptRule) === writeAttemptRule(after.attemptRule)) return
  const ends = await countEnds(trx, quiz)
  const closed = waitsForOthers(quiz, now) ? quiz : { ...after, id: quiz.id }
  const lastDeadline = await findLastDeadline(trx, closed, now)
  const release = releaseToKeep(quiz, after, ends, lastDeadline, now)
  if (release) await insertRelease(trx, quiz.id, { at: release.at, by: release.isByHand ? by : null })
}

function stillReleased(quiz: OwnQuiz, requested: ResultRelease) {
  const { resultRelease, givenOutAt, givesScoreOnly } = quiz
  const isSame = requested === resultRelease
  return {
    givenOutAt: isSame ? givenOutAt : null,
    givesScoreOnly: isSame && givesScoreOnly,
    planned: plannedUnder(quiz, requested),
  }
}

const settingsChanged = (theirSettings: QuizSettings) =>
  new AppError('quiz-changed', 'settings-changed', { extra: { theirSettings } })

export async function releaseResults(
  db: Db,
  { quizId, userId, isUndo }: { quizId: string; userId: string; isUndo: boolean },
  now: number,
): Promise<CallResult<typeof giveOutResults>> {
  return db.transaction().execute(async (trx) => {
    const quiz = await lockWithRole(trx, quizId, userId, 'edit')
    if (isUndo) {
      await markHeldBack(trx, quizId)
      return { isGivenOut: false }
    }
    const isWaiting = waitsToBeGivenOut(quiz, now)
    if (isWaiting) {
      await markGivenOut(trx, quizId, now)
      await insertRelease(trx, quizId, { at: now, by: userId })
    }
    return { isGivenOut: isWaiting || quiz.givenOutAt !== null }
  })
}

export async function finalize(
  db: Db,
  quizId: string,
  userId: string,
  now: number,
): Promise<{ state: QuizState }> {
  await markFinalized(db, quizId, { userId, roles: rolesWith('edit') }, now)
  const quiz = await requireRole(db, quizId, userId, 'edit')
  return { state: quizState(quiz, now) }
}
