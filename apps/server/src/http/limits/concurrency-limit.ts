import type { IncomingMessage, ServerResponse } from 'node:http'

/** If 2,000 are under way, V8 takes their data for lasting; with fewer than this, too few share a commit. */
const maxConcurrent = 200
/** A slower body keeps nobody back, in ms. */
const longestBodyMs = 10
/** Nor does a longer request, in ms: it waits for a hash or an event, or is gone. */
const longestMs = 100

export function createConcurrencyLimit() {
  const running = new Map<ServerResponse, { request: IncomingMessage; at: number }>()
  let whenFree: (() => void) | undefined
  let timer: NodeJS.Timeout | undefined

  const hasCapacity = () => running.size < maxConcurrent
  const release = (response: ServerResponse) => {
    running.delete(response)
    if (whenFree && hasCapacity()) notify()
  }
  const releaseWaiting = () => {
    const now = performance.now()
    for (const [response, { request, at }] of running) {
      if (now - at < longestBodyMs) return
      if (now - at >= longestMs || !request.complete) running.delete(response)
    }
  }
  const notify = () => {
    const callback = whenFree
    whenFree = undefined
    clearTimeout(timer)
    callback?.()
  }
  const check = () => {
    releaseWaiting()
    if (hasCapacity()) notify()
    else timer = setTimeout(check, longestBodyMs)
  }

  return {
    hasCapacity,
    releaseWaiting,
    add: (request: IncomingMessage, response: ServerResponse): void => {
      running.set(response, { request, at: performance.now() })
      response.on('finish', () => release(response))
    },
    onCapacity: (callback: () => void): void => {
      whenFree = callback
      check()
    },
    isAwaited: (): boolean => whenFree !== undefined,
  }
}
