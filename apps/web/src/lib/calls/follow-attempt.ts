import { readEvents } from './read-events.ts'
import { retryDelayMs } from '../failures.ts'

/** A class that starts at one moment does not connect at one moment, in ms. */
const soonestMs = 2_000
const spreadMs = 4_000
/** Where nothing of a stream gets through, this is how often is asked instead, in ms. */
const askMs = 10_000

/**
 * Keeps a connection to the server for an attempt. While it runs, `hear` is called with how long it is in all, at first
 * and when more time is given, and the server knows that this page is there. Afterwards `hear` is called with `look`
 * when more of the result can be seen. While no stream gets through, `ask` is called every ten seconds. Returns the
 * function that ends it.
 */
export function followAttempt(attemptId: string, hear: (data: string) => void, ask: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let failures = 0
  let isHeard = false
  const asking = setInterval(() => isHeard || ask(), askMs)
  let timer = setTimeout(follow, soonestMs + spreadMs * Math.random())

  async function follow() {
    try {
      await readEvents(`/api/attempts/${attemptId}/clock`, signal, (data) => {
        failures = 0
        isHeard = true
        hear(data)
      })
    } catch {
      // Nothing is lost: the next acknowledgement, or the next look at the result, brings it too.
    }
    isHeard = false
    if (!signal.aborted) timer = setTimeout(follow, retryDelayMs((failures += 1), Math.random()))
  }

  return () => {
    clearTimeout(timer)
    clearInterval(asking)
    controller.abort()
  }
}
