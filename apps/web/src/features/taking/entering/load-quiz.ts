import type { PageWay, RenderedText } from '@quizly/domain'
import type { QuizSummary, RunningAttempt, StartWindow as Times } from '@quizly/contract'
import { addressOf, call, knownAddress } from '../../../lib/calls/call.ts'
import { takePrefetched } from '../../../lib/calls/prefetched.ts'
import { openJournal } from '../../../lib/device/answer-journal.ts'
import { sendPendingAnswers } from '../../../lib/device/send-pending-answers.ts'
import { type OpenAttempt, shownAnswers } from '../attempt/open-attempt.ts'
import { openAttemptCopy, readAttemptCopy } from '../attempt/attempt-copy.ts'
import { hasUncounted } from '../attempt/ending.ts'
import type { NextAttempt } from './several-attempts.ts'
import { mayWorkLater } from '../../../lib/failures.ts'
import { loadLate, loadLateFor } from '../../../lib/late.ts'

export type LoadedQuiz =
  | {
      state: 'admitted'
      quiz: QuizSummary
      extraMinutes?: number | undefined
      pages?: PageWay | undefined
      window?: Times | undefined
      several?: NextAttempt | undefined
      instructions?: RenderedText | undefined
    }
  | { state: 'in-progress'; attempt: OpenAttempt }
  | { state: 'submitted'; hasLateAnswers: boolean }
  | { state: 'not-for-taking' }

const patienceMs = 3_000

/** If the server does not answer and the clock is running, it comes from this device. */
export async function loadQuiz(quizId: string, signal: AbortSignal): Promise<LoadedQuiz> {
  const requested = askForQuiz(quizId, signal)
  const isAnswered = requested.then(
    () => true,
    (error: unknown) => !mayWorkLater(error),
  )
  const tooLate = new Promise<false>((resolve) => setTimeout(() => resolve(false), patienceMs))
  if (await Promise.race([isAnswered, tooLate])) return requested
  const copy = await readAttemptCopy(quizId)
  if (copy) await loadLateFor(copy.quiz, copy.pages)
  return copy ? { state: 'in-progress', attempt: copy } : requested
}

async function askForQuiz(quizId: string, signal: AbortSignal): Promise<LoadedQuiz> {
  const prefetched = takePrefetched(addressOf(knownAddress('getQuiz').path, { quizId }))
  const askedAt = prefetched?.askedAt ?? Date.now()
  const reply = await call('getQuiz', { params: { quizId } }, { signal, prefetched })
  const arrivedAt = prefetched?.arrivedAt ?? performance.now()
  if (!('attempt' in reply)) return { state: 'not-for-taking' }
  const { quiz, questions, attempt } = reply
  if (attempt.state === 'in-progress') {
    return {
      state: 'in-progress',
      attempt: await openAttempt({ quiz, questions, attempt, askedAt, arrivedAt, isResumed: true }),
    }
  }
  void openAttemptCopy(quizId).discard()
  const { instructions } = reply as { instructions?: RenderedText }
  if (attempt.state === 'admitted') {
    const window = 'window' in reply ? reply.window : undefined
    const { extraMinutes, pages } = attempt
    await loadLateFor(quiz, pages ?? window ?? instructions)
    const several = await describe(attempt, attempt.number)
    return { state: 'admitted', quiz, extraMinutes, pages, window, several, instructions }
  }
  const hasLateAnswers = await deliverLate(attempt._id)
  const several = hasLateAnswers ? undefined : await describe(attempt, attempt.next)
  const { pages } = attempt
  if (!several) return { state: 'submitted', hasLateAnswers }
  await loadLateFor(quiz, pages)
  return { state: 'admitted', quiz, pages, several, instructions }
}

/** The server keeps late answers beside the result. Returns whether some differ from those that count. */
async function deliverLate(attemptId: string): Promise<boolean> {
  const refusals = await sendPendingAnswers(attemptId, { isOver: true })
  return refusals.some(({ changes, error }) => hasUncounted(changes, error.failure.result?.answers ?? []))
}

async function describe(attempt: Pick<RunningAttempt, 'allowed' | 'counts'>, next: number | undefined) {
  if (next === undefined) return undefined
  return (await loadLate()).describeNext(attempt, next)
}

/** Starts the clock, that of the attempt with this number if there is one, or resumes a running attempt. */
export async function startQuiz(quiz: QuizSummary, number?: number): Promise<OpenAttempt> {
  const askedAt = Date.now()
  const query = number === undefined ? {} : { attempt: String(number) }
  const { attempt, questions } = await call('startAttempt', { params: { quizId: quiz._id }, query })
  const arrivedAt = performance.now()
  return openAttempt({ quiz, questions, attempt, askedAt, arrivedAt, isResumed: false })
}

type Reply = Pick<OpenAttempt, 'quiz' | 'questions' | 'isResumed'> & {
  attempt: RunningAttempt
  askedAt: number
  /** When the reply came, by the monotonic clock. The time left counts from here. */
  arrivedAt: number
}

async function openAttempt(reply: Reply): Promise<OpenAttempt> {
  const { quiz, questions, attempt, askedAt, arrivedAt, isResumed } = reply
  const { _id, durationMs, pages } = attempt
  await loadLateFor(quiz, pages)
  const answers = shownAnswers(attempt.answers, askedAt)
  const pending = await openJournal(_id).read()
  const remainingMs = attempt.remainingMs - (performance.now() - arrivedAt)
  const known = { _id, remainingMs, durationMs, answers, number: attempt.number }
  const opened = { quiz, questions, pages, known, pending, isCopy: false, isResumed }
  void openAttemptCopy(quiz._id).keep(opened)
  return opened
}
