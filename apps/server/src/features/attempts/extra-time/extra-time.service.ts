import type { CallBody, CallResult, giveExtraTime as giveExtraTimeCall } from '@quizly/contract'
import {
  type OfflineInterval,
  goingOnHides,
  grantedMinutes,
  type GrantTerms,
  isEndless,
  latestEnd,
  type QuizAccess,
  wasDisconnected,
} from '@quizly/domain'
import { AppError } from '../../../app-error.ts'
import { findLastDeadline } from '../../../db/attempts/last-deadlines.ts'
import { insertRelease } from '../../../db/attempts/releases.ts'
import type { Db } from '../../../db/store.ts'
import { lockWithRole, roleOf } from '../../quizzes/roles.service.ts'
import { changeDeadlines, type FindEnded, type Reached } from './change-deadlines.service.ts'
import { findLatestEnd, startsEndedBy } from './ending.repository.ts'
import { reachMissed } from './ending.service.ts'
import {
  completeGrant,
  countGrants,
  extraTimeOf,
  findGrant,
  findLatest,
  type GrantRow,
  insertGrant,
  listGiven,
  listIncompleteGrants,
  listRunning,
  listStarted,
  type Target,
} from './extra-time.repository.ts'

/** Who is there is known by a later feature. */
export type ListDisconnectedSince = (
  db: Db,
  quizId: string,
  since: number,
  now: number,
) => Promise<OfflineInterval[]>

/** Enough for every student of a class to get time more than once. */
const maxGrants = 500

/** A sweep completes grants of so long ago, in ms, and leaves those alone that are just being given. */
const lookBackMs = 10 * 60_000
const givingMs = 30_000

type Tools = { db: Db; listDisconnectedSince: ListDisconnectedSince }

/** A repeated call with the same ID reaches whom the first has missed, and gives nothing twice. */
export async function giveExtraTime(
  { db, listDisconnectedSince }: Tools,
  quizId: string,
  userId: string,
  body: CallBody<typeof giveExtraTimeCall>,
  now: number,
): Promise<CallResult<typeof giveExtraTimeCall>> {
  const { grant, quiz } = await storeGrant(db, toRow(quizId, userId, body, now), userId)
  const { reached, mayUndo } = await reachAll({ db, listDisconnectedSince }, grant, now)
  const given = reached.filter((each) => each === 'changed').length
  const why = whyNot.find((each) => reached.includes(each)) ?? 'stays-submitted'
  if (given === 0 && (grant.reach === 'student' || why !== 'stays-submitted')) throw notGiven(why, mayUndo)
  const isReopened = grant.reach === 'student' && grant.reopens === 1
  const isCut = Number.isFinite(latestEnd(quiz))
  const all = isCut || isReopened ? await listGiven(db, grant) : []
  const cut = isCut && cutByClosing(all, grant, isReopened)
  const [{ deadline } = { deadline: Infinity }] = isReopened ? all : []
  const leftMs = deadline - grant.given_at
  return { given, ...(cut && { cut }), ...(!isEndless(leftMs) && { leftMs }) }
}

const minuteMs = 60_000

/** Who had submitted early had time left that reopening gives back. */
function cutByClosing(given: Awaited<ReturnType<typeof listGiven>>, grant: GrantRow, isReopened: boolean) {
  const extra = extraTimeOf(grant)
  const usable = given.flatMap(({ extraMs, baseDurationMs, deadline }) => {
    const leftMs = deadline - grant.given_at
    const usableMs = Math.max(0, isReopened ? leftMs : Math.min(extraMs, leftMs))
    return usableMs < grantedMinutes(extra, baseDurationMs) * minuteMs ? [usableMs] : []
  })
  if (usable.length === 0) return undefined
  return { students: usable.length, minutes: Math.floor(Math.min(...usable) / minuteMs) }
}

/** Reaches whom a killed server has not reached. Who gives time to one student sees that it failed. */
export async function completeGrants(tools: Tools, now: number): Promise<void> {
  const given = { from: now - lookBackMs, to: now - givingMs }
  for (const grant of await listIncompleteGrants(tools.db, given)) await reachAll(tools, grant, now)
}

