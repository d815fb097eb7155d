import { sql } from 'kysely'
import { present, readEach } from '../../db/readable-rows.ts'
import type { Db } from '../../db/store.ts'

export type QuizRow = {
  id: string
  title: string
  timeLimitMinutes: number
  numQuestions: number
  isReady: boolean
  secretCode: string
  createdAt: number
}

/** How an author's quiz went so far. `averageShare` is the mean of score ÷ total, null while nobody has handed in. */
export type QuizProgress = { running: number; finished: number; averageShare: number | null }

export async function listQuizzesOfOwner(db: Db, ownerId: string): Promise<QuizRow[]> {
  const rows = await db
    .selectFrom('quizzes')
    .select(['id', 'title', 'time_limit_minutes', 'num_questions', 'current_revision'])
    .select(['secret_code', 'created_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    timeLimitMinutes: row.time_limit_minutes,
    numQuestions: row.num_questions,
    isReady: row.current_revision !== null,
    secretCode: row.secret_code,
    createdAt: row.created_at,
  }))
}

/** The progress of each of an owner's quizzes that anybody has entered. */
export async function listProgressOfOwner(db: Db, ownerId: string): Promise<Map<string, QuizProgress>> {
  const rows = await db
    .selectFrom('quizzes')
    .innerJoin('attempts', 'attempts.quiz_id', 'quizzes.id')
    .where('quizzes.owner_id', '=', ownerId)
    .groupBy('quizzes.id')
    .select([
      'quizzes.id',
      sql<number>`sum(case when attempts.state = 'in-progress' then 1 else 0 end)`.as('running'),
      sql<number>`sum(case when attempts.state = 'submitted' then 1 else 0 end)`.as('finished'),
      sql<
        number | null
      >`avg(cast(attempts.score as double precision) / nullif(attempts.total_questions, 0))`.as(
        'average_share',
      ),
    ])
    .execute()
  return new Map(
    rows.map(({ id, running, finished, average_share: averageShare }) => [
      id,
      { running, finished, averageShare },
    ]),
  )
}

export type StudentResultRow = {
  id: string
  student: { id: string; name: string; email: string }
  score: number
  totalQuestions: number
  submittedAt: number
  submittedBy: 'student' | 'time'
}

/** The results of a quiz, by the students' names. */
export async function listStudentResultRows(db: Db, quizId: string): Promise<StudentResultRow[]> {
  const rows = await db
    .selectFrom('attempts')
    .innerJoin('users', 'users.id', 'attempts.student_id')
    .where('attempts.quiz_id', '=', quizId)
    .where('attempts.state', '=', 'submitted')
    .select(['attempts.id', 'student_id', 'name', 'email', 'score', 'total_questions'])
    .select(['submitted_at', 'submitted_by'])
    .$narrowType<{
      score: number
      total_questions: number
      submitted_at: number
      submitted_by: 'student' | 'time'
    }>()
    .orderBy('name')
    .orderBy('email')
    .execute()
  return readEach(rows, (row) => ({
    id: row.id,
    student: { id: row.student_id, name: row.name, email: row.email },
    score: present(row.score),
    totalQuestions: present(row.total_questions),
    submittedAt: present(row.submitted_at),
    submittedBy: row.submitted_by,
  }))
}
