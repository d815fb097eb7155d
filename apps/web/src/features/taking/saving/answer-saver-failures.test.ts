import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError } from '../../../lib/failures.ts'
import { choice, foreign, offline, refusal, setUp } from './answer-saver-testing.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
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
    const { saver, sent, sentTexts, journal, told } = setUp()
    saver.save(choice('q1', 'A', 1), 'at once')
    saver.save(choice('q2', 'B', 2), 'at once')
    await sent[0]?.fail(refusal(409, 'already-attempted'))
    expect(told).toEqual([])
    await sent[1]?.fail(refusal(409, 'already-attempted'))
    expect(journal).toEqual([])
    saver.save(choice('q3', 'C', 3), 'at once')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(told).toEqual(['over'])
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
