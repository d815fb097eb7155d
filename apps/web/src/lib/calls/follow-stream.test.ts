// @vitest-environment happy-dom
import type { LiveQuiz, StreamEvent } from '@quizly/contract'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from '../render-hook-testing.ts'
import './all-addresses.ts'
import { followAttempt } from './follow-stream.ts'
import { useLive } from './use-live.ts'

const pollMs = 5_000
const live = (joined: number) => ({ counts: { joined } }) as LiveQuiz

/** A server whose streams the test writes to; `streams` false: none gets through. */
function stubServer() {
  const opened: ReadableStreamDefaultController<Uint8Array>[] = []
  const server = { streams: true, polls: 0, isAway: false, addresses: [] as string[] }
  vi.stubGlobal(
    'fetch',
    async (address: string, { signal, headers }: { signal: AbortSignal; headers: { accept?: string } }) => {
      if (headers.accept !== 'text/event-stream') {
        server.polls += 1
        if (server.isAway) throw new TypeError('Failed to fetch')
        return Response.json(live(-server.polls))
      }
      if (!server.streams) throw new TypeError('Failed to fetch')
      server.addresses.push(address)
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          opened.push(controller)
          signal.addEventListener('abort', () => controller.error(signal.reason))
        },
      })
      return { headers: new Headers({ 'content-type': 'text/event-stream' }), body }
    },
  )
  const write = (text: string) => {
    opened.at(-1)?.enqueue(new TextEncoder().encode(text))
    return pass(0)
  }
  const sendEvent = (event: object) => write(`data: ${JSON.stringify(event)}\n\n`)
  return { server, opened, write, sendEvent }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
})

function setUpAttempt() {
  const { server, opened, write, sendEvent } = stubServer()
  const events: StreamEvent<'getClock'>[] = []
  let polls = 0
  const unfollow = followAttempt(
    'a b',
    (event) => events.push(event),
    () => (polls += 1),
  )
  return { server, opened, write, sendEvent, events, polls: () => polls, unfollow }
}

test('a page of an attempt connects a moment after its start, and hears typed events and nothing else', async () => {
  const { server, sendEvent, write, events, polls } = setUpAttempt()
  await pass(1_900)
  expect(server.addresses).toEqual([])
  await pass(4_200)
  expect(server.addresses).toEqual(['/api/attempts/a%20b/clock'])
  await write(': a proxy\n\ndata: 900000\n\ndata: {"broken\n\n')
  await sendEvent({ type: 'duration', durationMs: 900_000 })
  await write('data: {"type"')
  await write(':"ended"}\n\n')
  await pass(60_000)
  expect([events, polls()]).toEqual([[{ type: 'duration', durationMs: 900_000 }, { type: 'ended' }], 0])
})

test('where no stream gets through it is asked every ten seconds', async () => {
  const { server, opened, polls, sendEvent, unfollow } = setUpAttempt()
  server.streams = false
  await pass(10_000)
  expect(polls()).toBe(2)
  await pass(20_000)
  expect(polls()).toBe(4)
  server.streams = true
  await pass(15_000)
  await sendEvent({ type: 'duration', durationMs: 1 })
  const before = polls()
  await pass(60_000)
  expect([opened.length, polls() - before]).toEqual([1, 0])
  unfollow()
  await pass(60_000)
  expect([opened.length, polls() - before]).toEqual([1, 0])
})

test('streams that end at one moment come back at different ones, later after each failure', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const { server, opened, sendEvent } = setUpAttempt()
  await pass(2_000)
  await sendEvent({ type: 'duration', durationMs: 1 })
  server.streams = false
  opened[0]?.close()
  await pass(6_900)
  server.streams = true
  // After 1, 2 and 4 seconds.
  expect(opened).toHaveLength(1)
  await pass(200)
  expect(opened).toHaveLength(2)
})

async function setUpLive({ streams = true } = {}) {
  const page = stubServer()
  page.server.streams = streams
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  const { result, leave } = renderHook(useLive, 'q')
  await pass(0)
  const joined = () => result().latest?.live.counts.joined
  const show = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
    return pass(0)
  }
  const sendLive = (count: number) => page.sendEvent({ type: 'live', ...live(count) })
  return { ...page, joined, error: () => result().error, show, sendLive, leave }
}

test('a live page hears events as they come, and asks for nothing', async () => {
  const { server, joined, sendLive } = await setUpLive()
  await sendLive(1)
  await pass(3 * pollMs)
  await sendLive(2)
  expect([joined(), server.polls, server.addresses]).toEqual([2, 0, ['/api/quiz/q/live']])
})

test('a live page opens a stream again that a proxy has ended', async () => {
  const { server, opened, joined, sendLive } = await setUpLive()
  await sendLive(1)
  opened[0]?.close()
  await pass(pollMs - 100)
  await sendLive(2)
  expect([opened.length, joined(), server.polls]).toEqual([2, 2, 0])
})

test('a live page asks at once and every five seconds where no stream gets through', async () => {
  const { server, opened, joined, sendLive } = await setUpLive({ streams: false })
  expect(joined()).toBe(-1)
  await pass(pollMs)
  expect(joined()).toBe(-2)
  server.streams = true
  await pass(15_000)
  expect(opened).toHaveLength(1)
  const { polls } = server
  await sendLive(7)
  await pass(2 * pollMs)
  expect([joined(), server.polls]).toEqual([7, polls])
})

test('a live page takes a stream that says nothing for long for dead, and asks', async () => {
  const { server, joined, error, sendLive } = await setUpLive()
  await sendLive(1)
  server.streams = false
  server.isAway = true
  await pass(60_000)
  expect([joined(), error() !== undefined]).toEqual([1, true])
})

test('a live page replaces a stream that connects and never says anything', async () => {
  const { server, opened, joined, sendLive } = await setUpLive()
  await pass(39_000)
  expect([opened.length, joined()]).toEqual([1, -server.polls])
  await pass(1_001)
  await sendLive(3)
  expect([opened.length, joined()]).toEqual([2, 3])
})

test('a live page out of sight follows nothing until it is back, and nothing after it was left', async () => {
  const { server, opened, joined, sendLive, show, leave } = await setUpLive()
  await sendLive(1)
  await show('hidden')
  await pass(60_000)
  expect([opened.length, server.polls]).toEqual([1, 0])
  await show('visible')
  await sendLive(2)
  expect([opened.length, joined()]).toEqual([2, 2])
  leave()
  await pass(60_000)
  expect([opened.length, server.polls]).toEqual([2, 0])
})
