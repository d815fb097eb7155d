import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Prefetched } from '../../../lib/calls/prefetched.ts'
import { openJournal } from '../../../lib/device/answer-journal.ts'
import { refusal, stubPage, success, choice } from '../page-testing.ts'
import { loadQuiz, startQuiz } from './load-quiz.ts'

const now = Date.parse('2026-01-05T08:00:00.000Z')
const quiz = { _id: 'quiz', title: 'Cells', timeLimit: 10, numQuestions: 1 }
const running = {
  _id: 'attempt',
  state: 'in-progress',
  durationMs: 600_000,
  remainingMs: 540_000,
  answers: [{ questionId: 'q1', selectedOption: 'A', age: 7_000 }],
}
const reply = (attempt: object) => success({ quiz, questions: [], attempt })
const load = () => loadQuiz('quiz', new AbortController().signal)

beforeEach(() => {
  vi.useFakeTimers({ now })
})

test('a running attempt is opened with what the server knows and what waits on this device', async () => {
  stubPage(() => reply(running))
  const waits = choice('q1', 'B', now - 3_000)
  await openJournal('attempt').put(waits)
  expect(await load()).toEqual({
    state: 'in-progress',
    attempt: {
      quiz,
      questions: [],
      known: {
        _id: 'attempt',
        remainingMs: 540_000,
        durationMs: 600_000,
        answers: [{ questionId: 'q1', selectedOption: 'A', at: now - 7_000 }],
      },
      pending: [waits],
      isCopy: false,
      isResumed: true,
    },
  })
  await openJournal('attempt').remove([waits])
})

test('a quiz that is started here was not opened before', async () => {
  const { calls } = stubPage(() => success({ attempt: running, questions: [] }))
  expect(await startQuiz(quiz)).toMatchObject({ quiz, isResumed: false, known: { durationMs: 600_000 } })
  expect(calls.map(({ path }) => path)).toEqual(['/api/quiz/quiz/start'])
})

describe('a quiz that the page has asked for before the app was there', () => {
  /** A call from before, 2 seconds ago. Its reply came a second later. */
  function stubPrefetched(given: Partial<Prefetched>, quizId = 'quiz') {
    const content = JSON.stringify({ success: true, quiz, questions: [], attempt: running })
    const prefetched: Prefetched = {
      token: 'token',
      askedAt: now - 2_000,
      arrivedAt: performance.now() - 1_000,
      controller: new AbortController(),
      response: Promise.resolve(new Response(content)),
      ...given,
    }
    prefetched.response.catch(() => {})
    window.prefetched = { [`/api/quiz/${quizId}`]: prefetched }
  }

  test('is not asked for again, and its time has gone on', async () => {
    const { calls } = stubPage(() => reply({ state: 'admitted' }))
    stubPrefetched({})
    expect(await load()).toMatchObject({
      attempt: { known: { remainingMs: 539_000, answers: [{ at: now - 9_000 }] } },
    })
    expect(calls).toEqual([])
  })

  test('is asked for when it is loaded once more', async () => {
    const { calls } = stubPage(() => reply({ state: 'admitted' }))
    stubPrefetched({})
    await load()
    expect(await load()).toEqual({ state: 'admitted', quiz })
    expect(calls).toHaveLength(1)
  })

  test.each<[string, Partial<Prefetched>, string?]>([
    ['another quiz', {}, 'other'],
    ['another session', { token: 'other' }],
  ])('is asked for if that was %s', async (_, given, quizId) => {
    stubPage(() => reply({ state: 'admitted' }))
    stubPrefetched(given, quizId)
    expect(await load()).toEqual({ state: 'admitted', quiz })
  })

  test('has failed if that call failed', async () => {
    stubPage(() => reply({ state: 'admitted' }))
    stubPrefetched({ response: Promise.reject(new TypeError()) })
    await expect(load()).rejects.toThrow('No answer from the server')
  })

  test('is given up with its screen', async () => {
    stubPage(() => reply({ state: 'admitted' }))
    const controller = new AbortController()
    const response = new Promise<Response>((_, reject) => {
      controller.signal.addEventListener('abort', () => reject(new TypeError()))
    })
    stubPrefetched({ controller, response })
    const screen = new AbortController()
    const loading = loadQuiz('quiz', screen.signal)
    screen.abort()
    await expect(loading).rejects.toThrow('No answer from the server')
  })
})

test('an attempt that has not started shows the quiz', async () => {
  stubPage(() => reply({ state: 'admitted' }))
  expect(await load()).toEqual({ state: 'admitted', quiz })
})

test('whoever may not take the quiz is told so', async () => {
  stubPage(() => success({ quiz, questions: [] }))
  expect(await load()).toEqual({ state: 'not-for-taking' })
})

test.each([
  ['are counted', 'A', false],
  ['are not counted', 'Z', true],
])('answers that waited while the attempt ended %s', async (_, counted, hasLateAnswers) => {
  const result = { answers: [{ questionId: 'q1', selectedOption: counted }] }
  const { calls } = stubPage(({ path }) =>
    path.endsWith('/answers')
      ? refusal(409, 'already-attempted', { result })
      : reply({ _id: 'ended', state: 'submitted' }),
  )
  await openJournal('ended').put(choice('q1', 'A', now - 3_000))
  expect(await load()).toEqual({ state: 'submitted', hasLateAnswers })
  expect(calls.at(-1)?.body).toMatchObject({ changes: [{ selectedOption: 'A', age: 3_000 }] })
  expect(await openJournal('ended').read(), 'the server has them').toEqual([])
})

test('what the server refuses for another reason stays on this device', async () => {
  stubPage(({ path }) =>
    path.endsWith('/answers') ? refusal(503, 'busy') : reply({ _id: 'ended', state: 'submitted' }),
  )
  await openJournal('ended').put(choice('q1', 'A', now))
  expect(await load()).toEqual({ state: 'submitted', hasLateAnswers: false })
  expect(await openJournal('ended').read()).toHaveLength(1)
})

test('without a copy on this device, a server that does not answer is a failure', async () => {
  stubPage(() => 'no answer')
  await expect(load()).rejects.toThrow('No answer from the server')
})

test('a slow server is waited for where this device has no copy', async () => {
  stubPage(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5_000))
    return reply({ state: 'admitted' })
  })
  const loading = load()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await loading).toEqual({ state: 'admitted', quiz })
})
