import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const server = 'main.ts'

export type ServerProcess = {
  child: ChildProcess
  url: string
  /** Everything printed so far. */
  output: () => string
  /** Sends a signal and waits until the process has ended. */
  end: (signal: NodeJS.Signals) => Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

/** Starts the real server, or another program that starts one, as a process of its own. Resolves when it prints its address. */
export async function startServerProcess(
  environment: Record<string, string>,
  program = [server],
): Promise<ServerProcess> {
  const { child, output, ended } = spawnProgram(program, environment)
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /http:\/\/[\d.]+:\d+\b/.exec(output())?.[0]
      if (found && /^ +Data(base| file)/m.test(output())) resolve(found)
    })
    void ended.then(() => reject(new Error(`The server has ended: ${output()}`)))
  })
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  return { child, url, output, end }
}

/** Runs the real server, or another program with its arguments, until it ends. */
export async function runServerProcess(environment: Record<string, string>, program = [server]) {
  const { output, ended } = spawnProgram(program, environment)
  const { code } = await ended
  return { code, output: output() }
}

function spawnProgram([entry = server, ...args]: string[], environment: Record<string, string>) {
  const program = fileURLToPath(new URL(`../../${entry}`, import.meta.url))
  const child = spawn(process.execPath, [program, ...args], {
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
