import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * How many requests may be under way at once. If all of 2,000 are that come together, each is half done for so long that
 * V8 takes what it holds for lasting, and a request costs half as much again. With fewer, too few share a commit.
 */
const maxConcurrent = 200
/** Whose body is not here after this time, in ms, keeps nobody back: its caller is slow. */
const longestBodyMs = 10
/** Nor does whoever is under way for longer than this, in ms: it waits for a password's hash or for the next event, or is gone. */
const longestMs = 100

/** Counts the requests that have begun and are not answered yet, except those that wait for something. */
export function createConcurrencyLimit() {
  const running = new Map<ServerResponse, { request: IncomingMessage; at: number }>()
  let onRoom: (() => void) | undefined
  let timer: NodeJS.Timeout | undefined

  const hasCapacity = () => running.size < maxConcurrent
  const release = (response: ServerResponse) => {
    running.delete(response)
    if (onRoom && hasCapacity()) notify()
  }
  const releaseWaiting = () => {
    const now = performance.now()
    for (const [response, { request, at }] of running) {
      if (now - at < longestBodyMs) return
      if (now - at >= longestMs || !request.complete) running.delete(response)
    }
  }
  const notify = () => {
    const tell = onRoom
    onRoom = undefined
    clearTimeout(timer)
    tell?.()
  }
  const check = () => {
    releaseWaiting()
    if (hasCapacity()) notify()
    else timer = setTimeout(check, longestBodyMs)
  }

  return {
    hasCapacity,
    /** No longer counts those that wait for something. To be called now and then. */
    releaseWaiting,
    add: (request: IncomingMessage, response: ServerResponse): void => {
      running.set(response, { request, at: performance.now() })
      response.on('finish', () => release(response))
    },
    /** Calls once, as soon as there is room; for one at a time. */
    onCapacity: (tell: () => void): void => {
      onRoom = tell
      check()
    },
    isAwaited: (): boolean => onRoom !== undefined,
  }
}
