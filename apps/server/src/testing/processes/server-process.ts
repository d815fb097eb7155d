import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openStore } from '../../db/open-store.ts'
import { readDatabase } from '../../config/config.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { serverArguments } from '../../../../../scripts/server-program.mjs'
import type { Store } from '../../db/store.ts'

const betweenStartsMs = 500
const maxStarts = 60

type Environment = Record<string, string>
type Ending = { code: number | null; signal: NodeJS.Signals | null }

export type ServerProcess = {
  child: ChildProcess
  url: string
  port: number
  pid: number
  /** Everything printed so far. */
  output: () => string
  /** Sends a signal and waits until the process has ended. */
  end: (signal?: NodeJS.Signals) => Promise<Ending>
}

export type Start = {
  /** Another program of ours with its arguments, from `apps/server/src`, or all arguments for Node. */
  program?: readonly string[]
  /** A program that runs Node, with its arguments. */
  before?: readonly string[]
  /** The open file that the log goes to; otherwise it is part of the output. */
  log?: number
}

/**
 * Starts the built server as `npm start` does, or another program that starts one, as a process of its own. Resolves when it
 * prints its address. It ends with this process at the latest.
 */
export async function startServerProcess(
  environment: Environment,
  start: Start = {},
): Promise<ServerProcess> {
  const { child, output, ended } = spawnProgram(environment, start)
  const kill = () => child.kill('SIGKILL')
  process.prependListener('exit', kill)
  void ended.then(() => process.off('exit', kill))
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /http:\/\/[\d.]+:\d+\b/.exec(output())?.[0]
      if (found && /^ +Data(base| file)/m.test(output())) resolve(found)
    })
    void ended.then(() => reject(new Error(`The server has ended: ${output()}`)))
  })
  const end = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  return { child, url, port: Number(new URL(url).port), pid: child.pid ?? 0, output, end }
}

/** Runs the built server, or another program with its arguments, until it ends. */
export async function runServerProcess(environment: Environment, program?: readonly string[]) {
  const { output, ended } = spawnProgram(environment, program ? { program } : {})
  const { code } = await ended
  return { code, output: output() }
}

export type Nodes = {
  urls: readonly string[]
  /** Ends a node, gracefully or not, and returns the function that starts it again at its address. */
  end: (which: number, signal: NodeJS.Signals) => Promise<() => Promise<void>>
  endAll: () => Promise<unknown>
}

/** Starts a server on each of these ports, with one database, reached by other addresses if wanted; 0 takes any free port. */
export async function startNodes(
  environment: Environment,
  ports: readonly number[],
  databaseUrls: readonly string[] = [],
): Promise<Nodes> {
  const start = (port: number, which: number) => {
    const url = databaseUrls[which]
    return startServerProcess({ ...environment, ...(url && { DATABASE_URL: url }), PORT: String(port) })
  }
  const nodes = await Promise.all(ports.map(start))
  const at = (which: number) => nodes[which] as ServerProcess
  return {
    urls: nodes.map(({ url }) => url),
    end: async (which, signal) => {
      await at(which).end(signal)
      return async () => {
        nodes[which] = await startAsServiceManager(() => start(at(which).port, which))
      }
    },
    endAll: () => Promise.all(nodes.map((node) => node.end('SIGKILL'))),
  }
}

/** A server that starts just while its database is away ends, and is started again; a pooler finds it 15 seconds late. */
async function startAsServiceManager(start: () => Promise<ServerProcess>): Promise<ServerProcess> {
  for (let left = maxStarts; ; left -= 1) {
    try {
      return await start()
    } catch (error) {
      if (left === 0) throw error
      await wait(betweenStartsMs)
    }
  }
}

/** Creates the tables of a database and puts data into it, before a server uses it. */
export async function fillDatabase<Filled>(
  url: string,
  fill: (store: Store) => Promise<Filled>,
): Promise<Filled> {
  const store = await openStore(readDatabase(url))
  try {
    return await fill(store)
  } finally {
    await store.close()
  }
}

function spawnProgram(environment: Environment, { program, before = [], log }: Start) {
  const [entry = '', ...args] = program ?? []
  const ofNode = !program
    ? serverArguments(environment)
    : entry.endsWith('.ts')
      ? [fileURLToPath(new URL(`../../${entry}`, import.meta.url)), ...args]
      : program
  const [command = '', ...rest] = [...before, process.execPath, ...ofNode]
  // Where Node keeps compiled code: all these processes run the same.
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(command, rest, {
    env: { PATH, NODE_COMPILE_CACHE, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', log ?? 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
  }
  const ended = once(child, 'close').then(([code, signal]): Ending => ({
    code: code as number | null,
    signal: signal as NodeJS.Signals | null,
  }))
  return { child, output: () => text, ended }
}
