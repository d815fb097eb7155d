import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Pair } from './pair.ts'
import type { Front } from './primary-proxy.ts'

const documented = new URL('../../docs/failover/haproxy.cfg', import.meta.url)

const program = ['haproxy', '/usr/sbin/haproxy'].find((name) => spawnSync(name, ['-v']).status === 0)

export const hasHaproxy = program !== undefined

/** Runs HAProxy before a pair with the configuration that we recommend, but with other addresses. */
export async function startHaproxy(pair: Pair): Promise<Front> {
  const roles = await Promise.all(pair.hosts.map((host) => startRoleServer(host, pair)))
  const [port = 0, replicaPort = 0] = await findFreePorts(2)
  const addresses = { port, replicaPort, roles: roles.map(portOf) }
  const configuration = adapt(readFileSync(documented, 'utf8'), pair.hosts, addresses)
  const front = await run(configuration, `postgres://quizly@127.0.0.1:${port}/quizly`)
  return {
    ...front,
    close: async () => {
      await front.close()
      for (const server of roles) {
        server.closeAllConnections()
        server.close()
      }
    },
  }
}

/** Runs it as it is recommended before servers that Patroni manages, whose addresses begin otherwise. */
export const startHaproxyBeforePatroni = (network: string): Promise<Front> =>
  run(
    readFileSync(documented, 'utf8').replaceAll('10.0.0.', network),
    `postgres://quizly:change-me@${network}20:5432/quizly`,
  )

async function run(configuration: string, url: string): Promise<Front> {
  if (program === undefined) throw new Error('There is no haproxy here')
  const folder = mkdtempSync(join(tmpdir(), 'quizly-haproxy-'))
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, configuration)
  const haproxy = spawn(program, ['-db', '-q', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const kill = () => haproxy.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(haproxy, 'exit')
  await untilAnswered(url, () => haproxy.exitCode !== null)
  const version = /HAProxy version \S+/.exec(spawnSync(program, ['-v'], { encoding: 'utf8' }).stdout)?.[0]
  return {
    url,
    about: version ?? 'HAProxy',
    close: async () => {
      process.off('exit', kill)
      haproxy.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Answers as Patroni's REST API does which role a server has. */
async function startRoleServer(host: string, { isPrimary }: Pair): Promise<Server> {
  const server = createServer((request, reply) => {
    const forPrimary = request.url === '/primary'
    void isPrimary(host).then((is) => reply.writeHead(is === forPrimary ? 200 : 503).end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

const portOf = (server: { address: () => unknown }) => (server.address() as AddressInfo).port

type Addresses = { port: number; replicaPort: number; roles: readonly number[] }

/** The recommended configuration with our addresses: servers by their sockets, and where their roles are asked. */
function adapt(text: string, hosts: readonly string[], { port, replicaPort, roles }: Addresses): string {
  const adapted = text
    .replace('bind 10.0.0.20:5432', `bind 127.0.0.1:${port}`)
    .replace('bind 10.0.0.20:5433', `bind 127.0.0.1:${replicaPort}`)
    .replaceAll(/server db(\d) \S+ check port 8008/g, (_, number: string) => {
      const at = Number(number) - 1
      return `server db${number} unix@${hosts[at]}/.s.PGSQL.5432 check addr 127.0.0.1 port ${roles[at]}`
    })
  if (!/10\.0\.0|8008/.test(adapted.replaceAll(/^#.*\n/gm, ''))) return adapted
  throw new Error('docs/failover/haproxy.cfg does not look as this program knows it')
}

async function findFreePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createTcpServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map(portOf)
  for (const server of servers) server.close()
  return ports
}

/** HAProxy sends to both in turns until it has asked which one is the primary. */
async function untilAnswered(url: string, hasEnded: () => boolean): Promise<void> {
  for (let writable = 0; writable < 4;) {
    if (hasEnded()) throw new Error('HAProxy has ended; it says why above')
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      const { rows } = await client.query<{ follows: boolean }>('select pg_is_in_recovery() as follows')
      writable = rows[0]?.follows === false ? writable + 1 : 0
    } catch {
      writable = 0
    } finally {
      await client.end().catch(() => {})
    }
    if (writable === 0) await wait(50)
  }
}
