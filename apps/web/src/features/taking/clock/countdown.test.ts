import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCountdown } from './countdown.ts'

let asleepMs = 0
const clocks = { monotonic: () => Date.now() - asleepMs, wall: () => Date.now() }

beforeEach(() => {
  asleepMs = 0
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A running countdown that notes each paint. */
function setUp(remainingMs: number) {
  const countdown = createCountdown(remainingMs, clocks)
  const whenSlept = vi.fn<() => void>()
  countdown.start(whenSlept)
  return { countdown, whenSlept }
}

test('it is painted as each second begins and stops at 0', () => {
  const { countdown } = setUp(2_500)
  const painted: number[] = []
  countdown.subscribe(() => painted.push(Math.ceil(countdown.leftMs() / 1000)))
  vi.advanceTimersByTime(10_000)
  expect(new Set(painted)).toEqual(new Set([2, 1, 0]))
  expect(countdown.isOver()).toBe(true)
})

test('what is left comes from the clock, not from counting', () => {
  const { countdown } = setUp(60_000)
  vi.setSystemTime(1_000_000 + 30_000)
  expect(countdown.liveMs()).toBe(30_000)
})

test('a fresh value that says less time is taken at once', () => {
  const { countdown } = setUp(60_000)
  countdown.ask()(40_000)
  expect(countdown.leftMs()).toBe(40_000)
})

test('a higher value is true: this clock was wrong', () => {
  const { countdown } = setUp(60_000)
  countdown.ask()(90_000)
  expect(countdown.leftMs()).toBe(90_000)
  vi.advanceTimersByTime(89_000)
  expect(countdown.isOver()).toBe(false)
  vi.advanceTimersByTime(2_000)
  expect(countdown.isOver()).toBe(true)
})

test('a reply that was long on its way does not make the clock step back', () => {
  const { countdown } = setUp(60_000)
  const hear = countdown.ask()
  vi.advanceTimersByTime(20_000)
  hear(55_000)
  expect(countdown.leftMs()).toBe(40_000)
})

test('a slow reply still corrects a clock that cannot be right', () => {
  const { countdown } = setUp(60_000)
  const hear = countdown.ask()
  vi.advanceTimersByTime(20_000)
  hear(30_000)
  expect(countdown.leftMs()).toBe(30_000)
  hear(90_000)
  expect(countdown.leftMs()).toBe(70_000)
})

test('once over it stays over, whatever a clock that goes a little wrong says', () => {
  const { countdown } = setUp(0)
  countdown.ask()(4_000)
  expect(countdown.isOver()).toBe(true)
})

test('time that was given after it was over opens it again, and it counts down anew', () => {
  const { countdown } = setUp(1_000)
  vi.advanceTimersByTime(31_000)
  expect(countdown.isOver()).toBe(true)
  countdown.lengthen(300_000)
  expect(countdown.leftMs()).toBe(270_000)
  vi.advanceTimersByTime(269_000)
  expect(countdown.isOver()).toBe(false)
  vi.advanceTimersByTime(2_000)
  expect(countdown.isOver()).toBe(true)
})

test('a quiz that was ended is open again with time that is given after it', () => {
  const { countdown } = setUp(60_000)
  countdown.end()
  expect([countdown.isOver(), countdown.isEnded()]).toEqual([true, true])
  countdown.ask()(120_000)
  expect([countdown.leftMs(), countdown.isEnded()]).toEqual([120_000, false])
})

test('a device that slept is noticed, for its clock may have stood still', () => {
  const { whenSlept } = setUp(600_000)
  vi.advanceTimersByTime(5_000)
  expect(whenSlept).not.toHaveBeenCalled()
  asleepMs = 120_000
  vi.setSystemTime(Date.now() + 120_000)
  vi.advanceTimersByTime(2_000)
  expect(whenSlept).toHaveBeenCalledOnce()
})
