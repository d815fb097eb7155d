import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'

const requests = 10_000

let folder: string
let server: ServerProcess
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quizly-log-'))
  server = await startServerProcess({
    DATABASE_URL: `sqlite:${join(folder, 'quizly.db')}`,
    LOG_LEVEL: 'info',
  })
  server.child.stderr?.pause()
})
afterEach(async () => {
  server.child.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

/** Makes many calls, each of which is a line in the log. */
async function callOften() {
  let made = 0
  const callOn = async () => {
    while (made < requests) {
      made += 1
      const reply = await fetch(`${server.url}/api/config`)
      expect(reply.status).toBe(200)
      await reply.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: 20 }, callOn))
}

describe('a log that nobody reads', { timeout: 120_000 }, () => {
  test('keeps nobody waiting, and says later how many of its lines were dropped', async () => {
    await callOften()
    expect(server.output()).not.toContain('dropped')
    server.child.stderr?.resume()
    const dropped = await vi.waitFor(() => {
      const line = server
        .output()
        .split('\n')
        .find((text) => text.includes('log lines were dropped'))
      expect(line).toBeDefined()
      return (JSON.parse(line ?? '') as { lines: number }).lines
    }, 30_000)
    const written = server
      .output()
      .split('\n')
      .filter((line) => line.includes('"answered"'))
    expect(dropped).toBeGreaterThan(0)
    expect(written.length + dropped).toBe(requests)
  })

  test('does not keep the server from ending', async () => {
    await callOften()
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    expect(server.output()).not.toContain('dropped')
    const exited = new Promise((resolve) => server.child.once('exit', (code) => resolve(code)))
    server.child.kill('SIGTERM')
    expect(await exited).toBe(0)
  })
})
