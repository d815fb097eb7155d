import type { QuizSummary } from '@quizly/contract'
import { noTimeLimit } from '@quizly/domain'
import { expect, test } from 'vitest'
import { simulate, savedAt } from '../attempt/simulation-testing.ts'
import { openedAttempt } from '../page-testing.ts'
import { elapsedText, untimedFacts } from './untimed.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const endless = noTimeLimit * minuteMs
const quiz: QuizSummary = {
  _id: 'quiz',
  title: 'Cells',
  timeLimit: noTimeLimit,
  numQuestions: 2,
  parts: ['untimed'],
}

/** On a page that has just started an attempt of which so much time is left. */
function starting(remainingMs = endless) {
  const { known, ...opened } = openedAttempt({ quiz })
  const page = simulate({
    opened: { ...opened, known: { ...known, durationMs: remainingMs } },
    remainingMs,
  }).start()
  return { page, shown: () => elapsedText(quiz, page.state()) }
}

test('a quiz with a time limit has a clock that counts down, as before', () => {
  const { parts: _, ...timed } = quiz
  expect(untimedFacts(timed)).toBeUndefined()
  expect(elapsedText(timed, { leftMs: endless, durationMs: endless })).toBeUndefined()
  expect(untimedFacts(quiz)).toMatchObject({ time: '0:00', limit: 'No limit' })
})

test('the clock counts up, each second, and nothing is submitted by time', () => {
  const { page, shown } = starting()
  expect(shown()).toBe('0:00')
  page.pass(1_001)
  expect(shown()).toBe('0:01')
  page.pass(3 * hourMs - 1_000)
  expect(shown()).toBe('180:00')
  expect(page.view()).toMatchObject({ submits: 0, asks: 0 })
})

test('a device that sleeps for days goes on where it was', () => {
  const { page, shown } = starting()
  page.pass(5 * minuteMs)
  page.setWall(9 * 24 * hourMs).pass(1_000)
  expect(page.view().refreshes).toBe(1)
  const durationMs = endless
  const remainingMs = endless - 9 * 24 * hourMs - 5 * minuteMs
  page.refresh({ state: 'in-progress', durationMs, remainingMs, answers: [] })
  expect(shown()).toBe(`${9 * 24 * 60 + 5}:00`)
  expect(page.view()).toMatchObject({ submits: 0, given: [] })
})

test('in the last hour before the closing it counts down, and the closing submits', () => {
  const { page, shown } = starting(2 * hourMs)
  expect(shown()).toBe('0:00')
  page.pass(hourMs - 999)
  expect(shown()).toBe('59:59')
  page.pass(1_000)
  expect(shown()).toBeUndefined()
  expect(page.view()).toMatchObject({ seconds: 3_600, submits: 0 })
  page.pass(hourMs).save(-1, 0)
  expect(page.view()).toMatchObject({ seconds: 0, submits: 1 })
})

test('a closing that is set meanwhile is asked for, and moves the end without a word of more time', () => {
  const { page, shown } = starting()
  page.pass(10 * minuteMs)
  const durationMs = 10 * minuteMs + 3 * hourMs
  page.event({ type: 'duration', durationMs })
  expect(page.view().refreshes).toBe(1)
  page.refresh({ state: 'in-progress', durationMs, remainingMs: 3 * hourMs, answers: [] })
  expect(shown()).toBe('10:00')
  page.pass(2 * hourMs + 1)
  expect(page.view()).toMatchObject({ seconds: 3_600, submits: 0, given: [] })
})

test('a closing that is taken away again leaves the time without an end, and no minutes are counted', () => {
  const { page, shown } = starting(3 * hourMs)
  page.pass(10 * minuteMs).event({ type: 'duration', durationMs: endless })
  expect(page.view()).toMatchObject({ given: [], submits: 0 })
  page.pass(9 * hourMs + 1)
  expect(shown()).toBe('550:00')
  expect(page.view()).toMatchObject({ submits: 0, asks: 0 })
})

test('a page without an event stream hears of it by its next save', () => {
  const { page, shown } = starting()
  page
    .pass(10 * minuteMs)
    .answer('q1', 'A')
    .save(-1, 3 * hourMs)
  expect(page.view().refreshes).toBe(1)
  const durationMs = 10 * minuteMs + 3 * hourMs
  const answers = [{ questionId: 'q1', selectedOption: 'A', age: 1, savedAt }]
  page.refresh({ state: 'in-progress', durationMs, remainingMs: 3 * hourMs, answers })
  expect(shown()).toBe('10:00')
})
