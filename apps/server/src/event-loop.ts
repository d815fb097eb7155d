/** How long, in ms, the slices of all long works may take up one turn of the event loop. */
const longestMs = 8
/** How long, in ms, slices wait while turns bring something from outside. */
const longestWaitMs = 8

const waiting: (() => void)[] = []
let isScheduled = false
let until = 0
let eventsBefore = 0
let waitingSince: number | undefined

/** A turn accepts one connection, so with long turns whoever comes last would wait for all. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    setImmediate(resumeNext)
  })
}

/** How long, in ms, one work goes on before others are let in. */
const longestAtOnceMs = 5

/** For a work in many small steps: to be awaited after each, it lets others in when that was long. */
export function createPauses(): () => Promise<void> {
  let from = performance.now()
  return async () => {
    if (performance.now() - from < longestAtOnceMs) return
    await yieldToEventLoop()
    from = performance.now()
  }
}

function resumeNext(): void {
  if (!isScheduled) {
    isScheduled = true
    const now = performance.now()
    until = othersCome(now) ? now : now + longestMs
    // It comes first in the next turn.
    setImmediate(() => {
      isScheduled = false
    })
  }
  if (performance.now() < until) waiting.shift()?.()
  else setImmediate(resumeNext)
}

function othersCome(now: number): boolean {
  const { events } = performance.nodeTiming.uvMetricsInfo
  const isQuiet = events === eventsBefore
  eventsBefore = events
  if (isQuiet || now - (waitingSince ??= now) >= longestWaitMs) waitingSince = undefined
  return waitingSince !== undefined
}
