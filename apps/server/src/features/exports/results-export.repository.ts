import type { Answer, SelectedOption } from '@quizly/domain'
import { sql } from 'kysely'
import { readScore, scoreColumns } from '../../db/attempts/stored-score.ts'
import { required, mapReadable, parseList } from '../../db/readable-rows.ts'
import type { Db } from '../../db/store.ts'
import { readOutcomes } from '../../db/stored-outcomes.ts'
import { attemptsSubmitted, type Counting, isCounted } from '../../db/attempts/counted-attempts.ts'
import { nextCursor, pageOfResults, type ResultPage } from '../../db/attempts/result-pages.ts'

export type ResultRow = Awaited<ReturnType<typeof listResultRows>>['results'][number]

/** Unreadable rows are reported and left out. */
export async function listResultRows(db: Db, quiz: Counting, page: ResultPage) {
  const rows = await pageOfResults(db, quiz, page)
    .innerJoin('users', 'users.id', 'attempts.student_id')
    .select(['name', 'email', ...scoreColumns])
    .select(['started_at', 'submitted_at', 'submitted_by', 'deadline', 'outcomes', 'marked_revision'])
    .select(attemptsSubmitted(quiz.attemptRule).as('attempts'))
    .execute()
  const results = await mapReadable(rows, (row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    ...readScore(row),
    startedAt: required(row.started_at),
    submittedAt: required(row.submitted_at),
    submittedBy: required(row.submitted_by),
    deadline: required(row.deadline),
    outcomes: readOutcomes(row),
    markedRevision: required(row.marked_revision),
    number: row.number,
    attempts: row.attempts,
  }))
  return { results, next: nextCursor(rows, page.limit) }
}

/** What was given in these attempts, by their ids and those of the questions. Few at a time: each can have 256 KiB. */
export async function listGivenAnswers(
  db: Db,
  attemptIds: readonly string[],
): Promise<Map<string, ReadonlyMap<string, SelectedOption>>> {
  const rows = await db
    .selectFrom('attempts')
    .select(['id', 'answers'])
    .where('id', 'in', attemptIds)
    .execute()
  const found = await mapReadable(rows, ({ id, answers }) => {
    const given = parseList<Answer>(answers ?? '[]')
    return [id, new Map(given.map(({ questionId, selectedOption }) => [questionId, selectedOption]))] as const
  })
  return new Map(found)
}

/** `waiting`: of how many a question has still to be marked. */
export async function countResults(
  db: Db,
  { id: quizId, attemptRule }: Counting,
): Promise<{ count: number; waiting: number }> {
  return db
    .selectFrom('attempts')
    .where('quiz_id', '=', quizId)
    .where('state', '=', sql.lit('submitted'))
    .where(isCounted(attemptRule))
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.count<number>('waiting').as('waiting')])
    .executeTakeFirstOrThrow()
}
