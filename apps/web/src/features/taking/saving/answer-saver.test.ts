import type { SavedAnswer } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { choice, offline, refusal, setUp } from './answer-saver-testing.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('sending', () => {
  test('a choice goes to the journal, then out at once, and leaves the journal when acknowledged', async () => {
    const { saver, sent, journal } = setUp()
    const change = choice('q1', 'A')
    saver.save(change, 'at once')
    expect(journal).toEqual([change])
    expect(sent[0]?.changes).toEqual([change])
    await sent[0]?.acknowledge()
    expect(journal).toEqual([])
    expect(saver.state()).toBe('saved')
  })

  test('choices made while a send is under way go together in the next', async () => {
    const { saver, sent, sentTexts } = setUp()
    saver.save(choice('q1', 'A', 1), 'at once')
    saver.save(choice('q1', 'B', 2), 'at once')
    saver.save(choice('q2', 'C', 3), 'at once')
    expect(sentTexts()).toEqual([['A']])
    await sent[0]?.acknowledge()
    expect(sentTexts()).toEqual([['A'], ['B', 'C']])
  })

  test('an acknowledgement covers exactly what was sent', async () => {
    const { saver, sent, journal } = setUp()
    const later = choice('q1', 'B', 2)
    saver.save(choice('q1', 'A', 1), 'at once')
    saver.save(later, 'at once')
    await sent[0]?.acknowledge()
    expect(journal).toEqual([later])
    expect(saver.state()).not.toBe('saved')
    await sent[1]?.acknowledge()
    expect(journal).toEqual([])
    expect(saver.state()).toBe('saved')
  })

  test('text waits for a pause in the typing, or for the field to be left', async () => {
    const { saver, sentTexts } = setUp()
    saver.save(choice('q1', 'o', 1), 'on a pause')
    await vi.advanceTimersByTimeAsync(400)
    saver.save(choice('q1', 'os', 2), 'on a pause')
    await vi.advanceTimersByTimeAsync(499)
    expect(sentTexts()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(sentTexts()).toEqual([['os']])

    const other = setUp()
    other.saver.save(choice('q1', 'os', 2), 'on a pause')
    other.saver.flush()
    expect(other.sentTexts()).toEqual([['os']])
  })

  test('what an earlier page left in the journal is sent at the start and was not called saved before', () => {
    const { saver, sentTexts, states } = setUp([choice('q1', 'A')])
    expect(sentTexts()).toEqual([['A']])
    expect(saver.state()).toBe('settling')
    expect(states, 'no other state before').toEqual([])
  })

  test('when the page leaves, all that is not acknowledged goes out once more, and only once', async () => {
    const { saver, sent, journal } = setUp()
    saver.save(choice('q1', 'A', 1), 'at once')
    saver.save(choice('q2', 'typed', 2), 'on a pause')
    saver.sendLast()
    saver.sendLast()
    expect(sent.map(({ changes, last }) => [changes.length, last])).toEqual([
      [1, false],
      [2, true],
    ])
    await sent[1]?.acknowledge()
    expect(journal).toEqual([])
    expect(saver.state()).toBe('saved')
  })
})

describe('answers that are too long for one request', () => {
  const long = (i: number) => choice(`q${i}`, `${i}${'漢'.repeat(10_000)}`, i)
  const numbers = (changes: readonly SavedAnswer[] = []) =>
    changes.map(({ questionId }) => Number(questionId.slice(1)))

  test('go in parts, one after the other', async () => {
    const { sent, saver } = setUp(Array.from({ length: 8 }, (_, i) => long(i)))
    await sent[0]?.acknowledge()
    await sent[1]?.acknowledge()
    await sent[2]?.acknowledge()
    await sent[3]?.acknowledge()
    expect(sent.map(({ changes }) => numbers(changes))).toEqual([
      [0, 1],
      [2, 3],
      [4, 5],
      [6, 7],
    ])
    expect(saver.state()).toBe('saved')
  })

  test('when the page leaves, the latest go as far as browsers let them, and the rest stays in the journal', async () => {
    const { saver, sent, journal } = setUp()
    for (const i of [1, 2, 3]) saver.save(long(i), 'on a pause')
    saver.save(choice('q4', 'short', 0), 'on a pause')
    saver.sendLast()
    expect(sent.map(({ changes }) => numbers(changes))).toEqual([[3, 4]])
    await sent[0]?.acknowledge()
    expect(numbers(journal)).toEqual([1, 2])
  })
})

describe('what the screen says', () => {
  test('never "saved" before the acknowledgement, and "saving" only after 800 ms', async () => {
    const { saver, sent, states } = setUp()
    saver.save(choice('q1', 'A'), 'at once')
    await vi.advanceTimersByTimeAsync(799)
    expect(saver.state()).toBe('settling')
    await vi.advanceTimersByTimeAsync(1)
    expect(saver.state()).toBe('saving')
    await sent[0]?.acknowledge()
    expect(states).toEqual(['settling', 'saving', 'saved'])
  })

  test('a quick acknowledgement never says "saving"', async () => {
    const { saver, sent, states } = setUp()
    saver.save(choice('q1', 'A'), 'at once')
    await sent[0]?.acknowledge()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(states).toEqual(['settling', 'saved'])
  })

  test('offline while no answer comes, failing while the server has trouble', async () => {
    const { saver, sent, states } = setUp()
    saver.save(choice('q1', 'A'), 'at once')
    await sent[0]?.fail(offline)
    expect(saver.state()).toBe('offline')
    await vi.advanceTimersByTimeAsync(1_000)
    await sent[1]?.fail(refusal(500, 'internal-error'))
    expect(saver.state()).toBe('failing')
    await vi.advanceTimersByTimeAsync(2_000)
    await sent[2]?.acknowledge()
    expect(states).toEqual(['settling', 'offline', 'failing', 'saved'])
  })
})

describe('an absence that something else has noticed', () => {
  test('is told although nothing waits, and tried out until the server answers', async () => {
    const { saver, sent, sentTexts, told } = setUp()
    saver.onOffline()
    saver.onOffline()
    expect(saver.state()).toBe('offline')
    await vi.advanceTimersByTimeAsync(1_000)
    await sent[0]?.fail(offline)
    saver.save(choice('q1', 'A'), 'at once')
    saver.retryNow()
    expect(sentTexts()).toEqual([[], ['A']])
    expect(told).toEqual([])
    await sent[1]?.acknowledge()
    expect(told).toEqual(['back'])
    expect(saver.state()).toBe('saved')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(2)
  })
})
