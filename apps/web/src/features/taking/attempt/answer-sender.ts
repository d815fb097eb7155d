import { call } from '../../../lib/calls/call.ts'
import { getSession } from '../../../lib/calls/session.ts'
import { agedAnswers } from '../../../lib/device/request-answers.ts'
import type { Send, Submit } from './attempt-state.ts'
import type { OpenAttempt } from './open-attempt.ts'

export function createAnswerSender({
  quiz,
  known: { _id: attemptId, number },
}: Pick<OpenAttempt, 'quiz' | 'known'>) {
  return {
    /** One that is sent when the page may close outlives it. */
    send(sent: Send) {
      const body = { changes: agedAnswers(sent.changes, sent.deviceTime), ...reportIn(sent) }
      const resumed = sent.isResumed && { resumed: true as const }
      const input = { params: { attemptId }, body: { ...body, ...resumed } }
      return call('saveAnswers', input, { keepalive: sent.why === 'last' })
    },
    submit(sent: Submit) {
      const answers = agedAnswers(sent.answers, sent.deviceTime)
      const userId = getSession()?.user._id ?? ''
      const body = { quizId: quiz._id, userId, answers, ...reportIn(sent) }
      // In most quizzes there is one attempt, which needs no name.
      return call('submitAttempt', { body: number ? { ...body, attemptId } : body })
    },
    refresh: () => call('getQuiz', { params: { quizId: quiz._id } }),
  }
}

function reportIn({ device, offlineSince, elapsedMs }: Send | Submit) {
  return offlineSince === undefined ? { device } : { device, offline: { from: offlineSince, to: elapsedMs } }
}
