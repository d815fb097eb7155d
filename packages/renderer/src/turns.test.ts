import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { CallerGone, createTurns, RendererBusy, type TurnsOf } from './turns.ts'

const limits = { maxWaiting: 10, maxPerAccount: 3, idleMs: 60_000, atRest: () => {} }

function start(given: Partial<typeof limits> = {}) {
  const inTurn = createTurns({ ...limits, ...given })
  const done: string[] = []
  const call = (name: string, steps: number, by: Partial<TurnsOf> = {}) => {
    let left = steps
    return inTurn({ account: name[0] ?? '', ...by }, async () => {
      await turn()
      done.push(name)
      left -= 1
      return left === 0 ? { name } : undefined
    })
  }
  return { call, done }
}

test('accounts take turns step by step, and each account’s calls come one after another', async () => {
  const { call, done } = start()
  await Promise.all([call('a1', 3), call('a2', 1), call('b1', 2), call('c1', 1)])
  expect(done).toEqual(['a1', 'b1', 'c1', 'a1', 'b1', 'a1', 'a2'])
})

test('what is saved goes before what is looked at', async () => {
  const { call, done } = start()
  await Promise.all([call('a1', 3), call('b1', 2, { isUrgent: true }), call('c1', 1, { isUrgent: true })])
  expect(done).toEqual(['a1', 'b1', 'c1', 'b1', 'a1', 'a1'])
})

test('an account that has its places taken is refused, others are not, until too many wait', async () => {
  const { call } = start({ maxWaiting: 4 })
  const first = [call('a1', 1), call('a2', 1), call('a3', 1)]
  await expect(call('a4', 1)).rejects.toThrow(RendererBusy)
  const other = call('b1', 1)
  await expect(call('c1', 1)).rejects.toThrow(RendererBusy)
  await Promise.all([...first, other])
  expect(await call('a4', 1)).toEqual({ name: 'a4' })
})

test('a call that nobody waits for is dropped between its steps', async () => {
  const { call, done } = start()
  let isGone = false
  const gone = call('a1', 100, { isWanted: () => !isGone }).catch((error: unknown) => error)
  while (done.length < 2) await turn()
  isGone = true
  expect(await gone).toBeInstanceOf(CallerGone)
  expect(done.length).toBeLessThan(5)
  expect(await call('b1', 1)).toEqual({ name: 'b1' })
})

test('calls that nobody waits for take no places', async () => {
  const { call } = start({ maxWaiting: 3 })
  let isGone = false
  const first = call('a1', 2)
  const ask = () => call('a2', 1, { isWanted: () => !isGone }).catch((error: unknown) => error)
  const gone = Promise.all([ask(), ask()])
  await expect(call('b1', 1)).rejects.toThrow(RendererBusy)
  isGone = true
  expect(await call('b1', 1)).toEqual({ name: 'b1' })
  expect(await gone).toEqual([expect.any(CallerGone), expect.any(CallerGone)])
  await first
})

test('a step that fails ends its call alone, and after the last one there is rest', async () => {
  let rests = 0
  const inTurn = createTurns({ ...limits, idleMs: 0, atRest: () => (rests += 1) })
  const failed = inTurn({ account: 'a' }, () => Promise.reject(new Error('broken')))
  const other = inTurn({ account: 'b' }, async () => ({}))
  await expect(failed).rejects.toThrow('broken')
  expect(await other).toEqual({})
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(rests).toBe(1)
})
