import { AppError } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import type { NewId } from '../../random.ts'
import { moveStorage } from '../quizzes/storage.service.ts'
import { countQuestionBytes, findGivenRole, swapOwner } from './colleagues.repository.ts'
import { lockOwn, noColleague } from './colleagues.service.ts'
import { insertRoleChange } from './role-changes.repository.ts'

/**
 * Makes a colleague the owner of a quiz. The owner until now stays its editor. Its questions fill the new owner's
 * storage from now on.
 */
export async function handOver(
  db: Db,
  newId: NewId,
  quizId: string,
  from: string,
  to: string,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockOwn(trx, quizId, from)
    if ((await findGivenRole(trx, quizId, to)) === undefined) throw noColleague()
    const bytes = await countQuestionBytes(trx, quizId)
    if (!(await moveStorage(trx, { from, to }, { quizzes: 1, bytes }))) {
      throw new AppError(
        'limit-reached',
        'Your colleague’s account cannot hold another quiz: there is a limit of 10,000 quizzes and 200 MB of questions.',
      )
    }
    // A colleague who deletes the account at this moment has no role any more.
    if (!(await swapOwner(trx, quizId, { from, to }))) throw noColleague()
    for (const [userId, role] of [
      [from, 'editor'],
      [to, 'owner'],
    ] as const) {
      await insertRoleChange(trx, { id: newId(), quizId, userId, role, by: from, at: now })
    }
  })
}
