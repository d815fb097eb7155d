import { expect, test } from 'vitest'
import { CallError, NetworkError } from '../../lib/failures.ts'
import { createPreviewQueue, type Reply } from './preview-queue.ts'

const rendered = (source: string): Reply => ({ nodes: source, formulas: [] })
const refusal = (status: number, code: 'too-many-requests' | 'invalid-input') =>
  new CallError(status, { success: false, code, message: code } as never)

/** `fail` gives the error of a call, if it has one. */
function startQueue(fail: (sources: string[], call: number) => Error | undefined = () => undefined) {
  const calls: string[][] = []
  const pauses: number[] = []
  const ask = createPreviewQueue({
    render: async (texts) => {
      const sources = texts.map(({ source }) => source)
      calls.push(sources)
      const error = fail(sources, calls.length)
      if (error) throw error
      return sources.map(rendered)
    },
    pause: async (failures) => void pauses.push(failures),
  })
  const failed: string[] = []
  const { signal } = new AbortController()
  const renderOf = (...sources: string[]) =>
    ask(
      sources.map((source) => ({ source })),
      signal,
      () => failed.push(sources.join()),
    )
  return { ask, renderOf, calls, pauses, failed }
}

test('what is asked while something is rendered goes together, in calls of at most 40 texts', async () => {
  const { renderOf, calls } = startQueue()
  const questions = Array.from({ length: 65 }, (_, i) => [`${i}`, `${i}A`, `${i}B`, `${i}C`, `${i}D`])
  const replies = await Promise.all(questions.map((texts) => renderOf(...texts)))
  expect(replies).toEqual(questions.map((texts) => texts.map(rendered)))
  expect(calls.map((texts) => texts.length)).toEqual([5, ...Array<number>(8).fill(40)])
})

test('a server that has too much to do is asked again, and the questions are told meanwhile', async () => {
  const { renderOf, calls, pauses, failed } = startQueue((_, call) =>
    call === 1 ? refusal(429, 'too-many-requests') : call === 2 ? new NetworkError('away') : undefined,
  )
  expect(await Promise.all([renderOf('a'), renderOf('b')])).toEqual([[rendered('a')], [rendered('b')]])
  expect([pauses, failed]).toEqual([
    [1, 2],
    ['a', 'a', 'b'],
  ])
  expect(calls).toEqual([['a'], ['a', 'b'], ['a', 'b']])
})

test('texts that are refused keep no others from being rendered', async () => {
  const { renderOf, calls } = startQueue((sources) =>
    sources.includes('too long') ? refusal(400, 'invalid-input') : undefined,
  )
  const renderings = [renderOf('a'), renderOf('b'), renderOf('too long'), renderOf('c')]
  expect((await Promise.allSettled(renderings)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  expect(calls).toEqual([['a'], ['b', 'too long', 'c'], ['b'], ['too long'], ['c']])
})

test('texts that have changed since are not rendered any more', async () => {
  const { ask, renderOf, calls } = startQueue()
  const aborting = new AbortController()
  const first = renderOf('a')
  void ask([{ source: 'b' }], aborting.signal, () => undefined)
  aborting.abort()
  await Promise.all([first, renderOf('c')])
  expect(calls).toEqual([['a'], ['c']])
})
