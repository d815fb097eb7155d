import type { User } from '@quizly/contract'
import type { Db } from '../../db/store.ts'
import { toUser } from '../../db/tables/stored-users.ts'

/** What an account can prove itself with after its password. */
export type Factors = { totp: boolean; passkeys: number; recoveryCodes: number }

export async function findFactors(db: Db, userId: string): Promise<Factors> {
  const row = await db
    .selectFrom('users')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select('confirmed_at as confirmedAt')
    .select(({ selectFrom }) => [
      selectFrom('passkeys')
        .select((passkey) => passkey.fn.countAll<number>().as('count'))
        .where('passkeys.user_id', '=', userId)
        .as('passkeys'),
      selectFrom('recovery_codes')
        .select((code) => code.fn.countAll<number>().as('count'))
        .where('recovery_codes.user_id', '=', userId)
        .where('used_at', 'is', null)
        .as('codes'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  return {
    totp: typeof row?.confirmedAt === 'number',
    passkeys: row?.passkeys ?? 0,
    recoveryCodes: row?.codes ?? 0,
  }
}

export type NewStep = {
  ticketHash: string
  userId: string
  passwordHash: string
  kind: 'check' | 'set-up'
  remember: boolean
  expiresAt: number
}

export async function insertStep(db: Db, step: NewStep): Promise<void> {
  await db
    .insertInto('second_steps')
    .values({
      ticket_hash: step.ticketHash,
      user_id: step.userId,
      password_hash: step.passwordHash,
      kind: step.kind,
      remember: step.remember ? 1 : 0,
      expires_at: step.expiresAt,
    })
    .execute()
}

export type Step = {
  user: User
  kind: 'check' | 'set-up'
  passwordHash: string
  remember: boolean
  deviceUsedAt: number | null
}

/** Undefined if it is over or used, or the password has changed or the account was closed meanwhile. */
export async function findStep(
  db: Db,
  { ticketHash, deviceHash }: { ticketHash: string; deviceHash: string },
  now: number,
): Promise<Step | undefined> {
  const row = await db
    .selectFrom('second_steps')
    .innerJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'second_steps.user_id')
        .onRef('users.password_hash', '=', 'second_steps.password_hash'),
    )
    .leftJoin('known_devices', (join) =>
      join.onRef('known_devices.user_id', '=', 'users.id').on('known_devices.token_hash', '=', deviceHash),
    )
    .select(['users.id', 'name', 'email', 'role', 'language', 'operator_since', 'educator_asked_at'])
    .select(['kind', 'remember', 'second_steps.password_hash', 'known_devices.last_used_at'])
    .where('ticket_hash', '=', ticketHash)
    .where('second_steps.expires_at', '>', now)
    .where('users.closed_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    user: toUser(row),
    kind: row.kind,
    passwordHash: row.password_hash,
    remember: row.remember === 1,
    deviceUsedAt: row.last_used_at,
  }
}

/** If two requests use a ticket at once, the second gets false. */
export async function takeStep(trx: Db, ticketHash: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('second_steps')
    .where('ticket_hash', '=', ticketHash)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function deleteExpiredSteps(db: Db, now: number): Promise<void> {
  await db.deleteFrom('second_steps').where('expires_at', '<=', now).execute()
}

export async function findSecret(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('second_factors')
    .select('secret')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row?.secret ?? undefined
}

/** False if the code of this step, or of a later one, was used already. */
export async function useTotpStep(trx: Db, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where(({ eb, or }) => or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function useRecoveryCode(
  trx: Db,
  userId: string,
  codeHash: string,
  now: number,
): Promise<'right' | 'used' | 'wrong'> {
  const { numUpdatedRows } = await trx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) return 'right'
  const row = await trx
    .selectFrom('recovery_codes')
    .select('used_at')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return row ? 'used' : 'wrong'
}

export async function replaceRecoveryCodes(
  trx: Db,
  userId: string,
  codeHashes: readonly string[],
): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await trx
    .insertInto('recovery_codes')
    .values(codeHashes.map((hash) => ({ user_id: userId, code_hash: hash })))
    .execute()
}

type Change = {
  secret?: string | null
  confirmed_at?: number | null
  last_step?: number | null
  new_secret?: string | null
  new_secret_at?: number | null
}

/** Makes the row of an account if there is none. */
export async function putFactor(db: Db, userId: string, change: Change): Promise<void> {
  await db
    .insertInto('second_factors')
    .values({ user_id: userId, ...change })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute()
}

/** A secret that waits for its first code, if it is not older than `since`; locks it. */
export async function lockNewSecret(trx: Db, userId: string, since: number): Promise<string | undefined> {
  const row = await trx
    .selectFrom('second_factors')
    .select('new_secret')
    .where('user_id', '=', userId)
    .where('new_secret_at', '>=', since)
    .forUpdate()
    .executeTakeFirst()
  return row?.new_secret ?? undefined
}

/** False if somebody asked since `since`. */
export async function putResetRequest(trx: Db, userId: string, since: number, now: number): Promise<boolean> {
  const row = await trx
    .insertInto('second_factors')
    .values({ user_id: userId, reset_asked_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ reset_asked_at: now })
        .where(({ eb, or }) =>
          or([
            eb('second_factors.reset_asked_at', 'is', null),
            eb('second_factors.reset_asked_at', '<', since),
          ]),
        ),
    )
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Of an account that has shown that it needs none. */
export async function forgetResetRequest(trx: Db, userId: string): Promise<void> {
  await trx
    .updateTable('second_factors')
    .set({ reset_asked_at: null })
    .where('user_id', '=', userId)
    .execute()
}

export async function findResetRequest(db: Db, userId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('second_factors')
    .select('reset_asked_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.reset_asked_at ?? undefined
}

export async function deleteRecoveryCodes(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

/** Log-ins that wait for the factor. */
export async function deleteSteps(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('second_steps').where('user_id', '=', userId).execute()
}

/** Everything by which an account proves itself after its password, and log-ins that wait for it. */
export async function deleteFactors(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('second_factors').where('user_id', '=', userId).execute()
  await trx.deleteFrom('passkeys').where('user_id', '=', userId).execute()
  await deleteRecoveryCodes(trx, userId)
  await deleteSteps(trx, userId)
}

/** Nobody else sets one up before the transaction ends. */
export async function lockOwner(trx: Db, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
}

/** Of educators and operators who have none and log in by a password. Returns how many. */
export async function deleteSessionsWithoutFactor(db: Db): Promise<number> {
  const without = db
    .selectFrom('users')
    .select('users.id')
    .where(({ eb, or }) => or([eb('role', '=', 'admin'), eb('operator_since', 'is not', null)]))
    .where('users.id', 'not in', ({ selectFrom }) => selectFrom('passkeys').select('passkeys.user_id'))
    .where('users.id', 'not in', ({ selectFrom }) =>
      selectFrom('second_factors').select('second_factors.user_id').where('confirmed_at', 'is not', null),
    )
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', 'in', without)
    .where('user_id', 'not in', ({ selectFrom }) => selectFrom('identities').select('identities.user_id'))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
