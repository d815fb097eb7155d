import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { createReplyQueue } from './commit-groups.ts'

afterEach(() => vi.restoreAllMocks())

test('all that follows from one answer is done before the next is given', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const answers = createReplyQueue(10, () => {})
  const done: string[] = []
  const useAnswer = async (name: string) => {
    done.push(`${name} given`)
    await Promise.resolve()
    await Promise.resolve()
    done.push(`${name} done`)
  }
  for (const name of ['A', 'B']) {
    answers.add(() => void useAnswer(name))
  }
  answers.give()
  await setImmediate()
  expect(done).toEqual(['A given', 'A done', 'B given', 'B done'])
})

test('what does not fit into the time waits until answers are given again', async () => {
  let now = 1_000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const awaitTurn = vi.fn<() => void>()
  const answers = createReplyQueue(10, awaitTurn)
  const given: string[] = []
  for (const name of ['A', 'B', 'C']) {
    answers.add(() => {
      given.push(name)
      now += 5
    })
  }
  answers.give()
  await setImmediate()
  expect(given).toEqual(['A', 'B'])
  expect(awaitTurn).toHaveBeenCalledOnce()
  answers.give()
  await setImmediate()
  expect(given).toEqual(['A', 'B', 'C'])
})
