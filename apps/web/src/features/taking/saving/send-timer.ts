import { retryDelayMs } from '../../../lib/failures.ts'

/** Waits for the next send: a pause in ms, or after failures longer each time. Only one wait at a time. */
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
