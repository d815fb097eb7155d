import { readBoot } from '../../clock/boot.ts'
import type { Clock } from '../../clock/clock.ts'
import { deleteForgottenMails } from '../../db/mail-queue.ts'
import { deleteOldOutages, type Outage } from '../../db/outages.ts'
import { deleteEndedRateCounts } from '../../db/rate-counts.ts'
import type { Db } from '../../db/store.ts'
import { closeOverdueAttempts } from '../attempts/closing.service.ts'
import { resumeMarking } from '../attempts/marking.service.ts'
import { deleteExpiredPasswordResets } from '../auth/passwords/password-reset.service.ts'
import { deleteExpiredSessions } from '../auth/sessions/sessions.service.ts'
import { beat } from './heartbeat.service.ts'

/** Ends what time has ended: sessions, links, counts of calls, attempts whose students have vanished. */
export async function sweep(db: Db, now: number): Promise<{ closed: number }> {
  await deleteExpiredSessions(db, now)
  await deleteExpiredPasswordResets(db, now)
  await deleteEndedRateCounts(db, now)
  await deleteForgottenMails(db, now)
  await deleteOldOutages(db, now)
  const closed = await closeOverdueAttempts(db, now)
  await resumeMarking(db, now)
  return { closed }
}

type Options = {
  clock: Clock
  everyMs: number
  onSuccess: (swept: { closed: number }) => void
  onFailure: (error: unknown) => void
  /** No server was there while attempts ran. */
  onOutage: (outage: Outage) => void
}

/**
 * Looks for an outage that ends now, before anybody else can close what ran in it; then sweeps regularly, one sweep at a
 * time. Gives the function that ends it and waits for the sweep under way.
 */
export async function startSweeping(
  db: Db,
  { clock, everyMs, onSuccess, onFailure, onOutage }: Options,
): Promise<() => Promise<void>> {
  const giveSign = async () => {
    const { isAnyRunning, outage } = await beat(db, clock.now(), readBoot())
    if (outage) onOutage(outage)
    if (!isAnyRunning) clock.rejoin?.()
  }
  await giveSign()
  let running: Promise<void> | undefined
  const sweepOnce = async () => {
    try {
      await giveSign()
      onSuccess(await sweep(db, clock.now()))
    } catch (error) {
      onFailure(error)
    } finally {
      running = undefined
    }
  }
  const timer = setInterval(() => {
    running ??= sweepOnce()
  }, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
    // An outage that begins now begins exactly now.
    await giveSign().catch(onFailure)
  }
}
