import type { PeopleList } from '@quizly/contract'
import type { EducatorRule } from '@quizly/domain'
import { type RawBuilder, sql } from 'kysely'
import { countRows } from '../../db/count-rows.ts'
import type { Db } from '../../db/store.ts'

type Requested = {
  search: { name: string; email: string } | undefined
  list: PeopleList
  rule: EducatorRule
  after: string | undefined
  limit: number
  now: number
}

/** By name, those after `after`. */
export async function listPeopleRows(db: Db, { search, list, rule, after, limit, now }: Requested) {
  let query = accounts(db)
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select(['confirmed_at as factorSince', 'reset_asked_at as resetAskedAt'])
    .select(['id', 'name', 'email', 'role', 'created_at as createdAt'])
    .select(['operator_since as operatorSince', 'closed_at as closedAt', 'educator_asked_at as askedAt'])
    .select(({ fn, lit, selectFrom }) => {
      const open = selectFrom('sessions')
        .select((session) => session.fn.countAll<number>().as('count'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .where('sessions.expires_at', '>', now)
      return fn.coalesce(open, lit(0)).as('sessions')
    })
    .where(isOn(list, rule))
    .orderBy('name_key')
    .orderBy('id')
    .limit(limit)
  if (search) {
    query = query.where(
      sql<boolean>`(name_key like ${search.name} escape '\\' or email <> '' and email_key like ${search.email} escape '\\')`,
    )
  }
  if (after !== undefined)
    query = query.where(sql<boolean>`(name_key, id) > (select name_key, id from users where id = ${after})`)
  return query.execute()
}

const accounts = (db: Db) => db.selectFrom('users').where('deleted_at', 'is', null)

function isOn(list: PeopleList, rule: EducatorRule): RawBuilder<boolean> {
  switch (list) {
    case 'all':
      return sql`1 = 1`
    case 'educators':
      return sql`role = 'admin'`
    case 'students':
      return sql`role = 'student'`
    case 'operators':
      return sql`operator_since is not null`
    case 'waiting':
      return sql`educator_asked_at is not null and closed_at is null`
    case 'closed':
      return sql`closed_at is not null`
    case 'unqualified':
      return sql`role = 'admin' and closed_at is null and ${isUnqualified(rule)}`
  }
}

/** Whom an operator has made an educator counts as before, but where a provider's groups decide. */
function isUnqualified(rule: EducatorRule): RawBuilder<boolean> {
  if (rule.kind === 'open') return sql`1 = 0`
  if (rule.kind === 'group') return sql`coalesce(educator_by, '') <> 'group'`
  if (rule.kind !== 'domain') return sql`educator_by is null`
  const others = rule.domains.map(
    (domain) => sql`email_key not like ${`%@${domain.replaceAll('_', '\\_')}`} escape '\\'`,
  )
  return sql`educator_by is null and ${sql.join(others, sql` and `)}`
}

export async function countPeople(db: Db, rule: EducatorRule) {
  const counted = (list: PeopleList) => countRows(accounts(db).where(isOn(list, rule)))
  return {
    educators: await counted('educators'),
    students: await counted('students'),
    waiting: await counted('waiting'),
    unqualified: await counted('unqualified'),
  }
}

const locked = (trx: Db) =>
  accounts(trx)
    .select(['id', 'email', 'role', 'language'])
    .select(['closed_at as closedAt', 'educator_asked_at as askedAt'])
    .forUpdate()

/** Nobody else changes the account before the transaction ends. */
export async function lockPerson(trx: Db, userId: string) {
  return locked(trx).where('id', '=', userId).executeTakeFirst()
}

export async function lockPersonByEmail(trx: Db, emailKey: string) {
  return locked(trx).where('email_key', '=', emailKey).executeTakeFirst()
}

type Change = { closed_at?: number | null; educator_asked_at?: null }

export async function updatePerson(trx: Db, userId: string, change: Change): Promise<void> {
  await trx.updateTable('users').set(change).where('id', '=', userId).execute()
}
