import type {
  CallBody,
  CallResult,
  getRelease as getCall,
  releaseResults as releaseCall,
} from '@quizly/contract'
import {
  afterRelease,
  askedParts,
  dueRelease,
  hasDueMarks,
  partsToRelease,
  type QuizAccess,
  releaseProblems,
} from '@quizly/domain'
import { invalidInput } from '../../app-error.ts'
import { insertRelease } from '../../db/attempts/releases.ts'
import type { Db } from '../../db/store.ts'
import { yieldToEventLoop } from '../../event-loop.ts'
import { getSettings } from '../quizzes/settings/settings.service.ts'
import type { OwnQuiz } from '../quizzes/quizzes.service.ts'
import { lockWithRole, requireRole } from '../quizzes/roles.service.ts'
import { findMarkerName, listMarks, listMarksOfAttempt } from './manual-grading.repository.ts'
import { getMarking } from './marking-overview.service.ts'
import { releaseDecided, withdrawReleased } from './release-marks.service.ts'
import {
  type AskedRelease,
  endRelease,
  findBefore,
  findRelease,
  isAsked,
  listDueReleases,
  listSeen,
  putBefore,
  putRelease,
  putShown,
} from './release.repository.ts'

type Editor = { quizId: string; userId: string }
type QuizOfMarks = Pick<OwnQuiz, 'id' | 'currentRevision'>

const iso = (moment: number) => new Date(moment).toISOString()

export async function getRelease(
  db: Db,
  { quizId, userId }: Editor,
  now: number,
): Promise<CallResult<typeof getCall>> {
  const quiz = await requireRole(db, quizId, userId, 'edit')
  const { running, submitted, attemptsLeft } = await getSettings(db, quizId, userId, now)
  const { quiz: summary, questions, ready, released } = await getMarking(db, { quizId, userId }, now)
  const sum = (of: (row: (typeof questions)[number]) => number) =>
    questions.reduce((total, row) => total + of(row), 0)
  const [missing, apart] = [sum(({ begun = 0 }) => begun), sum((row) => row.apart ?? 0)]
  const requested = await findRelease(db, quizId)
  const by = requested && (await findMarkerName(db, requested.by))
  return {
    quiz: summary,
    parts: partsToRelease(quiz, now),
    ...(requested && {
      planned: { at: iso(requested.at), parts: [...requested.parts], ...(by && { by }) },
    }),
    running,
    submitted,
    ...(attemptsLeft !== undefined && { attemptsLeft }),
    marks: {
      ready,
      released,
      toMark: sum(({ waiting, marked }) => waiting - marked) - missing - apart,
      missing,
      apart,
    },
    seen: await listSeenSinceRelease(db, quiz, now),
  }
}

async function listSeenSinceRelease(db: Db, quiz: OwnQuiz, now: number) {
  const last = dueRelease(quiz, now)?.at ?? (await findBefore(db, quiz.id))?.at
  return listSeen(db, quiz.id, last ?? quiz.givenOutAt ?? 0)
}

/**
 * What is released at once is a release whose moment has just come: reading goes by the moment, and whatever is not done
 * when this call ends is done by the next sweep of any node.
 */
export async function releaseResults(
  db: Db,
  { quizId, userId }: Editor,
  { parts, at: requestedAt }: CallBody<typeof releaseCall>,
  now: number,
) {
  const at = requestedAt === undefined ? undefined : Date.parse(requestedAt)
  const { quiz, release } = await db.transaction().execute(async (trx) => {
    const locked = await lockWithRole(trx, quizId, userId, 'edit')
    const problems = releaseProblems(locked, { at, parts }, now)
    if (problems.length > 0) throw invalidInput(problems)
    const requested = { at: at ?? now, by: userId, parts: askedParts(locked, parts, now) }
    // What was to be released by now stays released.
    if (dueRelease(locked, now)) await finish(trx, quizId)
    await putRelease(trx, quizId, requested)
    return { quiz: locked, release: requested }
  })
  const isPlanned = release.at > now
  const done = isPlanned ? undefined : await carryOut(db, quiz, release, now)
  const { submitted } = await getSettings(db, quizId, userId, now)
  return {
    at: iso(release.at),
    isPlanned,
    submitted,
    results: done?.results ?? 0,
    changed: done?.changed ?? 0,
    left: done?.left ?? 0,
  }
}

