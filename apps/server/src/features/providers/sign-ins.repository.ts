import type { Role, User } from '@quizly/contract'
import { sql } from 'kysely'
import { countRows } from '../../db/count-rows.ts'
import type { Db } from '../../db/store.ts'
import { toUser } from '../../db/tables/stored-users.ts'

export type StoredSignIn = {
  stateHash: string
  provider: string
  browserHash: string
  nonce: string
  verifier: string
  expiresAt: number
}

/** Only the newest stay. */
export async function insertSignIn(db: Db, signIn: StoredSignIn, most: number): Promise<void> {
  await db
    .insertInto('sign_ins')
    .values({
      state_hash: signIn.stateHash,
      provider: signIn.provider,
      browser_hash: signIn.browserHash,
      nonce: signIn.nonce,
      verifier: signIn.verifier,
      expires_at: signIn.expiresAt,
    })
    .execute()
  await db
    .deleteFrom('sign_ins')
    .where('state_hash', 'in', ({ selectFrom }) =>
      selectFrom('sign_ins').select('state_hash').orderBy('expires_at', 'desc').limit(most).offset(most),
    )
    .execute()
}

/** Of two who take it at once, one gets it. */
export async function takeSignIn(db: Db, stateHash: string): Promise<StoredSignIn | undefined> {
  const row = await db
    .deleteFrom('sign_ins')
    .where('state_hash', '=', stateHash)
    .returningAll()
    .executeTakeFirst()
  return (
    row && {
      stateHash,
      provider: row.provider,
      browserHash: row.browser_hash,
      nonce: row.nonce,
      verifier: row.verifier,
      expiresAt: row.expires_at,
    }
  )
}

type StoredCode = { codeHash: string; browserHash: string; content: string; expiresAt: number }

export async function insertCode(db: Db, code: StoredCode): Promise<void> {
  await db
    .insertInto('sign_in_codes')
    .values({
      code_hash: code.codeHash,
      browser_hash: code.browserHash,
      content: code.content,
      expires_at: code.expiresAt,
    })
    .execute()
}

type Holder = { codeHash: string; browserHash: string }

export async function findCode(db: Db, { codeHash, browserHash }: Holder, now: number) {
  const row = await db
    .selectFrom('sign_in_codes')
    .select('content')
    .where('code_hash', '=', codeHash)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.content
}

/** Of two who take it at once, one gets it; nobody in another browser. */
export async function takeCode(db: Db, { codeHash, browserHash }: Holder, now: number) {
  const row = await db
    .deleteFrom('sign_in_codes')
    .where('code_hash', '=', codeHash)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .returning('content')
    .executeTakeFirst()
  return row?.content
}

export async function deleteExpiredSignIns(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sign_ins').where('expires_at', '<=', now).execute()
  await db.deleteFrom('sign_in_codes').where('expires_at', '<=', now).execute()
}

export type Account = { user: User; passwordHash: string; isClosed: boolean }

export async function findAccountOfIdentity(
  db: Db,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<Account | undefined> {
  const row = await accountsIn(db)
    .innerJoin('identities', 'identities.user_id', 'users.id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return toAccount(row)
}

export async function findAccountById(db: Db, userId: string): Promise<Account | undefined> {
  return toAccount(await accountsIn(db).where('users.id', '=', userId).executeTakeFirst())
}

export async function lockAccountById(trx: Db, userId: string): Promise<Account | undefined> {
  return toAccount(await accountsIn(trx).where('users.id', '=', userId).forUpdate().executeTakeFirst())
}

const accountsIn = (db: Db) =>
  db
    .selectFrom('users')
    .select(['users.id', 'name', 'email', 'role', 'language', 'password_hash'])
    .select(['operator_since', 'closed_at', 'educator_asked_at'])
    .where('deleted_at', 'is', null)

type AccountRow = Parameters<typeof toUser>[0] & { password_hash: string; closed_at: number | null }

const toAccount = (row: AccountRow | undefined): Account | undefined =>
  row && { user: toUser(row), passwordHash: row.password_hash, isClosed: row.closed_at !== null }

export async function insertIdentity(
  db: Db,
  identity: { issuer: string; subject: string; userId: string; createdAt: number },
): Promise<void> {
  await db
    .insertInto('identities')
    .values({
      issuer: identity.issuer,
      subject: identity.subject,
      user_id: identity.userId,
      created_at: identity.createdAt,
    })
    .execute()
}

const mostTitles = 10

/** How many quizzes and attempts an account has, and the titles of the newest. */
export async function listHoldings(db: Db, userId: string) {
  const quizzes = db.selectFrom('quizzes').where('owner_id', '=', userId).where('deleted_at', 'is', null)
  const attempts = db
    .selectFrom('attempts')
    .innerJoin('quizzes', 'quizzes.id', 'attempts.quiz_id')
    .where('student_id', '=', userId)
  const owned = await quizzes.select('title').orderBy('created_at', 'desc').limit(mostTitles).execute()
  const taken = await attempts.select('title').orderBy('admitted_at', 'desc').limit(mostTitles).execute()
  return {
    quizzes: { count: await countRows(quizzes), titles: owned.map(({ title }) => title) },
    attempts: { count: await countRows(attempts), titles: taken.map(({ title }) => title) },
  }
}

/** Whether nothing was done with it: no quiz, no role on one, no attempt, nothing in a bank. */
export async function isUntouched(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(({ not, exists, selectFrom, and }) =>
      and([
        not(exists(selectFrom('quizzes').select('quizzes.id').where('owner_id', '=', userId))),
        not(exists(selectFrom('quiz_roles').select('quiz_id').where('user_id', '=', userId))),
        not(exists(selectFrom('attempts').select('attempts.id').where('student_id', '=', userId))),
        not(exists(selectFrom('bank_items').select('bank_items.id').where('educator_id', '=', userId))),
      ]),
    )
    .executeTakeFirst()
  return row !== undefined
}

/** Nobody who had a way into the account before keeps it. Returns how many sessions ended. */
export async function endOtherWaysIn(trx: Db, userId: string): Promise<number> {
  await trx.updateTable('users').set({ password_hash: '' }).where('id', '=', userId).execute()
  await trx.deleteFrom('known_devices').where('user_id', '=', userId).execute()
  await trx.deleteFrom('password_resets').where('user_id', '=', userId).execute()
  await trx.deleteFrom('passkeys').where('user_id', '=', userId).execute()
  const { numDeletedRows } = await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Without a role that of an invitation or of an operator stays; one that somebody has chosen for themselves does not. */
export async function renameUnproved(
  trx: Db,
  userId: string,
  { name, nameKey, role }: { name: string; nameKey: string; role: User['role'] | undefined },
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ name, name_key: nameKey })
    .set({ role: role ?? sql<Role>`case when educator_by is null then 'student' else role end` })
    .where('id', '=', userId)
    .execute()
}
