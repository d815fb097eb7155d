import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'
import { refuseCrumbs } from '../bodies/crumbs.ts'
import { createTurns } from './turns.ts'

/** Browsers wait for each reply, so a connection may have this many unanswered requests at most. */
const mostUnanswered = 10
/** The head of each request ends with an empty line, in every version of HTTP. */
const endOfHead = Buffer.from('\r\n\r\n')
/** How many bytes are parsed before we check whether the connection has been closed. */
const pieceBytes = 1024

const unanswered = new WeakMap<Socket, number>()

/** Whether a request is running on this connection. */
export const isBusy = (socket: Socket) => (unanswered.get(socket) ?? 0) > 0

/** Counts down when a request of this connection is over. */
export function noteAnswered(socket: Socket): void {
  unanswered.set(socket, Math.max(0, (unanswered.get(socket) ?? 0) - 1))
}

/**
 * Closes connections that send too many requests at once, before any of them is handled. All other requests
 * take turns.
 */
export function endCrowdedConnections(server: Server): void {
  const [handle] = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  const beginInTurn = createTurns((request, response) => {
    if (!request.socket.destroyed) handle?.(request, response)
  })
  server.on('connection', lookBeforeParsing)
  server.on('request', (request, response) => {
    const { socket } = request
    const before = unanswered.get(socket) ?? 0
    if (socket.destroyed || before >= mostUnanswered) return void socket.destroy()
    unanswered.set(socket, before + 1)
    refuseCrumbs(request)
    beginInTurn(request, response)
  })
}

/**
 * A single read of a socket can contain two thousand requests, or ten thousand chunks of a body, and Node creates
 * objects for all of them first. So it is parsed in pieces. The rest is dropped if a piece has closed the connection,
 * and waits if a piece has paused it.
 */
function lookBeforeParsing(socket: Socket): void {
  const [parse] = socket.listeners('data')
  if (!parse) return
  socket.off('data', parse as (part: Buffer) => void).on('data', (part: Buffer) => {
    if (isCrowded(part)) return void socket.destroy()
    for (let at = 0; at < part.length; at += pieceBytes) {
      if (socket.destroyed) return
      if (at > 0 && socket.isPaused()) return socket.unshift(part.subarray(at))
      parse.call(socket, part.subarray(at, at + pieceBytes))
    }
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
