import type { SavedAnswer } from '@quizly/domain'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openJournal } from '../../../lib/device/answer-journal.ts'
import { memoryStore } from '../../../lib/device/device-store-testing.ts'
import type { OpenAttempt } from '../entering/open-attempt.ts'
import { openedAttempt, refusal, stubPage, student, success } from '../page-testing.ts'
import { choice } from '../saving/answer-saver-testing.ts'
import { createLiveAttempt } from './live-attempt.ts'

const now = Date.parse('2026-01-05T08:00:00.000Z')
const savedAt = '2026-01-05T08:00:01.000Z'
const saved = (remainingMs = 50_000, others: object[] = []) => success({ savedAt, remainingMs, others })
const running = (answers: object[], remainingMs = 40_000, durationMs = 600_000, more = {}) =>
  success({
    quiz: {},
    questions: [],
    attempt: {
      _id: 'attempt',
      state: 'in-progress',
      startedAt: '',
      deadline: '',
      durationMs,
      remainingMs,
      answers,
      ...more,
    },
  })
const over = refusal(409, 'already-attempted')

type Answer = Parameters<typeof stubPage>[0]

beforeEach(() => {
  vi.useFakeTimers({ now })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A running attempt. `answer` gives the server's replies. */
function open(answer: Answer, given: Partial<OpenAttempt> = {}, answers: SavedAnswer[] = []) {
  const page = stubPage(answer)
  const { store } = memoryStore()
  const opened = openedAttempt(given, answers)
  const attempt = createLiveAttempt(opened, store)
  const onOver = vi.fn<(error?: unknown) => void>()
  const stop = attempt.start(onOver)
  const sent = (end: string) => page.calls.filter(({ path }) => path.endsWith(end)).map(({ body }) => body)
  return { attempt, page, onOver, stop, sent, journal: openJournal(opened.known._id, store) }
}
const rest = () => vi.advanceTimersByTimeAsync(0)

test('an answer goes out with its age, and its acknowledgement brings the time', async () => {
  const { attempt, sent, stop, journal } = open(() => saved(30_000))
  await vi.advanceTimersByTimeAsync(2_000)
  attempt.answer('q1', 'A')
  await rest()
  expect(sent('/answers')).toMatchObject([
    { changes: [{ questionId: 'q1', selectedOption: 'A', age: 0, order: now + 2_000 }] },
  ])
  expect(attempt.countdown.liveMs()).toBe(30_000)
  expect(attempt.answers.seen('q1')?.savedAt).toBe(savedAt)
  expect(await journal.read()).toEqual([])
  stop()
})

test('where the server has a later answer of another device, that one is shown', async () => {
  const { attempt, stop } = open(() => saved(50_000, [{ questionId: 'q1', selectedOption: 'Z' }]))
  attempt.answer('q1', 'A')
  await rest()
  expect(attempt.answers.get('q1')).toBe('Z')
  stop()
})

test('a quiz that was opened again says so once, when its first frame is there', async () => {
  const { attempt, sent, stop } = open(() => saved(), { isResumed: true })
  await rest()
  expect(sent('/answers')).toEqual([])
  await vi.advanceTimersByTimeAsync(500)
  attempt.answer('q1', 'A')
  await rest()
  expect(sent('/answers').map(({ resumed, changes }) => [resumed, changes])).toEqual([
    [true, []],
    [undefined, [expect.objectContaining({ selectedOption: 'A' })]],
  ])
  stop()
})

test('an answer that is given before then says it along', async () => {
  const { attempt, sent, stop } = open(() => saved(), { isResumed: true })
  attempt.answer('q1', 'A')
  await vi.advanceTimersByTimeAsync(500)
  expect(sent('/answers')).toMatchObject([{ resumed: true, changes: [{ selectedOption: 'A' }] }])
  stop()
})

test('what an earlier page has left goes out at the start and tells that the quiz was opened again', async () => {
  const { sent, stop } = open(() => saved(), { isResumed: true, pending: [choice('q1', 'A', now - 7_000)] })
  await rest()
  expect(sent('/answers')).toMatchObject([{ resumed: true, changes: [{ age: 7_000 }] }])
  stop()
})

test('a copy begins offline and asks nothing of its own before the connection is tried', async () => {
  const { attempt, page, stop } = open(() => 'no answer', { isCopy: true, isResumed: true })
  expect(attempt.saver.state()).toBe('offline')
  expect(page.calls).toEqual([])
  stop()
})

test('a refresh brings the time and what was answered elsewhere', async () => {
  const { attempt, stop } = open(() => running([{ questionId: 'q2', selectedOption: 'B', age: 10 }]))
  await attempt.refresh()
  expect(attempt.answers.get('q2')).toBe('B')
  expect(attempt.countdown.liveMs()).toBe(40_000)
  stop()
})

test('where no stream gets through the page asks for the time every ten seconds', async () => {
  const { attempt, sent, stop } = open(({ path }) =>
    path.endsWith('/answers') ? saved(350_000) : running([], 350_000, 900_000),
  )
  await vi.advanceTimersByTimeAsync(9_999)
  expect(sent('/answers')).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent('/answers')).toMatchObject([{ changes: [] }])
  expect([attempt.countdown.liveMs(), attempt.lengthMs()]).toEqual([350_000, 900_000])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(sent('/answers')).toHaveLength(3)
  stop()
})

test('where one does the page asks nothing', async () => {
  const { page, stop } = open(() => saved())
  await vi.advanceTimersByTimeAsync(6_000)
  page.stream('data: {"type":"duration","durationMs":600000}\n\n')
  await vi.advanceTimersByTimeAsync(50_000)
  expect(page.calls).toEqual([])
  stop()
})

test('more time that is given reaches the clock at once, and only once', async () => {
  const { attempt, page, stop } = open(() => saved())
  await vi.advanceTimersByTimeAsync(10_000)
  page.stream('data: {"type":"duration","durationMs":600000}\n\nda')
  await rest()
  expect([attempt.countdown.liveMs(), attempt.lengthMs()]).toEqual([50_000, 600_000])
  page.stream('ta: {"type":"duration","durationMs":900000}\n\n')
  page.stream('data: {"type":"duration","durationMs":900000}\n\n')
  await rest()
  expect([attempt.countdown.liveMs(), attempt.lengthMs()]).toEqual([350_000, 900_000])
  stop()
})

test('an educator who ends the quiz stops the clock at once', async () => {
  const { attempt, page, stop } = open(() => saved())
  await vi.advanceTimersByTimeAsync(6_000)
  page.stream('data: {"type":"duration","durationMs":600000}\n\n')
  await rest()
  expect(attempt.countdown.isEnded()).toBe(false)
  page.stream('data: {"type":"ended"}\n\n')
  await rest()
  expect([attempt.countdown.isEnded(), attempt.countdown.isOver()]).toEqual([true, true])
  stop()
})

test('without a stream, an acknowledgement that knows of an end makes the page ask why', async () => {
  const { attempt, stop } = open(({ path }) =>
    path.endsWith('/answers') ? saved(0) : running([], 0, 5_000, { isEnded: true }),
  )
  attempt.answer('q1', 'A')
  await rest()
  expect([attempt.countdown.isEnded(), attempt.countdown.isOver()]).toEqual([true, true])
  stop()
})

test('without a stream, an acknowledgement that knows of more time makes the page ask how much', async () => {
  const { attempt, stop } = open(({ path }) =>
    path.endsWith('/answers') ? saved(350_000) : running([], 350_000, 900_000),
  )
  attempt.answer('q1', 'A')
  await rest()
  expect([attempt.countdown.liveMs(), attempt.lengthMs()]).toEqual([350_000, 900_000])
  stop()
})

test('time that was given opens a page again whose time seemed to be over', async () => {
  const { attempt, page, stop } = open(() => 'no answer')
  await vi.advanceTimersByTimeAsync(61_000)
  expect(attempt.countdown.isOver()).toBe(true)
  page.stream('data: {"type":"duration","durationMs":900000}\n\n')
  await rest()
  expect([attempt.countdown.leftMs(), attempt.lengthMs()]).toEqual([299_000, 900_000])
  stop()
})

test('an answer that was not taken, because its question was left, is never called saved', async () => {
  const { attempt, stop } = open(({ path }) =>
    path.endsWith('/answers')
      ? saved(50_000, [{ questionId: 'q1', selectedOption: null, left: true }])
      : running([]),
  )
  attempt.answer('q1', 'A')
  await rest()
  expect(attempt.saver.state()).toBe('missed')
  stop()
})

test('answers that come too late are not called saved on the way to the result', async () => {
  const { attempt, stop } = open(() => over)
  const states: string[] = []
  attempt.saver.subscribe(() => states.push(attempt.saver.state()))
  attempt.answer('q1', 'A')
  await rest()
  expect(states).not.toContain('saved')
  stop()
})

test('an attempt that was submitted elsewhere is told, after what only this device has', async () => {
  const replies = [over]
  const { attempt, onOver, sent, stop } = open(({ path }) =>
    path.endsWith('/answers')
      ? (replies.pop() ?? 'no answer')
      : success({ quiz: {}, questions: [], attempt: { state: 'submitted' } }),
  )
  attempt.answer('q1', 'typed', 'on a pause')
  await attempt.refresh()
  await rest()
  expect(sent('/answers')).toHaveLength(1)
  expect(onOver).toHaveBeenCalledTimes(1)
  stop()
})

test('a submission holds what waits as it is, and what the server has as the oldest', async () => {
  const before = { ...choice('q2', 'B', now - 5), savedAt }
  const { attempt, sent, stop, journal } = open(
    ({ path }) => (path.endsWith('/answers') ? new Promise(() => {}) : success({ answers: [] })),
    {},
    [before],
  )
  attempt.answer('q1', 'A')
  await vi.advanceTimersByTimeAsync(300)
  await attempt.submit(student._id)
  const body = sent('/submit')[0]
  expect(body).toMatchObject({ quizId: 'quiz', userId: 'ada' })
  expect(body?.['answers']).toEqual([
    { questionId: 'q1', selectedOption: 'A', age: 300, order: now },
    { questionId: 'q2', selectedOption: 'B', age: now + 300, order: 0 },
  ])
  await rest()
  expect(await journal.read()).toEqual([])
  stop()
})

test.each([
  ['stay in the journal when nothing answers', 'no answer' as const, 'No answer', 1],
  ['leave the journal when the attempt was over', over, 'No', 0],
])('answers of a submission %s', async (_, reply, message, left) => {
  const { attempt, stop, journal } = open(({ path }) =>
    path.endsWith('/answers') ? new Promise(() => {}) : reply,
  )
  attempt.answer('q1', 'A')
  await expect(attempt.submit(student._id)).rejects.toThrow(message)
  await rest()
  expect(await journal.read()).toHaveLength(left)
  stop()
})

test('a page that is hidden sends what waits in a way that outlives it', async () => {
  const { attempt, page, stop } = open(() => saved())
  attempt.answer('q1', 'typed', 'on a pause')
  page.hide()
  expect(page.calls.map(({ keepalive }) => keepalive)).toEqual([true])
  stop()
})

test('nothing is answered any more once the time is over, or the attempt is closed', async () => {
  const late = open(() => 'no answer')
  await vi.advanceTimersByTimeAsync(60_001)
  late.attempt.answer('q1', 'A')
  late.stop()
  const closed = open(() => 'no answer')
  closed.attempt.close()
  closed.attempt.answer('q1', 'A')
  closed.stop()
  expect([late.attempt.answers.get('q1'), closed.attempt.answers.get('q1')]).toEqual([null, null])
})
