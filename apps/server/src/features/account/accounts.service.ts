import type { Role } from '@quizly/contract'
import { type EducatorBy, isEducator } from '@quizly/domain'
import { noteInLog } from '../../db/log-entries.ts'
import type { Db } from '../../db/store.ts'
import type { NewId } from '../../random.ts'
import { emailKey } from '../auth/login/auth.service.ts'
import {
  countOwnQuizzes,
  findEndOfAttempts,
  listAccountRows,
  lockAccount,
  replaceRole,
} from './accounts.repository.ts'

export { findEndOfAttempts } from './accounts.repository.ts'

const batchSize = 200

/** By an operator. */
export const giveRole = (trx: Db, userId: string, role: Role) =>
  replaceRole(trx, userId, role, isEducator({ role }) ? 'operator' : null)

/** All accounts by e-mail, read page by page. */
export async function* listAccounts(db: Db) {
  let after: string | undefined
  for (;;) {
    const rows = await listAccountRows(db, { after, limit: batchSize })
    yield* rows
    after = rows.at(-1)?.emailKey
    if (rows.length < batchSize) return
  }
}

export type RoleChange =
  | { outcome: 'unknown' }
  | { outcome: 'as-before'; email: string }
  | { outcome: 'taking-a-quiz'; email: string; until: number }
  | { outcome: 'changed'; email: string; ownQuizzes: number }

/**
 * Gives the account of an e-mail another role, and logs it out everywhere. Quizzes stay with a student who was an educator, and
 * results with an educator who was a student: neither sees them until the role comes back. A running attempt comes first.
 */
export async function changeRole(
  db: Db,
  newId: NewId,
  { email, role, by = 'operator' }: { email: string; role: Role; by?: EducatorBy },
  now: number,
): Promise<RoleChange> {
  return db.transaction().execute(async (trx): Promise<RoleChange> => {
    const account = await lockAccount(trx, emailKey(email))
    if (!account) return { outcome: 'unknown' }
    const { id, email: written, role: before } = account
    if (before === role) return { outcome: 'as-before', email: written }
    const until = await findEndOfAttempts(trx, id, now)
    if (until !== undefined) return { outcome: 'taking-a-quiz', email: written, until }
    await replaceRole(trx, id, role, isEducator({ role }) ? by : null)
    const kind = isEducator({ role }) ? 'became-educator' : 'became-student'
    await noteInLog(trx, newId, { kind, of: id }, now)
    return { outcome: 'changed', email: written, ownQuizzes: await countOwnQuizzes(trx, id) }
  })
}
