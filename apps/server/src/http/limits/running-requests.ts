import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { busy } from '../../app-error.ts'
import { noteAnswered } from './crowded-connections.ts'

/** Requests that were begun and of which not all of the reply has been passed on. */
export type RunningLimits = {
  all: number
  /** A person has a few tabs, and a browser six connections. */
  ofUser: number
}

const usualLimits: RunningLimits = { all: 5_000, ofUser: 20 }

/** Does something when a request is over: its reply has been passed on, or its connection has ended. */
type AtEnd = (work: () => void) => void

const runningOn = new WeakMap<Socket, Set<() => void>>()

/** Adds a step to an app that counts requests while they run. */
export function countRunning(app: FastifyInstance, { all }: RunningLimits = usualLimits): void {
  let running = 0
  app.decorateRequest('atEnd')
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const onConnection = runningOn.get(socket) ?? follow(socket)
    const works: (() => void)[] = []
    const end = () => {
      if (!onConnection.delete(end)) return
      running -= 1
      noteAnswered(socket)
      for (const work of works) work()
    }
    onConnection.add(end)
    running += 1
    request.setDecorator<AtEnd>('atEnd', (work) => works.push(work))
    reply.raw.once('finish', end).once('close', end)
    done(running > all ? busy() : undefined)
  })
}

export const atEndOf = (request: FastifyRequest, work: () => void) =>
  request.getDecorator<AtEnd>('atEnd')(work)

/** Replies that wait for others on their connection do not hear of its end. */
function follow(socket: Socket): Set<() => void> {
  const requests = new Set<() => void>()
  runningOn.set(socket, requests)
  socket.once('close', () => {
    for (const end of requests) end()
  })
  return requests
}

/** A step that refuses a user's request while too many of theirs run. */
export function limitRunningOfUsers({ ofUser }: RunningLimits = usualLimits) {
  const running = new Map<string, number>()
  return (request: FastifyRequest, userId: string): void => {
    const count = (running.get(userId) ?? 0) + 1
    if (count > ofUser) throw busy()
    running.set(userId, count)
    atEndOf(request, () => {
      const left = (running.get(userId) ?? 1) - 1
      if (left > 0) running.set(userId, left)
      else running.delete(userId)
    })
  }
}
