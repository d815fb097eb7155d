import { binMs } from '@quizly/domain'
import type { Db } from '../../../db/store.ts'
import { releaseStorage } from '../storage.service.ts'
import { deleteQuizRow, deleteSomeAttempts, deleteSomeRevisions, lockDeleted } from './bin.repository.ts'
import { yieldToEventLoop } from '../../../event-loop.ts'

const ofOneSweep = { slices: 20, attempts: 100, revisions: 10 }

export async function emptyBin(
  db: Db,
  now: number,
  { slices, ...sizes }: typeof ofOneSweep = ofOneSweep,
): Promise<void> {
  for (let slice = 0; slice < slices; slice += 1) {
    if (!(await removeSlice(db, now - binMs, sizes))) return
    await yieldToEventLoop()
  }
}

async function removeSlice(
  db: Db,
  before: number,
  { attempts, revisions }: { attempts: number; revisions: number },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const quiz = await lockDeleted(trx, before)
    if (!quiz) return false
    if ((await deleteSomeAttempts(trx, quiz.id, attempts)) > 0) return true
    const { deleted, freedBytes } = await deleteSomeRevisions(trx, quiz.id, revisions)
    if (deleted === 0) await deleteQuizRow(trx, quiz.id)
    await releaseStorage(trx, quiz.ownerId, { quizzes: deleted === 0 ? 1 : 0, bytes: freedBytes })
    return true
  })
}
