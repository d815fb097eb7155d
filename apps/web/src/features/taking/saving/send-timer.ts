import { retryDelayMs } from './retry-delay.ts'

/** Waits until the next send: for a pause in ms, or after a failure, longer after each one. One wait at a time. */
export function createSendTimer(send: () => void, random: () => number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  function clear() {
    clearTimeout(timer)
    timer = undefined
  }
  function sendIn(ms: number) {
    clear()
    timer = setTimeout(send, ms)
  }

  return {
    clear,
    sendIn,
    isSet: () => timer !== undefined,
    sendAfterFailure() {
      failures += 1
      sendIn(retryDelayMs(failures, random()))
    },
    forgetFailures() {
      failures = 0
    },
  }
}
