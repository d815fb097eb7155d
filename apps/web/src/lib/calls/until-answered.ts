import { CallError, mayWorkLater, messageOf, retryDelayMs } from '../failures.ts'

/** Sends again and again until the server has said yes or no; `onFailed` is told before each wait. Undefined: it is not needed any more. */
export async function untilAnswered<Reply>(
  send: () => Promise<Reply>,
  signal: AbortSignal,
  onFailed: () => void,
): Promise<{ reply: Reply } | { refused: string; status: number; code: string } | undefined> {
  for (let failures = 1; !signal.aborted; failures += 1) {
    try {
      return { reply: await send() }
    } catch (error) {
      if (signal.aborted) break
      if (error instanceof CallError && !mayWorkLater(error))
        return { refused: messageOf(error), status: error.status, code: error.code }
      onFailed()
      await untilOnline(retryDelayMs(failures, Math.random()), signal)
    }
  }
  return undefined
}

/** Until the time is over, or the network is back. */
const untilOnline = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    addEventListener('online', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
