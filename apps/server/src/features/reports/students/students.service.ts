import type { CallQuery, ListedStudent, listStudents as call } from '@quizly/contract'
import {
  hasRunOut,
  heldForMs,
  isBlank,
  remainingMs,
  shownScore,
  titlePattern,
  trimmed,
  undecidedAnswers,
} from '@quizly/domain'
import { findScore } from '../../../db/attempts/stored-score.ts'
import { withinBytes } from '../../../db/readable-rows.ts'
import { readLateAnswers } from '../../../db/attempts/stored-late-answers.ts'
import type { Db, Store } from '../../../db/store.ts'
import { closeOverdueAttempts } from '../../attempts/close.service.ts'
import type { OwnQuiz } from '../../quizzes/quizzes.service.ts'
import { summarizeOwn } from '../../quizzes/quizzes.service.ts'
import { requireRole } from '../../quizzes/roles.service.ts'
import {
  countStudents,
  listDeletions,
  listLateAnswers,
  listSeveral,
  listStudentRows,
  listTimeGiven,
} from './students.repository.ts'
import { yieldToEventLoop } from '../../../event-loop.ts'

const pageSize = 50
const maxGrants = 500
const maxDeleted = 50
const minuteMs = 60_000
const noLateBytes = 2

const otherStates = { admitted: 'not-started', 'in-progress': 'running', submitted: undefined } as const

const iso = (moment: number) => new Date(moment).toISOString()

type Row = Awaited<ReturnType<typeof listStudentRows>>['students'][number]

export async function listStudents(
  { db, reports }: Pick<Store, 'db' | 'reports'>,
  quizId: string,
  userId: string,
  { search = '', sort = 'name', order, after }: CallQuery<typeof call>,
  now: number,
) {
  const quiz = await requireRole(reports, quizId, userId, 'read')
  await closeOverdueAttempts(db, now, { reports })
  const { students: rows, next } = await listStudentRows(reports, quiz, {
    search: isBlank(search) ? undefined : toPatterns(search),
    by: sort,
    isDescending: order === 'descending',
    after,
    limit: pageSize,
  })
  const grants = await readGrants(reports, rows)
  const late = await readLate(reports, rows)
  const several = await readSeveral(reports, quiz, rows)
  const students = rows.map((row): ListedStudent => {
    const lateAnswers = late.get(row.id)
    const { id, userId: studentId, name, email, number, extraMs, allowanceMs } = row
    return {
      _id: id,
      userId: studentId,
      name,
      email,
      number,
      extraMs,
      ...(allowanceMs > 0 && { allowedMs: allowanceMs }),
      ...stateOf(row, now),
      grants: grants.get(id) ?? [],
      ...(lateAnswers && { lateAnswers }),
      ...several.get(studentId),
    }
  })
  return {
    quiz: summarizeOwn(quiz, now),
    students,
    count: await countStudents(reports, quiz),
    ...(after === undefined && { deleted: await readDeleted(reports, quizId) }),
    ...(next !== undefined && { next }),
  }
}

function toPatterns(search: string) {
  const email = trimmed(search)
    .toLowerCase()
    .replaceAll(/[\\%_]/g, '\\$&')
  return { name: titlePattern(search), email: `%${email}%` }
}

function stateOf({ running, submitted }: Row, now: number) {
  if (running) {
    return { state: 'running' as const, remainingMs: remainingMs(running.deadline, now), receipt: false }
  }
  if (!submitted) return { state: 'not-started' as const, receipt: false }
  return {
    state: 'submitted' as const,
    ...shownScore(submitted),
    submittedAt: iso(submitted.submittedAt),
    submittedBy: hasRunOut(submitted) ? ('time' as const) : ('student' as const),
    ...(submitted.isEnded && { isEnded: true as const }),
    tookMs: Math.max(0, submitted.tookMs),
    receipt: heldForMs(submitted, now) === 0,
  }
}

async function readGrants(db: Db, rows: readonly Row[]): Promise<Map<string, ListedStudent['grants']>> {
  const ids = rows.filter((row) => row.extraMs > 0).map(({ id }) => id)
  const byAttempt = new Map<string, ListedStudent['grants']>(ids.map((id) => [id, []]))
  if (ids.length === 0) return byAttempt
  for (const { attemptId, givenMs, by, at, reason } of await listTimeGiven(db, ids, maxGrants)) {
    byAttempt.get(attemptId)?.push({ minutes: Math.round(givenMs / minuteMs), by, at: iso(at), reason })
  }
  return byAttempt
}

/** What became of answers that came too late. They can be long, so they are read in parts. */
async function readLate(db: Db, rows: readonly Row[]): Promise<Map<string, ListedStudent['lateAnswers']>> {
  const late = new Map<string, ListedStudent['lateAnswers']>()
  let left = rows
    .map(({ id, lateBytes }) => ({ id, bytes: lateBytes }))
    .filter(({ bytes }) => bytes > noLateBytes)
  while (left.length > 0) {
    const part = withinBytes(left)
    for (const { id, json } of await listLateAnswers(
      db,
      part.map((each) => each.id),
    )) {
      const { lateAnswers } = readLateAnswers(json)
      late.set(id, undecidedAnswers(lateAnswers).length > 0 ? 'waiting' : lateAnswers.at(-1)?.decision)
    }
    left = left.slice(part.length)
    if (left.length > 0) await yieldToEventLoop()
  }
  return late
}

async function readSeveral(
  db: Db,
  { id, attemptRule }: OwnQuiz,
  rows: readonly Row[],
): Promise<Map<string, Pick<ListedStudent, 'attempts' | 'latestState'>>> {
  if (!attemptRule || rows.length === 0) return new Map()
  const latestOf = await listSeveral(
    db,
    id,
    rows.map(({ userId }) => userId),
  )
  return new Map(
    rows.map(({ userId, number }) => {
      const latest = latestOf.get(userId) ?? { number, state: 'submitted' as const }
      const latestState = latest.number === number ? undefined : otherStates[latest.state]
      return [userId, { attempts: latest.number, ...(latestState && { latestState }) }]
    }),
  )
}

async function readDeleted(db: Db, quizId: string) {
  const deletions = await listDeletions(db, quizId, maxDeleted)
  return deletions.map(({ id, name, by, reason, at, ...row }) => {
    const score = findScore(row)
    return { _id: id, name, by, reason, at: iso(at), ...(score && shownScore(score)) }
  })
}