async function finish(trx: Db, quizId: string): Promise<void> {
  const release = await findRelease(trx, quizId)
  if (release) await complete(trx, quizId, release)
}

/** Notes that all of a release is done; once, whoever does it. */
async function complete(trx: Db, quizId: string, release: AskedRelease): Promise<void> {
  const quiz = await endRelease(trx, quizId, release)
  if (!quiz) return
  const { at, by, parts } = release
  const { givenOutAt, givesScoreOnly } = quiz
  const { showsAnswers, ...shown } = afterRelease(quiz, release)
  await putBefore(trx, quizId, { at, parts, givenOutAt, givesScoreOnly })
  await putShown(trx, quizId, shown)
  if (showsAnswers) await insertRelease(trx, quizId, { at, by })
}

/** A part of the marks, after those of this attempt, and all the rest once none is left. */
async function carryOut(db: Db, quiz: QuizOfMarks, release: AskedRelease, now: number, after = '') {
  const marks = release.parts.includes('marks') ? await listMarks(db, quiz.id) : []
  const done = await releaseDecided(
    db,
    quiz,
    givenUntil(marks, release).filter(({ attemptId }) => attemptId > after),
    { by: release.by, now, isWanted: (trx) => isAsked(trx, quiz.id, release) },
  )
  if (done.left === 0) await db.transaction().execute((trx) => complete(trx, quiz.id, release))
  return done
}

/** Marks that somebody gives after the moment wait for another release. */
const givenUntil = <Mark extends { markedAt: number | null }>(
  marks: readonly Mark[],
  { at }: AskedRelease,
): Mark[] => marks.filter(({ markedAt }) => markedAt === null || markedAt <= at)

const quizzesAtOnce = 20

/** Releases whose moment has come: of each quiz all marks, a part at a time. */
export async function completeReleases(db: Db, now: number): Promise<void> {
  for (const { release, ...quiz } of await listDueReleases(db, now, quizzesAtOnce)) {
    let done = await carryOut(db, quiz, release, now)
    while (done.left > 0) {
      await yieldToEventLoop()
      done = await carryOut(db, quiz, release, now, done.last)
    }
  }
}

/** What its student is about to read has the marks of a release that has come. True if the attempt has changed. */
export async function releaseDueMarks(
  db: Db,
  { id: attemptId, quiz }: { id: string; quiz: QuizOfMarks & QuizAccess },
  now: number,
): Promise<boolean> {
  if (!hasDueMarks(quiz, now)) return false
  const release = await findRelease(db, quiz.id)
  if (!release || release.at > now) return false
  const marks = givenUntil(await listMarksOfAttempt(db, attemptId), release)
  if (marks.length === 0) return false
  const isWanted = (trx: Db) => isAsked(trx, quiz.id, release)
  const { results } = await releaseDecided(db, quiz, marks, { by: release.by, now, isWanted })
  return results > 0
}

/** `since` names one release: then students see again what they saw before it. */
export async function withdrawRelease(
  db: Db,
  { quizId, userId, since }: Editor & { since?: string | undefined },
  now: number,
) {
  const from = since === undefined ? undefined : Date.parse(since)
  const { quiz, at, isOfMarks } = await db.transaction().execute(async (trx) => {
    const locked = await lockWithRole(trx, quizId, userId, 'edit')
    const { planned, givenOutAt } = locked
    if (dueRelease(locked, now)) await finish(trx, quizId)
    else if (planned !== null && (from === undefined || from === planned.at))
      await putRelease(trx, quizId, null)
    const before = await findBefore(trx, quizId)
    const isLast = before !== undefined && before.at === from
    if (from === undefined) await putShown(trx, quizId, { givenOutAt: null, givesScoreOnly: false })
    else if (isLast) await putShown(trx, quizId, before)
    return {
      quiz: locked,
      at: from ?? before?.at ?? givenOutAt ?? 0,
      // What has not come yet, or was followed by another release, has no marks to take back.
      isOfMarks: from === undefined || (isLast && before.parts.includes('marks')),
    }
  })
  const seen = await listSeen(db, quizId, at)
  if (!isOfMarks) return { results: 0, left: 0, seen }
  const { results, left } = await withdrawReleased(db, quiz, { by: userId, since, now })
  return { results, left, seen }
}
