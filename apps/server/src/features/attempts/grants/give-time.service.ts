import type { CallBody, giveTime as giveTimeCall } from '@quizly/contract'
import { type GivenTime, wasCutOff } from '@quizly/domain'
import { AppError } from '../../../app-error.ts'
import type { Db } from '../../../db/store.ts'
import { act } from '../act.service.ts'
import { listAway } from '../../live/away.service.ts'
import { requireRole } from '../../quizzes/roles.service.ts'
import { changeTimeOfMany } from './change-many.service.ts'
import {
  amountOf,
  countGrants,
  findGrant,
  findLatest,
  type GrantRow,
  insertGrant,
  listAbsences,
  listGrantsOf,
  listRunning,
  listStarted,
  type Target,
} from './grants.repository.ts'

/** Enough for every student of a class to get time more than once. */
const mostGrants = 500
/** So many attempts are changed at once that others still get their turn in between. */
const atOnce = 8

/**
 * Gives time to students of a quiz. Called once more with the same ID, it reaches whom the first call has missed, for
 * example because the server was killed, and gives nothing twice. What counts is how the first call gave it.
 */
export async function giveTime(
  db: Db,
  quizId: string,
  userId: string,
  body: CallBody<typeof giveTimeCall>,
  now: number,
): Promise<{ given: number }> {
  await requireRole(db, quizId, userId, 'mark')
  const grant = await storeGrant(db, toRow(quizId, userId, body, now))
  const targets = await listTargets(db, grant, now)
  const time = { id: grant.id, amount: amountOf(grant), reopens: reopensOf(grant) }
  const ids = grant.reach === 'student' ? [] : targets.map(({ attemptId }) => attemptId)
  const lengthened = await changeTimeOfMany(db, ids, { kind: 'grant', given: time }, now)
  const others = targets.filter(({ attemptId }) => !lengthened.has(attemptId))
  const reached: Reached[] = []
  for (let first = 0; first < others.length; first += atOnce) {
    const some = others.slice(first, first + atOnce)
    reached.push(...(await Promise.all(some.map((target) => giveTo(db, target, time, now)))))
  }
  const given = lengthened.size + reached.filter((each) => each === 'given').length
  const closesBefore = reached.includes('closes-before')
  if (given === 0 && (grant.reach === 'student' || closesBefore)) throw notGiven(closesBefore)
  return { given }
}

function toRow(
  quizId: string,
  userId: string,
  { _id, reach, minutes, percent, ...body }: CallBody<typeof giveTimeCall>,
  now: number,
): GrantRow {
  const isCutOff = reach === 'cut-off'
  return {
    quiz_id: quizId,
    id: _id,
    given_by: userId,
    given_at: now,
    reach,
    student_id: (reach === 'student' && body.userId) || null,
    from_at: isCutOff ? Date.parse(body.from ?? '') : null,
    until_at: isCutOff ? Date.parse(body.until ?? '') : null,
    minutes: minutes ?? null,
    percent: percent ?? null,
    reopens: Number(body.reopen ?? false),
    reason: body.reason ?? '',
  }
}

/** Stores a grant and returns it; if it is stored already, as it was. */
async function storeGrant(db: Db, row: GrantRow): Promise<GrantRow> {
  const present = await findGrant(db, row.quiz_id, row.id)
  if (present) return present
  if ((await countGrants(db, row.quiz_id)) >= mostGrants) {
    throw new AppError('limit-reached', `Time can be given at most ${mostGrants} times in one quiz.`)
  }
  await insertGrant(db, row)
  return (await findGrant(db, row.quiz_id, row.id)) ?? row
}

async function listTargets(db: Db, grant: GrantRow, now: number): Promise<Target[]> {
  const { quiz_id: quizId, given_at: givenAt, student_id: studentId, from_at: from, until_at: until } = grant
  if (grant.reach === 'running') return listRunning(db, quizId, givenAt)
  if (grant.reach === 'cut-off') {
    const stretch = { from: from ?? 0, until: until ?? 0 }
    const absences = [...(await listAbsences(db, quizId, stretch.from)), ...(await listAway(db, quizId, now))]
    const ids = new Set(absences.filter((each) => wasCutOff(each, stretch)).map(({ attemptId }) => attemptId))
    return listStarted(db, quizId, [...ids])
  }
  const targets = await findLatest(db, quizId, studentId ?? '')
  if (targets.length === 0) throw new AppError('not-found', 'This student has not entered the quiz.')
  return targets
}

function reopensOf({ reach, reopens }: GrantRow): GivenTime['reopens'] {
  if (reopens === 0 || reach === 'running') return 'no'
  return reach === 'student' ? 'any' : 'run-out'
}

type Reached = 'given' | 'stays-submitted' | 'closes-before'

function notGiven(closesBefore: boolean): AppError {
  return closesBefore
    ? new AppError(
        'quiz-closed',
        'Everyone stops when this quiz closes, and no time is left before that. Set a later closing first.',
      )
    : new AppError('already-attempted', 'This quiz is submitted. Open it again to give more time.')
}

/** Gives the time to one attempt, and returns whether it has it now. */
async function giveTo(db: Db, target: Target, given: GivenTime, now: number): Promise<Reached> {
  const outcome = await act(db, target, () => ({ kind: 'grant', given }), now)
  if (outcome?.refusal?.code === 'quiz-closed') return 'closes-before'
  if (outcome?.refusal) {
    const message = 'This student has not started: their whole time is still to come.'
    throw new AppError('not-started', message)
  }
  if (outcome?.events.some(({ kind }) => kind === 'granted')) return 'given'
  const hasIt = (await listGrantsOf(db, target.attemptId)).some(({ id }) => id === given.id)
  return hasIt ? 'given' : 'stays-submitted'
}
