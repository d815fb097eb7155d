import type { SavedAnswer } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError, ForeignReplyError, NetworkError } from '../../lib/call.ts'
import { createAnswerSaver, type SaveState } from './answer-saver.ts'

type Sent = {
  changes: SavedAnswer[]
  last: boolean
  acknowledge: () => Promise<void>
  fail: (error: unknown) => Promise<void>
}

const refusal = (status: number, code: 'invalid-input' | 'internal-error' | 'already-attempted') =>
  new CallError(status, { code, message: 'No' })
const offline = new NetworkError('No answer')
const foreign = new ForeignReplyError(403, '')
const choice = (questionId: string, selectedOption: string, at = 1): SavedAnswer => ({
  questionId,
  selectedOption,
  at,
})

/** A saver whose sends wait for the test to answer them, and a journal that can be looked into. */
function setUp(left: SavedAnswer[] = []) {
  const sent: Sent[] = []
  const journal: SavedAnswer[] = []
  const states: SaveState[] = []
  const onOver = vi.fn<() => void>()
  const onBack = vi.fn<() => void>()
  const saver = createAnswerSaver({
    left,
    journal: {
      async put(change) {
        journal.push(change)
      },
      async remove(changes) {
        for (const change of changes) journal.splice(journal.indexOf(change), 1)
      },
    },
    send: (changes, last) =>
      new Promise((resolve, reject) => {
        const settle = async (how: () => void) => {
          how()
          await vi.advanceTimersByTimeAsync(0)
        }
        sent.push({
          changes,
          last,
          acknowledge: () => settle(resolve),
          fail: (error) => settle(() => reject(error)),
        })
      }),
    random: () => 0,
    onOver,
    onBack,
  })
  saver.subscribe(() => states.push(saver.state()))
  saver.start()
  const sentTexts = () => sent.map(({ changes }) => changes.map(({ selectedOption }) => selectedOption))
  return { saver, sent, sentTexts, journal, states, onOver, onBack }
}

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
    expect(sent.map(({ changes }) => numbers(changes))).toEqual([
      [0, 1, 2],
      [3, 4, 5],
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
    const { saver, sent, sentTexts, onBack } = setUp()
    saver.loseTouch()
    saver.loseTouch()
    expect(saver.state()).toBe('offline')
    await vi.advanceTimersByTimeAsync(1_000)
    await sent[0]?.fail(offline)
    saver.save(choice('q1', 'A'), 'at once')
    saver.retryNow()
    expect(sentTexts()).toEqual([[], ['A']])
    expect(onBack).not.toHaveBeenCalled()
    await sent[1]?.acknowledge()
    expect(onBack).toHaveBeenCalledOnce()
    expect(saver.state()).toBe('saved')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(2)
  })
})

