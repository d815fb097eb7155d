import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Cores } from './cores.ts'

const retryForMs = 120_000

export type Machine = {
  cores: Cores | undefined
  folder: string
  /** How much longer each flush takes than on this machine's disk. Needs strace. */
  slowFlushMs?: number
  /** What the environment of the programs has more. */
  environment?: Record<string, string>
}
export type Server = { pid: number; port: number; stop: () => Promise<void> }
/** Its port is 0 if it does not listen. */
export type Child = Server & {
  /** Sends a message and waits for the next message back. */
  ask: <Answer>(message: object) => Promise<Answer>
}

/**
 * Starts a Node program on the server's core, with its log in a file, and waits for its first message. A
 * signal ends it, and so does the end of this process.
 */
export async function startChild(
  machine: Machine,
  entry: URL,
  { name, env }: { name: string; env?: Record<string, string> },
): Promise<Child> {
  const [program, ...args] = [...programsBefore(machine), process.execPath, fileURLToPath(entry)]
  const log = openSync(`${machine.folder}/${name}.log`, 'a')
  const child = spawn(program, args, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...machine.environment,
      ...env,
    },
    stdio: ['ignore', 'ignore', log, 'ipc'],
  })
  closeSync(log)
  // Before the folder is removed, so that nothing writes to it any more.
  const kill = () => child.kill('SIGKILL')
  process.prependListener('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  const { port = 0 } = await nextMessage<{ port?: number }>(child, name)
  return {
    port,
    pid: child.pid ?? 0,
    ask: <Answer>(message: object) => {
      const answer = nextMessage<Answer>(child, name)
      child.send(message)
      return answer
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** What runs a measured program: on its core, and with slow flushes if wanted. It keeps its process ID. */
export function programsBefore({ cores, slowFlushMs }: Machine): string[] {
  const onCore = cores ? ['taskset', '-c', String(cores.server)] : []
  return [...onCore, ...(slowFlushMs ? slowFlushes(slowFlushMs) : [])]
}

/** Runs a program whose flushes take longer. The program keeps its process ID, and strace watches from outside. */
function slowFlushes(delayMs: number): string[] {
  const delay = `inject=fsync,fdatasync:delay_exit=${delayMs * 1000}`
  return [
    'strace',
    '-D',
    '-f',
    '--seccomp-bpf',
    '-o',
    '/dev/null',
    '-e',
    'trace=fsync,fdatasync',
    '-e',
    delay,
  ]
}

async function nextMessage<Message>(child: ChildProcess, name: string): Promise<Message> {
  const over = new AbortController()
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(retryForMs)])
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error(`The process ${name} ended before it was told to`)
  })
  const [message] = await Promise.race([once(child, 'message', { signal }), ended])
  ended.catch(() => {})
  over.abort()
  return message as Message
}
