import type { Db } from '../../db/store.ts'

export type NewList = {
  id: string
  educatorId: string
  quizId: string | null
  title: string
  days: number
  madeAt: number
}
export type NewSlip = { id: string; name: string; codeHash: string }

export async function insertList(trx: Db, list: NewList): Promise<void> {
  await trx
    .insertInto('slip_lists')
    .values({
      id: list.id,
      educator_id: list.educatorId,
      quiz_id: list.quizId,
      title: list.title,
      days: list.days,
      made_at: list.madeAt,
    })
    .execute()
}

export async function insertSlips(
  trx: Db,
  listId: string,
  slips: readonly NewSlip[],
  expiresAt: number,
): Promise<void> {
  await trx
    .insertInto('slips')
    .values(
      slips.map(({ id, name, codeHash }, place) => ({
        id,
        list_id: listId,
        place,
        name,
        code_hash: codeHash,
        expires_at: expiresAt,
      })),
    )
    .execute()
}

/** Locks the educator, so that no two lists are counted at once. */
export async function countLists(trx: Db, educatorId: string): Promise<number> {
  await trx.selectFrom('users').select('id').where('id', '=', educatorId).forUpdate().execute()
  const { count } = await trx
    .selectFrom('slip_lists')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('educator_id', '=', educatorId)
    .executeTakeFirstOrThrow()
  return count
}

const lists = (db: Db, educatorId: string) =>
  db
    .selectFrom('slip_lists')
    // Every role reads a quiz. Who has lost theirs is told nothing of it.
    .leftJoin('quiz_roles', (join) =>
      join
        .onRef('quiz_roles.quiz_id', '=', 'slip_lists.quiz_id')
        .onRef('quiz_roles.user_id', '=', 'slip_lists.educator_id'),
    )
    .leftJoin('quizzes', (join) =>
      join.onRef('quizzes.id', '=', 'quiz_roles.quiz_id').on('quizzes.deleted_at', 'is', null),
    )
    .select(['slip_lists.id', 'slip_lists.title', 'days', 'made_at as madeAt'])
    .select(['quizzes.id as quizId', 'quizzes.title as quizTitle'])
    .select(({ selectFrom }) => [
      selectFrom('slips')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('list_id', '=', 'slip_lists.id')
        .as('slips'),
      selectFrom('slips')
        .select(({ fn }) => fn.count<number>('used_at').as('count'))
        .whereRef('list_id', '=', 'slip_lists.id')
        .as('used'),
      selectFrom('slips')
        .select(({ fn }) => fn.max('expires_at').as('latest'))
        .whereRef('list_id', '=', 'slip_lists.id')
        .as('validUntil'),
    ])
    .where('educator_id', '=', educatorId)

export const listLists = (db: Db, educatorId: string, most: number) =>
  lists(db, educatorId).orderBy('slip_lists.id', 'desc').limit(most).execute()

export const findList = (db: Db, educatorId: string, listId: string) =>
  lists(db, educatorId).where('slip_lists.id', '=', listId).executeTakeFirst()

export type ListRow = NonNullable<Awaited<ReturnType<typeof findList>>>

export const listSlips = (db: Db, listId: string) =>
  db
    .selectFrom('slips')
    .select(['id', 'name', 'expires_at as expiresAt'])
    .select(['user_id as userId', 'used_at as usedAt', 'revoked_at as revokedAt', 'joined_at as joinedAt'])
    .where('list_id', '=', listId)
    .orderBy('place')
    .execute()

/** Undefined if it is not a slip of this educator. Locks it. */
export const lockOwnSlip = (
  trx: Db,
  educatorId: string,
  { listId, slipId }: { listId: string; slipId: string },
) =>
  trx
    .selectFrom('slips')
    .innerJoin('slip_lists', 'slip_lists.id', 'slips.list_id')
    .select(['slips.id', 'slips.name', 'slips.user_id as userId', 'used_at as usedAt'])
    .select(['joined_at as joinedAt', 'days'])
    .where('slips.id', '=', slipId)
    .where('list_id', '=', listId)
    .where('educator_id', '=', educatorId)
    .forUpdate()
    .executeTakeFirst()

export async function replaceCode(
  trx: Db,
  slipId: string,
  { codeHash, expiresAt }: { codeHash: string; expiresAt: number },
): Promise<void> {
  await trx
    .updateTable('slips')
    .set({ code_hash: codeHash, expires_at: expiresAt, used_at: null, revoked_at: null })
    .where('id', '=', slipId)
    .execute()
}

