import { randomBytes } from 'node:crypto'
import { v7 } from 'uuid'
import type { Clock } from './clock/clock.ts'

/** Where unpredictable bytes come from. Tests seed it. */
export type Random = { bytes: (count: number) => Uint8Array }

export const systemRandom: Random = { bytes: (count) => randomBytes(count) }

/** Makes an ID: a UUIDv7, so that IDs made later sort later. */
export type NewId = () => string

export function createIds(clock: Clock, random: Random): NewId {
  return () => v7({ msecs: clock.now(), random: random.bytes(16) })
}