describe('failures', () => {
  test('retries wait twice as long each time; new changes wait with them', async () => {
    const { saver, sent } = setUp()
    saver.save(choice('q1', 'A', 1), 'at once')
    for (const [failures, waitMs] of [1_000, 2_000, 4_000, 8_000, 15_000, 15_000].entries()) {
      expect(sent).toHaveLength(failures + 1)
      await sent[failures]?.fail(offline)
      saver.save(choice('q2', `later ${failures}`, 2 + failures), 'at once')
      await vi.advanceTimersByTimeAsync(waitMs - 1)
      expect(sent).toHaveLength(failures + 1)
      await vi.advanceTimersByTimeAsync(1)
    }
    expect(sent.at(-1)?.changes).toHaveLength(2)
  })

  test('when the connection may be back it is tried at once', async () => {
    const { saver, sent, journal } = setUp()
    saver.save(choice('q1', 'A'), 'at once')
    await sent[0]?.fail(offline)
    saver.retryNow()
    expect(sent).toHaveLength(2)
    await sent[1]?.acknowledge()
    expect(journal).toEqual([])
    saver.save(choice('q1', 'B', 2), 'at once')
    expect(sent).toHaveLength(3)
  })

  test('a send that was under way when the connection came back is tried again at once when it fails', async () => {
    const { saver, sent } = setUp()
    saver.save(choice('q1', 'A'), 'at once')
    saver.retryNow()
    expect(sent).toHaveLength(1)
    await sent[0]?.fail(offline)
    expect(sent).toHaveLength(2)
    await sent[1]?.fail(offline)
    expect(sent, 'once').toHaveLength(2)
  })

  test('a last send that succeeds ends the trouble: later changes are sent at once', async () => {
    const { saver, sent, sentTexts } = setUp()
    saver.save(choice('q1', 'A', 1), 'at once')
    await sent[0]?.fail(offline)
    saver.sendLast()
    await sent[1]?.acknowledge()
    expect(saver.state()).toBe('saved')
    await vi.advanceTimersByTimeAsync(60_000)
    saver.save(choice('q1', 'B', 2), 'at once')
    expect(sentTexts()).toEqual([['A'], ['A'], ['B']])
  })

  test('a refused change is found among others, kept, told and not sent again', async () => {
    const { saver, sent, sentTexts, journal } = setUp()
    const poison = choice('q2', 'poison', 2)
    saver.save(choice('q1', 'A', 1), 'at once')
    saver.save(poison, 'at once')
    saver.save(choice('q3', 'C', 3), 'at once')
    await sent[0]?.acknowledge()
    await sent[1]?.fail(refusal(422, 'invalid-input'))
    await sent[2]?.fail(refusal(422, 'invalid-input'))
    await sent[3]?.acknowledge()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(sentTexts()).toEqual([['A'], ['poison', 'C'], ['poison'], ['C']])
    expect(journal).toEqual([poison])
    expect(saver.state()).toBe('refused')

    saver.save(choice('q2', 'cured', 4), 'at once')
    await sent[4]?.acknowledge()
    expect(saver.state()).toBe('saved')
  })

  test('one answer that something on the way refuses does not hold back the others', async () => {
    const { saver, sent, sentTexts, journal } = setUp()
    const poison = choice('q1', 'poison', 1)
    saver.save(choice('q0', 'A', 1), 'at once')
    saver.save(poison, 'at once')
    saver.save(choice('q2', 'B', 2), 'at once')
    await sent[0]?.acknowledge()
    await sent[1]?.fail(foreign)
    expect(saver.state()).toBe('failing')
    await vi.advanceTimersByTimeAsync(1_000)
    await sent[2]?.fail(foreign)
    saver.save(choice('q3', 'C', 3), 'at once')
    await sent[3]?.acknowledge()
    await sent[4]?.acknowledge()
    await sent[5]?.fail(foreign)
    expect(sentTexts()).toEqual([['A'], ['poison', 'B'], ['poison'], ['C'], ['B'], ['poison']])
    expect(journal).toEqual([poison])
    expect(saver.state()).toBe('failing')
    await vi.advanceTimersByTimeAsync(1_000)
    await sent[6]?.acknowledge()
    expect(journal).toEqual([])
    expect(saver.state()).toBe('saved')
  })

  test('while all is refused on the way it is tried ever more rarely, until it goes through', async () => {
    const { saver, sent } = setUp()
    saver.save(choice('q1', 'A', 1), 'at once')
    for (const waitMs of [1_000, 2_000, 4_000, 8_000, 15_000, 15_000]) {
      await sent.at(-1)?.fail(foreign)
      const tries = sent.length
      await vi.advanceTimersByTimeAsync(waitMs - 1)
      expect(sent).toHaveLength(tries)
      await vi.advanceTimersByTimeAsync(1)
      expect(sent).toHaveLength(tries + 1)
    }
    await sent.at(-1)?.acknowledge()
    expect(saver.state()).toBe('saved')
  })

  test('a refusal after other failures does not keep later changes from being sent', async () => {
    const { saver, sent, sentTexts } = setUp()
    saver.save(choice('q1', 'A', 1), 'at once')
    await sent[0]?.fail(offline)
    await vi.advanceTimersByTimeAsync(1_000)
    await sent[1]?.fail(refusal(422, 'invalid-input'))
    saver.save(choice('q2', 'B', 2), 'at once')
    expect(sentTexts()).toEqual([['A'], ['A'], ['B']])
  })

  test('an attempt that is over is told once, when the server has seen all that waits', async () => {
    const { saver, sent, sentTexts, journal, onOver } = setUp()
    saver.save(choice('q1', 'A', 1), 'at once')
    saver.save(choice('q2', 'B', 2), 'at once')
    await sent[0]?.fail(refusal(409, 'already-attempted'))
    expect(onOver).not.toHaveBeenCalled()
    await sent[1]?.fail(refusal(409, 'already-attempted'))
    expect(journal).toEqual([])
    saver.save(choice('q3', 'C', 3), 'at once')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(onOver).toHaveBeenCalledOnce()
    expect(sentTexts()).toEqual([['A'], ['B']])
  })

  test('a lost session stops the sends and keeps the journal', async () => {
    const { saver, sent, journal } = setUp()
    const change = choice('q1', 'A')
    saver.save(change, 'at once')
    await sent[0]?.fail(new CallError(401, { code: 'session-expired', message: 'Login again.' }))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(1)
    expect(journal).toEqual([change])
    expect(saver.state()).not.toBe('saved')
  })
})
