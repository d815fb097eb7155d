import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'
import { createRequestScheduler } from './request-scheduler.ts'

/** Browsers wait for each reply. */
const maxUnanswered = 10
/** The head of each request ends with an empty line, in every version of HTTP. */
const endOfHead = Buffer.from('\r\n\r\n')
const pieceBytes = 1024

const unanswered = new WeakMap<Socket, number>()

export const isBusy = (socket: Socket) => (unanswered.get(socket) ?? 0) > 0

export function markAnswered(socket: Socket): void {
  unanswered.set(socket, Math.max(0, (unanswered.get(socket) ?? 0) - 1))
}

/** Browsers send no body in chunks, and Node creates an object for each chunk, however short. */
export function limitPipelining(
  handle: RequestListener,
  refuseChunked: (socket: Socket) => void,
): RequestListener {
  const schedule = createRequestScheduler((request, response) => {
    if (!request.socket.destroyed) handle(request, response)
  })
  return (request, response) => {
    const { socket } = request
    const before = unanswered.get(socket) ?? 0
    const isChunked = request.headers['transfer-encoding'] !== undefined
    if (socket.destroyed || before >= maxUnanswered) return void socket.destroy()
    // Nothing may overtake the replies to earlier requests of this connection.
    if (isChunked) return before > 0 ? void socket.destroy() : refuseChunked(socket)
    unanswered.set(socket, before + 1)
    schedule(request, response)
  }
}

/** One read can hold thousands of requests or chunks, and Node creates objects for all of them first. */
export function parseInPieces(server: Server): void {
  server.on('connection', (socket) => {
    const [parse] = socket.listeners('data')
    if (!parse) throw new Error('This version of Node does not parse what a listener of the connection gets')
    socket.off('data', parse as (part: Buffer) => void).on('data', (part: NonSharedBuffer) => {
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
  while (at >= 0 && heads <= maxUnanswered) {
    heads += 1
    at = part.indexOf(endOfHead, at + endOfHead.length)
  }
  return heads > maxUnanswered
}