async function reachAll({ db, listDisconnectedSince }: Tools, grant: GrantRow, now: number) {
  const { quiz_id: quizId, given_by: userId } = grant
  const mayUndo = grant.reach !== 'running' && (await roleOf(db, quizId, userId, 'edit')) !== undefined
  const since = mayUndo ? grant.given_at : 0
  const findEnded: FindEnded = async (trx, isHeld) => {
    const endedAt = await findLatestEnd(trx, quizId, { since, isHeld })
    return endedAt === undefined ? 0 : startsEndedBy(endedAt)
  }
  // Whoever gets time after an end has been ended before.
  await reachMissed(db, now, quizId)
  const endedUpTo = await findEnded(db, false)
  const all = await listTargets(db, listDisconnectedSince, grant, now)
  const targets = all.filter(({ startedAt }) => startedAt === null || startedAt > endedUpTo)
  const terms = { id: grant.id, extra: extraTimeOf(grant), reopens: reopensOf(grant) }
  const isForOne = grant.reach === 'student'
  const reached = await changeDeadlines(db, targets, { kind: 'grant', terms }, now, { findEnded, isForOne })
  if (targets.length < all.length) reached.push('ended')
  await completeGrant(db, grant, now)
  return { reached, mayUndo }
}

function toRow(
  quizId: string,
  userId: string,
  { _id, reach, minutes, percent, ...body }: CallBody<typeof giveExtraTimeCall>,
  now: number,
): GrantRow {
  const isDisconnected = reach === 'cut-off'
  return {
    quiz_id: quizId,
    id: _id,
    given_by: userId,
    given_at: now,
    reach,
    student_id: (reach === 'student' && body.userId) || null,
    from_at: isDisconnected ? Date.parse(body.from ?? '') : null,
    until_at: isDisconnected ? Date.parse(body.until ?? '') : null,
    minutes: minutes ?? null,
    percent: percent ?? null,
    reopens: Number(body.reopen ?? false),
    reason: body.reason ?? '',
    completed_at: null,
  }
}

/** Its moment is later than that of every end before it, so that the two have one order. */
async function storeGrant(
  db: Db,
  row: GrantRow,
  userId: string,
): Promise<{ grant: GrantRow; quiz: QuizAccess }> {
  return db.transaction().execute(async (trx) => {
    const quiz = await lockWithRole(trx, row.quiz_id, userId, 'mark')
    const present = await findGrant(trx, row.quiz_id, row.id)
    if (present) return { grant: present, quiz }
    if ((await countGrants(trx, row.quiz_id)) >= maxGrants) {
      throw new AppError('limit-reached', { reason: 'too-many-grants', params: { most: maxGrants } })
    }
    const endedAt = (await findLatestEnd(trx, row.quiz_id, { since: 0 })) ?? 0
    const grant = { ...row, given_at: Math.max(row.given_at, endedAt + 1) }
    await insertGrant(trx, grant)
    if (grant.reopens === 1) await keepSeen(trx, quiz, row.given_at)
    return { grant, quiz }
  })
}

/** Correct answers that could be seen after the closing are hidden again from now on. */
async function keepSeen(trx: Db, quiz: QuizAccess & { id: string }, now: number): Promise<void> {
  const lastDeadline = await findLastDeadline(trx, quiz, now)
  if (goingOnHides(quiz, lastDeadline, now)) await insertRelease(trx, quiz.id, { at: now, by: null })
}

async function listTargets(
  db: Db,
  listDisconnectedSince: ListDisconnectedSince,
  grant: GrantRow,
  now: number,
): Promise<Target[]> {
  const { quiz_id: quizId, given_at: givenAt, student_id: studentId, from_at: from, until_at: until } = grant
  if (grant.reach === 'running') return listRunning(db, quizId, givenAt)
  if (grant.reach === 'cut-off') {
    const stretch = { from: from ?? 0, until: until ?? 0 }
    const intervals = await listDisconnectedSince(db, quizId, stretch.from, now)
    const ids = new Set(
      intervals.filter((each) => wasDisconnected(each, stretch)).map(({ attemptId }) => attemptId),
    )
    return listStarted(db, quizId, [...ids])
  }
  const targets = await findLatest(db, quizId, studentId ?? '')
  if (targets.length === 0) throw new AppError('not-found', 'student-not-entered')
  return targets
}

function reopensOf({ reach, reopens }: GrantRow): GrantTerms['reopens'] {
  if (reopens === 0 || reach === 'running') return 'no'
  return reach === 'student' ? 'any' : 'run-out'
}

const whyNot = ['not-started', 'ended', 'closes-before', 'no-time-limit'] as const

function notGiven(why: Exclude<Reached, 'changed'>, mayUndo: boolean): AppError {
  switch (why) {
    case 'not-started':
      return new AppError(why, 'student-not-started')
    case 'stays-submitted':
      return new AppError('already-attempted', 'stays-submitted')
    case 'closes-before':
      return new AppError('quiz-closed', 'closes-before')
    case 'no-time-limit':
      return new AppError('not-needed', why)
    case 'ended':
      return new AppError('quiz-closed', mayUndo ? 'ended-at-this-moment' : 'ended')
  }
}
