import { type Exchange, exchange } from '../http/exchange.ts'
import { cpuTime } from '../processes/cost.ts'
import { percentile } from '../report/statistics.ts'

export type Measured = {
  perSecond: number
  p50Ms: number
  p95Ms: number
  p99Ms: number
  /** The server's CPU ms per request. */
  cpuMs?: number
  /**
   * How much of the time the server worked, in %. Otherwise it waited for the disk, the client or its core.
   */
  busyPercent?: number
  /** How much of the time the server was ready but other programs had its core, in %. */
  heldUpPercent?: number
}

/** An exchange and its cost for the server. */
export async function measureExchange(serverPid: number, work: Exchange): Promise<Measured> {
  const before = cpuTime(serverPid)
  const { seconds, latenciesMs } = await exchange(work)
  const after = cpuTime(serverPid)
  const count = latenciesMs.length
  latenciesMs.sort()
  return {
    perSecond: count / seconds,
    p50Ms: percentile(latenciesMs, 50),
    p95Ms: percentile(latenciesMs, 95),
    p99Ms: percentile(latenciesMs, 99),
    ...(before &&
      after && {
        cpuMs: (after.usedMs - before.usedMs) / count,
        busyPercent: (after.usedMs - before.usedMs) / seconds / 10,
        heldUpPercent: (after.waitedMs - before.waitedMs) / seconds / 10,
      }),
  }
}
