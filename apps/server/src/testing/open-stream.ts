import { type EventOf, eventsType, type Stream } from '@quizly/contract'
import type { FastifyInstance } from 'fastify'

type Opened<S extends Stream> = {
  status: number
  headers: Headers
  leave: () => void
  /** The next event; undefined at the end of the stream. */
  next: () => Promise<EventOf<S> | undefined>
  /** The next event that is as expected; undefined if the stream ends before. */
  nextWhere: (isExpected: (event: EventOf<S>) => boolean) => Promise<EventOf<S> | undefined>
}

/** Opens a stream of the contract at an app that listens, as a page does. */
export async function openStream<const S extends Stream>(
  app: FastifyInstance,
  { path }: S,
  { params = {}, token }: { params?: Record<string, string> | undefined; token?: string | undefined },
): Promise<Opened<S>> {
  const controller = new AbortController()
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const { status, headers, body } = await fetch(app.listeningOrigin + filled, {
    signal: controller.signal,
    headers: { accept: eventsType, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  })
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  async function next(): Promise<EventOf<S> | undefined> {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const event = text.slice('data: '.length, end)
        text = text.slice(end + 2)
        return JSON.parse(event) as EventOf<S>
      }
      const part = await reader?.read()
      if (!part || part.done) return undefined
      text += part.value
    }
  }
  return {
    status,
    headers,
    leave: () => controller.abort(),
    next,
    async nextWhere(isExpected) {
      for (;;) {
        const event = await next()
        if (!event || isExpected(event)) return event
      }
    },
  }
}
