import { expect, test } from 'vitest'
import { createQueue } from './queue.ts'

const by = 'somebody'

test('work waits for a place, in order, and is refused when the queue is full', async () => {
  const queue = createQueue({ places: 1, maxWaiting: 2 })
  const done: number[] = []
  const gate = Promise.withResolvers<void>()
  const first = queue(by, () => gate.promise.then(() => done.push(1)))
  const second = queue(by, async () => done.push(2))
  const third = queue(by, async () => done.push(3))
  await expect(queue(by, async () => done.push(4))).rejects.toMatchObject({
    code: 'busy',
    details: { retryAfterSeconds: 5 },
  })
  gate.resolve()
  await Promise.all([first, second, third])
  expect(done).toEqual([1, 2, 3])
})

test('work that fails gives its place back', async () => {
  const queue = createQueue({ places: 1, maxWaiting: 0 })
  await expect(queue(by, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue(by, async () => 'done')).toBe('done')
})

test('callers take turns, and the one who waits for the most is refused', async () => {
  const queue = createQueue({ places: 1, maxWaiting: 4 })
  const done: string[] = []
  const gate = Promise.withResolvers<void>()
  const jobs = ['first', 'flood', 'flood', 'flood', 'flood', 'other', 'third'].map((caller) =>
    queue(caller, () => gate.promise.then(() => done.push(caller))).catch(({ code }) => `${caller} ${code}`),
  )
  gate.resolve()
  const results = await Promise.all(jobs)
  expect(done).toEqual(['first', 'flood', 'other', 'third', 'flood'])
  expect(results.filter((result) => typeof result === 'string')).toEqual(['flood busy', 'flood busy'])
})

test('a caller has only so many places, and does not keep others from the rest', async () => {
  const queue = createQueue({ places: 2, ofCaller: 1, maxWaiting: 9 })
  const begun: string[] = []
  const gates: PromiseWithResolvers<void>[] = []
  const jobs = ['ada', 'ada', 'ben', 'cem'].map((caller) =>
    queue(caller, () => {
      begun.push(caller)
      const gate = Promise.withResolvers<void>()
      gates.push(gate)
      return gate.promise
    }),
  )
  expect(begun).toEqual(['ada', 'ben'])
  for (const _ of jobs) {
    gates.shift()?.resolve()
    await new Promise((resolve) => setImmediate(resolve))
  }
  await Promise.all(jobs)
  expect(begun).toEqual(['ada', 'ben', 'ada', 'cem'])
})
