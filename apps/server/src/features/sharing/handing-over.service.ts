import { setImmediate } from 'node:timers/promises'
import { AppError } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import type { NewId } from '../../random.ts'
import { hasRoomForPictures } from '../pictures/pictures.service.ts'
import { keepAllowances } from '../quizzes/allowances/allowances.service.ts'
import type { OwnQuiz } from '../quizzes/quizzes.service.ts'
import { moveStorage } from '../quizzes/storage.service.ts'
import { countQuestionBytes, findGivenRole, swapOwner } from './colleagues.repository.ts'
import { lockOwn, noColleague } from './colleagues.service.ts'
import { deletePending } from './invitations.repository.ts'
import { insertRoleChange, listEditors } from './role-changes.repository.ts'

type OwnedQuiz = Pick<OwnQuiz, 'id' | 'ownerId' | 'timeLimitMinutes'>

/**
 * Makes a colleague the owner of a quiz. The owner until now stays its editor. Its questions fill the new owner's
 * storage from now on. Who has entered it keeps the time that the former owner gives in all quizzes; invitations that
 * nobody has accepted end.
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
    const quiz = await lockOwn(trx, quizId, from)
    if ((await findGivenRole(trx, quizId, to)) === undefined) throw noColleague()
    if (await changeOwner(trx, newId, quiz, to, now)) return
    throw new AppError('limit-reached', 'colleague-full')
  })
}

/**
 * Leaves the quizzes of an account that is about to be deleted to an editor each: to the last owner before, otherwise to
 * the one who has been an editor for longest. A quiz without an editor, or in the bin, stays as it is. `people` are
 * locked, so that nobody becomes an owner and is deleted at the same moment.
 */
export async function leaveToEditors(
  trx: Db,
  newId: NewId,
  { quizzes, people }: { quizzes: readonly OwnedQuiz[]; people: ReadonlySet<string> },
  now: number,
): Promise<void> {
  for (const quiz of quizzes) {
    for (const editor of await listEditors(trx, quiz.id)) {
      if (people.has(editor) && (await changeOwner(trx, newId, quiz, editor, now))) break
    }
    await setImmediate()
  }
}

async function changeOwner(
  trx: Db,
  newId: NewId,
  quiz: OwnedQuiz,
  to: string,
  now: number,
): Promise<boolean> {
  const { id: quizId, ownerId: from } = quiz
  const { bytes, pictures } = await countQuestionBytes(trx, quizId)
  if (pictures > 0 && !(await hasRoomForPictures(trx, to, quizId))) return false
  if (!(await moveStorage(trx, { from, to }, { quizzes: 1, bytes }))) return false
  await keepAllowances(trx, quiz, now)
  await deletePending(trx, quizId)
  if (!(await swapOwner(trx, quizId, { from, to }))) throw noColleague()
  for (const [userId, role] of [
    [from, 'editor'],
    [to, 'owner'],
  ] as const) {
    await insertRoleChange(trx, { id: newId(), quizId, userId, role, by: from, at: now })
  }
  return true
}
