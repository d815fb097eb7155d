import { createChance } from '../chaos/chance.ts'
import type { Finding } from '../chaos/findings.ts'
import type { Disaster } from '../chaos/target.ts'
import { createDatabase } from '../postgres/databases.ts'
import { startLongLivedServer, urlOf } from '../postgres/long-lived-server.ts'
import { startPgBouncer } from '../postgres/pgbouncer.ts'
import { hasHaproxy, startHaproxy } from './haproxy.ts'
import { type Failover, startPair } from './pair.ts'
import { startPrimaryProxy } from './primary-proxy.ts'

export type DatabaseInChaos = {
  /** Of an empty database. */
  url: string
  about: string
  disaster?: Disaster
  close: () => Promise<void>
}

/** One PostgreSQL server, which crashes once if wanted. */
export async function startSingle({ isPooled, crashes }: Record<'isPooled' | 'crashes', boolean>) {
  const server = await startLongLivedServer()
  const pooler = isPooled ? await startPgBouncer(server.host) : undefined
  await createDatabase(server.host, 'quizly')
  const strike = async () => {
    await server.order('crash')
    await server.order('start')
  }
  return {
    url: urlOf((pooler ?? server).host, 'quizly'),
    about: pooler ? `postgres through ${pooler.about}` : 'postgres',
    ...(crashes && { disaster: { name: 'database crashes', after: [0.4], strike } }),
    close: async () => {
      await pooler?.close()
      await server.remove()
    },
  } satisfies DatabaseInChaos
}

/** How long until the standby is promoted: what a manager such as Patroni needs to be sure, and some more. */
const [shortestMs, longestMs] = [1_000, 3_000]
/** A student whose save waits may not wait longer than this after the promotion. */
const firstSaveWithinMs = 1_000

/** A primary, which is killed twice, and its standby, which takes over. */
export async function startFailingOver(of: {
  isSynchronous: boolean
  seed: string
}): Promise<DatabaseInChaos> {
  const pair = await startPair(of)
  const front = await (hasHaproxy ? startHaproxy(pair) : startPrimaryProxy(pair))
  await createDatabase(pair.hosts[0], 'quizly')
  const chance = createChance(`${of.seed} failover`)
  const failovers: (Failover & { firstSaveMs?: number })[] = []
  return {
    url: `postgres://quizly@127.0.0.1:${front.port}/quizly`,
    about: `postgres and ${of.isSynchronous ? 'a synchronous' : 'an asynchronous'} standby behind ${front.about}`,
    disaster: {
      name: 'failovers',
      after: [0.12, 0.4],
      strike: async () => {
        await pair.failOver(shortestMs + (longestMs - shortestMs) * chance.number(), (failover) =>
          failovers.push(failover),
        )
      },
      onAcknowledged: () => {
        const last = failovers.at(-1)
        if (last) last.firstSaveMs ??= Math.round(performance.now() - last.promotedAt)
      },
      findings: () => describe(failovers, of.isSynchronous),
    },
    close: async () => {
      await front.close()
      await pair.remove()
    },
  }
}

const describe = (
  failovers: readonly (Failover & { firstSaveMs?: number })[],
  mustKeep: boolean,
): Finding[] => [
  {
    name: 'changes lost by failovers',
    count: failovers.reduce((sum, { lost = 0 }) => sum + lost, 0),
    ...(mustKeep && { mustBe: 0 }),
  },
  ...failovers.map(({ firstSaveMs = Number.NaN }, at) => ({
    name: `ms from promotion ${at + 1} to the first save`,
    count: firstSaveMs,
  })),
  {
    name: 'promotions with a first save after 1 s',
    count: failovers.filter(({ firstSaveMs = Infinity }) => firstSaveMs > firstSaveWithinMs).length,
    mustBe: 0,
  },
  {
    name: 'old primaries back by pg_rewind',
    count: failovers.filter(({ cameBackBy }) => cameBackBy === 'pg_rewind').length,
  },
]
