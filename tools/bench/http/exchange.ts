import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { createReplyReader, type Reply } from './reply.ts'

const longestMs = 120_000

export type Requests = {
  requests: readonly Buffer[]
  /** Throws if the reply to the request with this index is wrong; the exchange then fails. */
  onReply: (reply: Reply, index: number) => void
}
export type Exchange = Requests & { port: number; connections: number }

/**
 * `seconds` for all requests together. For each request, the ms from its first byte sent to the last byte of
 * its reply.
 */
export type Timing = { seconds: number; latenciesMs: Float64Array }

/**
 * Sends requests over new connections to this machine. Afterwards it waits until the server has closed them all: with
 * 2,000 of them that takes a tenth of a second, which is no part of what is measured next.
 */
export async function exchange({ port, connections, ...work }: Exchange): Promise<Timing> {
  const sockets = await openConnections(port, connections)
  try {
    const timing = await exchangeOver(sockets, work)
    await Promise.all(sockets.map(hangUp))
    return timing
  } finally {
    for (const socket of sockets) socket.destroy()
  }
}

function hangUp(socket: Socket): Promise<unknown> {
  const closed = once(socket, 'close')
  // Without a reader the end of the server's side would not be noticed.
  socket.resume().end()
  return closed
}

export async function openConnections(port: number, count: number): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1').setNoDelay())
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  return sockets
}

/**
 * Sends requests over raw connections, one running request on each. A full HTTP client would cost more than
 * the server that is measured.
 */
export async function exchangeOver(sockets: readonly Socket[], work: Requests): Promise<Timing> {
  const giveUp = () => sockets.forEach((socket) => socket.destroy(new Error('The server takes too long')))
  const late = setTimeout(giveUp, longestMs)
  try {
    const latenciesMs = new Float64Array(work.requests.length)
    const queue = work.requests.entries()
    const startedAt = performance.now()
    await Promise.all(sockets.map((socket) => sendFrom(queue, socket, work, latenciesMs)))
    return { seconds: (performance.now() - startedAt) / 1000, latenciesMs }
  } finally {
    clearTimeout(late)
    for (const socket of sockets) socket.removeAllListeners()
  }
}

/** Sends the next request of the queue after each reply, until the queue is empty. */
function sendFrom(
  queue: Iterator<[number, Buffer]>,
  socket: Socket,
  { onReply }: Requests,
  latenciesMs: Float64Array,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const readReply = createReplyReader()
    let index = -1
    let sentAt = 0
    const sendNext = () => {
      const next = queue.next()
      if (next.done) return resolve()
      const [nextIndex, request] = next.value
      index = nextIndex
      sentAt = performance.now()
      socket.write(request)
    }
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The server closed a connection')))
    socket.on('data', (chunk: Buffer) => {
      try {
        const reply = readReply(chunk)
        if (!reply) return
        latenciesMs[index] = performance.now() - sentAt
        onReply(reply, index)
        sendNext()
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
    sendNext()
  })
}
