import type { AddressInfo } from 'node:net'
import { allCalls, errorStatus, failure } from '@quizly/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anyEngine } from '../testing/engines.ts'
import { readReply, sendRaw } from '../testing/processes/raw-connection.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { usualTimeouts } from './timeouts.ts'

async function listen(t: TestApp): Promise<number> {
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  return (t.app.server.address() as AddressInfo).port
}

const head = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`
const get = (path: string, ...headers: string[]) =>
  head(`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers)
const post = (...headers: string[]) =>
  head('POST /api/auth/login HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', ...headers)
const smuggled = get('/api/config')

/** The error code of a refusal, after checking its shape, status, headers and that the connection ends. */
function refusalOf(reply: string): string {
  const { status, headers, body } = readReply(reply)
  const { code } = failure.parse(JSON.parse(body))
  expect(status).toBe(errorStatus[code])
  expect(headers).toContain('connection: close')
  expect(headers).toContain('content-type: application/json; charset=utf-8')
  expect(headers).toContain('x-content-type-options: nosniff')
  return code
}

describe.each(anyEngine)('bytes that are no proper request', (engine) => {
  let t: TestApp
  let port: number
  beforeAll(async () => {
    t = await createTestApp({ engine })
    port = await listen(t)
  })
  afterAll(() => t.close())

  /** Sends the bytes and returns the reply. Fails if the server has died. */
  async function attack(bytes: string | Uint8Array): Promise<string> {
    const reply = await sendRaw(port, bytes)
    expect(readReply(await sendRaw(port, get('/healthz'))).body).toBe('{"status":"ok"}')
    return reply
  }

  test.each([
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['the start of TLS', Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03])],
    ['a version that is none', 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n'],
    ['a method that is none', 'STEAL / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['a control character in a header', get('/', 'X-A: a\x00b')],
    ['a space before the colon', get('/', 'X-A : b')],
    ['a header that goes on in the next line', get('/', 'X-A: a\r\n b', ' : c')],
    ['lines that end in a bare line feed', 'GET / HTTP/1.1\nHost: localhost\nX: \x01\n\n'],
    ['a length and chunks', post('Content-Length: 5', 'Transfer-Encoding: chunked') + `0\r\n\r\n${smuggled}`],
    ['chunks and a length', post('Transfer-Encoding: chunked', 'Content-Length: 5') + `0\r\n\r\n${smuggled}`],
    ['two lengths', post('Content-Length: 5', 'Content-Length: 6') + `123456${smuggled}`],
    ['two lengths in one', post('Content-Length: 5, 6') + `123456${smuggled}`],
    ['a length with a sign', post('Content-Length: +5') + `12345${smuggled}`],
    ['a negative length', post('Content-Length: -5') + smuggled],
    ['chunks that are not last', post('Transfer-Encoding: chunked, identity') + `0\r\n\r\n${smuggled}`],
    ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['two hosts', get('/healthz', 'Host: evil.example.org')],
  ])('are refused: %s', async (_what, bytes) => {
    const reply = await attack(bytes)
    expect(refusalOf(reply)).toBe('malformed-request')
    expect(reply).not.toContain('contactUrl')
    expect(reply.match(/HTTP\/1\.1 \d/g)).toHaveLength(1)
  })

  test.each([
    ['one long header', get('/', `X-A: ${'a'.repeat(20_000)}`)],
    ['many headers', get('/', ...Array.from({ length: 3_000 }, (_, i) => `X-${i}: a`))],
    ['a long address', get(`/${'a'.repeat(20_000)}`)],
    ['a long token', get('/api/auth/me', `Authorization: Bearer ${'a'.repeat(20_000)}`)],
  ])('are refused as too large: %s', async (_what, bytes) => {
    expect(refusalOf(await attack(bytes))).toBe('headers-too-large')
  })

  test.each([
    ['in disguise', `0\r\n\r\n${smuggled}`, 'xchunked'],
    ['that are none', `zz\r\n{}\r\n0\r\n\r\n`],
    ['that say more than they carry', `1;${'a'.repeat(30_000)}\r\n{\r\n`],
    ['of two megabytes', `200000\r\n${' '.repeat(0x200000)}\r\n0\r\n\r\n`],
    ['that do not end', `1\r\n{\r\n`],
  ])('are refused without a length: chunks %s', async (_what, chunks, encoding = 'chunked') => {
    const reply = await attack(post(`Transfer-Encoding: ${encoding}`) + chunks)
    expect(refusalOf(reply)).toBe('length-required')
    expect(reply.match(/HTTP\/1\.1 \d/g)).toHaveLength(1)
  })

  test('are refused as too large: a body with its length', async () => {
    const bytes = post(`Content-Length: ${2 * 1024 * 1024}`, 'Connection: close') + '{'
    const { status, body } = readReply(await attack(bytes))
    expect([status, failure.parse(JSON.parse(body)).code]).toEqual([413, 'too-large'])
  })

  test.each(['localhost', 'evil.example.org', 'localhost:1@evil.example.org', '"><script>', ''])(
    'may name the host as %j, which changes nothing',
    async (host) => {
      const answer = async (name: string) => {
        const reply = await sendRaw(
          port,
          `GET /api/config HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`,
        )
        return reply.replace(/\r\ndate: [^\r]+/i, '')
      }
      expect(await answer(host)).toBe(await answer('127.0.0.1'))
    },
  )

  test.each([
    ['OPTIONS', '/api/auth/login', 404],
    ['TRACE', '/api/config', 404],
    ['DELETE', '/api/config', 404],
    ['PATCH', '/api/auth/login', 404],
    ['HEAD', '/api/config', 200],
  ])('with the method %s at %s do nothing', async (method, path, status) => {
    const secret = 'X-Secret: do-not-echo'
    const bytes = head(`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', secret)
    const reply = await attack(bytes)
    expect(readReply(reply).status).toBe(status)
    expect(readReply(reply).body === '').toBe(method === 'HEAD')
    expect(reply).not.toContain('do-not-echo')
  })

  test('cannot make a tunnel of the server', async () => {
    const reply = await attack(head('CONNECT evil.example.org:443 HTTP/1.1', 'Host: evil.example.org'))
    expect(reply).not.toContain(' 200 ')
  })
})

describe.each(anyEngine)('a client that takes its time', (engine) => {
  let t: TestApp
  let port: number
  beforeAll(async () => {
    const pace = { bytes: 100, everyMs: 100 }
    const timeouts = { headersMs: 100, requestMs: 60_000, idleMs: 60_000, pace, checkEveryMs: 10 }
    t = await createTestApp({ engine, timeouts })
    port = await listen(t)
  })
  afterAll(() => t.close())

  test.each([
    ['says nothing', ''],
    ['does not end its headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: '],
    ['does not end its body', `${post('Content-Length: 100')}{`],
  ])('is sent away when it %s', async (_what, bytes) => {
    expect(refusalOf(await sendRaw(port, bytes))).toBe('request-timeout')
  })

  test('keeps nobody else waiting', async () => {
    const slow = Array.from({ length: 200 }, () => sendRaw(port, 'POST /api/auth/login HTTP/1.1\r\nHost: l'))
    expect((await t.app.inject('/healthz')).statusCode).toBe(200)
    const replies = await Promise.all(slow)
    expect(replies.every((reply) => reply.startsWith('HTTP/1.1 408 '))).toBe(true)
  })

  test('loses a connection on which nothing moves', async () => {
    const timeouts = { ...usualTimeouts, idleMs: 50, checkEveryMs: 30_000 }
    const other = await createTestApp({ engine, timeouts })
    expect(await sendRaw(await listen(other), '')).toBe('')
    await other.close()
  })

  test('has a bounded time in production', () => {
    const { headersMs, requestMs, idleMs, pace, checkEveryMs } = usualTimeouts
    expect(checkEveryMs).toBeLessThan(headersMs)
    expect(headersMs).toBeLessThanOrEqual(10_000)
    expect(pace.everyMs).toBeLessThanOrEqual(10_000)
    expect(pace.everyMs).toBeLessThan(idleMs)
    const largest = Math.max(...Object.values(allCalls).map(({ bodyLimit = 0 }) => bodyLimit))
    expect((largest / pace.bytes) * pace.everyMs).toBeLessThan(requestMs)
  })
})
