import type { IncomingMessage, ServerResponse } from 'node:http'

/** If 2,000 are under way, V8 takes their data for lasting; with fewer than this, too few share a commit. */
const maxConcurrent = 200
/** A slower body keeps nobody back, in ms. */
const longestBodyMs = 10
/** Nor does a longer request, in ms: it waits for a hash or an event, or is gone. */
const longestMs = 100

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
    releaseWaiting,
    add: (request: IncomingMessage, response: ServerResponse): void => {
      running.set(response, { request, at: performance.now() })
      response.on('finish', () => release(response))
    },
    onCapacity: (tell: () => void): void => {
      onRoom = tell
      check()
    },
    isAwaited: (): boolean => onRoom !== undefined,
  }
}
