import type { CallAudience, Role } from '@quizly/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import type { Api, Caller } from './api.ts'

const wrongRole: Record<Role, string> = {
  student: 'Only students can access the quiz.',
  admin: 'Only admins can create quizzes.',
}

/** Prepares the requests of an app to carry their arrival and their caller. */
export function prepareRequests(app: FastifyInstance): void {
  app.decorateRequest('receivedAt', 0)
  app.decorateRequest('caller', undefined)
}

export const receivedAtOf = (request: FastifyRequest) => request.getDecorator<number>('receivedAt')
export const callerOf = (request: FastifyRequest) => request.getDecorator<Caller | undefined>('caller')

/** Stamps the arrival and finds out who calls, before a byte of the body is read. */
export function identifyCaller({ clock, findCaller }: Api, audience: CallAudience) {
  return async (request: FastifyRequest): Promise<void> => {
    const now = clock.now()
    request.setDecorator('receivedAt', now)
    if (audience === 'anyone') return

    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (!token) throw new AppError('not-signed-in', 'Please log in first.')
    const caller = await findCaller(token, now)
    if (!caller) throw new AppError('session-expired', 'Your session has ended. Please log in again.')
    if (audience !== 'signed-in' && caller.role !== audience) {
      throw new AppError('wrong-role', wrongRole[audience])
    }
    request.setDecorator('caller', caller)
  }
}
