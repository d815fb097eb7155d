import { expect, test } from 'vitest'
import { zoneClock } from './zone-clock.ts'

const shown = (zone: string, moment: string) =>
  new Date(zoneClock(zone)(Date.parse(moment))).toISOString().slice(0, 19)

test.each([
  ['UTC', '2026-03-29T00:59:59.900Z', '2026-03-29T00:59:59'],
  ['Europe/Berlin', '2026-03-29T00:59:59Z', '2026-03-29T01:59:59'],
  ['Europe/Berlin', '2026-03-29T01:00:00Z', '2026-03-29T03:00:00'],
  ['Asia/Kolkata', '2026-12-31T20:00:00Z', '2027-01-01T01:30:00'],
  ['America/St_Johns', '2026-01-01T00:00:00Z', '2025-12-31T20:30:00'],
])('clocks in %s show at %s %s', (zone, moment, clock) => expect(shown(zone, moment)).toBe(clock))
