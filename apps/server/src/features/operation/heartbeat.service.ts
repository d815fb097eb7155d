import type { Boot } from '../../clock/boot.ts'
import {
  deleteHeartbeat,
  findHeartbeat,
  findLatestRunningStart,
  insertOutage,
  isAnyAttemptRunning,
  type Outage,
  replaceHeartbeat,
  silenceMs,
} from '../../db/outages.ts'
import type { Db } from '../../db/store.ts'

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
