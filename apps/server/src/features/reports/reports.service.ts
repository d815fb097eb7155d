import type {
  CallParams,
  CallQuery,
  ListedQuiz,
  ListedResult,
  listQuizzes,
  listResults,
  listStudentResults,
  QuizCounts,
  StudentResult,
} from '@quizly/contract'
import {
  binMs,
  hasRunOut,
  isBlank,
  type QuizRole,
  quizState,
  rolesWith,
  shownScore,
  titlePattern,
  trimmed,
} from '@quizly/domain'
import { AppError } from '../../app-error.ts'
import { readScore } from '../../db/attempts/stored-score.ts'
import { mapReadable } from '../../db/readable-rows.ts'
import type { Store } from '../../db/store.ts'
import { closeOverdueAttempts } from '../attempts/close.service.ts'
import { findLastDeadlines } from '../../db/attempts/last-deadlines.ts'
import { listSubmittedAttempts, toListedResult } from '../attempts/results.service.ts'
import { withLatest } from '../attempts/several-attempts.service.ts'
import { countToMark } from '../manual-grading/count-to-mark.service.ts'
import { summarizeOwn } from '../quizzes/quizzes.service.ts'
import { requireRole } from '../quizzes/roles.service.ts'
import { listOwnerNames, listQuizzesOf } from './quiz-list.repository.ts'
import { countResults, countRunning, listFinished, listStudentResultRows } from './reports.repository.ts'

const pageSize = 50

type Sides = Pick<Store, 'db' | 'reports'>

export async function listOwnQuizzes(
  { db, reports }: Sides,
  userId: string,
  { tab = 'current', search = '', sort, order, after }: CallQuery<typeof listQuizzes>,
  now: number,
): Promise<{ quizzes: ListedQuiz[]; next?: string }> {
  await closeOverdueAttempts(db, now, { reports })
  const { page, ...next } = cut(
    await listQuizzesOf(
      reports,
      { userId, roles: rolesWith(tab === 'bin' ? 'own' : 'read') },
      {
        tab,
        deletedSince: now - binMs,
        search: toPatterns(search),
        by: sort ?? 'created',
        isDescending: (order ?? (sort === undefined ? 'descending' : 'ascending')) === 'descending',
        after,
        limit: pageSize + 1,
      },
    ),
  )
  const ids = page.map(({ id }) => id)
  const finishedOf = await listFinished(reports, page)
  // Figures are of the attempts that count, but all answers are marked.
  const waitingOf = new Map(page.map(({ id }) => [id, finishedOf.get(id)?.waiting ?? 0]))
  const ofSome = page.filter(({ attemptRule }) => attemptRule !== null).map(({ id }) => id)
  for (const [id, { waiting }] of await countResults(reports, ofSome)) waitingOf.set(id, waiting)
  const toMarkOf = await countToMark(reports, page, waitingOf, { userId, now })
  const runningOf = await countRunning(reports, ids)
  const ownerOf = await listOwnerNames(
    reports,
    page.filter(isOfOthers).map(({ id }) => id),
  )
  const quizzes = page.map((quiz) => {
    const { all, own: toMark } = toMarkOf(quiz.id)
    const toRelease = (waitingOf.get(quiz.id) ?? 0) - all
    const sharedBy = ownerOf.get(quiz.id)
    const {
      finished = 0,
      waiting = 0,
      averageShare = null,
      averagePoints = null,
      maxPoints = null,
    } = finishedOf.get(quiz.id) ?? {}
    return {
      _id: quiz.id,
      title: quiz.title,
      ...(quiz.language !== null && { language: quiz.language }),
      timeLimit: quiz.timeLimitMinutes,
      numQuestions: quiz.numQuestions,
      ...(quiz.asked !== undefined && { asked: quiz.asked }),
      isReady: quiz.currentRevision !== null,
      state: quizState(quiz, now),
      role: quiz.role,
      ...(sharedBy !== undefined && { sharedBy }),
      secretCode: quiz.secretCode,
      createdAt: new Date(quiz.createdAt).toISOString(),
      ...(quiz.deletedAt !== null && { deletedAt: new Date(quiz.deletedAt).toISOString() }),
      running: runningOf.get(quiz.id) ?? 0,
      finished,
      averagePercent: averageShare === null ? null : averageShare * 100,
      ...(averagePoints !== null &&
        maxPoints !== null && { averageScore: averagePoints / 100, averageOutOf: maxPoints / 100 }),
      ...(waiting > 0 && { waiting }),
      ...(toMark > 0 && { toMark }),
      ...(toRelease > 0 && { toRelease }),
    }
  })
  return { quizzes, ...next }
}

