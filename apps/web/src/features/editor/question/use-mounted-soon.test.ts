// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from '../../../lib/render-hook-testing.ts'
import { useMountedSoon } from './use-mounted-soon.ts'

type Props = { length: number; mustBeAll: boolean }
const mount = (props: Props) =>
  renderHook(({ length, mustBeAll }: Props) => useMountedSoon(length, mustBeAll), props)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const passTime = () => act(() => vi.advanceTimersToNextTimerAsync())

test('a short list is mounted at once', () => {
  expect(mount({ length: 20, mustBeAll: false }).result()[0]).toBe(20)
})

test('of a long list the first are mounted at once, and the others in slices', async () => {
  const { result } = mount({ length: 45, mustBeAll: false })
  const counts = [result()[0]]
  for (let slice = 0; slice < 3; slice += 1) {
    await passTime()
    counts.push(result()[0])
  }
  expect(counts).toEqual([20, 30, 40, 45])
})

test('all are mounted when the list changes, when they must be, or when asked', async () => {
  const changed = mount({ length: 45, mustBeAll: false })
  changed.render({ length: 46, mustBeAll: false })
  expect(changed.result()[0]).toBe(46)
  const needed = mount({ length: 45, mustBeAll: false })
  needed.render({ length: 45, mustBeAll: true })
  expect(needed.result()[0]).toBe(45)
  const demanded = mount({ length: 45, mustBeAll: false })
  await act(async () => demanded.result()[1]())
  expect(demanded.result()[0]).toBe(45)
})
