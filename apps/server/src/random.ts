import { randomBytes } from 'node:crypto'
import { v7 } from 'uuid'
import type { Clock } from './clock/clock.ts'

/** Unpredictable; tests use a seeded source. */
export type Random = { bytes: (count: number) => Uint8Array }

export const systemRandom: Random = { bytes: (count) => randomBytes(count) }

/** A UUIDv7, so later IDs sort later. */
export type NewId = () => string

export function createIds(clock: Clock, random: Random): NewId {
  return () => v7({ msecs: clock.now(), random: random.bytes(16) })
}
