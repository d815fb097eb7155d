import type { Db } from '../../../db/store.ts'
import type { Random } from '../../../random.ts'
import { keepDevice } from './known-devices.repository.ts'
import { generateToken, hashToken } from '../sessions/sessions.service.ts'

export { forgetOtherDevices } from './known-devices.repository.ts'

const dayMs = 86_400_000
const maxDevices = 50

/** A browser's token, and the hash that is stored. */
export type Device = { token: string; tokenHash: string }

export function recogniseDevice(random: Random, token: string | undefined): Device {
  return token === undefined ? generateToken(random) : { token, tokenHash: hashToken(token) }
}

/** Stores that the right password was given on this device, to the day. The last fifty devices are kept. */
export async function rememberDevice(
  db: Db,
  { userId, device, usedAt = null }: { userId: string; device: Device; usedAt?: number | null },
  now: number,
): Promise<void> {
  if (usedAt !== null && now - usedAt < dayMs) return
  await keepDevice(db, { userId, tokenHash: device.tokenHash, lastUsedAt: now }, maxDevices)
}
