import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const entry = fileURLToPath(new URL('../main.ts', import.meta.url))

export type ServerProcess = {
  child: ChildProcess
  url: string
  /** Everything that it has printed so far. */
  output: () => string
  /** Sends a signal and waits for the end. */
  end: (signal: NodeJS.Signals) => Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

/** Starts the real server as a process of its own; resolves when it says where it is. */
export async function startServerProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const { child, output, ended } = spawnServer(environment)
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /http:\/\/[\d.]+:\d+\b/.exec(output())?.[0]
      if (found && output().includes('Data file')) resolve(found)
    })
    void ended.then(() => reject(new Error(`The server has ended: ${output()}`)))
  })
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  return { child, url, output, end }
}

/** Runs the real server until it ends by itself. */
export async function runServerProcess(environment: Record<string, string>) {
  const { output, ended } = spawnServer(environment)
  const { code } = await ended
  return { code, output: output() }
}

function spawnServer(environment: Record<string, string>) {
  const child = spawn(process.execPath, [entry], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
  }
  const ended = once(child, 'close').then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as NodeJS.Signals | null,
  }))
  return { child, output: () => text, ended }
}
