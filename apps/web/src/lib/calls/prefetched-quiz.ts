import { getSession } from './session.ts'

/** `index.html` makes this call while the app is being fetched: one round trip less on a slow network. */
export type PrefetchedQuiz = {
  quizId: string
  token: string
  /** When it was asked for, by the device's clock. */
  askedAt: number
  /** When the reply began to arrive, by the monotonic clock; missing until then. */
  arrivedAt?: number
  controller: AbortController
  response: Promise<Response>
}

/** The prefetched quiz can be taken once: whoever asks again wants to know what has changed. */
export function takePrefetchedQuiz(quizId: string): PrefetchedQuiz | undefined {
  const page = window as { prefetchedQuiz?: PrefetchedQuiz | undefined }
  const prefetched = page.prefetchedQuiz
  page.prefetchedQuiz = undefined
  return prefetched?.quizId === quizId && prefetched.token === getSession()?.token ? prefetched : undefined
}
