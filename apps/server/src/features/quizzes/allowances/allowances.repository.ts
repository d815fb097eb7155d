import type { StudentAllowance } from '@quizly/contract'
import type { Allowance, OwnAllowance } from '@quizly/domain'
import { sql } from 'kysely'
import { countRows } from '../../../db/count-rows.ts'
import type { Db } from '../../../db/store.ts'

/** Whose quizzes an allowance is for: one, or all of its owner (`quizId` null). */
type AllowanceKey = { ownerId: string; quizId: string | null; emailKey: string }

const idOf = ({ ownerId, quizId, emailKey }: AllowanceKey) => `${quizId ?? ownerId} ${emailKey}`

export type GivenAllowance = OwnAllowance & { email: string; givenBy: string }

export async function putAllowance(
  trx: Db,
  key: AllowanceKey,
  { email, allowance, instead, givenBy }: GivenAllowance,
  now: number,
): Promise<void> {
  const amount = {
    email,
    minutes: 'minutes' in allowance ? allowance.minutes : null,
    percent: 'percent' in allowance ? allowance.percent : null,
    instead: Number(instead),
    given_by: givenBy,
    created_at: now,
  }
  const { ownerId, quizId, emailKey } = key
  await trx
    .insertInto('allowances')
    .values({ id: idOf(key), owner_id: ownerId, quiz_id: quizId, email_key: emailKey, ...amount })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(amount))
    .execute()
}

export async function deleteAllowance(trx: Db, key: AllowanceKey): Promise<void> {
  await trx.deleteFrom('allowances').where('id', '=', idOf(key)).execute()
}

/** Locks the quizzes of an owner, in one order, so that two who lock them do not wait for each other. */
export async function lockQuizzesOf(trx: Db, ownerId: string): Promise<void> {
  await trx
    .selectFrom('quizzes')
    .select('id')
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** The quizzes are locked, so that of two changes at once the later one sees the other. */
export async function noteAllowances(
  trx: Db,
  { ownerId, quizId }: Omit<AllowanceKey, 'emailKey'>,
): Promise<void> {
  const hasAny = sql<number>`case when exists (select 1 from allowances where allowances.owner_id = ${ownerId}
    and (allowances.quiz_id = quizzes.id or allowances.quiz_id is null)) then 1 else 0 end`
  const changed = trx
    .updateTable('quizzes')
    .set({ has_allowances: hasAny })
    .where('owner_id', '=', ownerId)
    .where('has_allowances', '<>', hasAny)
  await (quizId === null ? changed : changed.where('id', '=', quizId)).execute()
}

export async function countGivenBy(db: Db, userId: string): Promise<number> {
  return countRows(allowances(db).where('given_by', '=', userId))
}

export async function countOfColleagues(db: Db, quizId: string, ownerId: string): Promise<number> {
  return countRows(allowances(db).where('quiz_id', '=', quizId).where('given_by', '<>', ownerId))
}

const allowances = (db: Db) => db.selectFrom('allowances')

export async function listAllowances(
  db: Db,
  { id: quizId, ownerId }: { id: string; ownerId: string },
  { everywhere }: { everywhere: boolean },
): Promise<StudentAllowance[]> {
  const rows = await db
    .selectFrom('allowances')
    .leftJoin('users', (join) =>
      join
        .onRef('users.email_key', '=', 'allowances.email_key')
        .on(({ exists, selectFrom }) =>
          exists(
            selectFrom('attempts')
              .select('attempts.id')
              .whereRef('attempts.student_id', '=', 'users.id')
              .where('attempts.quiz_id', '=', quizId),
          ),
        ),
    )
    .select(['allowances.email', 'users.name', 'minutes', 'percent', 'quiz_id', 'instead'])
    .where('allowances.owner_id', '=', ownerId)
    .where(({ eb, or }) =>
      or([eb('quiz_id', '=', quizId), ...(everywhere ? [eb('quiz_id', 'is', null)] : [])]),
    )
    .orderBy('allowances.email_key')
    .orderBy(sql`quiz_id is null`)
    .execute()
  return rows.map(({ email, name, minutes, percent, quiz_id, instead }) => ({
    email,
    ...(name !== null && { name }),
    ...(minutes !== null && { minutes }),
    ...(percent !== null && { percent }),
    everywhere: quiz_id === null,
    ...(instead === 1 && { instead: true as const }),
  }))
}

type AllowancesOf = { own?: OwnAllowance; everywhere?: Allowance }

/** Of each student who has any. */
export async function listAllowancesOf(
  db: Db,
  quizId: string,
  studentIds: readonly string[],
): Promise<Map<string, AllowancesOf>> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('allowances', 'allowances.email_key', 'users.email_key')
    .innerJoin('quizzes', 'quizzes.owner_id', 'allowances.owner_id')
    .select(['users.id', 'minutes', 'percent', 'instead', 'quiz_id'])
    .where('users.id', 'in', studentIds)
    .where('quizzes.id', '=', quizId)
    .where(({ eb, or }) => or([eb('allowances.quiz_id', '=', quizId), eb('allowances.quiz_id', 'is', null)]))
    .execute()
  const found = new Map<string, AllowancesOf>()
  for (const row of rows) {
    const allowance = amountOf(row)
    const more =
      row.quiz_id === null ? { everywhere: allowance } : { own: { allowance, instead: row.instead === 1 } }
    found.set(row.id, { ...found.get(row.id), ...more })
  }
  return found
}

function amountOf({ minutes, percent }: { minutes: number | null; percent: number | null }): Allowance {
  return minutes === null ? { percent: percent ?? 0 } : { minutes }
}

export async function listOfEntered(
  trx: Db,
  { id: quizId, ownerId }: { id: string; ownerId: string },
): Promise<(GivenAllowance & { emailKey: string; own?: OwnAllowance })[]> {
  const rows = await trx
    .selectFrom('allowances as all')
    .leftJoin('allowances as own', (join) =>
      join.onRef('own.email_key', '=', 'all.email_key').on('own.quiz_id', '=', quizId),
    )
    .select(['all.email', 'all.email_key', 'all.minutes', 'all.percent', 'all.given_by'])
    .select(['own.id as ownId', 'own.minutes as ownMinutes', 'own.percent as ownPercent'])
    .select('own.instead as ownInstead')
    .where('all.owner_id', '=', ownerId)
    .where('all.quiz_id', 'is', null)
    .where('all.email_key', 'in', ({ selectFrom }) =>
      selectFrom('attempts')
        .innerJoin('users', 'users.id', 'attempts.student_id')
        .select('users.email_key')
        .where('attempts.quiz_id', '=', quizId),
    )
    .execute()
  return rows.map((row) => ({
    email: row.email,
    emailKey: row.email_key,
    givenBy: row.given_by,
    allowance: amountOf(row),
    instead: false,
    ...(row.ownId !== null && {
      own: {
        allowance: amountOf({ minutes: row.ownMinutes, percent: row.ownPercent }),
        instead: row.ownInstead === 1,
      },
    }),
  }))
}
