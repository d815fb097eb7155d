import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, inject, test, vi } from 'vitest'
import { createDatabase, newDatabaseName } from '../testing/postgres/databases.ts'
import { urlOf } from '../testing/postgres/long-lived-server.ts'
import {
  runServerProcess,
  type ServerProcess,
  startServerProcess,
} from '../testing/processes/server-process.ts'

const host = inject('postgresHost')

/** The child processes of a process that are still running. */
function childrenOf(pid: number | undefined): number[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
  return stdout.split('\n').filter(Boolean).map(Number)
}

const started: ServerProcess[] = []
async function start(environment: Record<string, string>): Promise<ServerProcess> {
  const server = await startServerProcess(environment)
  started.push(server)
  return server
}
afterEach(async () => {
  for (const server of started.splice(0)) await server.end('SIGKILL')
})

async function createEmptyDatabase(): Promise<string> {
  const name = newDatabaseName()
  await createDatabase(host, name)
  return urlOf(host, name)
}

describe.runIf(host)('several workers, on postgres', () => {
  test('share one port, replace one that dies, and end together', async () => {
    const url = await createEmptyDatabase()
    const server = await start({ DATABASE_URL: url, WORKERS: '2', SHUTDOWN_DELAY: '0' })
    const { pid } = server.child
    // A connection that waits for a worker that is killed is reset.
    const isReady = async () =>
      (await fetch(`${server.url}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok
    const [first = 0, second = 0, ...others] = childrenOf(pid)
    expect([first > 0, second > 0, others]).toEqual([true, true, []])
    for (const limit of ['--max-old-space-size=512', '--initial-old-space-size=96']) {
      expect(readFileSync(`/proc/${second}/cmdline`, 'utf8')).toContain(limit)
    }

    process.kill(first, 'SIGKILL')
    await vi.waitFor(async () => expect(await isReady()).toBe(true))
    process.kill(second, 'SIGKILL')
    await vi.waitFor(() => {
      const present = childrenOf(pid).filter((child) => child !== first && child !== second)
      expect(present).toHaveLength(2)
    })
    await vi.waitFor(async () => expect(await isReady()).toBe(true))
    expect(server.output()).toContain('workers: one ended and is replaced')
    const workers = childrenOf(pid)
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null })
    for (const worker of workers) expect(() => process.kill(worker, 0)).toThrow('ESRCH')
  })

  test('get their connections from the system, not from the process that started them', async () => {
    const server = await start({ DATABASE_URL: await createEmptyDatabase(), WORKERS: '2' })
    const pid = server.child.pid ?? 0
    process.kill(pid, 'SIGSTOP')
    try {
      for (let visit = 0; visit < 20; visit += 1) {
        const reply = await fetch(`${server.url}/healthz`, { headers: { connection: 'close' } })
        expect(reply.status).toBe(200)
      }
    } finally {
      process.kill(pid, 'SIGCONT')
    }
  })

  test('take no port that another server shares among its own workers', async () => {
    const DATABASE_URL = await createEmptyDatabase()
    const server = await start({ DATABASE_URL, WORKERS: '2' })
    const { port } = new URL(server.url)
    const { code, output } = await runServerProcess({ DATABASE_URL, WORKERS: '2', PORT: port })
    expect([code, output]).toEqual([
      1,
      `Port ${port} is in use by another program; set PORT to a free one.\n`,
    ])
  })

  test('do not outlive the process that started them', async () => {
    const server = await start({ DATABASE_URL: await createEmptyDatabase(), WORKERS: '2' })
    const workers = childrenOf(server.child.pid)
    await server.end('SIGKILL')
    await vi.waitFor(() => {
      for (const worker of workers) expect(() => process.kill(worker, 0)).toThrow('ESRCH')
    })
  })

  test('that cannot start say why once', async () => {
    const { code, output } = await runServerProcess({
      DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c',
      WORKERS: '2',
    })
    expect([code, output]).toEqual([1, 'No PostgreSQL answers at postgres://127.0.0.1:1/c.\n'])
  })
})
