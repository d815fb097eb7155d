import { errorStatus, failure } from '@quizly/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError, failureBody } from '../../app-error.ts'
import { noteUnavailable } from '../../db/unavailable.ts'
import { logOf } from '../../log/request-log.ts'
import { createSerializer, jsonType } from './reply-serializer.ts'

const serialize = createSerializer(failure)

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const known = error instanceof AppError ? error : fromFramework(error)
    if (known) return sendFailure(reply, known)
    if (noteUnavailable(error)) return sendFailure(reply, unavailable())
    logOf(request).error({ err: error }, 'server: unexpected error; report it')
    return sendFailure(reply, new AppError('internal-error', 'internal-error'))
  })
}

const unavailable = () =>
  new AppError('busy', 'store-unavailable', {
    retryAfterSeconds: 5,
  })

export function sendFailure(reply: FastifyReply, failed: AppError): FastifyReply {
  const { retryAfterSeconds } = failed.details
  const status = errorStatus[failed.code]
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  return reply.code(status).type(jsonType).serializer(serialize).send(failureBody(failed))
}

function fromFramework(error: unknown): AppError | undefined {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  switch (status) {
    case 403:
    case 404:
      return new AppError('not-found', 'no-such-address')
    case 415:
      return new AppError('unsupported-media-type', 'unsupported-media-type')
    default:
      if (status >= 500) return undefined
      return new AppError('malformed-request', 'body-unreadable')
  }
}
