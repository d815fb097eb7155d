import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const entry = new URL('../apps/server/src/testing/processes/serve.ts', import.meta.url)

/** A running Quizly with a data file of its own and a clock that tests can move. */
export type TestServer = {
  url: string
  /** Moves the server's clock forward. */
  advance(ms: number): Promise<void>
  /** What the server's clock says. It is ahead of ours once a test of this worker has moved it. */
  now(): Promise<number>
  /** Whether the server's clock stands still, so that nothing runs out while a page is slow. */
  stopClock(isStopped: boolean): Promise<void>
  /** Sets the server's clock, which runs on from there. */
  setClock(moment: number): Promise<void>
  /** Stops the server, gracefully or by SIGKILL. */
  stop(signal?: NodeJS.Signals): Promise<void>
  start(): Promise<void>
  /** Notes a server of another version beside this one, as it would itself; undefined: it is gone. */
  setOtherNode(version: string | undefined): void
  /** As `quizly operator add` does. */
  makeOperator(email: string): void
}

/**
 * Starts a server on a free port, with additional `environment` settings. `stop` and `start` end it and bring
 * it back at the same address.
 */
export async function startServer(
  environment: Record<string, string> = {},
): Promise<TestServer & { remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'quizly-e2e-'))
  const database = join(folder, 'quizly.db')
  let { child, port } = await launch(database, 0, environment)
  let offsetMs = 0

  async function advance(ms: number) {
    offsetMs += ms
    await tell(child, { advanceMs: ms })
  }
  const now = async () => (await tell(child, {})).now
  async function stopClock(isStopped: boolean) {
    await tell(child, { isStopped })
  }
  async function setClock(moment: number) {
    await advance(moment - Date.now() - offsetMs)
  }
  async function stop(signal: NodeJS.Signals = 'SIGTERM') {
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  async function start() {
    ;({ child, port } = await launch(database, port, environment))
    if (offsetMs !== 0) await tell(child, { advanceMs: offsetMs })
  }
  async function remove() {
    if (child.exitCode === null && child.signalCode === null) await stop()
    await rm(folder, { recursive: true, force: true })
  }
  function setOtherNode(version: string | undefined) {
    const store = new DatabaseSync(database, { timeout: 5_000 })
    store.prepare("delete from live_nodes where id = 'other'").run()
    const seenAt = Date.now() + offsetMs + 3_600_000
    const insert = store.prepare("insert into live_nodes (id, seen_at, version) values ('other', ?, ?)")
    if (version !== undefined) insert.run(seenAt, version)
    store.close()
  }
  function makeOperator(email: string) {
    const store = new DatabaseSync(database, { timeout: 5_000 })
    store.prepare('update users set operator_since = 1 where email_key = ?').run(email)
    store.close()
  }
  return {
    url: `http://127.0.0.1:${port}`,
    advance,
    now,
    stopClock,
    setClock,
    stop,
    start,
    setOtherNode,
    makeOperator,
    remove,
  }
}

async function launch(
  database: string,
  port: number,
  environment: Record<string, string>,
): Promise<{ child: ChildProcess; port: number }> {
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: `sqlite:${database}`,
    RATE_LIMITS: 'off',
    CHEAP_HASHES: 'on',
    LOG_LEVEL: 'error',
    ...environment,
  }
  const child = fork(entry, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const [message] = (await once(child, 'message')) as [{ port: number }]
  return { child, port: message.port }
}

async function tell(
  child: ChildProcess,
  message: { advanceMs?: number; isStopped?: boolean },
): Promise<{ now: number }> {
  const answered = once(child, 'message')
  child.send(message)
  const [reply] = (await answered) as [{ now: number }]
  return reply
}
