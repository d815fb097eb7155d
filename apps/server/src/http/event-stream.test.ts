import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { giveExtraTime } from '@quizly/contract'
import { pino } from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import { anyEngine } from '../testing/engines.ts'
import { begin } from '../testing/taking.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { EventStream } from './event-stream.ts'
import { usualTimeouts } from './timeouts.ts'

const health = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'

describe.each(anyEngine)('a stream of events', (engine) => {
  let t: TestApp
  const sockets: Socket[] = []
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy()
    await t.close()
  })

  /** A running attempt, and how its page asks for its stream. */
  async function start(config: Parameters<typeof createTestApp>[0]['config'] = {}, timeouts = usualTimeouts) {
    const lines: string[] = []
    const log = pino({}, { write: (line: string) => lines.push(line) })
    const answered = () =>
      lines.filter((line) => line.includes('/clock')).map((line) => JSON.parse(line) as object)
    t = await createTestApp({ engine, config, timeouts, log })
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ben: {} },
      quizzes: { biology: { owner: 'ada' } },
    })
    await t.app.listen({ port: 0, host: '127.0.0.1' })
    const { attempt } = await begin(t, users.ben, quizzes.biology)
    const path = `/api/attempts/${attempt._id}/clock`
    const request = (version = '1.1') =>
      `GET ${path} HTTP/${version}\r\nHost: localhost\r\nAuthorization: Bearer ${users.ben.token}\r\nAccept: text/event-stream\r\n\r\n`
    const give = () =>
      t.call(giveExtraTime, {
        token: users.ada.token,
        params: { quizId: quizzes.biology._id },
        body: { _id: 'g', reach: 'running', minutes: 5 },
      })
    return { request, give, answered }
  }
  /** A connection that says this, with all that it has received so far. */
  async function say(text: string, localAddress = '127.0.0.1') {
    const { port } = t.app.server.address() as AddressInfo
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    sockets.push(socket)
    const line = { socket, text: '' }
    socket.on('error', () => {}).setEncoding('latin1')
    socket.on('data', (part: string) => (line.text += part))
    await once(socket, 'connect')
    socket.write(text)
    return line
  }

  test('begins with what is so, and tells what changes', async () => {
    const { request, give } = await start()
    const lines = [await say(request()), await say(request('1.0'))]
    for (const line of lines)
      await expect
        .poll(() => line.text)
        .toMatch(/^HTTP\/1.1 200 [^]*\r\n\r\n[^]*data: {"type":"duration","durationMs":600000}\n\n/)
    await give()
    for (const line of lines)
      await expect.poll(() => line.text).toContain('data: {"type":"duration","durationMs":900000}\n\n')
  })

  test('is no running request, is not ended when it is silent, and is answered as soon as it begins', async () => {
    const { request, give, answered } = await start({}, { ...usualTimeouts, idleMs: 100 })
    const lines = await Promise.all([1, 2, 3].map(() => say(request())))
    for (const line of lines) await expect.poll(() => line.text).toContain('data: ')
    expect(answered()).toMatchObject([{ status: 200 }, { status: 200 }, { status: 200 }])
    const silent = await say('')
    await expect.poll(() => silent.socket.closed).toBe(true)
    expect(lines.map(({ socket }) => socket.closed)).toEqual([false, false, false])
    await give()
    for (const line of lines)
      await expect.poll(() => line.text).toContain('data: {"type":"duration","durationMs":900000}\n\n')
    for (const { socket } of lines) socket.destroy()
    await t.app.close()
    expect(answered()).toMatchObject([{ status: 200 }, { status: 200 }, { status: 200 }])
  })

  test('comes after the replies to earlier requests of its connection', async () => {
    const { request } = await start()
    const line = await say(health + request())
    await expect
      .poll(() => line.text)
      .toMatch(/\{"status":"ok"\}HTTP\/1.1 200 [^]*data: {"type":"duration","durationMs":600000}\n\n/)
  })

  test('ends when its caller leaves, or says more', async () => {
    const { request } = await start()
    const [leaving, talking] = [await say(request()), await say(request())]
    await expect.poll(() => leaving.text).toContain('data: ')
    await expect.poll(() => talking.text).toContain('data: ')
    leaving.socket.end()
    talking.socket.write(health)
    await expect.poll(() => leaving.socket.closed).toBe(true)
    await expect.poll(() => talking.socket.closed).toBe(true)
    expect(talking.text).not.toContain('ok')
  })

  test('counts among the connections, and gives way to others', async () => {
    const { request } = await start({ mostConnections: 3 })
    const lines = [await say(request()), await say(request()), await say(request())]
    for (const line of lines) await expect.poll(() => line.text).toContain('data: ')
    const other = await say(health)
    await expect.poll(() => other.text).toContain('ok')
    await expect.poll(() => lines.filter(({ socket }) => socket.closed).length).toBe(1)
  })
})

test('a reader who reads nothing is cut off before much waits for them', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const reader = connect((server.address() as AddressInfo).port, '127.0.0.1').pause()
  reader.write(health)
  const [, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse]
  const stream = new EventStream(response, ({ type }) => type)
  const closed = Promise.withResolvers<void>()
  stream.onClose(closed.resolve)
  let most = 0
  while (!stream.isClosed) {
    stream.send({ type: 'x'.repeat(1024 * 1024) })
    most = Math.max(most, response.writableLength)
    await new Promise(setImmediate)
  }
  await closed.promise
  expect(most).toBeLessThan(3 * 1024 * 1024)
  reader.destroy()
  server.close()
})

describe('a stream that is looked at again and again', () => {
  async function open(size: number) {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const reader = connect((server.address() as AddressInfo).port, '127.0.0.1').pause()
    reader.write(health)
    const [, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse]
    const stream = new EventStream(response, ({ type }) => type)
    // Until the kernel takes no more of it.
    for (let sent = 0; sent < size && !response.socket?.writableNeedDrain; sent += 1) {
      stream.send({ type: 'x'.repeat(100_000) })
      await new Promise(setImmediate)
    }
    return { reader, response, stream, close: () => (reader.destroy(), server.close()) }
  }

  test('is closed when its reader has read nothing for a quarter of a minute', async () => {
    const { response, stream, close } = await open(1_000)
    for (const now of [0, 5_000, 14_999]) {
      stream.endIfUnread(now)
      expect(stream.isClosed).toBe(false)
    }
    stream.endIfUnread(15_000)
    expect([stream.isClosed, response.destroyed]).toEqual([true, true])
    close()
  })

  test('stays open for who reads late, and for who has had little to read', async () => {
    const late = await open(1_000)
    late.stream.endIfUnread(0)
    const drained = once(late.response.socket!, 'drain')
    late.reader.resume()
    await drained
    const small = await open(1)
    for (const { stream, close } of [late, small]) {
      for (const now of [10_000, 20_000, 90_000]) stream.endIfUnread(now)
      expect(stream.isClosed).toBe(false)
      close()
    }
  })
})
