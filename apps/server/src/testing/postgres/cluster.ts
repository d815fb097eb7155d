import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { asNobody, giveToNobody } from './nobody.ts'
import { findPrograms } from './programs.ts'

type Settings = Record<string, string>

/** Disposable data needs no flushes, and a server for tests needs little memory. */
const throwaway: Settings = {
  'quizly.throwaway': 'on',
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  shared_buffers: '32MB',
  max_connections: '200',
  listen_addresses: '',
}

export type Cluster = {
  /** The folder of its socket. */
  host: string
  /** The process ID of the main process, while it runs. */
  pid: () => number | undefined
  start: () => Promise<void>
  /** Its data, and the folder of its programs. */
  data: string
  programs: string
  /** SIGINT ends connections and stops; SIGQUIT stops like a crash. */
  stop: (signal: 'SIGINT' | 'SIGQUIT') => Promise<void>
  /** Ends all its processes at the same moment, as if its machine had lost power. */
  kill: () => Promise<void>
  remove: () => Promise<void>
}

/**
 * Prepares a PostgreSQL server in a folder of its own, reached by a socket in that folder. Does not start it. Its data are
 * new, or what `fill` puts there.
 */
export function createCluster(settings = throwaway, fill?: (data: string) => Promise<void>): Cluster {
  const folder = mkdtempSync(join(tmpdir(), 'quizly-pg-'))
  const data = join(folder, 'data')
  const logFile = join(folder, 'log')
  const remove = () => rmSync(folder, { recursive: true, force: true })
  let server: ChildProcess | undefined
  try {
    const { initdb, postgres } = findPrograms(folder)
    giveToNobody(folder)
    if (!fill) makeData(initdb, data)
    let isFilled = !fill
    return {
      host: folder,
      data,
      programs: dirname(postgres),
      pid: () => server?.pid,
      start: async () => {
        if (!isFilled) await fill?.(data)
        isFilled = true
        server = startServer(
          postgres,
          { ...settings, unix_socket_directories: folder },
          { data, folder, logFile },
        )
        await untilReady(server, folder, logFile)
      },
      stop: (signal) => end(server, signal),
      kill: async () => {
        const pid = server?.pid
        if (!server || pid === undefined || hasEnded(server)) return
        const ended = once(server, 'exit')
        for (const each of [pid, ...childrenOf(pid)]) process.kill(each, 'SIGKILL')
        await ended
      },
      remove: async () => {
        await end(server, 'SIGQUIT')
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}

/** Everybody may log in without a password, except the user `locked`. */
const access = 'local all locked scram-sha-256\nlocal all all trust\nlocal replication all trust\n'

function makeData(initdb: string, data: string): void {
  const options = ['--username=quizly', '--auth=trust', '--locale=C', '--encoding=UTF8', '--no-sync']
  const { error, status, stderr } = spawnSync(initdb, ['-D', data, ...options], {
    ...asNobody,
    cwd: join(data, '..'),
    encoding: 'utf8',
  })
  if (error) throw error
  if (status !== 0) throw new Error(`initdb failed: ${stderr.trim()}`)
  writeFileSync(join(data, 'pg_hba.conf'), access)
}

function startServer(
  postgres: string,
  settings: Settings,
  { data, folder, logFile }: Record<'data' | 'folder' | 'logFile', string>,
) {
  const log = openSync(logFile, 'a')
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(postgres, ['-D', data, ...options], {
    ...asNobody,
    cwd: folder,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  return server
}

async function untilReady(server: ChildProcess, host: string, logFile: string): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`it ended: ${readFileSync(logFile, 'utf8').trim()}`)
    const client = new pg.Client({ host, user: 'quizly', database: 'postgres' })
    try {
      await client.connect()
      return
    } catch {
      await wait(20)
    } finally {
      await client.end()
    }
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/** Linux tells them; elsewhere they notice by themselves that their parent is gone. */
export function childrenOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`
  return existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number) : []
}

async function end(server: ChildProcess | undefined, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (!server || hasEnded(server)) return
  const ended = once(server, 'exit')
  server.kill(signal)
  await ended
}
