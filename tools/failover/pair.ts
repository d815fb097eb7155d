import { execFile } from 'node:child_process'
import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type Cluster, createCluster } from '../../apps/server/src/testing/postgres/cluster.ts'
import { asSuperuser } from '../../apps/server/src/testing/postgres/databases.ts'
import { asNobody, giveToNobody } from '../../apps/server/src/testing/postgres/nobody.ts'
import { copyBase } from './base-copy.ts'

/** In the file, because pg_rewind starts a server by itself, which must keep its log. */
const settings = `
quizly.throwaway = on
fsync = off
wal_log_hints = on
wal_keep_size = 512MB
shared_buffers = 32MB
max_connections = 200
listen_addresses = ''
`
const askEveryMs = 20
/** How long the network of an asynchronous standby has been behind when its primary dies. */
const lagMs = 100

const run = promisify(execFile)

export type Pair = {
  /** Server A and server B, by the folders of their sockets. */
  hosts: readonly [string, string]
  isPrimary: (host: string) => Promise<boolean>
  /** The main process of the server with this folder, while it runs. */
  pidOf: (host: string) => number | undefined
  /** Kills the primary, promotes the other one after so long, and lets the old one come back as its standby. */
  failOver: (afterMs: number, onPromoted: (failover: Failover) => void) => Promise<void>
  killStandby: () => Promise<void>
  remove: () => Promise<void>
}
/**
 * `promotedAt` is a moment of `performance.now()`. `lost`: how many changes of attempts others could see on the old primary
 * when it died, and not on the new one.
 */
export type Failover = { promotedAt: number; lost?: number; cameBackBy?: 'pg_rewind' | 'a fresh copy' }

/** Two PostgreSQL servers, a primary and its standby, managed as Patroni does. */
export async function startPair({ isSynchronous }: { isSynchronous: boolean }): Promise<Pair> {
  const a = createCluster({})
  appendFileSync(join(a.data, 'postgresql.conf'), settings)
  await a.start()
  const b = createCluster({}, async (data) => {
    await copyBase(a, data)
    follow(data, a)
  })
  const killAll = () => [a, b].forEach((each) => void each.kill())
  process.once('exit', killAll)
  let [primary, standby] = [a, b]
  await standby.start()
  await untilStreaming(primary, isSynchronous)
  return {
    hosts: [a.host, b.host],
    isPrimary: (host) => isPrimary(host).catch(() => false),
    pidOf: (host) => [a, b].find((each) => each.host === host)?.pid(),
    failOver: async (afterMs, onPromoted) => {
      if (!isSynchronous) await holdUp(standby)
      const changes = await countChanges(primary)
      await primary.kill()
      if (!isSynchronous) await letGo(standby)
      await wait(afterMs)
      // Without this the new primary would wait for a standby that is not there yet.
      await asSuperuser(standby.host, 'alter system reset synchronous_standby_names')
      await asSuperuser(standby.host, 'select pg_promote(true)')
      const failover: Failover = { promotedAt: performance.now() }
      onPromoted(failover)
      failover.lost = Math.max(0, changes - (await countChanges(standby)))
      ;[primary, standby] = [standby, primary]
      failover.cameBackBy = await comeBack(standby, primary)
      await standby.start()
      await untilStreaming(primary, isSynchronous)
    },
    killStandby: () => standby.kill(),
    remove: async () => {
      process.off('exit', killAll)
      await Promise.all([a.remove(), b.remove()])
    },
  }
}

async function countChanges({ host }: Cluster): Promise<number> {
  const { rows } = await asSuperuser(
    host,
    'select coalesce(sum(version), 0) as changes from attempts',
    'quizly',
  )
  return Number(rows[0]?.['changes'])
}

/** Waits until the standby follows, and then lets commits wait for it if wanted. */
async function untilStreaming({ host }: Cluster, isSynchronous: boolean): Promise<void> {
  for (;;) {
    const { rows } = await asSuperuser(host, `select from pg_stat_replication where state = 'streaming'`)
    if (rows.length > 0) break
    await wait(askEveryMs)
  }
  if (!isSynchronous) return
  await asSuperuser(host, `alter system set synchronous_standby_names = '*'`)
  await asSuperuser(host, 'select pg_reload_conf()')
}

async function isPrimary(host: string): Promise<boolean> {
  const { rows } = await asSuperuser(host, 'select pg_is_in_recovery() as follows')
  return rows[0]?.['follows'] === false
}

/** Brings back a server that was killed. What it has written and nobody has received is taken back. */
async function comeBack(
  { data, programs }: Cluster,
  primary: Cluster,
): Promise<'pg_rewind' | 'a fresh copy'> {
  const rewind = join(programs, 'pg_rewind')
  if (!existsSync(rewind)) {
    await copyBase(primary, data)
    follow(data, primary)
    return 'a fresh copy'
  }
  await asSuperuser(primary.host, 'checkpoint')
  const source = `host=${primary.host} user=quizly dbname=postgres`
  await run(rewind, ['-N', '-D', data, `--source-server=${source}`], { ...asNobody, cwd: join(data, '..') })
  follow(data, primary)
  return 'pg_rewind'
}

function follow(data: string, { host }: Cluster): void {
  writeFileSync(join(data, 'standby.signal'), '')
  appendFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = 'host=${host} user=quizly'\n`)
  giveToNobody(data)
}

/** Stops the process of a standby that receives, as a slow network would. */
async function holdUp({ host }: Cluster): Promise<void> {
  await signalReceiver(host, 'SIGSTOP')
  await wait(lagMs)
}

const letGo = ({ host }: Cluster) => signalReceiver(host, 'SIGCONT')

async function signalReceiver(host: string, signal: NodeJS.Signals): Promise<void> {
  const { rows } = await asSuperuser(host, 'select pid from pg_stat_wal_receiver')
  for (const { pid } of rows) process.kill(Number(pid), signal)
}
