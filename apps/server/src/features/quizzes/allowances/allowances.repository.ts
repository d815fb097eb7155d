import type { StudentAllowance } from '@quizly/contract'
import type { Allowance } from '@quizly/domain'
import { sql } from 'kysely'
import type { Db } from '../../../db/store.ts'

/** Whose quizzes an allowance is for: one, or all of its owner (`quizId` null). */
type Place = { ownerId: string; quizId: string | null; emailKey: string }

const idOf = ({ ownerId, quizId, emailKey }: Place) => `${quizId ?? ownerId} ${emailKey}`

/** Stores an allowance in the place of an earlier one of the same kind. */
export async function putAllowance(
  trx: Db,
  place: Place,
  { email, allowance }: { email: string; allowance: Allowance },
  now: number,
): Promise<void> {
  const amount = {
    email,
    minutes: 'minutes' in allowance ? allowance.minutes : null,
    percent: 'percent' in allowance ? allowance.percent : null,
    created_at: now,
  }
  const { ownerId, quizId, emailKey } = place
  await trx
    .insertInto('allowances')
    .values({ id: idOf(place), owner_id: ownerId, quiz_id: quizId, email_key: emailKey, ...amount })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(amount))
    .execute()
}

export async function deleteAllowance(trx: Db, place: Place): Promise<void> {
  await trx.deleteFrom('allowances').where('id', '=', idOf(place)).execute()
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

/**
 * Notes at the quizzes that a change reaches whether they have any allowance. They are locked, so that of two changes at
 * the same moment the later one sees the other.
 */
export async function noteAllowances(trx: Db, { ownerId, quizId }: Omit<Place, 'emailKey'>): Promise<void> {
  const hasAny = sql<number>`case when exists (select 1 from allowances where allowances.owner_id = ${ownerId}
    and (allowances.quiz_id = quizzes.id or allowances.quiz_id is null)) then 1 else 0 end`
  const changed = trx
    .updateTable('quizzes')
    .set({ has_allowances: hasAny })
    .where('owner_id', '=', ownerId)
    .where('has_allowances', '<>', hasAny)
  await (quizId === null ? changed : changed.where('id', '=', quizId)).execute()
}

export async function countAllowances(db: Db, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('allowances')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return count
}

/** Every allowance that may count in a quiz, by e-mail. Names are known only of students who have entered a quiz of its owner. */
export async function listAllowances(
  db: Db,
  { id: quizId, ownerId }: { id: string; ownerId: string },
): Promise<StudentAllowance[]> {
  const rows = await db
    .selectFrom('allowances')
    .leftJoin('users', (join) =>
      join
        .onRef('users.email_key', '=', 'allowances.email_key')
        .on(({ exists, selectFrom }) =>
          exists(
            selectFrom('attempts')
              .innerJoin('quizzes', 'quizzes.id', 'attempts.quiz_id')
              .select('attempts.id')
              .whereRef('attempts.student_id', '=', 'users.id')
              .where('quizzes.owner_id', '=', ownerId),
          ),
        ),
    )
    .select(['allowances.email', 'users.name', 'minutes', 'percent', 'quiz_id'])
    .where('allowances.owner_id', '=', ownerId)
    .where(({ eb, or }) => or([eb('quiz_id', '=', quizId), eb('quiz_id', 'is', null)]))
    .orderBy('allowances.email_key')
    .orderBy(sql`quiz_id is null`)
    .execute()
  return rows.map(({ email, name, minutes, percent, quiz_id }) => ({
    email,
    ...(name !== null && { name }),
    ...(minutes !== null && { minutes }),
    ...(percent !== null && { percent }),
    everywhere: quiz_id === null,
  }))
}

/** The allowance that counts for a student in a quiz: the quiz's own before the one for all. */
export async function findAllowanceOf(
  db: Db,
  quizId: string,
  studentId: string,
): Promise<Allowance | undefined> {
  const row = await db
    .selectFrom('users')
    .innerJoin('allowances', 'allowances.email_key', 'users.email_key')
    .innerJoin('quizzes', 'quizzes.owner_id', 'allowances.owner_id')
    .select(['allowances.minutes', 'allowances.percent'])
    .where('users.id', '=', studentId)
    .where('quizzes.id', '=', quizId)
    .where(({ eb, or }) => or([eb('allowances.quiz_id', '=', quizId), eb('allowances.quiz_id', 'is', null)]))
    .orderBy(sql`allowances.quiz_id is null`)
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  return row.minutes === null ? { percent: row.percent ?? 0 } : { minutes: row.minutes }
}
