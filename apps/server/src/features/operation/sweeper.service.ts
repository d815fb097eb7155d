import { readBoot, type Boot } from '../../clock/boot.ts'
import type { Clock } from '../../clock/clock.ts'
import { type NodeSign, replaceNode } from '../../db/upgrades/live-nodes.ts'
import { deleteForgottenMails } from '../../db/mail-queue.ts'
import {
  deleteOldOutages,
  type Outage,
  deleteHeartbeat,
  findHeartbeat,
  findLatestRunningStart,
  insertOutage,
  isAnyAttemptRunning,
  replaceHeartbeat,
  silenceMs,
} from '../../db/outages.ts'
import { deleteEndedRateCounts } from '../../db/rate-counts.ts'
import type { Db } from '../../db/store.ts'
import { closeOverdueAttempts } from '../attempts/close.service.ts'
import { reachMissed } from '../attempts/extra-time/ending.service.ts'
import { completeGrants } from '../attempts/extra-time/extra-time.service.ts'
import { listDisconnectedSince } from '../live/disconnected.service.ts'
import { completeReleases } from '../manual-grading/release.service.ts'
import { resumeRegrading } from '../regrading/regrading.service.ts'
import { deleteExpiredEducatorInvitations } from '../auth/educators/educators.service.ts'
import { deleteExpiredPasswordResets } from '../auth/passwords/password-reset.service.ts'
import { deleteExpiredSessions } from '../auth/sessions/sessions.service.ts'
import { deleteExpiredSteps } from '../second-factor/second-step.service.ts'
import { deleteExpiredSignIns } from '../providers/way-to-provider.service.ts'
import { deleteExpiredPasskeyUses } from '../passkeys/challenges.service.ts'
import { deleteExpiredInvitations, deleteExpiredShares } from '../sharing/invitations.service.ts'
import { deleteForgottenPictures } from '../pictures/pictures.service.ts'
import { emptyBin } from '../quizzes/archive/archive.service.ts'

/** Stores a heartbeat while attempts run. If the last is too old, stores the outage and returns it. */
export async function beat(
  db: Db,
  now: number,
  boot: Boot,
): Promise<{ isAnyRunning: boolean; outage: Outage | undefined }> {
  const heartbeat = await findHeartbeat(db)
  const lastSign = heartbeat?.at ?? (await findLatestRunningStart(db))
  if (lastSign === undefined) return { isAnyRunning: false, outage: undefined }
  const outage = now - lastSign > silenceMs ? { from: lastSign, until: now } : undefined
  if (outage) await insertOutage(db, outage)
  const isAnyRunning = await isAnyAttemptRunning(db)
  if (isAnyRunning) await replaceHeartbeat(db, { at: now, boot })
  else await deleteHeartbeat(db)
  return { isAnyRunning, outage }
}

export async function sweep(db: Db, now: number): Promise<{ closed: number }> {
  await deleteExpiredSessions(db, now)
  await deleteExpiredPasswordResets(db, now)
  await deleteExpiredSignIns(db, now)
  await deleteExpiredPasskeyUses(db, now)
  await deleteExpiredSteps(db, now)
  await deleteExpiredInvitations(db, now)
  await deleteExpiredEducatorInvitations(db, now)
  await deleteExpiredShares(db, now)
  await deleteEndedRateCounts(db, now)
  await deleteForgottenMails(db, now)
  await deleteOldOutages(db, now)
  await reachMissed(db, now)
  await completeGrants({ db, listDisconnectedSince }, now)
  const closed = await closeOverdueAttempts(db, now)
  await resumeRegrading(db, now)
  await completeReleases(db, now)
  await emptyBin(db, now)
  await deleteForgottenPictures(db, now)
  return { closed }
}

type Options = {
  clock: Clock
  /** What this server tells the others that use the database, if there can be any. */
  node?: NodeSign
  everyMs: number
  onSuccess: (swept: { closed: number }) => void
  onFailure: (error: unknown) => void
  /** There was no server for a time while attempts ran. */
  onOutage: (outage: Outage) => void
}

export async function startSweeping(
  db: Db,
  { clock, node, everyMs, onSuccess, onFailure, onOutage }: Options,
): Promise<() => Promise<void>> {
  const giveSign = async () => {
    if (node) await replaceNode(db, node, clock.now())
    const { isAnyRunning, outage } = await beat(db, clock.now(), readBoot())
    if (outage) onOutage(outage)
    if (!isAnyRunning) clock.resync?.()
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
    // A last heartbeat, so that an outage which begins now is dated exactly.
    await giveSign().catch(onFailure)
  }
}
