import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { destination, pino, stdTimeFunctions } from 'pino'
import type { LogLevel } from './config.ts'
import { logLinesDropped } from './events.ts'

/** What may wait for a reader who has stopped: a terminal after Ctrl+S, a pipe that nobody reads. */
const mostWaitingBytes = 1024 * 1024
const patienceMs = 1_000

const secret = ['authorization', 'password', 'token', 'secretCode', 'email', 'answers']

// A write that waits keeps one of Node's threads waiting, and nobody else. (Without a least length nothing can be flushed.)
const output = destination({ dest: 2, sync: false, minLength: 1, maxLength: mostWaitingBytes })
let dropped = 0
output.on('drop', () => {
  dropped += 1
})
output.on('drain', () => {
  if (dropped === 0) return
  const lines = dropped
  dropped = 0
  logLinesDropped.publish(lines)
  createLog('warn').warn({ lines }, 'log lines were dropped because nobody read the log')
})

/**
 * The log: JSON lines on stderr, so that stdout stays for people. Fields that could hold a secret are removed. It never
 * keeps the server waiting: what nobody reads is dropped and counted.
 */
export function createLog(level: LogLevel): FastifyBaseLogger {
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      redact: { paths: secret.flatMap((name) => [name, `*.${name}`]), remove: true },
    },
    output,
  )
}

/** Ends the process as soon as its log is written, which must not take longer than a second. */
export async function leave(code: number): Promise<void> {
  await Promise.race([new Promise<void>((resolve) => output.flush(() => resolve())), wait(patienceMs)])
  // What is left is not written on the way out, where it would be waited for.
  output.destroy()
  process.exit(code)
}
