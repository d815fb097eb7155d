import { getSession } from './session.ts'

/** `index.html` makes this call while the app is being fetched: one round trip less on a slow network. */
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

/** The early call can be taken once: whoever asks again wants to know what has changed. */
export function takeEarlyQuiz(quizId: string): EarlyQuiz | undefined {
  const page = window as { earlyQuiz?: EarlyQuiz | undefined }
  const early = page.earlyQuiz
  page.earlyQuiz = undefined
  return early?.quizId === quizId && early.token === getSession()?.token ? early : undefined
}
