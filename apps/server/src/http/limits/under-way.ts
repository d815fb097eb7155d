import type { ServerResponse } from 'node:http'

/**
 * How many requests may be under way at once. If all of 2,000 are that come together, each is half done for so long that
 * V8 takes what it holds for lasting, and a request costs half as much again. With fewer, too few share a commit.
 */
const mostUnderWay = 200
/** Whoever is under way for longer, in ms, waits: for a body, a password's hash, the next event. It keeps nobody back. */
const longestMs = 100

/** Counts the requests that have begun and are not answered yet, except those that have taken long. */
export function createUnderWay() {
  const begunAt = new Map<ServerResponse, number>()
  let tellOfRoom: (() => void) | undefined
  let timer: NodeJS.Timeout | undefined

  const forgetLongOnes = () => {
    const before = performance.now() - longestMs
    for (const [response, at] of begunAt) {
      if (at > before) return
      begunAt.delete(response)
    }
  }
  const hasRoom = () => {
    if (begunAt.size >= mostUnderWay) forgetLongOnes()
    return begunAt.size < mostUnderWay
  }
  const leave = (response: ServerResponse) => {
    begunAt.delete(response)
    if (tellOfRoom && hasRoom()) tellNow()
  }
  const tellNow = () => {
    const tell = tellOfRoom
    tellOfRoom = undefined
    clearTimeout(timer)
    tell?.()
  }
  const waitForLongOnes = () => {
    const [oldest = 0] = begunAt.values()
    timer = setTimeout(
      () => (hasRoom() ? tellNow() : waitForLongOnes()),
      Math.max(1, oldest + longestMs - performance.now()),
    )
  }

  return {
    hasRoom,
    add: (response: ServerResponse): void => {
      forgetLongOnes()
      begunAt.set(response, performance.now())
      response.once('close', () => leave(response))
    },
    /** Calls once, as soon as there is room. Only when there is none, and for one at a time. */
    whenRoom: (tell: () => void): void => {
      tellOfRoom = tell
      waitForLongOnes()
    },
    isAwaited: (): boolean => tellOfRoom !== undefined,
  }
}
