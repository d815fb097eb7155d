import { network } from '../network.ts'
import { getSession } from './session.ts'

/**
 * Reads a stream of events with the session's token, which `EventSource` could not send. Returns when the stream ends,
 * or at once if there is none.
 */
export async function readEvents(address: string, signal: AbortSignal, hear: (data: string) => void) {
  const { body, headers } = await network.send(address, {
    signal,
    headers: { accept: 'text/event-stream', authorization: `Bearer ${getSession()?.token}` },
  })
  if (!body || !headers.get('content-type')?.startsWith('text/event-stream')) return
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    const events = (text + value).split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) hear(event.slice(6))
  }
}