const isOfOthers = ({ role }: { role: QuizRole }) => !rolesWith('own').includes(role)

/** What finds the quizzes with this text in their title or code; undefined: all. */
function toPatterns(search: string): { title: string; code: string } | undefined {
  if (isBlank(search)) return undefined
  const code = trimmed(search)
    .toLowerCase()
    .replaceAll(/[\\%_]/g, '\\$&')
  return { title: titlePattern(search), code: `%${code}%` }
}

export async function getQuizCounts(
  { db, reports }: Sides,
  quizId: string,
  userId: string,
  now: number,
): Promise<QuizCounts> {
  const quiz = await requireRole(reports, quizId, userId, 'read')
  await closeOverdueAttempts(db, now, { reports })
  const { submitted = 0, waiting = 0 } = (await countResults(reports, [quizId])).get(quizId) ?? {}
  const toMarkOf = await countToMark(reports, [quiz], new Map([[quizId, waiting]]), { userId, now })
  const { all, own: toMark } = toMarkOf(quizId)
  const running = (await countRunning(reports, [quizId])).get(quizId) ?? 0
  return { running, submitted, toMark, toRelease: waiting - all }
}

export async function listResultsOfQuiz(
  { db, reports }: Sides,
  quizId: string,
  userId: string,
  { sort = 'name', order = 'ascending', after }: CallQuery<typeof listStudentResults>,
  now: number,
) {
  const quiz = await requireRole(reports, quizId, userId, 'read')
  await closeOverdueAttempts(db, now, { reports })
  const by = { by: sort, isDescending: order === 'descending' }
  const rows = await listStudentResultRows(reports, quiz, { ...by, after, limit: pageSize + 1 })
  const { page, ...next } = cut(rows)
  const count = (await listFinished(reports, [quiz])).get(quizId)?.finished ?? 0
  const results = page.map(
    ({ id, studentId, name, email, submittedAt, submittedBy, deadline, ...row }): StudentResult => ({
      _id: id,
      userId: studentId,
      name,
      email,
      ...shownScore(readScore(row)),
      submittedAt: new Date(submittedAt).toISOString(),
      submittedBy: hasRunOut({ submittedAt, submittedBy, deadline }) ? 'time' : 'student',
    }),
  )
  return { quiz: summarizeOwn(quiz, now), results, count, ...next }
}

export async function listResultsOfStudent(
  { db, reports }: Sides,
  readerId: string,
  { userId, before }: CallParams<typeof listResults> & CallQuery<typeof listResults>,
  now: number,
): Promise<ListedResult[]> {
  if (readerId !== userId) throw new AppError('not-found', 'no-results')
  await closeOverdueAttempts(db, now, { studentId: userId, reports })
  const listed = await listSubmittedAttempts(reports, userId, { before, limit: pageSize })
  const attempts = await withLatest(reports, userId, listed)
  const quizzes = attempts.map(({ quiz }) => quiz)
  const lastDeadlines = await findLastDeadlines(reports, quizzes, now)
  return mapReadable(attempts, (attempt) =>
    toListedResult(reports, attempt, lastDeadlines.get(attempt.quiz.id), now),
  )
}

/** Queries ask for one row more than a page has, to see whether there is a next page. */
function cut<Row extends { id: string }>(rows: Row[]): { page: Row[]; next?: string } {
  const page = rows.slice(0, pageSize)
  const last = page.at(-1)
  return rows.length > pageSize && last ? { page, next: last.id } : { page }
}
