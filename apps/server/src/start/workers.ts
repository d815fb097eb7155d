import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { sameProcess } from '@quizly/renderer'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config/config.ts'
import { findFreePort } from './ports.ts'
import type { Server } from './server.ts'

const restartAfterMs = 1_000

type Listening = Omit<Server, 'stop'>

export function reportToParent({ stop: _, ...listening }: Server): void {
  process.send?.(listening satisfies Listening)
}

/** The first starts alone, so that it updates the tables and reports any problem once. */
export async function startWorkers(config: Config, log: FastifyBaseLogger): Promise<Server | undefined> {
  const { workers, metrics } = config
  // Of the options passed to Node, only the limits of its memory are for the workers too.
  const isLimit = (option: string) => /^--(max|initial)-/.test(option)
  const { path: exec, ...own } = sameProcess(process.execArgv.filter(isLimit))
  cluster.setupPrimary({ exec, ...own })
  // Workers would share their port with another program of this account too.
  const PORT = String(await findFreePort(config))
  const start = (index: number) =>
    cluster.fork({ PORT, ...(metrics?.port && { METRICS_PORT: String(metrics.port + index) }) })

  let isStopping = false
  const first = start(0)
  const listening = await untilListening(first)
  if (!listening) return undefined
  const supervise = async (worker: Worker, index: number): Promise<void> => {
    if (!worker.isDead()) await once(worker, 'exit')
    if (isStopping) return
    const { exitCode, signalCode } = worker.process
    log.error({ pid: worker.process.pid, exitCode, signalCode }, 'workers: one ended and is replaced')
    await wait(restartAfterMs)
    if (!isStopping) await supervise(start(index), index)
  }
  const others = Array.from({ length: workers - 1 }, (_, i) => start(i + 1))
  const supervised = [first, ...others].map(supervise)
  await Promise.all(others.map(untilListening))
  const stop = async (signal: NodeJS.Signals = 'SIGINT') => {
    isStopping = true
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal)
    await Promise.all(supervised)
  }
  return { ...listening, stop }
}

async function untilListening(worker: Worker): Promise<Listening | undefined> {
  const listens = once(worker, 'message').then(([listening]) => listening as Listening)
  return Promise.race([listens, once(worker, 'exit').then(() => undefined)])
}
