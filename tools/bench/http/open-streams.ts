import { Agent, type ClientRequest, get } from 'node:http'

/** Streams that are open, each on a connection of its own. */
export type OpenStreams = {
  /** Resolves when each stream has told so many events. */
  heard: (events: number) => Promise<void>
  close: () => void
}

/** Opens a stream of events for each token. */
export function openStreams(
  port: number,
  requested: readonly { path: string; token: string }[],
): OpenStreams {
  const agent = new Agent({ keepAlive: false })
  const counts = requested.map(() => 0)
  let waiting: { events: number; resolve: () => void; reject: (error: Error) => void } | undefined
  const check = () => {
    if (waiting && counts.every((count) => count >= (waiting?.events ?? 0))) waiting.resolve()
  }
  const requests = requested.map(({ path, token }, at): ClientRequest => {
    const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' }
    const request = get({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      if (response.statusCode !== 200) {
        waiting?.reject(new Error(`A stream was answered ${response.statusCode}`))
      }
      response.on('data', (chunk: Buffer) => {
        counts[at] = (counts[at] ?? 0) + chunk.toString().split('\n\n').length - 1
        check()
      })
      // Streams are ended by this side.
      response.on('error', () => {})
    })
    request.on('error', (error) => waiting?.reject(error))
    return request
  })
  return {
    heard: (events) =>
      new Promise((resolve, reject) => {
        waiting = { events, resolve, reject }
        check()
      }),
    close() {
      waiting = undefined
      for (const request of requests) request.on('error', () => {}).destroy()
    },
  }
}
