import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { getQuestions } from '@quizly/contract'
import { afterEach, describe, expect, test } from 'vitest'
import { anyEngine } from '../../testing/engines.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const get = (path: string, token = '') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n\r\n`
const health = get('/healthz')

describe.each(anyEngine)('connections', (engine) => {
  let t: TestApp
  const sockets: Socket[] = []
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy()
    await t.close()
  })

  const start = async (config: Parameters<typeof createTestApp>[0]['config'] = {}) => {
    t = await createTestApp({ engine, config })
    await t.app.listen({ port: 0, host: '127.0.0.1' })
  }
  /** A connection from a local address, with all that it has received so far. */
  const open = async (localAddress = '127.0.0.1') => {
    const { port } = t.app.server.address() as AddressInfo
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    sockets.push(socket)
    const line = { socket, text: '' }
    socket.on('error', () => {}).setEncoding('latin1')
    socket.on('data', (part: string) => (line.text += part))
    await once(socket, 'connect')
    return line
  }
  const isAnswered = async ({ socket, text }: Awaited<ReturnType<typeof open>>) => {
    const line = { text }
    socket.on('data', (part: string) => (line.text += part))
    socket.write(health)
    await expect.poll(() => socket.destroyed || line.text.includes('{"status":"ok"}')).toBe(true)
    return !socket.destroyed
  }

  test('of one address make room among themselves for a new one, and leave room for others', async () => {
    await start({ mostConnections: 10 })
    const first = await Promise.all(Array.from({ length: 8 }, () => open()))
    for (const line of first) expect(await isAnswered(line)).toBe(true)
    const ninth = await open()
    expect(await isAnswered(ninth)).toBe(true)
    await expect.poll(() => first.filter(({ socket }) => socket.destroyed).length).toBe(1)
    const others = [await open('127.0.0.2'), await open('127.0.0.2')]
    for (const line of others) expect(await isAnswered(line)).toBe(true)
    expect(first.filter(({ socket }) => socket.destroyed)).toHaveLength(1)
    // All connections are taken now: the address that has most loses one.
    expect(await isAnswered(await open('127.0.0.3'))).toBe(true)
    await expect.poll(() => first.filter(({ socket }) => socket.destroyed).length).toBe(2)
    for (const line of others) expect(await isAnswered(line)).toBe(true)
  })

  test('of a proxy are those of many people', async () => {
    await start({ mostConnections: 10, trustedProxies: ['127.0.0.1'] })
    const lines = await Promise.all(Array.from({ length: 10 }, () => open()))
    for (const line of lines) expect(await isAnswered(line)).toBe(true)
  })

  test.each([
    ['HTTP/1.1', 'Host: localhost'],
    ['HTTP/1.0', 'Connection: keep-alive'],
    ['HTTP/2.0', 'Connection: keep-alive'],
    ['HTTP/0.9', 'Connection: keep-alive'],
    ['ICE/1.0', 'Connection: keep-alive'],
    ['no protocol', 'Connection: keep-alive'],
  ])(
    'that ask for a thousand things at once in %s end before anything is made of these',
    async (protocol, header) => {
      await start()
      let parsed = 0
      t.app.server.on('request', () => (parsed += 1))
      const { socket } = await open()
      const method = protocol === 'ICE/1.0' ? 'SOURCE' : 'GET'
      const firstLine = `${method} /${protocol === 'no protocol' ? '' : ` ${protocol}`}`
      socket.write(`${firstLine}\r\n${header}\r\n\r\n`.repeat(1_000))
      await expect.poll(() => socket.destroyed).toBe(true)
      expect(parsed).toBeLessThanOrEqual(10)
      expect(await isAnswered(await open())).toBe(true)
    },
  )

  test('on which addresses cannot be read go on, as nothing waits on them', async () => {
    await start()
    const line = await open()
    for (let sent = 1; sent <= 15; sent += 1) {
      line.socket.write(get('/%zz'))
      await expect.poll(() => line.text.match(/HTTP\/1\.1 400/g)?.length ?? line.socket.destroyed).toBe(sent)
    }
    expect(await isAnswered(line)).toBe(true)
  })

  test('of one person run no more than twenty requests', async () => {
    await start({ rateLimits: true })
    const { ada, ben } = (await t.seed({ users: { ada: {}, ben: {} } })).users
    const unfinished = (token: string) =>
      get('/api/contact', token).replace('GET', 'POST').replace('\r\n\r\n', '\r\nContent-Length: 9\r\n') +
      'Content-Type: application/json\r\n\r\n{'
    for (let i = 0; i < 20; i += 1) (await open()).socket.write(unfinished(ada.token))
    const statusOf = async (token: string) => {
      const line = await open()
      line.socket.write(get('/api/auth/me', token))
      await expect.poll(() => line.text).toContain('\r\n\r\n')
      return line.text.slice(9, 12)
    }
    await expect.poll(() => statusOf(ada.token)).toBe('503')
    expect(await statusOf(ben.token)).toBe('200')
    sockets[0]?.destroy()
    await expect.poll(() => statusOf(ada.token)).toBe('200')
  })

  test('on which too much is asked at once end', async () => {
    await start()
    const { token } = (await t.seed({ users: { ada: { role: 'admin' } } })).users.ada
    const line = await open()
    line.socket.write(get('/api/quizzes', token).repeat(11))
    await expect.poll(() => line.socket.destroyed).toBe(true)
    const other = await open()
    other.socket.write(get('/api/quizzes', token).repeat(10))
    await expect.poll(() => other.text.match(/HTTP\/1\.1 200/g)?.length).toBe(10)
  })

  test('that read no replies end before these fill the memory', async () => {
    await start()
    const text = 'x'.repeat(9_000)
    const question = { text, type: 'write' as const, options: [], correctAnswers: ['x'] }
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' } },
      quizzes: { long: { owner: 'ada', questions: Array.from({ length: 450 }, () => question) } },
    })
    const request = get(getQuestions.path.replace(':quizId', quizzes.long._id), users.ada.token)
    const lines: Awaited<ReturnType<typeof open>>[] = []
    // Each reply has 4 MB, of which the system's buffers take some: in all twice as much as may wait.
    for (let i = 0; i < 80; i += 1) {
      const line = await open()
      line.socket.pause().write(request)
      lines.push(line)
    }
    const reader = await open()
    reader.socket.write(request)
    await expect.poll(() => reader.text.length).toBeGreaterThan(4e6)
    const cut = () => lines.filter(({ socket }) => (socket.resume(), socket.destroyed)).length
    await expect.poll(cut).toBeGreaterThan(0)
  })
})
