import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { letOthersIn } from './slices.ts'

afterEach(() => vi.restoreAllMocks())

/** Works of three slices each that take this long, and how many of the slices each turn of the event loop has had. */
async function slicesInTurns(works: number, eachMs: number): Promise<number[]> {
  let now = 1_000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  let done = 0
  const all = Array.from({ length: works }, async () => {
    for (let slice = 0; slice < 3; slice += 1) {
      await letOthersIn()
      now += eachMs
      done += 1
    }
  })
  const turns: number[] = []
  for (let before = 0; before < works * 3; before = done) {
    await setImmediate()
    if (done > before) turns.push(done - before)
  }
  await Promise.all(all)
  return turns
}

test('quick slices of many works go on in one turn', async () => {
  expect(await slicesInTurns(5, 1)).toEqual([5, 5, 5])
})

test('a turn has only as many slices as there is time for, however many works there are', async () => {
  expect(await slicesInTurns(4, 5)).toEqual([2, 2, 2, 2, 2, 2])
  expect(await slicesInTurns(3, 20)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1])
})
