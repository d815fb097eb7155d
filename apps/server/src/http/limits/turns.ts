import type { IncomingMessage, ServerResponse } from 'node:http'
import { networkOf } from './rate-limits.ts'

/** How long, in ms, requests may take up the event loop before the others have to wait. */
const longestTurnMs = 10

type Request = { request: IncomingMessage; response: ServerResponse }

/**
 * Lets requests begin at once, except in a flood. What does not fit into one short turn of the event loop
 * waits for the next turns, where the networks take turns: one request of each. Node accepts one connection
 * per turn, so short turns also let new callers in.
 */
export function createTurns(begin: (request: IncomingMessage, response: ServerResponse) => void) {
  const waiting = new Map<string, Request[]>()
  let countWaiting = 0
  let isOpen = false
  let endsAt = 0

  const openTurn = () => {
    isOpen = true
    endsAt = performance.now() + longestTurnMs
    setImmediate(passTurn)
  }
  const passTurn = () => {
    if (countWaiting > 0) openTurn()
    else isOpen = false
  }
  // One immediate for each waiting request, so that what the last one has started is done before the clock is
  // read.
  const beginNext = () => {
    if (performance.now() >= endsAt) return void setImmediate(beginNext)
    const next = takeNext()
    if (!next) return
    next.request.socket.resume()
    begin(next.request, next.response)
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
    if (!isOpen) openTurn()
    if (countWaiting === 0 && performance.now() < endsAt) return begin(request, response)
    // While the request waits, its body must not be read, because it would be kept in memory.
    request.socket.pause()
    const network = networkOf(request.socket.remoteAddress ?? '')
    const requests = waiting.get(network)
    if (requests) requests.push({ request, response })
    else waiting.set(network, [{ request, response }])
    countWaiting += 1
    setImmediate(beginNext)
  }
}
