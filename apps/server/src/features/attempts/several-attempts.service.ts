import type { AttemptsOfStudent } from '@quizly/contract'
import {
  type Attempt,
  countingAttempt,
  heldForMs,
  shownScore,
  type SubmittedAttempt,
  type Visibility,
} from '@quizly/domain'
import { findLatestAttempts } from '../../db/attempts/latest-attempts.ts'
import type { Db } from '../../db/store.ts'
import { listAttemptsAt, type ListedAttempt } from './attempt-lists.repository.ts'

export async function findCountedNumber(db: Db, { quiz, studentId, number }: Attempt): Promise<number> {
  const { attemptRule: rule } = quiz
  const counted = rule && countingAttempt(await listAttemptsAt(db, quiz.id, studentId), rule)
  return counted?.number ?? number
}

export { findNumberSubmittedAt } from './attempt-lists.repository.ts'

const states = { admitted: 'not-started', 'in-progress': 'running', submitted: 'submitted' } as const

/** Without scores while a result is held back: which attempt counts would reveal them. */
export async function attemptsOfStudent(
  db: Db,
  { quiz, studentId, number, latest }: SubmittedAttempt,
  seen: Visibility,
  now: number,
): Promise<AttemptsOfStudent | undefined> {
  const { attemptRule: rule } = quiz
  if (!rule) return undefined
  const rows = await listAttemptsAt(db, quiz.id, studentId)
  const isArriving = latest?.state === 'submitted' && heldForMs(latest, now) > 0
  const isShown = seen.result !== 'no' && !isArriving
  const counted = isShown ? countingAttempt(rows, rule) : undefined
  return {
    number,
    ...(rule.allowed !== 'unlimited' && { allowed: rule.allowed }),
    counts: rule.counts,
    ...(seen.canStart && { next: (rows.at(-1)?.number ?? number) + 1 }),
    all: rows.map((row) => ({
      number: row.number,
      state: states[row.state],
      ...(row.submittedAt !== null && { submittedAt: new Date(row.submittedAt).toISOString() }),
      ...(isShown && row.score && shownScore(row.score)),
      ...(row === counted && { isCounted: true as const }),
    })),
  }
}

export async function withLatest<A extends ListedAttempt>(
  db: Db,
  studentId: string,
  attempts: readonly A[],
): Promise<(A & Pick<ListedAttempt, 'latest'>)[]> {
  const several = new Set(attempts.filter(({ quiz }) => quiz.attemptRule).map(({ quiz }) => quiz.id))
  if (several.size === 0) return [...attempts]
  const latestOf = await findLatestAttempts(db, studentId, [...several])
  return attempts.map((attempt) => {
    const latest = latestOf.get(attempt.quiz.id)
    return { ...attempt, ...(latest && { latest }) }
  })
}
