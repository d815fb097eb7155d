import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

const maxMsToStart = 60_000

export type Running = {
  port: number
  pid: number
  readyMs: number
  end: () => Promise<number>
  kill: () => Promise<void>
}

/** Starts a command as a person would, with nothing in its environment but what is given, and waits until it is ready. */
export async function startCommand(
  [command = '', ...args]: readonly string[],
  { cwd, env }: { cwd: string; env: Record<string, string> },
): Promise<Running> {
  const startedAt = performance.now()
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (output += part))
  const kill = () => killAll(child, 'SIGKILL')
  process.once('exit', kill)
  const ended = once(child, 'close').then(([code]) => Number(code))
  const port = await portOf(child, () => output)
  await untilReady(port, startedAt)
  return {
    port,
    pid: child.pid ?? 0,
    readyMs: performance.now() - startedAt,
    end: async () => {
      child.kill('SIGTERM')
      const code = await ended
      process.off('exit', kill)
      return code
    },
    kill: async () => {
      kill()
      await ended
      process.off('exit', kill)
    },
  }
}

async function portOf(child: ChildProcess, output: () => string): Promise<number> {
  for (let waited = 0; waited < maxMsToStart && child.exitCode === null; waited += 20) {
    const found = /This computer +http:\/\/[\w.]+:(\d+)/.exec(output())?.[1]
    if (found) return Number(found)
    await wait(20)
  }
  throw new Error(`It did not start: ${output()}`)
}

async function untilReady(port: number, since: number): Promise<void> {
  while (performance.now() - since < maxMsToStart) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await wait(20)
  }
  throw new Error(`Nothing is ready at port ${port}.`)
}

function killAll({ pid = 0 }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal)
  } catch {
    // All of them have ended.
  }
}
