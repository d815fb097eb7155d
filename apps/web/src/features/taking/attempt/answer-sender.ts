import { call } from '../../../lib/calls/call.ts'
import { getSession } from '../../../lib/calls/session.ts'
import { ForeignReplyError } from '../../../lib/failures.ts'
import { agedAnswers } from '../../../lib/device/request-answers.ts'
import type { AttemptEvent, Refresh, Send, Submit } from './attempt-state.ts'
import type { OpenAttempt } from './open-attempt.ts'

/** Makes the requests of an attempt. What the server replies, or that a request has failed, is the next event. */
export function createAnswerSender(
  { quiz, known: { _id: attemptId, number } }: Pick<OpenAttempt, 'quiz' | 'known'>,
  dispatch: (event: AttemptEvent) => void,
) {
  function save(sent: Send) {
    const body = { changes: agedAnswers(sent.changes, sent.deviceTime), ...reportIn(sent) }
    const resumed = sent.isResumed && { resumed: true as const }
    // One that is sent when the page may close outlives it.
    const options = { keepalive: sent.why === 'last' }
    return call('saveAnswers', { params: { attemptId }, body: { ...body, ...resumed } }, options)
  }

  function submit(sent: Submit) {
    const answers = agedAnswers(sent.answers, sent.deviceTime)
    const userId = getSession()?.user._id ?? ''
    const atZero = sent.isAtZero && { atZero: true as const }
    const body = { quizId: quiz._id, userId, answers, ...atZero, ...reportIn(sent) }
    // In most quizzes there is one attempt, which needs no name.
    return call('submitAttempt', { body: number ? { ...body, attemptId } : body })
  }

  /** Whatever a reply does to the page, the request has ended: a reply or a refusal that throws counts as none. */
  async function settle<Reply>(
    request: () => Promise<Reply>,
    done: (reply: Reply) => void,
    failed: (error: unknown) => void,
  ) {
    try {
      done(await request())
    } catch (error) {
      try {
        failed(error)
      } catch {
        failed(new ForeignReplyError(0, ''))
      }
    }
  }

  return {
    send: (sent: Send) =>
      void settle(
        () => save(sent),
        (reply) => dispatch({ type: 'saved', sent, reply }),
        (error) => dispatch({ type: 'not saved', sent, error }),
      ),
    submit: (sent: Submit) =>
      void settle(
        () => submit(sent),
        // The result's page asks for the result itself, as it does whenever it is opened.
        () => dispatch({ type: 'submitted', sent }),
        (error) => dispatch({ type: 'not submitted', sent, error }),
      ),
    refresh: (request: Refresh) =>
      void settle(
        () => call('getQuiz', { params: { quizId: quiz._id } }),
        (reply) => dispatch({ type: 'refreshed', request, reply }),
        (error) => dispatch({ type: 'not refreshed', error }),
      ),
  }
}

function reportIn({ device, offlineSince, elapsedMs }: Send | Submit) {
  return offlineSince === undefined ? { device } : { device, offline: { from: offlineSince, to: elapsedMs } }
}
