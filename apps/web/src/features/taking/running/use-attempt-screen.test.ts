// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Toaster } from '../../../components/feedback/toast.tsx'
import { memoryStore } from '../../../lib/device/device-store-testing.ts'
import { paths } from '../../../lib/paths.ts'
import { renderHook } from '../../../lib/render-hook-testing.ts'
import type { OpenAttempt } from '../attempt/open-attempt.ts'
import { handoverOf } from '../messages.ts'
import { openedAttempt, refusal, stubServer, success } from '../page-testing.ts'
import { runAttempt } from '../attempt/run-attempt.ts'
import { useAttemptScreen } from './running-quiz.tsx'

type Reply = Awaited<ReturnType<Parameters<typeof stubServer>[0]>>

const accepted = success({ answers: [] })
const broken = refusal(500, 'internal-error')
const invalid = refusal(422, 'invalid-input')
const left = (remainingMs: number) =>
  success({ savedAt: '2026-01-05T08:00:01.000Z', remainingMs, others: [] })
const closed = (answers: object[]) => refusal(409, 'already-attempted', { result: { answers } })

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-01-05T08:00:00.000Z') })
  // The longest delay before the next try: 1 s, 2 s, 4 s …
  vi.spyOn(Math, 'random').mockReturnValue(0)
  history.replaceState(null, '', '/quiz/quiz')
})

/**
 * A running quiz with the toasts beside it. Submissions get these replies in turn, the last one again and
 * again; a save gets none, but one that only asks for the time what `asked` gives; and a refresh the given state.
 */
function open(
  replies: (Reply | Promise<Reply>)[],
  opened: OpenAttempt = openedAttempt(),
  timeReply?: () => Reply,
) {
  let state = 'admitted'
  const endsAt = Date.now() + opened.known.remainingMs
  const next = [...replies]
  const server = stubServer(({ path, body: { changes } }) => {
    if (path.endsWith('/answers')) {
      if (Array.isArray(changes) && changes.length > 0) return new Promise(() => {})
      return timeReply ? timeReply() : left(Math.max(0, endsAt - Date.now()))
    }
    if (!path.endsWith('/submit'))
      return timeReply?.() === 'no answer'
        ? 'no answer'
        : success({
            quiz: { _id: 'quiz', title: 'Cells' },
            questions: [],
            attempt: { _id: 'attempt', state },
          })
    return (next.length > 1 ? next.shift() : next[0]) ?? 'no answer'
  })
  const attempt = runAttempt(opened, memoryStore().store)
  const onEnd = vi.fn<() => void>()
  const screen = renderHook(
    (live: typeof attempt) => {
      useAttemptScreen(live, onEnd)
      return null
    },
    attempt,
    createElement(Toaster),
  )
  async function wait(ms = 0) {
    await act(() => vi.advanceTimersByTimeAsync(ms))
    await act(() => vi.advanceTimersByTimeAsync(0))
  }
  const result = () => {
    const { submission, stored } = attempt.state()
    return { isBusy: submission.isBusy, isPending: stored.isPending, failure: submission.failed?.error }
  }
  const dispatch = (type: 'submit' | 'take back') => act(() => attempt.dispatch({ type }))
  return {
    ...screen,
    result,
    dispatch,
    attempt,
    opened,
    onEnd,
    wait,
    sent: () => server.calls.filter(({ path }) => path.endsWith('/submit')).length,
    async submit() {
      dispatch('submit')
      await wait()
    },
    /** Another device submits, and this one asks the server. */
    async submitElsewhere() {
      state = 'submitted'
      act(() => attempt.dispatch({ type: 'refresh requested' }))
      await wait()
    },
    again: () => screen.container.querySelector<HTMLButtonElement>('.toast__actions button'),
  }
}
const goOnline = () => act(async () => void window.dispatchEvent(new Event('online')))
const isAtResult = () => location.pathname === paths.result('quiz')
const handover = () => history.state as unknown

