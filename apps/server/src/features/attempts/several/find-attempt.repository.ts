import type { Attempt } from '@quizly/domain'
import { sql } from 'kysely'
import { findLatestAttempts } from '../../../db/attempts/latest-attempts.ts'
import { compileOnce, reads } from '../../../db/compile-once.ts'
import type { Db } from '../../../db/store.ts'
import { readAttempt, withQuiz } from '../attempt-rows.repository.ts'

/** In most quizzes it is the only one. On SQLite, ordering by the number makes finding an attempt eight times as slow. */
const firstAttempt = 1

const attemptOfStudent = compileOnce(reads, (db, of: { quizId: string; studentId: string }) =>
  withQuiz(
    db.selectFrom(
      db
        .selectFrom('attempts')
        .selectAll()
        .where('quiz_id', '=', of.quizId)
        .where('student_id', '=', of.studentId)
        .where('number', '=', sql.lit(firstAttempt))
        .limit(sql.lit(1))
        .as('attempts'),
    ),
  ),
)

const attemptOfId = compileOnce(reads, (db, of: { attemptId: string; studentId: string }) =>
  withQuiz(
    db.selectFrom(
      db
        .selectFrom('attempts')
        .selectAll()
        .where('id', '=', of.attemptId)
        .where('student_id', '=', of.studentId)
        .limit(sql.lit(1))
        .as('attempts'),
    ),
  ),
)

const attemptOfNumber = compileOnce(reads, (db, of: { quizId: string; studentId: string; number: number }) =>
  withQuiz(
    db.selectFrom(
      db
        .selectFrom('attempts')
        .selectAll()
        .where('quiz_id', '=', of.quizId)
        .where('student_id', '=', of.studentId)
        .where('number', '=', of.number)
        .limit(sql.lit(1))
        .as('attempts'),
    ),
  ),
)

/** One attempt of a student at a quiz; without a number the first. */
export type AttemptOfQuiz = {
  quizId: string
  studentId: string
  number?: number | 'latest' | undefined
}
/** How to find one attempt of a student. */
export type AttemptKey = { studentId: string; attemptId: string } | AttemptOfQuiz

/** Quizzes that can be taken several times cost more statements here, and no others. */
export async function load(db: Db, key: AttemptKey): Promise<Attempt | undefined> {
  const { rows } = 'attemptId' in key ? await attemptOfId(db, key) : await attemptOfStudent(db, key)
  const attempt = rows.map(readAttempt)[0]
  if (attempt?.quiz.attemptRule) return loadOfSeveral(db, key, attempt)
  const { number } = { number: undefined, ...key }
  return typeof number === 'number' && number !== firstAttempt ? undefined : attempt
}

/** The wanted one of several attempts, and what it needs to know of the latest, if that is another one. */
async function loadOfSeveral(db: Db, key: AttemptKey, found: Attempt): Promise<Attempt | undefined> {
  const { studentId, quiz } = found
  const wanted = 'attemptId' in key ? found.number : (key.number ?? firstAttempt)
  if (wanted === found.number && found.state !== 'submitted') return found
  const latest = (await findLatestAttempts(db, studentId, [quiz.id])).get(quiz.id)
  if (!latest) return undefined
  const number = wanted === 'latest' ? latest.number : wanted
  const { rows } =
    number === found.number ? { rows: [] } : await attemptOfNumber(db, { quizId: quiz.id, studentId, number })
  const attempt = number === found.number ? found : rows.map(readAttempt)[0]
  const isOther = attempt?.state === 'submitted' && attempt.number !== latest.number
  return isOther ? { ...attempt, latest } : attempt
}
