import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'
import { createTurns } from './turns.ts'

/** Browsers wait for each reply, so a connection may have this many unanswered requests at most. */
const mostUnanswered = 10
/**
 * The first line of a request ends with the protocol's name (HTTP, RTSP, ICE), this, a digit and a line
 * break.
 */
const version = Buffer.from('/1.')
const lastLetters = Buffer.from('PE')
const lineBreak = 13

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
    beginInTurn(request, response)
  })
}

/**
 * A single read of a socket can contain two thousand requests, and Node creates objects for all of them
 * first.
 */
function lookBeforeParsing(socket: Socket): void {
  const [parse] = socket.listeners('data')
  if (!parse) return
  socket.off('data', parse as (part: Buffer) => void).on('data', (part: Buffer) => {
    if (isCrowded(part)) socket.destroy()
    else parse.call(socket, part)
  })
}

/**
 * JSON in a body cannot look like such a first line, because its texts write a line break with a backslash.
 */
function isCrowded(part: Buffer): boolean {
  let heads = 0
  for (let at = part.indexOf(version); at >= 0; at = part.indexOf(version, at + version.length)) {
    if (part[at + 4] !== lineBreak || !lastLetters.includes(part[at - 1] ?? 0)) continue
    heads += 1
    if (heads > mostUnanswered) return true
  }
  return false
}
