import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { busy } from '../../app-error.ts'
import { markAnswered } from './pipelining.ts'

export type RunningLimits = {
  all: number
  /** A person has a few tabs, and a browser opens six connections. */
  ofUser: number
}

const usualLimits: RunningLimits = { all: 5_000, ofUser: 20 }

type AtEnd = { works: (() => void)[]; end: () => void }

const runningOn = new WeakMap<Socket, Set<() => void>>()

export function countRunning(app: FastifyInstance, { all }: RunningLimits = usualLimits): void {
  let running = 0
  app.decorateRequest('atEnd')
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const onConnection = runningOn.get(socket) ?? follow(socket)
    const works: AtEnd['works'] = []
    const end = () => {
      if (!onConnection.delete(end)) return
      running -= 1
      markAnswered(socket)
      for (const work of works) work()
    }
    onConnection.add(end)
    running += 1
    request.setDecorator<AtEnd>('atEnd', { works, end })
    reply.raw.on('finish', end).on('close', end)
    done(running > all ? busy() : undefined)
  })
}

export const atEndOf = (request: FastifyRequest, work: () => void) =>
  request.getDecorator<AtEnd>('atEnd').works.push(work)

export const endNow = (request: FastifyRequest) => request.getDecorator<AtEnd>('atEnd').end()

/** Node does not tell a queued reply that its connection has ended, so we do. */
function follow(socket: Socket): Set<() => void> {
  const requests = new Set<() => void>()
  runningOn.set(socket, requests)
  socket.once('close', () => {
    for (const end of requests) end()
  })
  return requests
}

export function limitRunning(limits: RunningLimits) {
  const limitUser = limitRunningOfUsers(limits)
  let running = 0
  return (request: FastifyRequest, userId: string): void => {
    if (running >= limits.all) throw busy()
    limitUser(request, userId)
    running += 1
    atEndOf(request, () => {
      running -= 1
    })
  }
}

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
