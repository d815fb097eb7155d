import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { setImmediate as immediately } from 'node:timers'
import { setImmediate } from 'node:timers/promises'
import { listQuizzes, verifyReceipt } from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { yieldToEventLoop } from './event-loop.ts'
import { anyEngine } from './testing/engines.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

afterEach(() => vi.restoreAllMocks())

/** Works of three slices each that take this long, and how many of the slices each turn of the event loop has had. */
async function slicesInTurns(works: number, eachMs: number): Promise<number[]> {
  let now = 1_000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  let done = 0
  const all = Array.from({ length: works }, async () => {
    for (let slice = 0; slice < 3; slice += 1) {
      await yieldToEventLoop()
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

describe('slices and connections', () => {
  /** Connections that wait to be accepted, of which a turn of the event loop accepts one. */
  async function knock(count: number, accept: () => void) {
    const server = createServer(accept).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'))
    return () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    }
  }

  test('a slice waits for those who are knocking', async () => {
    let accepted = 0
    const leave = await knock(5, () => (accepted += 1))
    await yieldToEventLoop()
    expect(accepted).toBe(5)
    leave()
  })

  test('but not for long', async () => {
    let now = 1_000
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    let accepted = 0
    const leave = await knock(20, () => {
      accepted += 1
      now += 3
    })
    await yieldToEventLoop()
    expect(accepted).toBeLessThan(10)
    leave()
  })
})

describe.each(anyEngine)('handled in slices', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  /** In how many turns of the event loop calls are answered, if each look at the clock finds a turn's time used up. */
  async function turnsOf(call: () => Promise<{ status: number }>, count: number) {
    let now = 1_000
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 5))
    let turn = 0
    let isOver = false
    const nextTurn = () => {
      turn += 1
      if (!isOver) immediately(nextTurn)
    }
    nextTurn()
    const calls = Array.from({ length: count }, () => call().then(({ status }) => ({ status, turn })))
    const answered = await Promise.all(calls)
    isOver = true
    const [statuses, turns] = [
      new Set(answered.map((each) => each.status)),
      new Set(answered.map((each) => each.turn)),
    ]
    return { statuses: [...statuses], turns: turns.size }
  }

  test('are an educator’s calls, so that students need not wait for all of them', async () => {
    const { users } = await t.seed({ users: { ada: { role: 'admin' } } })
    const list = () => t.call(listQuizzes, { token: users.ada.token })
    expect(await turnsOf(list, 8)).toEqual({ statuses: [200], turns: 8 })
  })

  test('are long bodies', async () => {
    const receipt = { format: 1, text: 'x'.repeat(40 * 1024) }
    const verify = () => t.call(verifyReceipt, { body: { receipt } })
    expect(await turnsOf(verify, 8)).toEqual({ statuses: [422], turns: 8 })
  })
})
