import type { User } from '@quizly/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export type Caller = User & { sessionId: string }

export function prepareRequests(app: FastifyInstance): void {
  app.decorateRequest('receivedAt', 0)
  app.decorateRequest('wasSlow', false)
  app.decorateRequest('caller', undefined)
}

export const receivedAtOf = (request: FastifyRequest) => request.getDecorator<number>('receivedAt')
export const callerOf = (request: FastifyRequest) => request.getDecorator<Caller | undefined>('caller')

/** After a slower body the session is checked again; a second check costs a statement. */
const slowMs = 50

/** A request has arrived when its body is complete: nobody starts one in time and finishes it later. */
export function markReceived(
  request: FastifyRequest,
  arrival: { receivedAt: number; waitedMs: number },
): void {
  request.setDecorator('receivedAt', arrival.receivedAt)
  if (arrival.waitedMs > slowMs) request.setDecorator('wasSlow', true)
}
