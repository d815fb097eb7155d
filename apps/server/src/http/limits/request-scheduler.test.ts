import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import { afterEach, expect, test, vi } from 'vitest'
import { createRequestScheduler } from './request-scheduler.ts'

afterEach(() => vi.restoreAllMocks())

/** Requests by name, such as `A2`; the letter is their network. Each takes this many ms of the event loop. */
function serve(eachMs: number) {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const begun: string[] = []
  const networks: Record<string, string> = { A: '10.0.0.1', B: '10.0.0.2' }
  const sockets = new Map<string, PassThrough>()
  const responses: EventEmitter[] = []
  const take = createRequestScheduler((request) => {
    now += eachMs
    begun.push(request.url ?? '')
  })
  const arrive = (...names: string[]) => {
    for (const url of names) {
      const socket = Object.assign(new PassThrough(), { remoteAddress: networks[url[0] ?? ''] })
      sockets.set(url, socket)
      const response = new EventEmitter()
      responses.push(response)
      take(
        { url, socket, complete: !url.endsWith('slow') } as unknown as IncomingMessage,
        response as ServerResponse,
      )
    }
  }
  /** Ends the reply to this many of those that came first. */
  const answer = (count: number) => {
    for (const response of responses.splice(0, count)) response.emit('finish')
  }
  const pass = (ms: number) => {
    now += ms
  }
  return { arrive, begun, sockets, answer, pass }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('requests begin at once while they are quick', () => {
  const { arrive, begun } = serve(1)
  arrive('A1', 'A2', 'B1', 'A3')
  expect(begun).toEqual(['A1', 'A2', 'B1', 'A3'])
})

test('what is more than a turn can hold waits for the next ones, and one network does not go before the others', async () => {
  const { arrive, begun, sockets } = serve(5)
  arrive('A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'B1')
  expect(begun).toEqual(['A1', 'A2'])
  await turn()
  await turn()
  expect(begun).toEqual(['A1', 'A2', 'A3', 'B1'])
  arrive('B2')
  await expect.poll(() => begun.slice(4)).toEqual(['A4', 'B2', 'A5', 'A6'])
  expect(sockets.size).toBe(8)
})

test('a turn holds 64 requests at most, however quick they are', async () => {
  const { arrive, begun } = serve(0)
  const all = names(140)
  arrive(...all)
  const lengths = [begun.length]
  for (let i = 0; i < 4; i += 1) {
    await turn()
    lengths.push(begun.length)
  }
  expect(lengths).toEqual([64, 64, 128, 140, 140])
  expect(begun).toEqual(all)
})

test('while a request waits, its body is read no further; one that is here as a whole needs no stop', async () => {
  const { arrive, begun, sockets } = serve(20)
  const isPaused = () => ['A1', 'A2 slow', 'A3'].map((name) => sockets.get(name)?.isPaused())
  arrive('A1', 'A2 slow', 'A3')
  await turn()
  expect(begun).toEqual(['A1'])
  expect(isPaused()).toEqual([false, true, false])
  await expect.poll(() => begun).toEqual(['A1', 'A2 slow', 'A3'])
  expect(isPaused()).toEqual([false, false, false])
})

test('once nobody waits any more, requests begin at once again', async () => {
  const { arrive, begun } = serve(20)
  arrive('A1', 'A2')
  await expect.poll(() => begun).toEqual(['A1', 'A2'])
  await turn()
  arrive('A3')
  expect(begun).toEqual(['A1', 'A2', 'A3'])
})

const names = (count: number) => Array.from({ length: count }, (_, index) => `A${index}`)
const turns = async (count: number) => {
  for (let i = 0; i < count; i += 1) await turn()
}

test('a request that waits begins in the next turn, even if other work takes long in every turn', async () => {
  const { arrive, begun, pass } = serve(20)
  let turnsLeft = 10
  const work = () => {
    pass(15)
    turnsLeft -= 1
    if (turnsLeft > 0) setImmediate(work)
  }
  work()
  arrive('A1', 'A2')
  await turns(3)
  expect(begun).toEqual(['A1', 'A2'])
})

test('at most 200 are under way; as soon as one is answered, the next begins', async () => {
  const { arrive, begun, answer } = serve(0)
  arrive(...names(250))
  await turns(20)
  expect(begun).toHaveLength(200)
  answer(30)
  await turns(20)
  expect(begun).toHaveLength(230)
  arrive('B1')
  answer(21)
  await turns(20)
  expect(begun.slice(230)).toContain('B1')
  expect(begun).toHaveLength(251)
})

test('those that have been under way for long keep nobody back', async () => {
  const { arrive, begun, pass } = serve(0)
  arrive(...names(450))
  await turns(20)
  expect(begun).toHaveLength(200)
  pass(100)
  await expect.poll(() => begun.length).toBe(400)
  pass(100)
  await expect.poll(() => begun.length).toBe(450)
})

test('nor do those whose body does not come', async () => {
  const { arrive, begun, pass } = serve(0)
  arrive(...names(200).map((name) => `${name} slow`))
  await turns(20)
  arrive('B1')
  await turns(20)
  expect(begun).not.toContain('B1')
  pass(10)
  await expect.poll(() => begun).toContain('B1')
})
