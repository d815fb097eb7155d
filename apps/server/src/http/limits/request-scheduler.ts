import type { IncomingMessage, ServerResponse } from 'node:http'
import { networkOf } from '../../config/trusted-proxies.ts'

/** If 2,000 are under way, V8 takes their data for lasting; with fewer than this, too few share a commit. */
const maxConcurrent = 200
/** A slower body keeps nobody back, in ms. */
const longestBodyMs = 10
/** Nor does a longer request, in ms: it waits for a hash or an event, or is gone. */
const longestMs = 100

function createConcurrencyLimit() {
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

/** How long, in ms, requests may take up the event loop before the others have to wait. */
const longestSliceMs = 10
const maxPerSlice = 64

/** The body of a waiting request would be kept in memory. Most have come with their head, and need no stop. */
function leaveUnread({ complete, socket }: IncomingMessage): void {
  if (!complete) socket.pause()
}

type Request = { request: IncomingMessage; response: ServerResponse }

/** Networks take turns. Node accepts one connection a turn, so short turns also let new callers in. */
export function createRequestScheduler(begin: (request: IncomingMessage, response: ServerResponse) => void) {
  const waiting = new Map<string, Request[]>()
  const concurrency = createConcurrencyLimit()
  let countWaiting = 0
  let isOpen = false
  let endsAt = 0
  let begun = 0

  const hasRoom = () => {
    const now = performance.now()
    // From the first request on: if it were earlier, other work could take up the time of every turn.
    if (begun === 0) endsAt = now + longestSliceMs
    return begun < maxPerSlice && now < endsAt && concurrency.hasCapacity()
  }
  const openSlice = () => {
    isOpen = true
    begun = 0
    // One immediate for each, so that what the last one has started is done before the clock is read.
    for (let i = Math.min(countWaiting, maxPerSlice); i > 0; i -= 1) setImmediate(beginNext)
    setImmediate(endSlice)
  }
  const endSlice = () => {
    isOpen = false
    concurrency.releaseWaiting()
    if (countWaiting > 0) concurrency.onCapacity(openSlice)
  }
  const beginNext = () => {
    if (!hasRoom()) return
    const next = takeNext()
    if (!next) return
    const { socket } = next.request
    if (socket.isPaused()) socket.resume()
    beginNow(next)
  }
  const beginNow = ({ request, response }: Request) => {
    begun += 1
    concurrency.add(request, response)
    begin(request, response)
  }
  const takeNext = (): Request | undefined => {
    for (const [network, requests] of waiting) {
      const next = requests.shift()
      waiting.delete(network)
      if (requests.length > 0) waiting.set(network, requests)
      countWaiting -= 1
      return next
    }
    return undefined
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    if (!isOpen && !concurrency.isAwaited()) openSlice()
    if (countWaiting === 0 && hasRoom()) return beginNow({ request, response })
    process.nextTick(leaveUnread, request)
    const network = networkOf(request.socket.remoteAddress ?? '')
    const requests = waiting.get(network)
    if (requests) requests.push({ request, response })
    else waiting.set(network, [{ request, response }])
    countWaiting += 1
  }
}
