import { constants, openSync, write } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { destination, pino, stdTimeFunctions } from 'pino'
import type { LogLevel } from '../config/config.ts'
import { logLinesDropped } from '../events.ts'

/** How much may wait for a reader that has stopped: a terminal after Ctrl+S, a pipe that nobody reads. */
const maxWaitingBytes = 1024 * 1024
const retryForMs = 1_000

const { O_APPEND, O_NOCTTY, O_NONBLOCK, O_WRONLY } = constants

const secret = ['authorization', 'password', 'token', 'secretCode', 'email', 'answers']

const output = destination({
  dest: openWithoutWaiting(2),
  sync: false,
  minLength: 1,
  maxLength: maxWaitingBytes,
})
// At a fatal line and at the end of the process, pino would block until the reader has read everything.
output.flushSync = () => {}
let dropped = 0
output.on('drop', () => {
  dropped += 1
})
output.on('error', () => {})
output.on('drain', () => {
  if (dropped === 0) return
  const lines = dropped
  dropped = 0
  logLinesDropped.publish(lines)
  createLog('warn').warn({ lines }, 'log lines were dropped because nobody read the log')
})

/** stdout is for people. Lines that nobody reads are dropped and counted: the server never waits. */
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

export async function leave(code: number): Promise<void> {
  await Promise.race([new Promise<void>((resolve) => output.flush(() => resolve())), wait(retryForMs)])
  process.exit(code)
}

export function announce(text: string): void {
  write(openWithoutWaiting(1), `${text}\n`, () => {})
}

/** A waiting write would hold a thread, and so the end of the process. A socket does not block anyway. */
function openWithoutWaiting(descriptor: 1 | 2): number {
  try {
    return openSync(`/proc/self/fd/${descriptor}`, O_WRONLY | O_APPEND | O_NONBLOCK | O_NOCTTY)
  } catch {
    return (descriptor === 1 ? process.stdout : process.stderr).fd
  }
}
