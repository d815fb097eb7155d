import { spawnSync } from 'node:child_process'
import { chmodSync, rmSync } from 'node:fs'
import { createCluster } from '../../../apps/server/src/testing/postgres/cluster.ts'
import { asSuperuser } from '../../../apps/server/src/testing/postgres/databases.ts'
import { urlOf } from '../../../apps/server/src/testing/postgres/long-lived-server.ts'
import { hasPgBouncer, startPgBouncer } from '../../../apps/server/src/testing/postgres/pgbouncer.ts'
import type { Machine } from './child.ts'
import { childrenOf } from './cost.ts'

/** A database for Quizly: its URL, and its own processes besides Quizly's. */
export type Engine = {
  name: 'SQLite' | 'PostgreSQL'
  url: string
  /** Its version, and what else its figures depend on. */
  about: string
  pids: () => number[]
  /** Deletes all data and tables. Nobody may be connected. */
  empty: () => Promise<void>
  stop: () => Promise<void>
}

/** SQLite runs inside Quizly's process. */
export function openSqliteEngine({ folder }: Machine): Engine {
  const file = `${folder}/quizly.db`
  return {
    name: 'SQLite',
    url: `sqlite:${file}`,
    about: 'SQLite inside of Quizly',
    pids: () => [],
    empty: async () => ['', '-wal', '-shm'].forEach((suffix) => rmSync(file + suffix, { force: true })),
    stop: async () => {},
  }
}

/** PostgreSQL's defaults, each commit flushed; on the same core as Quizly, as on a small machine. */
const asItComes = { listen_addresses: '', max_connections: '100', shared_buffers: '128MB' }

/** Starts a PostgreSQL server for this run. If there is none, says so and returns undefined. */
export async function startPostgresEngine({ cores }: Machine): Promise<Engine | undefined> {
  try {
    const cluster = createCluster(asItComes)
    await cluster.start()
    chmodSync(cluster.host, 0o755)
    const main = cluster.pid() ?? 0
    // However this run ends, its server must end too.
    const end = () => process.kill(main, 'SIGQUIT')
    process.once('exit', end)
    for (const pid of cores ? [main, ...childrenOf(main)] : []) {
      spawnSync('taskset', ['-acp', String(cores?.server), String(pid)])
    }
    const create = () => asSuperuser(cluster.host, 'create database quizly template template0')
    await create()
    return {
      name: 'PostgreSQL',
      url: urlOf(cluster.host, 'quizly'),
      about: await describe(cluster.host),
      pids: () => [main, ...childrenOf(main)],
      empty: async () => {
        await asSuperuser(cluster.host, 'drop database quizly')
        await create()
      },
      stop: () => {
        process.off('exit', end)
        return cluster.remove()
      },
    }
  } catch (error) {
    console.log(`PostgreSQL is left out: ${error instanceof Error ? error.message : String(error)}`)
    return undefined
  }
}

/** The same, reached through PgBouncer in transaction mode, whose cost is the database's. */
export async function startPooledEngine(machine: Machine): Promise<Engine | undefined> {
  const engine = await startPostgresEngine(machine)
  if (!engine) return undefined
  if (!hasPgBouncer) {
    console.log('The pooler is left out: there is no pgbouncer here; apt-get install pgbouncer brings one.')
    await engine.stop()
    return undefined
  }
  const { host, pid, about, close } = await startPgBouncer(hostOf(engine))
  if (machine.cores) spawnSync('taskset', ['-acp', String(machine.cores.server), String(pid)])
  return {
    ...engine,
    url: urlOf(host, 'quizly'),
    about: `${engine.about}, through ${about}`,
    pids: () => [...engine.pids(), pid],
    stop: async () => {
      await close()
      await engine.stop()
    },
  }
}

const hostOf = ({ url }: Engine) => new URL(url).searchParams.get('host') ?? ''

/** Quizly lets PostgreSQL compress by lz4 where it can (docs/decisions/0028-postgresql-in-batches.md). */
async function describe(host: string): Promise<string> {
  const { rows } = await asSuperuser(
    host,
    `select setting as version, (select 'lz4' = any (enumvals) from pg_settings where name = 'default_toast_compression') as lz4
    from pg_settings where name = 'server_version'`,
  )
  const [{ version, lz4 } = {}] = rows
  return `PostgreSQL ${String(version)}, which compresses long texts by ${lz4 ? 'lz4' : 'its own, slower method, for it was built without lz4'}`
}
