// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { renderHook } from '../../../lib/render-hook-testing.ts'
import { useChosen } from './fix-card.tsx'

const [a, b, c] = [1, 2, 3]

test('quick choices build on each other while the row is still the old one', () => {
  const hook = renderHook(({ read, key }: { read: number[]; key: string }) => useChosen(read, key), {
    read: [a],
    key: 'A',
  })
  act(() => hook.result().chooseAhead([a, b], 'A,B'))
  expect(hook.result().chosen).toEqual([a, b])
  act(() => hook.result().chooseAhead([b], 'B'))
  // The row after the first choice comes when the second has been made.
  hook.render({ read: [a, b], key: 'A,B' })
  expect(hook.result().chosen).toEqual([b])
  hook.render({ read: [b], key: 'B' })
  expect(hook.result().chosen).toEqual([b])
})

test('a key that was written elsewhere since counts', () => {
  const hook = renderHook(({ read, key }: { read: number[]; key: string }) => useChosen(read, key), {
    read: [a],
    key: 'A',
  })
  act(() => hook.result().chooseAhead([b], 'B'))
  hook.render({ read: [c], key: 'C' })
  expect(hook.result().chosen).toEqual([c])
  hook.render({ read: [a], key: 'A' })
  expect(hook.result().chosen).toEqual([a])
})
