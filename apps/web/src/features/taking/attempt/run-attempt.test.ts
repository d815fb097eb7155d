import type { SavedAnswer } from '@quizly/domain'
import { beforeEach, expect, test, vi } from 'vitest'
import { openJournal } from '../../../lib/device/answer-journal.ts'
import { memoryStore } from '../../../lib/device/device-store-testing.ts'
import type { OpenAttempt } from './open-attempt.ts'
import { choice, openedAttempt, refusal, stubPage, success } from '../page-testing.ts'
import { liveMs as liveMsOf } from './clock.ts'
import { runAttempt } from './run-attempt.ts'
import { saveStateOf } from './saving.ts'

const now = Date.parse('2026-01-05T08:00:00.000Z')
const savedAt = '2026-01-05T08:00:01.000Z'
const saved = (remainingMs = 50_000, others: object[] = []) => success({ savedAt, remainingMs, others })
const running = (answers: object[], remainingMs = 40_000, durationMs = 600_000, more = {}) =>
  success({
    quiz: { _id: 'quiz', title: 'Cells' },
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

/** A running attempt. `answer` gives the server's replies. */
function open(answer: Answer, given: Partial<OpenAttempt> = {}, answers: SavedAnswer[] = []) {
  const page = stubPage(answer)
  const { store } = memoryStore()
  const opened = openedAttempt(given, answers)
  const attempt = runAttempt(opened, store)
  const leave = vi.fn<() => void>()
  const stop = attempt.start({ closeDialogs() {}, showFailure() {}, clearFailures() {}, leave })
  const { state } = attempt
  const live = () => liveMsOf(state(), { monotonic: performance.now(), wall: 0, random: 0 })
  async function refresh() {
    attempt.dispatch({ type: 'refresh requested' })
    await rest()
  }
  const sent = (end: string) => page.calls.filter(({ path }) => path.endsWith(end)).map(({ body }) => body)
  return {
    attempt,
    state,
    live,
    refresh,
    page,
    leave,
    stop,
    sent,
    journal: openJournal(opened.known._id, store),
  }
}
const rest = () => vi.advanceTimersByTimeAsync(0)

test('an answer goes out with its age, and its acknowledgement brings the time', async () => {
  const { attempt, state, live, sent, stop, journal } = open(() => saved(30_000))
  await vi.advanceTimersByTimeAsync(2_000)
  attempt.answer('q1', 'A')
  await rest()
  expect(sent('/answers')).toMatchObject([
    { changes: [{ questionId: 'q1', selectedOption: 'A', age: 0, order: now + 2_000 }] },
  ])
  expect(live()).toBe(30_000)
  expect(state().answers.get('q1')?.savedAt).toBe(savedAt)
  expect(await journal.read()).toEqual([])
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

test('a refresh brings the time and what was answered elsewhere', async () => {
  const { state, live, refresh, stop } = open(() =>
    running([{ questionId: 'q2', selectedOption: 'B', age: 10 }]),
  )
  await refresh()
  expect(state().answers.get('q2')?.selectedOption).toBe('B')
  expect(live()).toBe(40_000)
  stop()
})

test('where no stream gets through the page asks for the time every ten seconds', async () => {
  const { state, live, sent, stop } = open(({ path }) =>
    path.endsWith('/answers') ? saved(350_000) : running([], 350_000, 900_000),
  )
  await vi.advanceTimersByTimeAsync(9_999)
  expect(sent('/answers')).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent('/answers')).toMatchObject([{ changes: [] }])
  expect([live(), state().durationMs]).toEqual([350_000, 900_000])
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
  const { state, live, page, stop } = open(() => saved())
  await vi.advanceTimersByTimeAsync(10_000)
  page.stream('data: {"type":"duration","durationMs":600000}\n\nda')
  await rest()
  expect([live(), state().durationMs]).toEqual([50_000, 600_000])
  page.stream('ta: {"type":"duration","durationMs":900000}\n\n')
  page.stream('data: {"type":"duration","durationMs":900000}\n\n')
  await rest()
  expect([live(), state().durationMs]).toEqual([350_000, 900_000])
  stop()
})

test('an educator who ends the quiz stops the clock at once', async () => {
  const { state, page, stop } = open(() => 'no answer')
  await vi.advanceTimersByTimeAsync(6_000)
  page.stream('data: {"type":"duration","durationMs":600000}\n\n')
  await rest()
  expect(state().isEnded).toBe(false)
  page.stream('data: {"type":"ended"}\n\n')
  await rest()
  expect([state().isEnded, state().leftMs === 0]).toEqual([true, true])
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
  attempt.dispatch({ type: 'submit' })
  await rest()
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
  ['stay in the journal when nothing answers', 'no answer' as const, 1],
  ['leave the journal when the attempt was over', over, 0],
])('answers of a submission %s', async (_, reply, left) => {
  const { attempt, stop, journal } = open(({ path }) =>
    path.endsWith('/answers') ? new Promise(() => {}) : reply,
  )
  attempt.answer('q1', 'A')
  attempt.dispatch({ type: 'submit' })
  await rest()
  expect(await journal.read()).toHaveLength(left)
  stop()
})

test('a page that is hidden sends what waits in a way that outlives it', async () => {
  const { attempt, page, stop } = open(() => saved())
  attempt.answer('q1', 'typed', 500)
  page.hide()
  expect(page.calls.map(({ keepalive }) => keepalive)).toEqual([true])
  stop()
})

test('a page that is seen again asks how the quiz stands', async () => {
  const { page, sent, stop } = open(({ path }) => (path.endsWith('/answers') ? saved() : running([])))
  page.hide()
  await rest()
  expect(sent('/quiz/quiz')).toEqual([])
  page.show()
  await rest()
  expect(sent('/quiz/quiz')).toHaveLength(1)
  stop()
})

test('a page that is left and restored from the browser’s memory has left and returned', async () => {
  const { page, attempt, sent, stop } = open(({ path }) =>
    path.endsWith('/answers') ? saved() : running([]),
  )
  attempt.answer('q1', 'typed', 500)
  page.frame.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  page.frame.dispatchEvent(new Event('pagehide'))
  expect([sent('/answers').length, sent('/quiz/quiz').length]).toEqual([1, 0])
  page.frame.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await rest()
  expect(sent('/quiz/quiz')).toHaveLength(1)
  stop()
})

test('the page and its network are followed until it is stopped', async () => {
  const { page, state, stop } = open(() => 'no answer')
  page.frame.dispatchEvent(new Event('offline'))
  expect(saveStateOf(state())).toBe('offline')
  stop()
  const calls = page.calls.length
  page.frame.dispatchEvent(new Event('online'))
  page.hide()
  page.show()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(page.calls).toHaveLength(calls)
})

test('two tabs know of each other and of all answers, both send what no server has, and one that is gone is missed', async () => {
  vi.useRealTimers()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  stubPage(() => 'no answer')
  const opened = openedAttempt()
  const openTab = () => {
    const tab = runAttempt(opened, memoryStore().store)
    const close = tab.start({ closeDialogs() {}, showFailure() {}, clearFailures() {}, leave() {} })
    const chosen = (id: string) => tab.state().answers.get(id)?.selectedOption
    return { ...tab, close, chosen, waits: (id: string) => tab.state().unsaved.has(id) }
  }
  const first = openTab()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(first.state().hasOtherTab).toBe(false)
  first.answer('q1', 'A')
  const second = openTab()
  await vi.waitFor(() => expect([first, second].every((tab) => tab.state().hasOtherTab)).toBe(true))
  expect([second.chosen('q1'), second.waits('q1')]).toEqual(['A', true])
  second.answer('q2', 'B')
  await vi.waitFor(() => expect(first.chosen('q2')).toBe('B'))
  expect(first.waits('q2')).toBe(true)
  second.close()
  await vi.advanceTimersByTimeAsync(6_000)
  expect(first.state().hasOtherTab).toBe(false)
  first.close()
})
