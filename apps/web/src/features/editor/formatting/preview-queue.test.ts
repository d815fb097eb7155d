import { expect, test } from 'vitest'
import { CallError, NetworkError } from '../../../lib/failures.ts'
import { createPreviewQueue, type Reply } from './preview-queue.ts'

const drawn = (source: string): Reply => ({ nodes: source, formulas: [] })
const refusal = (status: number, code: 'too-many-requests' | 'invalid-input') =>
  new CallError(status, { success: false, code, message: code } as never)

/** `fail` gives the error of a call, if it has one. */
function startQueue(fail: (sources: string[], call: number) => Error | undefined = () => undefined) {
  const calls: string[][] = []
  const pauses: number[] = []
  const ask = createPreviewQueue({
    draw: async (texts) => {
      const sources = texts.map(({ source }) => source)
      calls.push(sources)
      const error = fail(sources, calls.length)
      if (error) throw error
      return sources.map(drawn)
    },
    pause: async (failures) => void pauses.push(failures),
  })
  const failed: string[] = []
  const { signal } = new AbortController()
  const drawOf = (...sources: string[]) =>
    ask(
      sources.map((source) => ({ source })),
      signal,
      () => failed.push(sources.join()),
    )
  return { ask, drawOf, calls, pauses, failed }
}

test('what is asked while something is drawn goes together, in calls of at most 40 texts', async () => {
  const { drawOf, calls } = startQueue()
  const questions = Array.from({ length: 65 }, (_, i) => [`${i}`, `${i}A`, `${i}B`, `${i}C`, `${i}D`])
  const replies = await Promise.all(questions.map((texts) => drawOf(...texts)))
  expect(replies).toEqual(questions.map((texts) => texts.map(drawn)))
  expect(calls.map((texts) => texts.length)).toEqual([5, ...Array<number>(8).fill(40)])
})

test('a server that has too much to do is asked again, and the questions are told meanwhile', async () => {
  const { drawOf, calls, pauses, failed } = startQueue((_, call) =>
    call === 1 ? refusal(429, 'too-many-requests') : call === 2 ? new NetworkError('away') : undefined,
  )
  expect(await Promise.all([drawOf('a'), drawOf('b')])).toEqual([[drawn('a')], [drawn('b')]])
  expect([pauses, failed]).toEqual([
    [1, 2],
    ['a', 'a', 'b'],
  ])
  expect(calls).toEqual([['a'], ['a', 'b'], ['a', 'b']])
})

test('texts that are refused keep no others from being drawn', async () => {
  const { drawOf, calls } = startQueue((sources) =>
    sources.includes('too long') ? refusal(400, 'invalid-input') : undefined,
  )
  const asked = [drawOf('a'), drawOf('b'), drawOf('too long'), drawOf('c')]
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  expect(calls).toEqual([['a'], ['b', 'too long', 'c'], ['b'], ['too long'], ['c']])
})

test('texts that have changed since are not drawn any more', async () => {
  const { ask, drawOf, calls } = startQueue()
  const aborting = new AbortController()
  const first = drawOf('a')
  void ask([{ source: 'b' }], aborting.signal, () => undefined)
  aborting.abort()
  await Promise.all([first, drawOf('c')])
  expect(calls).toEqual([['a'], ['c']])
})
