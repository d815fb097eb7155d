import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { asNobody, giveToNobody } from './nobody.ts'

export type PgBouncer = {
  /** The folder of its socket, as if it were a PostgreSQL server. */
  host: string
  pid: number
  about: string
  close: () => Promise<void>
}

const program = ['pgbouncer', '/usr/sbin/pgbouncer'].find(
  (name) => spawnSync(name, ['--version']).status === 0,
)

export const hasPgBouncer = program !== undefined

/** PgBouncer in transaction mode before a PostgreSQL server, with these settings and otherwise as it comes. */
export async function startPgBouncer(serverHost: string, settings = ''): Promise<PgBouncer> {
  if (program === undefined)
    throw new Error('There is no pgbouncer here: install it, for instance by apt-get install pgbouncer')
  const host = mkdtempSync(join(tmpdir(), 'quizly-pool-'))
  const file = join(host, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
* = host=${serverHost} user=quizly
[pgbouncer]
unix_socket_dir = ${host}
listen_port = 5432
auth_type = any
pool_mode = transaction
max_client_conn = 1000
${settings}
`,
  )
  giveToNobody(host)
  const pooler = spawn(program, ['-q', file], { ...asNobody, stdio: ['ignore', 'ignore', 'inherit'] })
  const kill = () => pooler.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(pooler, 'exit')
  await untilReady(host, () => pooler.exitCode !== null)
  return {
    host,
    pid: pooler.pid ?? 0,
    about: spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.split('\n')[0] ?? '',
    close: async () => {
      process.off('exit', kill)
      pooler.kill('SIGINT')
      await ended
      rmSync(host, { recursive: true, force: true })
    },
  }
}

async function untilReady(host: string, hasEnded: () => boolean): Promise<void> {
  for (;;) {
    if (hasEnded()) throw new Error('PgBouncer has ended; it says why above')
    const client = new pg.Client({ host, user: 'quizly', database: 'postgres' })
    try {
      return void (await client.connect())
    } catch {
      await wait(20)
    } finally {
      await client.end().catch(() => {})
    }
  }
}
