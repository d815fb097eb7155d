import { getSession } from './session.ts'

/**
 * The call for a quiz that the page makes itself, in `index.html`, while the app is still being fetched. On a
 * slow network the reply is here when the app starts, one round trip sooner.
 */
export type EarlyQuiz = {
  quizId: string
  token: string
  /** When it was asked for, by the device's clock. */
  askedAt: number
  /** When the reply began to arrive, by the monotonic clock; missing until then. */
  arrivedAt?: number
  controller: AbortController
  response: Promise<Response>
}

/**
 * The early call for this quiz, if the page has made one with this session. It can be taken once: whoever asks
 * again wants to know what has changed.
 */
export function takeEarlyQuiz(quizId: string): EarlyQuiz | undefined {
  const page = window as { earlyQuiz?: EarlyQuiz | undefined }
  const early = page.earlyQuiz
  page.earlyQuiz = undefined
  return early?.quizId === quizId && early.token === getSession()?.token ? early : undefined
}
