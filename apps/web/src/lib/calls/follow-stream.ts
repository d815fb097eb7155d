import { type CallParams, type Calls, eventsType, type StreamEvent, type StreamName } from '@quizly/contract'
import { parseJson } from '../device/storage.ts'
import { network } from './network.ts'
import { addressOf, knownAddress } from './call.ts'
import { retryDelayMs } from '../failures.ts'
import { getSession } from './session.ts'

type Following<Name extends StreamName> = {
  onEvent: (event: StreamEvent<Name>) => void
  /** Asks for what events would say: once if the first stream fails, and every `pollMs` while none gets through. */
  poll: () => void
  pollMs: number
  firstDelayMs?: number
}

/** Follows a stream of the contract, and opens it again whenever it ends. Returns the function that ends it. */
export function followStream<Name extends StreamName>(
  name: Name,
  params: CallParams<Calls[Name]>,
  { onEvent, poll, pollMs, firstDelayMs }: Following<Name>,
): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let isConnected = false
  let failures = 0
  const polling = setInterval(() => isConnected || poll(), pollMs)
  let opening = setTimeout(open, firstDelayMs)

  async function open() {
    try {
      await readEvents(addressOf(knownAddress(name).path, params), signal, (event) => {
        isConnected = true
        failures = 0
        onEvent(event as StreamEvent<Name>)
      })
    } catch {
      // Nothing is lost: a poll or the next stream brings it too.
    }
    if (signal.aborted) return
    if (!isConnected && !failures) poll()
    isConnected = false
    opening = setTimeout(open, retryDelayMs((failures += 1), Math.random()))
  }

  return () => {
    clearTimeout(opening)
    clearInterval(polling)
    controller.abort()
  }
}

/** A class that starts at one moment does not connect at one moment, in ms. */
const soonestMs = 2_000
const spreadMs = 4_000

/** Follows a student's attempt: while it runs, its length and its end, and afterwards its result. */
export function followAttempt(
  attemptId: string,
  onEvent: (event: StreamEvent<'getClock'>) => void,
  poll: () => void,
): () => void {
  const firstDelayMs = soonestMs + spreadMs * Math.random()
  return followStream('getClock', { attemptId }, { onEvent, poll, pollMs: 10_000, firstDelayMs })
}

/** Not `EventSource`, which cannot send the token. What is no event, like a proxy's comment, is left out. */
async function readEvents(address: string, signal: AbortSignal, onEvent: (event: object) => void) {
  const { body } = await network.send(address, {
    signal,
    headers: { accept: eventsType, authorization: `Bearer ${getSession()?.token}` },
  })
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) return
    const events = (text + part.value).split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) {
      const data = parseJson(event.slice('data: '.length))
      if (Object(data).type) onEvent(data as object)
    }
  }
}
