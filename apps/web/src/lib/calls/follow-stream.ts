import { type CallParams, type Calls, eventsType, type StreamEvent, type StreamName } from '@quizly/contract'
import { parseStored } from '../device/storage.ts'
import { network } from '../network.ts'
import { addressOf, knownAddress } from './call.ts'
import { retryDelayMs } from '../failures.ts'
import { getSession } from './session.ts'

type Following<Name extends StreamName> = {
  onEvent: (event: StreamEvent<Name>) => void
  /** Asks for what events would say. Called once if the first stream fails, and again and again while none gets through. */
  poll: () => void
  pollMs: number
  /** A class that starts at one moment does not connect at one moment. */
  firstDelayMs?: number
  /** After this time without an event a stream is dead. */
  silenceMs?: number
}

/** Follows a stream of the contract, and opens it again whenever it ends. Returns the function that ends it. */
export function followStream<Name extends StreamName>(
  name: Name,
  params: CallParams<Calls[Name]>,
  { onEvent, poll, pollMs, firstDelayMs = 0, silenceMs }: Following<Name>,
): () => void {
  let controller = new AbortController()
  let isOver = false
  let isConnected = false
  let failures = 0
  const polling = setInterval(() => isConnected || poll(), pollMs)
  let opening = setTimeout(open, firstDelayMs)
  let silence: ReturnType<typeof setTimeout> | undefined

  async function open() {
    controller = new AbortController()
    let isHeard = false
    try {
      restartSilence()
      await readEvents(addressOf(knownAddress(name).path, params), controller.signal, (event) => {
        isHeard = isConnected = true
        failures = 0
        restartSilence()
        onEvent(event as StreamEvent<Name>)
      })
    } catch {
      // Nothing is lost: a poll or the next stream brings it too.
    }
    clearTimeout(silence)
    isConnected = false
    if (isOver) return
    failures += 1
    if (!isHeard && failures === 1) poll()
    opening = setTimeout(open, retryDelayMs(failures, Math.random()))
  }

  function restartSilence() {
    clearTimeout(silence)
    if (silenceMs) silence = setTimeout(() => controller.abort(), silenceMs)
  }

  return () => {
    isOver = true
    clearTimeout(opening)
    clearTimeout(silence)
    clearInterval(polling)
    controller.abort()
  }
}

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

/**
 * Reads a stream with the session's token, which `EventSource` could not send. Returns when the stream ends, or at once
 * if there is none. What is no event of a stream, such as a comment of a proxy, is left out.
 */
async function readEvents(address: string, signal: AbortSignal, onEvent: (event: object) => void) {
  const { body, headers } = await network.send(address, {
    signal,
    headers: { accept: eventsType, authorization: `Bearer ${getSession()?.token}` },
  })
  if (!body || !headers.get('content-type')?.startsWith(eventsType)) return
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    const events = (text + value).split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) {
      const data = parseStored(event.slice('data: '.length))
      if (Object(data).type) onEvent(data as object)
    }
  }
}
