import type { Clock } from '../../clock.ts'
import { deleteForgottenMails } from '../../db/mail-queue.ts'
import { deleteEndedRateCounts } from '../../db/rate-counts.ts'
import type { Db } from '../../db/store.ts'
import { closeOverdueAttempts } from '../attempts/closing.service.ts'
import { deleteExpiredPasswordResets } from '../auth/password-reset.service.ts'
import { deleteExpiredSessions } from '../auth/sessions.service.ts'

/** Ends what time has ended: sessions, links, counts of calls, attempts whose students have vanished. */
export async function sweep(db: Db, now: number): Promise<{ closed: number }> {
  await deleteExpiredSessions(db, now)
  await deleteExpiredPasswordResets(db, now)
  await deleteEndedRateCounts(db, now)
  await deleteForgottenMails(db, now)
  return { closed: await closeOverdueAttempts(db, now) }
}

type Options = {
  clock: Clock
  everyMs: number
  onSuccess: (swept: { closed: number }) => void
  onFailure: (error: unknown) => void
}

/** Sweeps regularly, one sweep at a time. Gives the function that ends it and waits for the sweep under way. */
export function startSweeping(
  db: Db,
  { clock, everyMs, onSuccess, onFailure }: Options,
): () => Promise<void> {
  let running: Promise<void> | undefined
  const sweepOnce = async () => {
    await sweep(db, clock.now()).then(onSuccess, onFailure)
    running = undefined
  }
  const timer = setInterval(() => {
    running ??= sweepOnce()
  }, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