export async function markRevoked(trx: Db, slipId: string, now: number): Promise<void> {
  await trx
    .updateTable('slips')
    .set({ revoked_at: now })
    .where('id', '=', slipId)
    .where('revoked_at', 'is', null)
    .execute()
}

export async function deleteList(db: Db, educatorId: string, listId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('slip_lists')
    .where('id', '=', listId)
    .where('educator_id', '=', educatorId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/**
 * Locks who has used the slip of a code, and `otherId`, in one order and before the slip, as whoever deletes an account
 * does. Returns whose accounts are open.
 */
export async function lockPeople(trx: Db, codeHash: string, otherId = ''): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('slips')
        .select('user_id as id')
        .where('code_hash', '=', codeHash)
        .where('user_id', 'is not', null)
        .$castTo<{ id: string }>()
        .unionAll(selectFrom('users').select('id').where('id', '=', otherId)),
    )
    .where('deleted_at', 'is', null)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Of a code; locks the slip, so that it is used once. */
export const lockSlipOfCode = (trx: Db, codeHash: string) =>
  trx
    .selectFrom('slips')
    .select(['id', 'list_id as listId', 'name', 'user_id as userId', 'expires_at as expiresAt'])
    .select(['used_at as usedAt', 'revoked_at as revokedAt', 'joined_at as joinedAt'])
    .where('code_hash', '=', codeHash)
    .forUpdate()
    .executeTakeFirst()

export async function markUsed(
  trx: Db,
  slipId: string,
  { userId, at, joined }: { userId: string; at: number; joined: boolean },
): Promise<void> {
  await trx
    .updateTable('slips')
    .set({ user_id: userId, used_at: at, ...(joined && { joined_at: at }) })
    .where('id', '=', slipId)
    .execute()
}

/** The code of the quiz that a list leads to, as long as its educator has a role on that. */
export async function findCodeOfList(db: Db, listId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('slip_lists')
    .innerJoin('quizzes', 'quizzes.id', 'slip_lists.quiz_id')
    .innerJoin('quiz_roles', (join) =>
      join
        .onRef('quiz_roles.quiz_id', '=', 'quizzes.id')
        .onRef('quiz_roles.user_id', '=', 'slip_lists.educator_id'),
    )
    .select('secret_code as secretCode')
    .where('slip_lists.id', '=', listId)
    .where('quizzes.deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.secretCode
}

export async function isSlipAccount(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('slips')
    .select('id')
    .where('user_id', '=', userId)
    .where('joined_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Locks all attempts, so that none starts meanwhile. */
export async function hasRunningAttempt(trx: Db, studentId: string): Promise<boolean> {
  const rows = await trx
    .selectFrom('attempts')
    .select('state')
    .where('student_id', '=', studentId)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.some(({ state }) => state === 'in-progress')
}

/** The title of a quiz that both have begun. */
export async function findQuizOfBoth(trx: Db, one: string, other: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('attempts as first')
    .innerJoin('attempts as second', 'second.quiz_id', 'first.quiz_id')
    .innerJoin('quizzes', 'quizzes.id', 'first.quiz_id')
    .select('quizzes.title')
    .where('first.student_id', '=', one)
    .where('second.student_id', '=', other)
    .where('first.state', '<>', 'admitted')
    .where('second.state', '<>', 'admitted')
    .orderBy('quizzes.title')
    .limit(1)
    .executeTakeFirst()
  return row?.title
}

/** Who was only admitted in one of the two accounts keeps what the other has. Returns how many attempts moved. */
export async function moveAttempts(trx: Db, from: string, to: string): Promise<number> {
  for (const [emptied, kept] of [
    [from, to],
    [to, from],
  ] as const)
    await trx
      .deleteFrom('attempts')
      .where('student_id', '=', emptied)
      .where('state', '=', 'admitted')
      .where('quiz_id', 'in', ({ selectFrom }) =>
        selectFrom('attempts').select('quiz_id').where('student_id', '=', kept),
      )
      .execute()
  const { numUpdatedRows } = await trx
    .updateTable('attempts')
    .set({ student_id: to })
    .where('student_id', '=', from)
    .executeTakeFirstOrThrow()
  await trx.updateTable('deleted_attempts').set({ student_id: to }).where('student_id', '=', from).execute()
  await trx.updateTable('grants').set({ student_id: to }).where('student_id', '=', from).execute()
  return Number(numUpdatedRows)
}

export async function endSessionsOf(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute()
}
