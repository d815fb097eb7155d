import type { Db } from '../../db/store.ts'

/** The placeholder in `email_key` can never match a log-in. False if the password has changed meanwhile. */
export async function anonymiseUser(
  trx: Db,
  user: { id: string; passwordHash: string; name: string; nameKey: string },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({
      name: user.name,
      name_key: user.nameKey,
      email: '',
      email_key: `deleted ${user.id}`,
      password_hash: '',
      language: null,
      deleted_at: now,
      operator_since: null,
      educator_asked_at: null,
    })
    .where('id', '=', user.id)
    .where('password_hash', '=', user.passwordHash)
    .executeTakeFirstOrThrow()
  // A slip that was used and has no account is one of a deleted account, and leads nowhere.
  await trx
    .updateTable('slips')
    .set(({ fn, val }) => ({
      name: user.name,
      user_id: null,
      used_at: fn.coalesce('used_at', val(now)),
      revoked_at: fn.coalesce('revoked_at', val(now)),
    }))
    .where('user_id', '=', user.id)
    .execute()
  return numUpdatedRows > 0n
}

/** The quizzes of an owner that an editor could go on with, locked in one order. */
export async function lockSharedQuizzes(
  trx: Db,
  ownerId: string,
): Promise<{ id: string; ownerId: string; timeLimitMinutes: number }[]> {
  return trx
    .selectFrom('quizzes')
    .select(['id', 'owner_id as ownerId', 'time_limit_minutes as timeLimitMinutes'])
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('quiz_roles')
          .select('quiz_roles.user_id')
          .whereRef('quiz_roles.quiz_id', '=', 'quizzes.id')
          .where('quiz_roles.role', '=', 'editor'),
      ),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Locks an owner and the editors of their quizzes, in one order, and returns who that is. */
export async function lockEditors(trx: Db, ownerId: string): Promise<Set<string>> {
  const editors = trx
    .selectFrom('quiz_roles')
    .innerJoin('quizzes', 'quizzes.id', 'quiz_roles.quiz_id')
    .select('user_id')
    .where('quizzes.owner_id', '=', ownerId)
    .where('quizzes.deleted_at', 'is', null)
    .where('role', '=', 'editor')
  const rows = await trx
    .selectFrom('users')
    .select('id')
    .where(({ eb, or }) => or([eb('id', '=', ownerId), eb('id', 'in', editors)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export async function deleteSharing(
  trx: Db,
  { id, emailKey }: { id: string; emailKey: string },
): Promise<void> {
  await trx.deleteFrom('quiz_roles').where('user_id', '=', id).where('role', '<>', 'owner').execute()
  await trx
    .deleteFrom('invitations')
    .where(({ eb, or }) => or([eb('email_key', '=', emailKey), eb('invited_by', '=', id)]))
    .execute()
  await trx
    .deleteFrom('bank_shares')
    .where(({ eb, or }) =>
      or([eb('email_key', '=', emailKey), eb('owner_id', '=', id), eb('user_id', '=', id)]),
    )
    .execute()
}

export async function deleteEducatorInvitations(
  trx: Db,
  { id, emailKey }: { id: string; emailKey: string },
): Promise<void> {
  await trx
    .deleteFrom('educator_invitations')
    .where(({ eb, or }) => or([eb('email_key', '=', emailKey), eb('invited_by', '=', id)]))
    .execute()
}

export async function deletePersonalRows(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute()
  await trx.deleteFrom('known_devices').where('user_id', '=', userId).execute()
  await trx.deleteFrom('password_resets').where('user_id', '=', userId).execute()
  await trx.deleteFrom('passkeys').where('user_id', '=', userId).execute()
  await trx.deleteFrom('identities').where('user_id', '=', userId).execute()
  for (const table of ['second_factors', 'recovery_codes', 'second_steps'] as const)
    await trx.deleteFrom(table).where('user_id', '=', userId).execute()
  await trx.deleteFrom('former_names').where('user_id', '=', userId).execute()
  await trx.deleteFrom('drafts').where('user_id', '=', userId).execute()
  await trx.deleteFrom('bank_items').where('educator_id', '=', userId).execute()
  await trx.deleteFrom('slip_lists').where('educator_id', '=', userId).execute()
  await trx.deleteFrom('contact_messages').where('user_id', '=', userId).execute()
  await trx.deleteFrom('mails').where('user_id', '=', userId).execute()
}

/** The keys are written first, so that an attempt that starts at this moment has a key or is gone. */
export async function releaseAttemptsOfStudent(trx: Db, userId: string, personKey: string): Promise<void> {
  await trx.updateTable('attempts').set({ person_key: personKey }).where('student_id', '=', userId).execute()
  await trx.deleteFrom('attempts').where('student_id', '=', userId).where('state', '=', 'admitted').execute()
}

/** Locks keep students from being admitted meanwhile. */
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
  const shown = trx
    .selectFrom('image_uses')
    .innerJoin('images', 'images.hash', 'image_uses.image_hash')
    .select('image_hash')
    .where('images.owner_id', '=', ownerId)
  // A colleague may have a copy of a question.
  const inBanks = trx.selectFrom('bank_images').select('image_hash')
  await trx
    .deleteFrom('images')
    .where('owner_id', '=', ownerId)
    .where('hash', 'not in', shown)
    .where('hash', 'not in', inBanks)
    .execute()
}

export async function deleteAllowances(
  trx: Db,
  { id, emailKey }: { id: string; emailKey: string },
): Promise<void> {
  await trx
    .deleteFrom('allowances')
    .where(({ eb, or }) => or([eb('email_key', '=', emailKey), eb('owner_id', '=', id)]))
    .execute()
}
