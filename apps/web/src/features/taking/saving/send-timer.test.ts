import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSendTimer } from './send-timer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('there is one wait at a time, and the last one counts', async () => {
  const send = vi.fn<() => void>()
  const timer = createSendTimer(send, () => 0)
  timer.sendIn(500)
  await vi.advanceTimersByTimeAsync(400)
  timer.sendIn(500)
  await vi.advanceTimersByTimeAsync(499)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(send).toHaveBeenCalledTimes(1)
})

test('waits grow with each failure and begin anew after a success', async () => {
  const sentAt: number[] = []
  const start = Date.now()
  const timer = createSendTimer(
    () => sentAt.push(Date.now() - start),
    () => 0,
  )
  timer.sendAfterFailure()
  await vi.runAllTimersAsync()
  timer.sendAfterFailure()
  await vi.runAllTimersAsync()
  timer.forgetFailures()
  timer.sendAfterFailure()
  await vi.runAllTimersAsync()
  expect(sentAt).toEqual([1_000, 3_000, 4_000])
})

test('a wait that was cleared is none', async () => {
  const send = vi.fn<() => void>()
  const timer = createSendTimer(send, () => 0)
  timer.sendIn(500)
  expect(timer.isSet()).toBe(true)
  timer.clear()
  expect(timer.isSet()).toBe(false)
  await vi.runAllTimersAsync()
  expect(send).not.toHaveBeenCalled()
})
