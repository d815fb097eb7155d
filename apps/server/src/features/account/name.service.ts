import type { User } from '@quizly/contract'
import { titleKey } from '@quizly/domain'
import { AppError } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import { lockName, replaceName } from './names.repository.ts'

export async function changeName(
  db: Db,
  { _id, email, role, language }: User,
  name: string,
  now: number,
): Promise<User> {
  await db.transaction().execute(async (trx) => {
    const from = await lockName(trx, _id)
    if (from === undefined) throw new AppError('not-found', 'account-deleted')
    if (from !== name) await replaceName(trx, _id, { from, to: name, toKey: titleKey(name) }, now)
  })
  return { _id, name, email, role, ...(language && { language }) }
}
