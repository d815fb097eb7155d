import type { CallAudience, Role } from '@quizly/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { AppError } from '../app-error.ts'
import type { Api, Caller } from './api.ts'

const wrongRole: Record<Role, string> = {
  student: 'Only students can access the quiz.',
  admin: 'Only admins can create quizzes.',
}

/** Gives requests the fields that markReceived() and identifyCaller() set. */
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

/**
 * Finds the caller before any of the body is read. Checks the session again after a slow body, so that
 * nothing is done for a session that has ended meanwhile.
 */
export function identifyCaller({ clock, findCaller, limitUser }: Api, audience: CallAudience) {
  const identify = async (request: FastifyRequest, now: number): Promise<Caller> => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (!token) throw new AppError('not-signed-in', 'Please log in first.')
    const caller = await findCaller(token, now)
    if (!caller) throw new AppError('session-expired', 'Your session has ended. Please log in again.')
    const isForOneRole = audience === 'student' || audience === 'admin'
    if (isForOneRole && caller.role !== audience) {
      throw new AppError('wrong-role', wrongRole[audience])
    }
    request.setDecorator('caller', caller)
    return caller
  }
  const lookAgain = async (request: FastifyRequest, done: HookHandlerDoneFunction): Promise<void> => {
    try {
      await identify(request, receivedAtOf(request))
    } catch (error) {
      return done(error as Error)
    }
    done()
  }
  return {
    onRequest: async (request: FastifyRequest): Promise<void> => {
      const now = clock.now()
      request.setDecorator('receivedAt', now)
      if (audience === 'anyone') return
      const { _id } = await identify(request, now)
      limitUser?.(request, _id)
    },
    // Without a promise, because nearly every request just goes on.
    preHandler: (request: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void => {
      const isToLookAgain = audience !== 'anyone' && request.getDecorator<boolean>('wasSlow')
      if (isToLookAgain) void lookAgain(request, done)
      else done()
    },
  }
}
