import type { Db } from '../../db/store.ts'

/**
 * Takes everything off a user's row that tells who it was. The e-mail is free again; the key that stands in its place
 * is none that anybody could log in with. False when the password is no longer the one that was checked.
 */
export async function anonymiseUser(
  trx: Db,
  user: { id: string; passwordHash: string; name: string },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({
      name: user.name,
      email: '',
      email_key: `deleted ${user.id}`,
      password_hash: '',
      deleted_at: now,
    })
    .where('id', '=', user.id)
    .where('password_hash', '=', user.passwordHash)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Removes what belongs to the person alone: sessions, what they wrote to the operator, mail that is not sent yet. */
export async function deletePersonalRows(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute()
  await trx.deleteFrom('known_devices').where('user_id', '=', userId).execute()
  await trx.deleteFrom('password_resets').where('user_id', '=', userId).execute()
  await trx.deleteFrom('contact_messages').where('user_id', '=', userId).execute()
  await trx.deleteFrom('mails').where('user_id', '=', userId).execute()
}

/**
 * Removes a student's places in quizzes that they never began; on the others stays who it was, as a key. The keys are
 * written first: a quiz that begins at this very moment waits, and then has a key or no place.
 */
export async function releaseAttemptsOfStudent(trx: Db, userId: string, personKey: string): Promise<void> {
  await trx.updateTable('attempts').set({ person_key: personKey }).where('student_id', '=', userId).execute()
  await trx.deleteFrom('attempts').where('student_id', '=', userId).where('state', '=', 'admitted').execute()
}

/**
 * Removes the places in an educator's quizzes that nobody has begun with, and then the quizzes nobody has begun. The
 * locks keep students from being let into them meanwhile.
 */
export async function deleteUnusedQuizzes(trx: Db, ownerId: string): Promise<void> {
  await trx
    .selectFrom('quizzes')
    .select('id')
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .forUpdate()
    .execute()
  await trx
    .deleteFrom('attempts')
    .where('state', '=', 'admitted')
    .where('quiz_id', 'in', ({ selectFrom }) =>
      selectFrom('quizzes').select('id').where('owner_id', '=', ownerId),
    )
    .execute()
  const unused = trx
    .selectFrom('quizzes')
    .select('quizzes.id')
    .where('owner_id', '=', ownerId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('attempts').select('attempts.id').whereRef('attempts.quiz_id', '=', 'quizzes.id')),
      ),
    )
  await trx.deleteFrom('quiz_revisions').where('quiz_id', 'in', unused).execute()
  await trx.deleteFrom('quizzes').where('id', 'in', unused).execute()
}
