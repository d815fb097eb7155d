import type { IncomingMessage, ServerResponse } from 'node:http'
import { networkOf } from './rate-limits.ts'

/** How long, in ms, requests may take up the event loop before the others have to wait. */
const longestTurnMs = 10
/**
 * How many requests may begin in a turn. Each goes on for several turns, so of 2,000 that come at once some 300 are
 * under way at a time. If all were, each would be half done for so long that V8 took what it holds for lasting.
 */
const mostInTurn = 64

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
  let begun = 0

  const hasRoom = () => begun < mostInTurn && performance.now() < endsAt
  const openTurn = () => {
    isOpen = true
    endsAt = performance.now() + longestTurnMs
    begun = 0
    // One immediate for each, so that what the last one has started is done before the clock is read.
    for (let i = Math.min(countWaiting, mostInTurn); i > 0; i -= 1) setImmediate(beginNext)
    setImmediate(passTurn)
  }
  const passTurn = () => {
    if (countWaiting > 0) openTurn()
    else isOpen = false
  }
  const beginNext = () => {
    if (!hasRoom()) return
    const next = takeNext()
    if (!next) return
    begun += 1
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
    if (countWaiting === 0 && hasRoom()) {
      begun += 1
      return begin(request, response)
    }
    // While the request waits, its body must not be read, because it would be kept in memory.
    request.socket.pause()
    const network = networkOf(request.socket.remoteAddress ?? '')
    const requests = waiting.get(network)
    if (requests) requests.push({ request, response })
    else waiting.set(network, [{ request, response }])
    countWaiting += 1
  }
}
