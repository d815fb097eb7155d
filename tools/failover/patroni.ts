import { execFile, type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { childrenOf } from '../../apps/server/src/testing/postgres/cluster.ts'
import { asNobody, giveToNobody } from '../../apps/server/src/testing/postgres/nobody.ts'
import { machinesOwn } from '../../apps/server/src/testing/postgres/programs.ts'
import type { Pair } from './pair.ts'

const documented = new URL('../../docs/failover/patroni.yml', import.meta.url)
const askEveryMs = 100

const run = promisify(execFile)

/** What must be installed here before Patroni can manage servers. */
export function lackedByPatroni(): string[] {
  const programs = ['patroni', 'patronictl', 'etcd']
  const env = { PATH: process.env.PATH }
  const lacked = programs.filter((name) => spawnSync(name, ['--help'], { env }).status !== 0)
  return existsSync(join(binFolder(), 'pg_basebackup')) ? lacked : [...lacked, 'pg_basebackup']
}

/** That of a whole PostgreSQL: npm brings no `pg_basebackup`. */
const binFolder = () => process.env.POSTGRES_BIN ?? dirname(machinesOwn()?.initdb ?? '')

export type Managed = Pick<Pair, 'hosts' | 'isPrimary'> & {
  /** What the addresses begin with, where those of the documented files begin with `10.0.0.`. */
  network: string
  about: string
  /** Hands over as planned; the old primary stays, as a standby. Resolves at the promotion. */
  switchOver: () => Promise<void>
  /** Ends all processes of the primary's node, Patroni's too. Resolves at the promotion with how the node comes back. */
  killPrimary: () => Promise<() => void>
  /** Resolves with the standby that commits wait for, once there is one. */
  standby: () => Promise<string>
  remove: () => Promise<void>
}

/** Two PostgreSQL servers under Patroni, and etcd, with the configuration that we recommend, but with other addresses. */
export async function startPatroni(): Promise<Managed> {
  const folder = mkdtempSync(join(tmpdir(), 'quizly-patroni-'))
  giveToNobody(folder)
  const network = `127.${1 + ((process.pid >> 8) % 254)}.${process.pid % 256}.`
  const nodes = [1, 2].map((number) => createNode(folder, network, number)) as [Node, Node]
  const etcd = startEtcd(folder, network)
  const endAll = () => {
    for (const { end } of nodes) end()
    etcd.kill('SIGKILL')
  }
  process.once('exit', endAll)
  const remove = async () => {
    process.off('exit', endAll)
    endAll()
    while (!hasEnded(etcd) || !nodes.every(({ isGone }) => isGone())) await wait(askEveryMs)
    rmSync(folder, { recursive: true, force: true })
  }
  const find = async (role: Role) => {
    for (;;) {
      for (const node of nodes) {
        if (await node.is(role)) return node
        node.mustRun()
      }
      await wait(askEveryMs)
    }
  }
  try {
    for (const { start } of nodes) start()
    const { host } = await find('primary')
    await createQuizly(host)
    await find('sync')
  } catch (error) {
    await remove()
    throw error
  }
  return {
    network,
    hosts: [nodes[0].host, nodes[1].host],
    about: spawnSync('patroni', ['--version'], { encoding: 'utf8' }).stdout.trim(),
    isPrimary: async (host) => (await nodes.find((node) => node.host === host)?.is('primary')) ?? false,
    switchOver: async () => {
      const [from, to] = [await find('primary'), await find('sync')]
      const isOver = async () => {
        while (!(await to.is('primary'))) await wait(askEveryMs)
      }
      const named = ['--leader', from.name, '--candidate', to.name, '--force', 'quizly']
      const ordered = run('patronictl', ['-c', from.file, 'switchover', ...named], { cwd: folder })
      // Which it says some seconds later.
      await Promise.race([isOver(), ordered.then(isOver)])
    },
    killPrimary: async () => {
      const { kill, start } = await find('primary')
      kill()
      await find('primary')
      return start
    },
    standby: async () => (await find('sync')).host,
    remove,
  }
}

type Node = ReturnType<typeof createNode>
/** `sync`: a standby that commits wait for. */
type Role = 'primary' | 'sync'

function createNode(root: string, network: string, number: number) {
  const name = `db${number}`
  const address = `${network}2${number}`
  const host = join(root, name)
  const [data, file, log] = [join(host, 'data'), join(host, 'patroni.yml'), join(host, 'log')]
  mkdirSync(host)
  writeFileSync(file, adapt(readFileSync(documented, 'utf8'), { name, address, network, host, data }))
  giveToNobody(host)
  const pidFile = join(data, 'postmaster.pid')
  const serverPid = () => (existsSync(pidFile) ? parseInt(readFileSync(pidFile, 'utf8'), 10) : undefined)
  let patroni: ChildProcess | undefined
  /** As its REST API answers. */
  const is = async (role: Role) => {
    const reply = await fetch(`http://${address}:8008/${role}`).catch(() => undefined)
    await reply?.body?.cancel()
    return reply?.status === 200
  }
  return {
    name,
    host,
    file,
    is,
    start: () => {
      patroni = spawnLogged('patroni', [file], { folder: host, log })
    },
    mustRun: () => {
      if (patroni && patroni.exitCode !== null) throw new Error(`Patroni ended: ${endOf(log)}`)
    },
    /** Ends everything at the same moment, as if the machine had lost power. */
    kill: () => {
      const server = serverPid()
      for (const pid of server ? [server, ...childrenOf(server)] : []) signal(pid, 'SIGKILL')
      patroni?.kill('SIGKILL')
      rmSync(pidFile, { force: true })
    },
    /** As quickly, but PostgreSQL gives its memory back. */
    end: () => {
      patroni?.kill('SIGKILL')
      const server = serverPid()
      if (server) signal(server, 'SIGQUIT')
    },
    isGone: () => serverPid() === undefined && (!patroni || hasEnded(patroni)),
  }
}

type Member = Record<'name' | 'address' | 'network' | 'host' | 'data', string>

/** The recommended configuration with our addresses and folders, without TLS; nobody is no role of PostgreSQL. */
function adapt(text: string, { name, address, network, host, data }: Member): string {
  const adapted = text
    .replace('name: db1', `name: ${name}`)
    .replaceAll('10.0.0.0/24', '127.0.0.0/8')
    .replaceAll('10.0.0.21', address)
    .replaceAll('10.0.0.', network)
    .replace('/var/lib/postgresql/quizly', data)
    .replace('/usr/lib/postgresql/15/bin', binFolder())
    .replace('/var/run/postgresql', host)
    .replaceAll(/^ +ssl.*\n/gm, '')
    .replaceAll('hostssl', 'host')
    .replace('local all all peer', 'local all all trust')
  if (!/10\.0\.0|\/var\/|peer/.test(adapted.replaceAll(/^#.*\n/gm, ''))) return adapted
  throw new Error('docs/failover/patroni.yml does not look as this program knows it')
}

function startEtcd(folder: string, network: string): ChildProcess {
  const [clients, peers] = [`http://${network}23:2379`, `http://${network}23:2380`]
  const args = [
    '--data-dir',
    join(folder, 'etcd'),
    '--listen-client-urls',
    clients,
    '--advertise-client-urls',
    clients,
  ]
  return spawnLogged('etcd', [...args, '--listen-peer-urls', peers], {
    folder,
    log: join(folder, 'etcd.log'),
  })
}

function spawnLogged(program: string, args: string[], { folder, log }: Record<'folder' | 'log', string>) {
  const file = openSync(log, 'a')
  // Patroni keeps a file of passwords in the home folder.
  const env = { PATH: process.env.PATH, HOME: folder }
  const child = spawn(program, args, { ...asNobody, cwd: folder, env, stdio: ['ignore', file, file] })
  closeSync(file)
  return child
}

/** The database, and the account that owns it and asks for what tests want to know. */
async function createQuizly(host: string): Promise<void> {
  const client = new pg.Client({ host, user: 'postgres', database: 'postgres' })
  await client.connect()
  try {
    await client.query(`create role quizly superuser login password 'change-me'`)
    await client.query(`create database quizly owner quizly encoding 'UTF8' template template0`)
  } finally {
    await client.end()
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

const endOf = (file: string) => readFileSync(file, 'utf8').trim().split('\n').slice(-5).join('\n')

function signal(pid: number, which: NodeJS.Signals): void {
  try {
    process.kill(pid, which)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
