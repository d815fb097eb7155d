import type { User } from '@quizly/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { openSession } from '../../../lib/calls/session.ts'
import { openJournal } from '../../../lib/device/answer-journal.ts'
import { memoryStore } from '../../../lib/device/device-store-testing.ts'
import type { OpenAttempt } from './open-attempt.ts'
import { choice } from '../page-testing.ts'
import { openAttemptCopy, readAttemptCopy } from './attempt-copy.ts'
import { openBrowserReport } from './browser-report.ts'

const now = Date.parse('2026-01-05T08:00:00.000Z')
const user = (name: string): User => ({ _id: name, name, email: `${name}@example.org`, role: 'student' })
const quiz = { _id: 'quiz', title: 'Cells', timeLimit: 10, numQuestions: 2 }
const opened = (remainingMs = 60_000): OpenAttempt => ({
  quiz,
  questions: [],
  known: { _id: 'attempt', remainingMs, durationMs: 600_000, answers: [choice('q1', 'A', now)] },
  pending: [],
  isCopy: false,
  isResumed: false,
})

beforeEach(() => {
  vi.useFakeTimers({ now })
  const stored = new Map<string, string>()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
  })
  openSession({ user: user('ada'), token: 'token' })
})

test('what was kept is read again, with what the server has acknowledged since and the time gone by', async () => {
  const { store } = memoryStore()
  const copy = openAttemptCopy('quiz', store)
  await copy.keep(opened())
  await openJournal('attempt', store).put(choice('q2', 'waits', now + 2_000))
  await vi.advanceTimersByTimeAsync(1_000)
  await copy.note([choice('q1', 'B', now + 1_000)], 50_000)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await readAttemptCopy('quiz', store)).toEqual({
    ...opened(),
    known: { ...opened().known, answers: [choice('q1', 'B', now + 1_000)], remainingMs: 45_000 },
    pending: [choice('q2', 'waits', now + 2_000)],
    isCopy: true,
    isResumed: true,
  })
})

test('a reload does not lose what was acknowledged later than the server’s reply was made', async () => {
  const { store } = memoryStore()
  const copy = openAttemptCopy('quiz', store)
  await copy.keep(opened())
  await copy.note([choice('q1', 'B', now + 1)], 50_000)
  await copy.keep(opened())
  expect((await readAttemptCopy('quiz', store))?.known.answers).toEqual([choice('q1', 'B', now + 1)])
})

test('where nothing is kept an acknowledgement keeps nothing, and nothing is read', async () => {
  const { store } = memoryStore()
  await openAttemptCopy('quiz', store).note([choice('q1', 'A', now)], 50_000)
  expect(await readAttemptCopy('quiz', store)).toBeUndefined()
})

test('a discarded copy is gone', async () => {
  const { store, values } = memoryStore()
  const copy = openAttemptCopy('quiz', store)
  await copy.keep(opened())
  await copy.discard()
  expect([...values.values()].filter(Boolean)).toEqual([])
})

test('a user finds no copy of another, and keeping one removes the other’s but not their unsent answers', async () => {
  const { store, values } = memoryStore()
  await openAttemptCopy('quiz', store).keep(opened())
  await openJournal('attempt', store).put(choice('q1', 'unsent', now))
  openSession({ user: user('ben'), token: 'token' })
  expect(await readAttemptCopy('quiz', store)).toBeUndefined()
  await openAttemptCopy('other', store).keep(opened())
  expect([...values.keys()]).toEqual(['answers:attempt', 'paper:ben:other', 'paper:ben:other:standing'])
})

test('a clock that goes an hour wrong in mid-quiz does not end it, and the time counts on from the last note', async () => {
  const { store } = memoryStore()
  await openAttemptCopy('quiz', store).keep(opened())
  vi.setSystemTime(now + 60 * 60_000)
  expect((await readAttemptCopy('quiz', store))?.known.remainingMs).toBe(60_000)
  openBrowserReport('attempt').write({
    device: 'a',
    isPending: false,
    time: { remainingMs: 40_000, at: Date.now() },
  })
  await vi.advanceTimersByTimeAsync(10_000)
  expect((await readAttemptCopy('quiz', store))?.known.remainingMs).toBe(30_000)
})

test('a quiz whose time was over on its page opens locked', async () => {
  const { store } = memoryStore()
  await openAttemptCopy('quiz', store).keep(opened())
  openBrowserReport('attempt').write({
    device: 'a',
    isPending: false,
    time: { remainingMs: 0, at: Date.now() },
  })
  expect((await readAttemptCopy('quiz', store))?.known.remainingMs).toBe(0)
})

test('without a database nothing is stored, and nothing fails', async () => {
  const copy = openAttemptCopy('quiz')
  await copy.keep(opened())
  await copy.note([], 1)
  await copy.discard()
  expect(await readAttemptCopy('quiz')).toBeUndefined()
})
