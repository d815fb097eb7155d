import type { SavedAnswer } from '@quizly/domain'
import { call } from '../../../lib/calls/call.ts'
import { sendFailureOf } from '../../../lib/failures.ts'
import type { Countdown } from '../clock/countdown.ts'
import { seenAnswers } from '../entering/open-attempt.ts'
import type { SeenAnswers } from '../saving/seen-answers.ts'

type Parts = {
  quizId: string
  answers: SeenAnswers
  countdown: Countdown
  /** This device's time, in ms. */
  now: () => number
  /** Called with the server's answers and the time left. */
  onAcknowledged: (answers: readonly SavedAnswer[], remainingMs: number) => void
  /** Called with how long the attempt is in all. */
  onDuration: (durationMs: number) => void
  onSubmitted: () => void
  onOffline: () => void
}

/** Asks the server for the time and for answers given elsewhere. */
export function createRefresher({
  quizId,
  answers,
  countdown,
  now,
  onAcknowledged,
  onDuration,
  onSubmitted,
  onOffline,
}: Parts) {
  let asking: Promise<void> | undefined

  async function ask() {
    const hearTime = countdown.ask()
    const hearAnswers = answers.ask()
    const askedAt = now()
    const reply = await call('getQuiz', { params: { quizId } })
    if (!('attempt' in reply)) return
    if (reply.attempt.state === 'submitted') onSubmitted()
    if (reply.attempt.state !== 'in-progress') return
    if (reply.attempt.isEnded) countdown.end()
    onDuration(reply.attempt.durationMs)
    hearTime(reply.attempt.remainingMs)
    const seen = seenAnswers(reply.attempt.answers, askedAt)
    onAcknowledged(seen, reply.attempt.remainingMs)
    hearAnswers(seen)
  }

  /** Asks, unless a request is already running. Throws if nothing answers. */
  function askOnce(): Promise<void> {
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }

  /** Asks. If nothing answers nothing is lost: the countdown goes on, and the next acknowledgement brings the time. */
  async function refresh(): Promise<void> {
    try {
      await askOnce()
    } catch (error) {
      if (sendFailureOf(error) === 'offline') onOffline()
    }
  }

  return {
    ask: askOnce,
    refresh,
    /** Resolves when the running request is done; undefined without one. */
    whenDone: () => asking && refresh(),
  }
}
