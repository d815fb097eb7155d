import { beforeEach, expect, test } from 'vitest'
import { createDeviceClock } from './device-clock.ts'

const hour = 3_600_000
let monotonicMs = 0
let wallMs = 0
const clocks = { monotonic: () => monotonicMs, wall: () => wallMs }

function pass(ms: number) {
  monotonicMs += ms
  wallMs += ms
}

beforeEach(() => {
  monotonicMs = 500
  wallMs = 100 * hour
})

test('it is the wall clock as long as that goes on', () => {
  const clock = createDeviceClock(0, clocks)
  expect(clock.now()).toBe(wallMs)
  pass(90_000)
  expect(clock.now()).toBe(wallMs)
})

test('a device that slept has let the time pass, although its monotonic clock stood still', () => {
  const clock = createDeviceClock(0, clocks)
  const before = clock.now()
  wallMs += hour
  pass(1_000)
  expect(clock.now() - before).toBe(hour + 1_000)
})

test('a wall clock that is put back takes nothing from the time that has passed', () => {
  const clock = createDeviceClock(0, clocks)
  const before = clock.now()
  wallMs -= hour
  pass(1_000)
  expect(clock.now() - before).toBe(1_000)
})

test('a page that opens after the wall clock was put back goes on from the latest moment before', () => {
  const latest = createDeviceClock(0, clocks).now()
  wallMs -= hour
  monotonicMs = 0
  const clock = createDeviceClock(latest, clocks)
  expect(clock.now()).toBe(latest)
  pass(1_000)
  expect(clock.now()).toBe(latest + 1_000)
})
