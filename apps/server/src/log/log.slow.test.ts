import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ServerProcess, startServerProcess } from '../testing/processes/server-process.ts'

/** On a signal, makes a process fail in an unexpected way. */
const failing = `data:text/javascript,process.on('SIGUSR2',()=>{throw(new(Error)('unexpected'))})`

let folder: string
let server: ServerProcess
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quizly-log-'))
  server = await startServerProcess({
    DATABASE_URL: `sqlite:${join(folder, 'quizly.db')}`,
    LOG_LEVEL: 'info',
    NODE_OPTIONS: `--import ${failing}`,
  })
  server.child.stderr?.pause()
})
afterEach(async () => {
  server.child.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

/** Each call's path is in the log, so calls with the longest that is kept fill it quickly. */
const longPath = `/api/${'nothing'.repeat(35)}`

/** Makes calls, each of which writes a line of more than 300 bytes to the log. */
async function call(times: number) {
  let made = 0
  const callOn = async () => {
    while (made < times) {
      made += 1
      const reply = await fetch(server.url + longPath)
      expect(reply.status).toBe(404)
      await reply.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: 20 }, callOn))
}

describe('a log that nobody reads', () => {
  test('keeps nobody waiting, and says later how many of its lines were dropped', async () => {
    await call(5_000)
    expect(server.output()).not.toContain('dropped')
    server.child.stderr?.resume()
    const dropped = await vi.waitFor(() => {
      const line = server
        .output()
        .split('\n')
        .find((text) => text.includes('log lines were dropped'))
      expect(line).toBeDefined()
      return (JSON.parse(line ?? '') as { lines: number }).lines
    })
    const written = server
      .output()
      .split('\n')
      .filter((line) => line.includes('"answered"'))
    expect(dropped).toBeGreaterThan(0)
    expect(written.length + dropped).toBe(5_000)
  })

  test.each([
    ['in order', 'SIGTERM', 0],
    ['by an error that nobody expected', 'SIGUSR2', 1],
  ] as const)('does not keep the server from ending %s', async (_how, signal, code) => {
    await call(1_000)
    expect(server.output()).not.toContain('dropped')
    const exited = new Promise((resolve) => server.child.once('exit', resolve))
    server.child.kill(signal)
    expect(await exited).toBe(code)
  })
})

test('an error that nobody expected is the last line of the log', async () => {
  server.child.stderr?.resume()
  expect(await server.end('SIGUSR2')).toEqual({ code: 1, signal: null })
  const last = server.output().trimEnd().split('\n').at(-1) ?? ''
  expect(JSON.parse(last)).toMatchObject({ level: 60, err: { message: 'unexpected' } })
})
