import {
  clockDriftMs,
  defaultGraceMs,
  type LastDeadline,
  type QuizAccess,
  severalDevices,
  waitsForOthers,
} from '@quizly/domain'
import { sql } from 'kysely'
import type { Db } from '../store.ts'

type Quiz = QuizAccess & { id: string }

/** The quizzes must have been read before: a closed one has no attempt that starts later. */
export async function findLastDeadlines(
  db: Db,
  quizzes: Iterable<Quiz>,
  now: number,
): Promise<Map<string, LastDeadline>> {
  const found = new Map<string, LastDeadline>()
  for (const quiz of quizzes) if (waitsForOthers(quiz, now)) found.set(quiz.id, null)
  if (found.size === 0) return found
  const ids = [...found.keys()]
  const since = now - defaultGraceMs
  const of = (state: 'in-progress' | 'submitted') =>
    db
      .selectFrom('attempts')
      .select(['quiz_id', sql<number>`max(deadline)`.as('deadline')])
      .where('state', '=', sql.lit(state))
      .where('quiz_id', 'in', ids)
      .groupBy('quiz_id')
  const running = of('in-progress').where('deadline', '>=', since)
  const arriving = of('submitted')
    .where('submitted_at', '>=', since - clockDriftMs)
    .where('deadline', '>=', since)
    .where(({ eb }) => eb('deadline', '<=', eb('submitted_at', '+', clockDriftMs)))
    .where(({ eb, or }) => or([eb('submitted_by', '=', 'time'), eb('devices', '=', severalDevices)]))
  const rows = await running.unionAll(arriving).execute()
  for (const { quiz_id: id, deadline } of rows) {
    found.set(id, Math.max(deadline, found.get(id) ?? deadline))
  }
  return found
}

export async function findLastDeadline(db: Db, quiz: Quiz, now: number): Promise<LastDeadline> {
  return waitsForOthers(quiz, now) ? (await findLastDeadlines(db, [quiz], now)).get(quiz.id) : undefined
}
