import type { LiveQuiz } from '@quizly/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { NetworkError } from '../failures.ts'
import { askMs, asksBetween, followLive } from './follow-live.ts'

/** A page in sight, and a server whose streams the test writes to. */
function setUp({ streams = true } = {}) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  const opened: ReadableStreamDefaultController<Uint8Array>[] = []
  const server = { streams, asks: 0, isAway: false }
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
    if (!server.streams) throw new TypeError('Failed to fetch')
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        opened.push(controller)
        signal.addEventListener('abort', () => controller.error(signal.reason))
      },
    })
    return { headers: new Headers({ 'content-type': 'text/event-stream' }), body }
  })
  const heard: number[] = []
  const failed: unknown[] = []
  const live = (joined: number) => ({ counts: { joined } }) as LiveQuiz
  const following = followLive({
    address: '/api/quiz/q/live',
    ask: async () => {
      server.asks += 1
      if (server.isAway) throw new NetworkError('away')
      return live(-server.asks)
    },
    hear: ({ counts }) => heard.push(counts.joined),
    fail: (error) => failed.push(error),
  })
  const say = async (joined: number) => {
    opened.at(-1)?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(live(joined))}\n\n`))
    await vi.advanceTimersByTimeAsync(0)
  }
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  const look = (state: string) => {
    page.visibilityState = state
    page.dispatchEvent(new Event('visibilitychange'))
    return pass(0)
  }
  return { server, opened, heard, failed, following, say, pass, look }
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

test('hears events as they come, and asks for nothing', async () => {
  const { server, heard, say, pass } = setUp()
  await pass(0)
  await say(1)
  await pass(3 * askMs)
  await say(2)
  expect([heard, server.asks]).toEqual([[1, 2], 0])
})

test('a stream that a proxy ends is opened again', async () => {
  const { server, opened, heard, say, pass } = setUp()
  await pass(0)
  await say(1)
  opened[0]?.close()
  await pass(askMs)
  await say(2)
  expect([opened.length, heard, server.asks]).toEqual([2, [1, 2], 0])
})

test('where no stream gets through it is asked every five seconds, and a stream is tried again', async () => {
  const { server, opened, heard, say, pass } = setUp({ streams: false })
  await pass(0)
  expect(heard).toEqual([-1])
  await pass(askMs)
  expect(heard).toEqual([-1, -2])
  server.streams = true
  await pass(asksBetween * askMs)
  expect(opened).toHaveLength(1)
  const { asks } = server
  await say(7)
  await pass(2 * askMs)
  expect([heard.at(-1), server.asks]).toEqual([7, asks])
})

test('a stream that says nothing for long is dead, and then it is asked', async () => {
  const { server, heard, failed, say, pass } = setUp()
  await pass(0)
  await say(1)
  server.streams = false
  server.isAway = true
  await pass(60_000)
  expect([heard, failed.length > 0]).toEqual([[1], true])
})

test('a page out of sight follows nothing until it is back', async () => {
  const { server, opened, heard, say, pass, look } = setUp()
  await pass(0)
  await say(1)
  await look('hidden')
  await pass(60_000)
  expect([opened.length, server.asks]).toEqual([1, 0])
  await look('visible')
  await say(2)
  expect([opened.length, heard]).toEqual([2, [1, 2]])
})

test('after its end nothing is asked any more', async () => {
  const { server, opened, following, pass } = setUp({ streams: false })
  await pass(0)
  following.end()
  server.streams = true
  await pass(60_000)
  expect([opened.length, server.asks]).toEqual([0, 1])
})
