import type { CallAudience } from '@quizly/contract'
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { AppError } from '../app-error.ts'
import type { Api } from './api.ts'
import { type Caller, receivedAtOf } from './request-fields.ts'

const wrongRole = { student: 'students-only', admin: 'admins-only', operator: 'operators-only' } as const

export function identifyCaller({ clock, findCaller, isOperator, limitUser }: Api, audience: CallAudience) {
  const identify = async (request: FastifyRequest, now: number): Promise<Caller> => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (!token) throw new AppError('not-signed-in', 'not-signed-in')
    const caller = await findCaller(token, now)
    if (!caller) throw new AppError('session-expired', 'session-expired')
    const isForOneRole = audience === 'student' || audience === 'admin'
    if (isForOneRole && caller.role !== audience) {
      throw new AppError('wrong-role', wrongRole[audience])
    }
    if (audience === 'operator' && !(await isOperator(caller._id))) {
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
