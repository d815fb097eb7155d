import type { User } from '@quizly/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The user who makes a call, with the session of the token. */
export type Caller = User & { sessionId: string }

/** Gives requests the fields that markReceived() and the check of the caller set. */
export function prepareRequests(app: FastifyInstance): void {
  app.decorateRequest('receivedAt', 0)
  app.decorateRequest('wasSlow', false)
  app.decorateRequest('caller', undefined)
}

export const receivedAtOf = (request: FastifyRequest) => request.getDecorator<number>('receivedAt')
export const callerOf = (request: FastifyRequest) => request.getDecorator<Caller | undefined>('caller')

/**
 * If the body took longer than this, the session may have ended meanwhile and is checked again. A second
 * check costs a statement.
 */
const slowMs = 50

/**
 * A request has arrived when its body is complete. So nobody can start a request in time and finish it later.
 */
export function markReceived(
  request: FastifyRequest,
  arrival: { receivedAt: number; waitedMs: number },
): void {
  request.setDecorator('receivedAt', arrival.receivedAt)
  if (arrival.waitedMs > slowMs) request.setDecorator('wasSlow', true)
}
