import type { PageWay, SavedAnswer } from '@quizly/domain'
import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStore } from '../../../lib/device/device-store-testing.ts'
import { openedAttempt, stubPage, success } from '../page-testing.ts'
import { runAttempt } from '../attempt/run-attempt.ts'
import { saveStateOf } from '../attempt/saving.ts'
import { createPager } from './pager.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})

const questions = ['q1', 'q2', 'q3'].map((_id) => ({ _id, type: 'write' as const, text: _id, options: [] }))
const given = (questionId: string, at: number, left?: true): SavedAnswer => {
  return { questionId, selectedOption: questionId, at, ...(left && { left }) }
}
const saved = (others: object[] = []) =>
  success({ savedAt: '2026-01-05T08:00:01.000Z', remainingMs: 50_000, others })

const running = (answers: object[]) => {
  const times = { startedAt: '', deadline: '', durationMs: 600_000, remainingMs: 50_000 }
  const attempt = { _id: 'attempt', state: 'in-progress', ...times, answers }
  return success({ quiz: { _id: 'quiz', title: 'Cells' }, questions: [], attempt })
}

/** The open page of a running attempt; `again` is what a reload of it shows. `others` stand on the server. */
function open(pages: PageWay, answers: SavedAnswer[] = [], others: object[] = []) {
  const page = stubPage(({ path }) =>
    path === '/api/quiz/quiz' ? running(others) : saved(others.slice(0, 1)),
  )
  const tab = new Map<string, string>()
  Object.assign(document, { getElementById: () => null })
  Object.assign(page.frame, {
    sessionStorage: {
      getItem: (key: string) => tab.get(key) ?? null,
      setItem: (key: string, value: string) => void tab.set(key, value),
    },
  })
  const opened = openedAttempt({ questions, pages }, answers)
  const { store } = memoryStore()
  const attempt = runAttempt(opened, store)
  const stop = attempt.start({ closeDialogs() {}, showFailure() {}, clearFailures() {}, leave() {} })
  const pager = createPager(attempt)
  const again = () => createPager(runAttempt(opened, store))
  const goOn = () => {
    const question = questions[pager.place()]
    if (question) pager.goOn(question)
  }
  return { ...page, attempt, pager, goOn, again, stop }
}

test('with a way back, turning sends nothing, and a reload opens the same question', () => {
  const { pager, goOn, again, calls, stop } = open('one-by-one')
  goOn()
  goOn()
  pager.previous()
  expect([pager.place(), again().place(), calls]).toEqual([1, 1, []])
  goOn()
  goOn()
  expect(pager.place()).toBe(2)
  stop()
})

test('with a way back, another device goes on where the student answered last', () => {
  const { pager, stop } = open('one-by-one', [given('q3', 5), given('q2', 9)])
  expect(pager.place()).toBe(1)
  stop()
})

test('without one, a turn is an answer that is saved, and the next question is open at once', async () => {
  const { attempt, pager, goOn, calls, stop } = open('forward-only')
  const heard = vi.fn<() => void>()
  pager.subscribe(heard)
  attempt.answer('q1', 'A')
  goOn()
  expect(pager.place()).toBe(1)
  goOn()
  expect(pager.place()).toBe(2)
  expect(heard).toHaveBeenCalledTimes(3)
  pager.jump('question-1')
  expect(pager.place()).toBe(2)
  await vi.advanceTimersByTimeAsync(1_000)
  const sent = calls.flatMap(({ body }) => (body['changes'] as SavedAnswer[]) ?? [])
  const last = new Map(
    sent.map(({ questionId, selectedOption, left }) => [questionId, [selectedOption, left]]),
  )
  expect(Object.fromEntries(last)).toEqual({ q1: ['A', true], q2: [null, true] })
  expect(saveStateOf(attempt.state())).toBe('saved')
  stop()
})

test.each([
  ['nothing is answered', [], 0],
  ['the first is answered', [given('q1', 5)], 0],
  ['the first was left', [given('q1', 5, true)], 1],
  ['a later one was answered elsewhere', [given('q2', 5)], 1],
  ['even the last was left', [given('q3', 5, true)], 2],
])('without one, every device opens the furthest question: %s', (_, answers, index) => {
  const { pager, stop } = open('forward-only', answers)
  expect(pager.place()).toBe(index)
  stop()
})

test('without one, a page goes on when it hears that its question was left elsewhere', async () => {
  const elsewhere = ['q1', 'q2'].map((questionId) => {
    return { questionId, selectedOption: 'theirs', left: true, age: 1_000 }
  })
  const { attempt, pager, stop } = open('forward-only', [], elsewhere)
  attempt.answer('q1', 'mine')
  await vi.advanceTimersByTimeAsync(1_000)
  expect([attempt.state().answers.get('q1')?.selectedOption, pager.place()]).toEqual(['theirs', 2])
  stop()
})
