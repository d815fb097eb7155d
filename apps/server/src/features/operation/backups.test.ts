import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMovableClock, type MovableClock } from '../../testing/movable-clock.ts'
import { startBackups } from './backups.service.ts'

const hourMs = 3_600_000

let folder: string
let clock: MovableClock
let stop: () => Promise<void>
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  folder = join(await mkdtemp(join(tmpdir(), 'quizly-backups-')), 'copies')
  clock = createMovableClock()
})
afterEach(async () => {
  await stop()
  vi.useRealTimers()
  await rm(join(folder, '..'), { recursive: true })
})

const copy = async (target: string) => {
  await mkdir(folder, { recursive: true })
  await writeFile(target, 'copy')
}
const start = (tools: Partial<Parameters<typeof startBackups>[1]> = {}) => {
  const onSuccess = vi.fn<(file: string) => void>()
  const onFailure = vi.fn<(error: unknown) => void>()
  stop = startBackups({ folder, everyHours: 24, keep: 2 }, { clock, copy, onSuccess, onFailure, ...tools })
  return { onSuccess, onFailure }
}
/** Advances a minute at a time until the expectation holds. */
const untilLooked = (expectation: () => unknown) =>
  vi.waitFor(() => {
    vi.advanceTimersByTime(60_000)
    return expectation()
  })

test('a copy is made at once, then every so many hours, and the oldest are dropped', async () => {
  const { onSuccess } = start()
  await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1))
  await writeFile(join(folder, 'notes.txt'), 'stay')
  await writeFile(join(folder, 'quizly-2026-01-04T08-00-00Z.db.partial'), 'cut short')
  clock.advance(24 * hourMs)
  await untilLooked(() => expect(onSuccess).toHaveBeenCalledTimes(2))
  clock.advance(24 * hourMs)
  await untilLooked(async () =>
    expect((await readdir(folder)).sort()).toEqual([
      'notes.txt',
      'quizly-2026-01-06T08-00-00Z.db',
      'quizly-2026-01-07T08-00-00Z.db',
    ]),
  )
})

test('a restart does not make a copy that is not due', async () => {
  const first = start()
  await vi.waitFor(() => expect(first.onSuccess).toHaveBeenCalledTimes(1))
  await stop()
  expect(vi.getTimerCount()).toBe(0)
  clock.advance(24 * hourMs - 1)
  const second = start()
  await stop()
  expect(second.onSuccess).not.toHaveBeenCalled()
  expect(await readdir(folder)).toEqual(['quizly-2026-01-05T08-00-00Z.db'])
})

test('a copy that fails is told and tried again', async () => {
  const failing = vi.fn<typeof copy>(copy).mockRejectedValueOnce(new Error('disk full'))
  const { onSuccess, onFailure } = start({ copy: failing })
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledWith(new Error('disk full')))
  await untilLooked(() => expect(onSuccess).toHaveBeenCalled())
})