test('however often it is clicked, one submission goes out, and leads to the result', async () => {
  const reply = Promise.withResolvers<Reply>()
  const { result, dispatch, submit, sent, wait, attempt } = open([reply.promise])
  dispatch('submit')
  dispatch('submit')
  await submit()
  expect([sent(), result().isBusy, isAtResult()]).toEqual([1, true, false])
  reply.resolve(accepted)
  await wait()
  expect([isAtResult(), handover()]).toEqual([true, null])
  await submit()
  expect(sent(), 'nothing more once it has succeeded').toBe(1)
  attempt.answer('q1', 'too late')
  expect(attempt.state().answers.get('q1')).toBeUndefined()
})

test('a kept submission outlives a reload, and is sent when the page is back', async () => {
  const before = open(['no answer'])
  await before.submit()
  before.leave()
  const { result, sent, wait } = open([accepted], before.opened)
  expect(result().isPending).toBe(true)
  await wait()
  expect([sent(), isAtResult()]).toEqual([1, true])
})

test('a submission that was taken back is not sent again, not even after a reload', async () => {
  const before = open(['no answer'])
  await before.submit()
  before.dispatch('take back')
  expect(before.result()).toMatchObject({ isPending: false, failure: undefined })
  expect(before.onEnd).toHaveBeenCalledTimes(2)
  await goOnline()
  await before.wait(30_000)
  expect(before.sent()).toBe(1)
  before.leave()
  const { result, sent, wait } = open([accepted], before.opened)
  await wait(10_000)
  expect([sent(), result().isPending]).toEqual([0, false])
})

test.each([
  ['failed', broken],
  ['was refused', invalid],
])('while there is time, a submission that %s waits for the student', async (_, reply) => {
  const { result, submit, sent, wait, container, again, onEnd } = open([reply, accepted])
  await submit()
  expect(result()).toMatchObject({ isPending: false, isBusy: false, failure: undefined })
  expect(onEnd).toHaveBeenCalledTimes(1)
  expect(container.textContent).toContain('Failed to submit quiz: No')
  await goOnline()
  await wait(30_000)
  expect(sent()).toBe(1)
  act(() => again()?.click())
  await wait()
  expect([sent(), isAtResult()]).toEqual([2, true])
  expect(container.textContent).not.toContain('Failed')
})

test('what was said of the last try is gone as soon as the next one begins', async () => {
  const { submit, container } = open([broken, new Promise(() => {})])
  await submit()
  expect(container.textContent).toContain('Failed to submit quiz')
  await submit()
  expect(container.textContent).toBe('')
})

test('when the time is over it is submitted once, and “Time’s up” stays for two seconds', async () => {
  const { sent, wait, submit, result } = open([accepted])
  await wait(59_999)
  expect(sent()).toBe(0)
  await wait(1)
  expect([sent(), result().isBusy, isAtResult()]).toEqual([1, true, false])
  await submit()
  await wait(1_999)
  expect(isAtResult()).toBe(false)
  await wait(1)
  expect([sent(), isAtResult()]).toEqual([1, true])
})

test.each([
  ['without a word if all answers count', 'mine', null],
  ['and says so if some came too late', 'of before', handoverOf('someTooLate')],
])('a submission that finds the attempt closed leads to the result, %s', async (_, counted, notice) => {
  const { attempt, submit, sent } = open([closed([{ questionId: 'q1', selectedOption: counted }])])
  attempt.answer('q1', 'mine', 500)
  await submit()
  expect([sent(), isAtResult(), handover()]).toEqual([1, true, notice])
})

test('a quiz that was submitted on another device leads to the result and says so', async () => {
  const { submitElsewhere, sent, result } = open([accepted])
  await submitElsewhere()
  expect([isAtResult(), handover(), result().isBusy, sent()]).toEqual([
    true,
    handoverOf('alreadyAttempted'),
    true,
    0,
  ])
})

test('who has gone to another screen is not led away from it', async () => {
  const reply = Promise.withResolvers<Reply>()
  const { submit, wait, sent, leave } = open([reply.promise])
  await submit()
  leave()
  reply.resolve(accepted)
  await wait()
  expect([sent(), isAtResult()]).toEqual([1, false])
})
