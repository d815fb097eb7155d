import { readEvents } from '../../../lib/calls/read-events.ts'
import { retryDelayMs } from '../saving/retry-delay.ts'

/** A class that starts at one moment does not connect at one moment, in ms. */
const soonestMs = 2_000
const spreadMs = 4_000

/**
 * Keeps a connection to the server, by which it knows that this page is there. `hear` is called with how long the
 * attempt is in all: at first, and when more time is given. Returns the function that ends it.
 */
export function followClock(attemptId: string, hear: (durationMs: number) => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let failures = 0
  let timer = setTimeout(follow, soonestMs + spreadMs * Math.random())

  async function follow() {
    try {
      await listen()
    } catch {
      // Nothing is lost: the next acknowledgement brings the time too.
    }
    if (!signal.aborted) timer = setTimeout(follow, retryDelayMs((failures += 1), Math.random()))
  }

  const listen = () =>
    readEvents(`/api/attempts/${attemptId}/clock`, signal, (data) => {
      failures = 0
      hear(Number(data))
    })

  return () => {
    clearTimeout(timer)
    controller.abort()
  }
}
