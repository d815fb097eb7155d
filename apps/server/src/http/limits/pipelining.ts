import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'
import { createRequestScheduler } from './request-scheduler.ts'

/** Browsers wait for each reply, so a connection may have this many unanswered requests at most. */
const mostUnanswered = 10
/** The head of each request ends with an empty line, in every version of HTTP. */
const endOfHead = Buffer.from('\r\n\r\n')
/** How many bytes are parsed before we check whether the connection is still wanted. */
const pieceBytes = 1024

const unanswered = new WeakMap<Socket, number>()

/** Whether a request is running on this connection. */
export const isBusy = (socket: Socket) => (unanswered.get(socket) ?? 0) > 0

/** Counts down when a request of this connection is over. */
export function markAnswered(socket: Socket): void {
  unanswered.set(socket, Math.max(0, (unanswered.get(socket) ?? 0) - 1))
}

/**
 * Closes connections that send too many requests at once, before any of them is handled, and refuses bodies in chunks:
 * browsers send none, and Node creates an object for each chunk, however short. All other requests take turns.
 */
export function limitPipelining(
  handle: RequestListener,
  refuseChunked: (socket: Socket) => void,
): RequestListener {
  const beginInTurn = createRequestScheduler((request, response) => {
    if (!request.socket.destroyed) handle(request, response)
  })
  return (request, response) => {
    const { socket } = request
    const before = unanswered.get(socket) ?? 0
    const isChunked = request.headers['transfer-encoding'] !== undefined
    if (socket.destroyed || before >= mostUnanswered) return void socket.destroy()
    // Nothing may overtake the replies to earlier requests of this connection.
    if (isChunked) return before > 0 ? void socket.destroy() : refuseChunked(socket)
    unanswered.set(socket, before + 1)
    beginInTurn(request, response)
  }
}

/**
 * A single read of a socket can contain two thousand requests, or ten thousand chunks of a body, and Node creates
 * objects for all of them first. So it is parsed in pieces. The rest is dropped when a piece has ended the connection,
 * and waits when a piece has paused it. Node parses what its own listener of a connection gets; this one stands between.
 */
export function parseInPieces(server: Server): void {
  server.on('connection', (socket) => {
    const [parse] = socket.listeners('data')
    if (!parse) throw new Error('This version of Node does not parse what a listener of the connection gets')
    socket.off('data', parse as (part: Buffer) => void).on('data', (part: Buffer) => {
      if (isCrowded(part)) return void socket.destroy()
      for (let at = 0; at < part.length; at += pieceBytes) {
        if (socket.destroyed || socket.writableEnded) return
        if (at > 0 && socket.isPaused()) return socket.unshift(part.subarray(at))
        parse.call(socket, part.subarray(at, at + pieceBytes))
      }
    })
  })
}

/** JSON in a body hardly ever has empty lines: its texts write a line break with a backslash. */
function isCrowded(part: Buffer): boolean {
  let heads = 0
  let at = part.indexOf(endOfHead)
  while (at >= 0 && heads <= mostUnanswered) {
    heads += 1
    at = part.indexOf(endOfHead, at + endOfHead.length)
  }
  return heads > mostUnanswered
}
