import { exchange } from '../../http/exchange.ts'
import { cpuMsOf } from '../../processes/cost.ts'
import { percentile } from '../../report/statistics.ts'
import type { BellPhase } from './bell-calls.ts'

export type PhaseMeasured = {
  name: string
  perSecond: number
  p50Ms: number
  p95Ms: number
  p99Ms: number
  /** CPU ms per request of Quizly's process, and of the database's processes. */
  serverCpuMs: number
  databaseCpuMs: number
}

/** Where a phase is sent, and the processes that it costs. */
export type PhaseTarget = { port: number; server: number[]; database: number[] }

/** Sends all requests of a phase over this many connections. */
export async function measurePhase(
  { name, requests, onReply }: BellPhase,
  connections: number,
  { port, server, database }: PhaseTarget,
): Promise<PhaseMeasured> {
  const before = [cpuMsOf(server), cpuMsOf(database)] as const
  const { seconds, latenciesMs } = await exchange({ port, connections, requests, onReply })
  const count = requests.length
  latenciesMs.sort()
  return {
    name,
    perSecond: count / seconds,
    p50Ms: percentile(latenciesMs, 50),
    p95Ms: percentile(latenciesMs, 95),
    p99Ms: percentile(latenciesMs, 99),
    serverCpuMs: (cpuMsOf(server) - before[0]) / count,
    databaseCpuMs: (cpuMsOf(database) - before[1]) / count,
  }
}
