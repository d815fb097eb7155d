import type { LiveQuiz } from '@quizly/contract'
import { readEvents } from './read-events.ts'

/** Where there is no stream, this is how often is asked, in ms. */
export const askMs = 5_000
/** So many times is asked before a stream is tried again. */
export const asksBetween = 6
/** After this time without an event a stream is dead: the server says something every fifteen seconds. */
const silenceMs = 40_000
/** Proxies end streams; the next one is opened after this time. */
const againMs = 1_000

type Parts = {
  address: string
  ask: (signal: AbortSignal) => Promise<LiveQuiz>
  hear: (live: LiveQuiz) => void
  fail: (error: unknown) => void
}

/**
 * Follows a quiz by a stream of events while the page is in sight; where none gets through, by asking every five
 * seconds.
 */
export function followLive({ address, ask: askOnce, hear, fail }: Parts) {
  const controller = new AbortController()
  const { signal } = controller
  let stream = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let misses = 0
  let isRunning = false
  let isAsking = false

  /** Returns whether anything was heard before the stream ended. */
  async function listen(): Promise<boolean> {
    let isHeard = false
    stream = new AbortController()
    const abort = () => stream.abort()
    let silence = setTimeout(abort, silenceMs)
    try {
      await readEvents(address, stream.signal, (data) => {
        clearTimeout(silence)
        silence = setTimeout(abort, silenceMs)
        isHeard = true
        hear(JSON.parse(data) as LiveQuiz)
      })
    } catch {
      // It is asked instead, and that says why.
    }
    clearTimeout(silence)
    return isHeard
  }

  async function ask(): Promise<void> {
    if (isAsking) return
    isAsking = true
    try {
      hear(await askOnce(signal))
    } catch (error) {
      if (!signal.aborted) fail(error)
    }
    isAsking = false
  }

  async function run(): Promise<void> {
    if (isRunning || signal.aborted || document.visibilityState === 'hidden') return
    isRunning = true
    clearTimeout(timer)
    const isHeard = misses % asksBetween === 0 && (await listen())
    misses = isHeard ? 0 : misses + 1
    if (!isHeard && !signal.aborted) await ask()
    isRunning = false
    timer = setTimeout(run, isHeard ? againMs : askMs)
  }

  function onVisibility(): void {
    if (document.visibilityState === 'hidden') stream.abort()
    else void run()
  }
  document.addEventListener('visibilitychange', onVisibility, { signal })
  window.addEventListener('online', () => void run(), { signal })
  void run()
  return {
    ask: () => void ask(),
    end() {
      controller.abort()
      stream.abort()
      clearTimeout(timer)
    },
  }
}
