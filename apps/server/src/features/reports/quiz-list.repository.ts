import type { QuizRole } from '@quizly/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/store.ts'
import { isCountedInQuiz } from '../../db/attempts/counted-attempts.ts'
import { readCapabilities } from '../../db/attempts/stored-score.ts'
import { readAttemptRule } from '../../db/stored-access.ts'
import { averageShare } from './reports.repository.ts'

type QuizOrder = {
  by: 'title' | 'questions' | 'code' | 'attempts' | 'average' | 'created'
  isDescending: boolean
}

function orderKey({ by, isDescending }: QuizOrder) {
  const last = <T>(whenAscending: T, whenDescending: T) =>
    sql.lit(isDescending ? whenDescending : whenAscending)
  switch (by) {
    case 'title':
      return sql.ref('quizzes.title_key')
    case 'questions':
      return sql`case when quizzes.current_revision is null then 0 else quizzes.num_questions end`
    case 'code':
      return sql`case when quizzes.current_revision is null
        or (quizzes.finalized_at is null and quizzes.archived_at is null)
        then ${last('~', '')} else lower(quizzes.secret_code) end`
    case 'attempts':
      return ofFinished(sql`count(*)`)
    case 'average':
      return sql`coalesce(${ofFinished(averageShare)}, ${last(2, -1)})`
    case 'created':
      return sql.ref('quiz_roles.created_at')
  }
}

/** Where everybody has one attempt, it is read in the index alone. */
function ofFinished(value: RawBuilder<unknown>) {
  const finished = sql`from attempts where attempts.quiz_id = quizzes.id and attempts.state = 'submitted'`
  return sql`(case when quizzes.attempt_rule is null then (select ${value} ${finished})
    else (select ${value} ${finished} and ${isCountedInQuiz}) end)`
}

type QuizTab = 'current' | 'archived' | 'bin'

type Requested = QuizOrder & {
  tab: QuizTab
  deletedSince: number
  search: { title: string; code: string } | undefined
  after?: string | undefined
  limit: number
}

/** The quizzes of a tab on which the user has one of these roles, in an order, at most `limit` after one of them. */
export async function listQuizzesOf(
  db: Db,
  { userId, roles }: { userId: string; roles: readonly QuizRole[] },
  { tab, deletedSince, search, after, limit, ...order }: Requested,
) {
  const [key, direction] = [orderKey(order), order.isDescending ? 'desc' : 'asc'] as const
  const ofUser = db
    .selectFrom('quiz_roles')
    .innerJoin('quizzes', 'quizzes.id', 'quiz_roles.quiz_id')
    .where('quiz_roles.user_id', '=', userId)
    .where('quiz_roles.role', 'in', roles)
  let query = ofUser
    .select([
      'id',
      'title',
      'time_limit_minutes as timeLimitMinutes',
      'num_questions as numQuestions',
      'role',
      'language',
      'traits',
    ])
    .select(['current_revision as currentRevision', 'secret_code as secretCode', 'is_open', 'attempt_rule'])
    .select(['opens_at as opensAt', 'closes_at as closesAt', 'finalized_at as finalizedAt'])
    .select(['quizzes.created_at as createdAt', 'archived_at as archivedAt', 'deleted_at as deletedAt'])
    .orderBy(key, direction)
    .orderBy('quiz_roles.quiz_id', direction)
    .limit(limit)
  if (tab === 'bin') {
    query = query.where('quizzes.deleted_at', '>=', deletedSince)
  } else {
    query = query
      .where('quizzes.deleted_at', 'is', null)
      .where('quizzes.archived_at', tab === 'archived' ? 'is not' : 'is', null)
  }
  if (search) {
    query = query.where(
      sql<boolean>`(title_key like ${search.title} escape '\\'
        or (current_revision is not null and lower(secret_code) like ${search.code} escape '\\'))`,
    )
  }
  if (after !== undefined) {
    const last = ofUser.select([key.as('key'), 'quiz_roles.quiz_id']).where('quiz_roles.quiz_id', '=', after)
    query = query.where(
      sql<boolean>`(${key}, quiz_roles.quiz_id) ${sql.raw(order.isDescending ? '<' : '>')} (${last})`,
    )
  }
  const rows = await query.execute()
  return rows.map(({ is_open: open, attempt_rule: rule, traits, ...row }) => ({
    ...row,
    asked: readCapabilities(traits)?.asked,
    isOpen: open === 1,
    attemptRule: readAttemptRule(rule),
  }))
}

export async function listOwnerNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('quizzes')
    .innerJoin('users', 'users.id', 'quizzes.owner_id')
    .select(['quizzes.id', 'users.name'])
    .where('quizzes.id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
