import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runServerProcess, startServerProcess } from './testing/processes/server-process.ts'

let folder: string
let environment: Record<string, string>
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quizly-main-'))
  environment = { DATABASE_URL: `sqlite:${join(folder, 'quizly.db')}` }
})
afterEach(() => rm(folder, { recursive: true }))

describe('starting', () => {
  test('tells where the server and its data are', async () => {
    const server = await startServerProcess(environment)
    expect(server.output()).toMatch(/^Quizly is running\.\n  This computer +http:\/\/127\.0\.0\.1:\d+\n/)
    expect(server.output()).toContain(join(folder, 'quizly.db'))
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: 'ok' })
    await server.end('SIGTERM')
  })

  test.each([
    ['a bad value', { PORT: 'http' }, 'PORT must be a number'],
    ['another database', { DATABASE_URL: 'mysql://localhost/quizly' }, 'DATABASE_URL must look like'],
    ['a server that is not there', { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' }, 'No PostgreSQL answers'],
    ['limits off for everybody', { RATE_LIMITS: 'off', HOST: '0.0.0.0' }, 'RATE_LIMITS can be off only'],
    ['an address elsewhere', { HOST: '203.0.113.7' }, 'HOST 203.0.113.7 is not an address of this computer.'],
    [
      'a data file that cannot be',
      { DATABASE_URL: 'sqlite:/dev/null/quizly.db' },
      'The data folder /dev/null cannot be made: /dev/null is a file.',
    ],
    [
      'a folder for backups that cannot be',
      { BACKUP_DIR: '/dev/null' },
      'BACKUP_DIR names /dev/null, which cannot hold a backup: /dev/null is a file.',
    ],
    [
      'a clock that was never set',
      { NODE_OPTIONS: '--import data:text/javascript,Date.now=()=>9e11' },
      'The clock of this machine says 9 July 1998 at 16:00 (UTC).',
    ],
  ])('ends with one sentence on %s', async (_what, change, sentence) => {
    const { code, output } = await runServerProcess({ ...environment, ...change })
    expect(code).toBe(1)
    expect(output).toContain(sentence)
    expect(output).toMatch(/^[^\n]+\.\n$/)
  })

  test('on a port that is taken ends when it was asked for', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    const { code, output } = await runServerProcess({ ...environment, PORT: port })
    expect([code, output]).toEqual([
      1,
      `Port ${port} is in use by another program; set PORT to a free one.\n`,
    ])
    other.close()
  })

  test('takes the next free port when none was asked for', async () => {
    const other = createServer().listen(3000, '127.0.0.1')
    await Promise.race([once(other, 'listening'), once(other, 'error')])
    const server = await startServerProcess({ ...environment, PORT: '' })
    expect(server.output()).toMatch(/^Port 3000 is in use\.\nQuizly is running\./)
    expect(server.url).not.toMatch(/:3000$/)
    await server.end('SIGTERM')
    other.close()
  })
})

describe('a whole class that connects at the same moment', () => {
  // Elsewhere the system lets fewer wait.
  test.runIf(process.platform === 'linux')('waits for a busy server, and nobody is turned away', async () => {
    const maxWaiting = Number(await readFile('/proc/sys/net/core/somaxconn', 'utf8'))
    const students = Math.min(1_000, maxWaiting)
    const server = await startServerProcess(environment)
    const port = Number(new URL(server.url).port)
    server.child.kill('SIGSTOP')
    const sockets = Array.from({ length: students }, () => connect(port, '127.0.0.1'))
    await Promise.all(
      sockets.map((socket) => once(socket, 'connect', { signal: AbortSignal.timeout(20_000) })),
    )
    server.child.kill('SIGCONT')
    for (const socket of sockets) socket.destroy()
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null })
  })
})

describe('stopping', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('on %s answers what is under way first', async (signal) => {
    const server = await startServerProcess(environment)
    const { port } = new URL(server.url)
    const body = JSON.stringify({
      name: 'Ben',
      email: 'ben@example.org',
      password: 'a long pass phrase',
      role: 'student',
    })
    const socket = connect(Number(port), '127.0.0.1')
    let reply = ''
    socket.setEncoding('utf8').on('data', (part: string) => {
      reply += part
    })
    const head = [
      'POST /api/auth/signup HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Expect: 100-continue',
      '',
      '',
    ]
    socket.write(head.join('\r\n'))
    await once(socket, 'data')
    expect(reply).toMatch(/^HTTP\/1.1 100 Continue/)

    const ended = server.end(signal)
    server.child.kill(signal)
    socket.write(body)
    await once(socket, 'close')
    expect(reply).toContain('HTTP/1.1 201 Created')
    server.child.kill(signal)
    expect(await ended).toEqual({ code: 0, signal: null })
    expect(await readdir(folder)).toEqual(['quizly.db', 'quizly.db.lock'])
  })

  test('with idle connections does not wait for them', async () => {
    const server = await startServerProcess(environment)
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    await once(socket, 'connect')
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null })
  })
})
