import type { SavedAnswer } from '@quizly/domain'
import { call } from '../../../lib/calls/call.ts'
import { sendFailureOf } from '../../../lib/failures.ts'
import { agedAnswers } from '../../../lib/device/request-answers.ts'
import type { AnswerJournal } from '../../../lib/device/answer-journal.ts'
import { type Countdown, unnoticedMs } from '../clock/countdown.ts'
import type { OpenAttempt } from '../entering/open-attempt.ts'
import type { BrowserReport } from '../saving/browser-report.ts'
import type { SeenAnswers } from '../saving/seen-answers.ts'
import { packSubmission, partBeforeSubmission } from '../submitting/pack-submission.ts'
import type { SiblingTabs } from './sibling-tabs.ts'

type Parts = {
  opened: Pick<OpenAttempt, 'quiz' | 'questions' | 'known' | 'isResumed'>
  answers: SeenAnswers
  countdown: Countdown
  report: BrowserReport
  journal: Pick<AnswerJournal, 'remove'>
  siblings: Pick<SiblingTabs, 'tell'>
  /** How long the attempt is in all. */
  lengthMs: () => number
  /**
   * Called when the server knows more than this page: of more time, of an end, or that its question was left elsewhere.
   */
  onBehind: () => void
  /** Called when an answer was not taken, because its question was left before it arrived. */
  onMissed: () => void
  /** This device's time, in ms. */
  now: () => number
  /** Called with the acknowledged answers and the time left. */
  onAcknowledged: (answers: readonly SavedAnswer[], remainingMs: number) => void
}

/** Sends the answers of one attempt to the server, and passes on what each acknowledgement says. */
export function createSender({
  opened,
  answers,
  countdown,
  report,
  journal,
  siblings,
  lengthMs,
  onBehind,
  onMissed,
  now,
  onAcknowledged,
}: Parts) {
  const { quiz, questions, known } = opened
  let hasToTellResumption = opened.isResumed

  const elapsedMs = () => Math.max(0, lengthMs() - countdown.liveMs())

  async function send(changes: readonly SavedAnswer[], keepalive = false) {
    const resumed = hasToTellResumption
    const hearTime = countdown.ask()
    const { savedAt, remainingMs, others } = await report.sendAlong(elapsedMs(), (told) => {
      const body = { changes: agedAnswers(changes, now()), ...told, ...(resumed && { resumed }) }
      return call('saveAnswers', { params: { attemptId: known._id }, body }, { keepalive })
    })
    hasToTellResumption = false
    const standing = answers.acknowledge(changes, savedAt, others)
    for (const each of standing) if (each.isOther) siblings.tell(each)
    const isLonger = remainingMs > countdown.liveMs() + unnoticedMs
    const isEnded = remainingMs === 0 && countdown.liveMs() > unnoticedMs
    const isPast = others.some(({ left }) => left)
    if (isPast) onMissed()
    if (isLonger || isEnded || isPast) onBehind()
    if (!isLonger || countdown.isOver()) hearTime(remainingMs)
    onAcknowledged(standing, remainingMs)
  }

  /**
   * Submits: saves what is unsaved and ends the attempt. What does not fit into one request is saved first.
   */
  async function submit(userId: string) {
    let part = partBeforeSubmission(answers.waiting())
    while (part.length > 0) {
      await send(part)
      part = partBeforeSubmission(answers.waiting())
    }
    const waiting = answers.waiting()
    const given = packSubmission(waiting, answers.all(), questions)
    try {
      await report.sendAlong(elapsedMs(), (told) => {
        const body = { quizId: quiz._id, userId, answers: agedAnswers(given, now()), ...told }
        // In most quizzes there is one attempt, which needs no name.
        const { _id: attemptId, number } = known
        return call('submitAttempt', { body: number ? { ...body, attemptId } : body })
      })
      void journal.remove(waiting)
    } catch (error) {
      if (sendFailureOf(error) === 'over') void journal.remove(waiting)
      throw error
    }
  }

  return {
    send,
    submit,
    /** How long the attempt has lasted so far, in ms. */
    elapsedMs,
    /**
     * Tells the server that the quiz was reopened, unless it knows. The server dates it, so this cannot wait
     * for long.
     */
    tellResumption() {
      if (hasToTellResumption) send([]).catch(() => {})
    },
  }
}
