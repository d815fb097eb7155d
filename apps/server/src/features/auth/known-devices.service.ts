import type { Db } from '../../db/store.ts'
import { keepDevice } from './known-devices.repository.ts'
import { hashToken } from './sessions.service.ts'

const dayMs = 86_400_000
const mostDevices = 10
const shortestToken = 32

/** How a device is remembered, by the token that its browser made up. None: it has no token that nobody guesses. */
export function hashOfDevice(deviceToken: string | undefined): string | undefined {
  return deviceToken && deviceToken.length >= shortestToken ? hashToken(deviceToken) : undefined
}

/** Remembers to the day that somebody has given the right password on this device. Only the last ten are. */
export async function rememberDevice(
  db: Db,
  { userId, deviceHash, usedAt }: { userId: string; deviceHash: string | undefined; usedAt: number | null },
  now: number,
): Promise<void> {
  if (deviceHash === undefined || (usedAt !== null && now - usedAt < dayMs)) return
  await keepDevice(db, { userId, tokenHash: deviceHash, lastUsedAt: now }, mostDevices)
}
