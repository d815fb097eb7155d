import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { serverArguments } from '../../../../../scripts/server-program.mjs'

export type ServerProcess = {
  child: ChildProcess
  url: string
  /** Everything printed so far. */
  output: () => string
  /** Sends a signal and waits until the process has ended. */
  end: (signal: NodeJS.Signals) => Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

/**
 * Starts the built server as `npm start` does, or another program of ours that starts one, as a process of
 * its own. Resolves when it prints its address.
 */
export async function startServerProcess(
  environment: Record<string, string>,
  program: string[] = [],
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

/** Runs the built server, or another program with its arguments, until it ends. */
export async function runServerProcess(environment: Record<string, string>, program: string[] = []) {
  const { output, ended } = spawnProgram(program, environment)
  const { code } = await ended
  return { code, output: output() }
}

function spawnProgram([entry, ...args]: string[], environment: Record<string, string>) {
  const program = entry
    ? [fileURLToPath(new URL(`../../${entry}`, import.meta.url)), ...args]
    : serverArguments(environment)
  // Where Node keeps compiled code: all these processes run the same.
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, program, {
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'error',
      ...environment,
    },
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
