import { me, signup, type CallResult } from '@quizly/contract'
import { setTimeout as wait } from 'node:timers/promises'
import { createChance } from '../chaos/chance.ts'
import type { Finding } from '../chaos/findings.ts'
import { callOnce } from '../chaos/persistent-call.ts'
import type { Disaster } from '../chaos/target.ts'
import { asSuperuser, createDatabase } from '../../apps/server/src/testing/postgres/databases.ts'
import { startLongLivedServer, urlOf } from '../../apps/server/src/testing/postgres/long-lived-server.ts'
import { hasPgBouncer, startPgBouncer } from '../../apps/server/src/testing/postgres/pgbouncer.ts'
import { hasHaproxy, startHaproxy, startHaproxyBeforePatroni } from './haproxy.ts'
import { type Failover, startPair } from './pair.ts'
import { startPatroni } from './patroni.ts'
import { startPrimaryProxy } from './primary-proxy.ts'

export type DatabaseInChaos = {
  /** Of an empty database; there is a server for each. */
  urls: readonly string[]
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
    urls: [urlOf((pooler ?? server).host, 'quizly')],
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
  await createDatabase(pair.hosts[0], 'quizly')
  const front = await (hasHaproxy ? startHaproxy(pair) : startPrimaryProxy(pair))
  const chance = createChance(`${of.seed} failover`)
  const failovers: (Failover & { firstSaveMs?: number })[] = []
  return {
    urls: [front.url],
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

/** How often a proxy of ours asks Patroni who is the primary. */
const askPatroniEveryMs = 500
/** Every server writes again so long after a promotion, and then none is connected to the old primary any more. */
const writesWithinMs = 20_000
const tryEveryMs = 250
/** DATABASE_POOL, if nobody sets it. */
const defaultPoolSize = 8

/**
 * Two servers that Patroni manages: it hands over as planned three times, and once the primary's node is killed. One of our
 * servers comes through HAProxy as it is recommended. The other one has connections that outlive a switchover: poolers keep
 * them, and nothing before the poolers cuts them.
 */
export async function startSwitchingOver(): Promise<DatabaseInChaos> {
  const patroni = await startPatroni()
  const poolers = hasPgBouncer
    ? await Promise.all(patroni.hosts.map((host) => startPgBouncer(host, 'server_login_retry = 1')))
    : []
  const cutting = await (hasHaproxy
    ? startHaproxyBeforePatroni(patroni.network)
    : startPrimaryProxy(patroni, { askEveryMs: askPatroniEveryMs }))
  const keeping = await startPrimaryProxy(patroni, {
    askEveryMs: askPatroniEveryMs,
    keepsConnections: true,
    ...(hasPgBouncer && { poolers: poolers.map(({ host }) => host) }),
  })
  const takeovers: Takeover[] = []
  return {
    urls: [cutting.url, keeping.url],
    about: `postgres by ${patroni.about}, behind ${cutting.about}, and behind ${poolers[0]?.about ?? 'an address'} whose connections nobody cuts`,
    disaster: {
      name: 'switchovers, and a failover',
      after: [0.1, 0.25, 0.4, 0.6],
      strike: async (servers) => {
        const comeBack = takeovers.length === 2 ? await patroni.killPrimary() : await patroni.switchOver()
        const since = createStopwatch()
        const isWriting = async (server: string) => {
          while (!(await signUp(server)) && since() < writesWithinMs) await wait(tryEveryMs)
          return since()
        }
        const writing = await Promise.all(servers.map(isWriting))
        comeBack?.()
        const standby = await patroni.standby()
        const sinceBack = createStopwatch()
        // By as many at once as there are connections, which learn what has become of their server.
        for (const server of servers) await signUpMany(server)
        while (keeping.countLeft() > 0 && sinceBack() < writesWithinMs) await wait(tryEveryMs)
        takeovers.push({ writing, left: keeping.countLeft(), ...(await look(servers, standby)) })
      },
      findings: () => describeTakeovers(takeovers),
    },
    close: async () => {
      await Promise.all([cutting, keeping, ...poolers].map((each) => each.close()))
      await patroni.remove()
    },
  }
}

/** After how many ms each server wrote, and how many connections to the old primary are left once it is a standby. */
type Takeover = { writing: readonly number[]; left: number } & Looked
/** Of accounts that were created through each server and asked for through each. */
type Looked = Record<'refused' | 'readings' | 'stale', number>

/** Changes something through each server and reads it through each, while the standby holds up what it is told. */
async function look(servers: readonly string[], standby: string): Promise<Looked> {
  await asSuperuser(standby, 'select pg_wal_replay_pause()')
  const counted = { refused: 0, readings: 0, stale: 0 }
  for (const server of servers) {
    const tokens = await signUpMany(server)
    const made = tokens.filter((token) => token !== undefined)
    counted.refused += tokens.length - made.length
    const read = (token: string) => servers.map((other) => callOnce(other, me, { token }))
    const readings = await Promise.all(made.flatMap(read))
    counted.readings += readings.length
    counted.stale += readings.filter((reply) => reply?.status !== 200).length
  }
  await asSuperuser(standby, 'select pg_wal_replay_resume()')
  return counted
}

const signUpMany = (server: string) =>
  Promise.all(Array.from({ length: defaultPoolSize }, () => signUp(server)))

function createStopwatch() {
  const from = performance.now()
  return () => Math.round(performance.now() - from)
}

let signups = 0

/** The token of a new account; undefined if the server did not say that there is one. */
async function signUp(server: string): Promise<string | undefined> {
  signups += 1
  const email = `look${signups}@example.org`
  const body = { name: 'Look', email, password: `a long one for ${email}`, role: 'student' }
  const reply = await callOnce(server, signup, { body })
  return reply?.status === 201 ? (reply.body as CallResult<typeof signup>).token : undefined
}

const describeTakeovers = (takeovers: readonly Takeover[]): Finding[] => {
  const sum = (count: (one: Takeover) => number) => takeovers.reduce((total, one) => total + count(one), 0)
  return [
    ...takeovers.map(({ writing }, at) => ({
      name: `ms from promotion ${at + 1} to a write by each server`,
      count: Math.max(...writing),
    })),
    {
      name: `servers that did not write within ${writesWithinMs / 1_000} s`,
      count: sum(({ writing }) => writing.filter((ms) => ms >= writesWithinMs).length),
      mustBe: 0,
    },
    { name: 'connections left at an old primary', count: sum(({ left }) => left), mustBe: 0 },
    { name: 'changes refused after that', count: sum(({ refused }) => refused), mustBe: 0 },
    { name: 'readings right after a change', count: sum(({ readings }) => readings) },
    { name: 'readings without that change', count: sum(({ stale }) => stale), mustBe: 0 },
  ]
}
