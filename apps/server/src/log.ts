import type { FastifyBaseLogger } from 'fastify'
import { destination, pino, stdTimeFunctions } from 'pino'
import type { LogLevel } from './config.ts'

const secret = ['authorization', 'password', 'token', 'secretCode', 'email', 'answers']

/** The log: JSON lines on stderr, so that stdout stays for people. Fields that could hold a secret are removed. */
export function createLog(level: LogLevel): FastifyBaseLogger {
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      redact: { paths: secret.flatMap((name) => [name, `*.${name}`]), remove: true },
    },
    destination({ fd: 2, sync: true }),
  )
}
