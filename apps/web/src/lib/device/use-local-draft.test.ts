// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from '../render-hook-testing.ts'
import { type LocalDraft, useLocalDraft } from './local-draft.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const pause = () => wait(300)

/** A writer's screen. `kept` lists what the device was told, in order; null is a discard. */
function open(first?: string) {
  const stored: (string | null)[] = []
  const device = { hasRoom: true }
  const work: LocalDraft<string> = {
    load: () => first,
    keep(value) {
      if (device.hasRoom) stored.push(value)
      return device.hasRoom
    },
    discard: () => void stored.push(null),
  }
  type Screen = { text: string | undefined; isHeld: boolean }
  const screen = renderHook(({ text, isHeld }: Screen) => useLocalDraft(work, text, isHeld), {
    text: first,
    isHeld: false,
  })
  const write = (text?: string, isHeld = false) => screen.render({ text, isHeld })
  return { ...screen, stored, device, write }
}

test('what is written is kept when the writer pauses, and only the last of it', () => {
  const { write, stored, leave } = open('')
  write('a')
  wait(299)
  write('ab')
  wait(299)
  expect(stored).toEqual([])
  wait(1)
  expect(stored).toEqual(['ab'])
  pause()
  leave()
  expect(stored).toEqual(['ab'])
})

test('what was there at first is not stored again', () => {
  const { write, stored, leave } = open('restored')
  pause()
  write('restored, and changed')
  write('restored')
  pause()
  leave()
  expect(stored).toEqual([])
})

test.each([
  ['the page is closed or reloaded', () => window.dispatchEvent(new Event('pagehide'))],
  ['the tab is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
])('the last change is kept at once when %s', (_, end) => {
  const { write, stored, leave } = open('')
  write('a')
  act(() => void end())
  expect(stored).toEqual(['a'])
  pause()
  leave()
  expect(stored, 'and not a second time').toEqual(['a'])
})

test('the last change is kept when the writer goes to another screen, and nothing after that', () => {
  const { write, stored, leave } = open('')
  write('a')
  leave()
  expect(stored).toEqual(['a'])
  pause()
  window.dispatchEvent(new Event('pagehide'))
  expect(stored).toEqual(['a'])
})

test('where nothing is left to keep, what was kept is discarded', () => {
  const { write, stored, leave } = open()
  write('a')
  pause()
  write(undefined)
  pause()
  expect(stored).toEqual(['a', null])
  leave()
})

test('what is written and undone within a pause never reaches the device', () => {
  const { write, stored, leave } = open()
  write('a')
  write(undefined)
  pause()
  leave()
  expect(stored).toEqual([])
})

test('while it is held nothing is stored, not even at the end; afterwards the changes are', () => {
  const { write, stored, leave } = open('')
  write('a')
  write('a', true)
  pause()
  write('ab', true)
  window.dispatchEvent(new Event('pagehide'))
  expect(stored).toEqual([])
  write('ab')
  pause()
  expect(stored).toEqual(['ab'])
  write('abc', true)
  leave()
  expect(stored).toEqual(['ab'])
})

test('work that the server has is discarded together with the change that was still to be stored', () => {
  const { result, write, stored, leave } = open('')
  write('a')
  result().discard()
  pause()
  leave()
  expect(stored).toEqual([null])
})

test('what is written after a discard is kept again, even if it is the same', () => {
  const { result, write, stored, leave } = open()
  write('a')
  pause()
  result().discard()
  write(undefined)
  write('a')
  pause()
  expect(stored).toEqual(['a', null, 'a'])
  leave()
})

test('it says whether the device has room', () => {
  const { result, device, write, leave } = open('')
  expect(result().isStored).toBe(true)
  device.hasRoom = false
  write('long')
  pause()
  expect(result().isStored).toBe(false)
  device.hasRoom = true
  write('short')
  pause()
  expect(result().isStored).toBe(true)
  device.hasRoom = false
  write('long')
  pause()
  write(undefined)
  pause()
  expect(result().isStored, 'where there is nothing to keep').toBe(true)
  leave()
})
