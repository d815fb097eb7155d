import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSaveState, type SaveState, saveStateOf } from './save-state.ts'

const calm = {
  trouble: null,
  isWaiting: false,
  hasRefused: false,
  isSlow: false,
  isOnDevice: true,
  hasMissed: false,
  isOver: false,
} as const

test.each([
  [{}, 'saved'],
  [{ isWaiting: true }, 'settling'],
  [{ isWaiting: true, isSlow: true }, 'saving'],
  [{ isWaiting: true, trouble: 'failing' }, 'failing'],
  [{ isWaiting: true, trouble: 'blocked' }, 'failing'],
  [{ isWaiting: true, trouble: 'offline' }, 'offline'],
  [{ trouble: 'offline' }, 'offline'],
  [{ trouble: 'failing' }, 'saved'],
  [{ hasRefused: true }, 'refused'],
  [{ hasRefused: true, isWaiting: true }, 'settling'],
  [{ trouble: 'offline', isOnDevice: false }, 'offline-here'],
  [{ isWaiting: true, trouble: 'failing', isOnDevice: false }, 'here'],
  [{ hasRefused: true, isOnDevice: false }, 'here'],
  [{ isOnDevice: false }, 'saved'],
  [{ hasMissed: true }, 'missed'],
  [{ hasMissed: true, isWaiting: true }, 'settling'],
  [{ isOver: true }, 'settling'],
] as const)('%o is %s', (facts, state) => {
  expect(saveStateOf({ ...calm, ...facts })).toBe(state)
})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('each wait is slow only after 800 ms of its own', async () => {
  const told: SaveState[] = []
  const { note, state, subscribe } = createSaveState('saved')
  subscribe(() => told.push(state()))
  const waits = { ...calm, isWaiting: true }
  note(waits)
  await vi.advanceTimersByTimeAsync(700)
  note({ ...waits, isWaiting: false })
  note(waits)
  await vi.advanceTimersByTimeAsync(799)
  expect(told).toEqual(['settling', 'saved', 'settling'])
  await vi.advanceTimersByTimeAsync(1)
  expect(told.at(-1)).toBe('saving')
  note({ ...waits, isWaiting: false })
  note(waits)
  expect(told.at(-1)).toBe('settling')
})
