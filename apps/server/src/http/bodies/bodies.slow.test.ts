import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { endAllSessions, getQuiz, login, saveAnswers, startAttempt, verifyCode } from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anyEngine } from '../../testing/engines.ts'
import { readReply, sendRaw } from '../../testing/processes/raw-connection.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createBodyBudget } from './body-budget.ts'
import { collectBody, usualPace } from './collect-body.ts'
import { hasMoreValues } from './count-values.ts'
import { usualTimeouts } from '../timeouts.ts'

const MiB = 1024 ** 2

function head(method: string, path: string, length: number, token?: string): string {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
  ]
  return `${lines.join('\r\n')}\r\n\r\n`
}
const codeOf = (reply: string) => (JSON.parse(readReply(reply).body) as { code?: string }).code

test('a body that arrived in several pieces is whole, also where a stream gives one piece at a time', async () => {
  const oneAtATime = Object.assign(new Readable({ objectMode: true, read: () => {} }), { complete: true })
  for (const text of ['{"answers":', '[', ']}']) oneAtATime.push(Buffer.from(text))
  const rules = { limit: 100, announced: undefined, pace: usualPace, reserve: () => true }
  expect(String(await collectBody(oneAtATime, rules))).toBe('{"answers":[]}')
})

describe.each(anyEngine)('a body on its way', (engine) => {
  let t: TestApp
  let port: number
  const open = async (options: Partial<Parameters<typeof createTestApp>[0]> = {}) => {
    t = await createTestApp({ engine, ...options })
    await t.app.listen({ port: 0, host: '127.0.0.1' })
    port = (t.app.server.address() as AddressInfo).port
  }
  beforeEach(() => open())
  afterEach(() => t.close())

  const seedQuiz = async () => {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ben: {} },
      quizzes: { biology: { owner: 'ada', timeLimit: 10 } },
    })
    const { token } = users.ben
    const params = { quizId: quizzes.biology._id }
    await t.call(verifyCode, { token, body: { secretCode: quizzes.biology.secretCode } })
    const { attempt } = (await t.call(startAttempt, { token, params })).body
    const body = JSON.stringify({
      changes: [{ questionId: quizzes.biology.questions[0]?._id, selectedOption: 'Paris' }],
    })
    const path = saveAnswers.path.replace(':attemptId', attempt._id)
    return { token, params, body, path }
  }
  /** Begins a request. When this resolves, the server has the head and the first byte of the body. */
  const begin = async (bytes: string): Promise<Socket & { reply: Promise<string> }> => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.setEncoding('utf8').on('data', (part: string) => (text += part))
    const reply = once(socket, 'close').then(() => text)
    const begun = new Promise<void>((resolve) => {
      t.app.server.once('request', () => setImmediate(resolve))
    })
    socket.write(bytes)
    await begun
    return Object.assign(socket, { reply })
  }

  test('has arrived when it is complete: who begins in time and ends too late is too late', async () => {
    const { token, params, body, path } = await seedQuiz()
    const bytes = head('PUT', path, body.length, token).replace('\r\n', '\r\nConnection: close\r\n')
    const socket = await begin(bytes + body.slice(0, -1))
    t.clock.advance(11 * 60_000)
    socket.write(body.slice(-1))
    expect(codeOf(await socket.reply)).toBe('already-attempted')
    const { body: view } = await t.call(getQuiz, { token, params })
    expect(view).toMatchObject({ attempt: { state: 'submitted' } })
  })

  test('does nothing when its session was ended before it was complete', async () => {
    const { token, body, path } = await seedQuiz()
    const bytes = head('PUT', path, body.length, token).replace('\r\n', '\r\nConnection: close\r\n')
    const socket = await begin(bytes + body.slice(0, -1))
    await t.call(endAllSessions, { token })
    const beganAt = performance.now()
    await expect.poll(() => performance.now() - beganAt, { interval: 10 }).toBeGreaterThan(60)
    socket.write(body.slice(-1))
    expect(codeOf(await socket.reply)).toBe('session-expired')
  })

  test('is refused unread where the limit of calls has been reached, and the connection ends', async () => {
    await t.close()
    await open({ config: { rateLimits: true } })
    const { ben } = (await t.seed({ users: { ben: {} } })).users
    for (let i = 0; i < 31; i += 1) {
      await t.call(verifyCode, { token: ben.token, body: { secretCode: 'nonesuch' } })
    }
    const reply = await sendRaw(port, `${head('POST', verifyCode.path, 8 * 1024, ben.token)}{`)
    expect(codeOf(reply)).toBe('too-many-requests')
    expect(readReply(reply).headers).toContain('connection: close')
  })

  test('is not swallowed after a refusal, however much of it comes', async () => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    let written = 0
    socket.on('error', () => {})
    socket.setEncoding('utf8').on('data', (part: string) => (text += part))
    const send = (error?: Error | null) => {
      if (error || socket.destroyed || written >= 64 * MiB) return
      written += MiB
      socket.write(Buffer.alloc(MiB, ' '), send)
    }
    socket.write(head('POST', login.path, 1024 * MiB))
    send()
    await new Promise((resolve) => socket.once('close', resolve))
    expect(codeOf(text)).toBe('too-large')
    expect(written).toBeLessThan(64 * MiB)
  })

  test('is refused in words that also a sender reads who has not read while sending', async () => {
    const arrived = new Promise<Socket>((resolve) => t.app.server.once('connection', resolve))
    const socket = connect(port, '127.0.0.1')
    const closed = new Promise((resolve) => socket.once('close', resolve))
    let text = ''
    socket
      .on('error', () => {})
      .setEncoding('utf8')
      .pause()
    socket.write(head('POST', login.path, 1024 * MiB))
    socket.write(Buffer.alloc(16 * MiB, ' '))
    const server = await arrived
    await expect.poll(() => server.bytesWritten).toBeGreaterThan(0)
    // As long as a reset takes that comes at once.
    for (let turn = 0; turn < 1_000; turn += 1) await new Promise(setImmediate)
    socket.on('data', (part: string) => (text += part)).resume()
    await closed
    expect(codeOf(text)).toBe('too-large')
  })

  test.each([
    ['to a call', login.path],
    ['to nobody', '/api/nothing'],
  ])('is refused unread when it comes in chunks %s', async (_whom, path) => {
    let requests: IncomingMessage[] = []
    t.app.server.on('request', (request) => requests.push(request))
    const heads = head('POST', path, 0).replace('Content-Length: 0', 'Transfer-Encoding: chunked')
    const reply = await sendRaw(port, heads + '1\r\n \r\n'.repeat(8_000) + heads)
    expect(readReply(reply)).toMatchObject({ status: 411 })
    expect(codeOf(reply)).toBe('length-required')
    expect(requests.map(({ readableLength }) => readableLength < 1_024)).toEqual([true])
    requests = []
    const behind = await sendRaw(port, `GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n${heads}0\r\n\r\n`)
    expect(behind).not.toContain('411')
  })

  test('is refused when one person has more under way than the budget allows, and nobody else is', async () => {
    const { ada, bea } = (await t.seed({ users: { ada: { role: 'admin' }, bea: { role: 'admin' } } })).users
    const length = 5 * MiB - 1
    const arriving: Socket[] = []
    t.app.server.on('connection', (socket) => arriving.push(socket))
    const upload = ({ token }: { token: string }) => {
      const socket = connect(port, '127.0.0.1')
      const line = { socket, text: '' }
      socket.on('error', () => {}).setEncoding('utf8')
      socket.on('data', (part: string) => (line.text += part))
      socket.write(head('POST', '/api/excel/save-quiz', length, token))
      socket.write(' '.repeat(length - 1))
      return line
    }
    const uploads = [ada, ada, ada, bea].map(upload)
    const codes = () => uploads.map(({ text }) => text.includes('"code"') && codeOf(text))
    const isHere = () => arriving.filter(({ bytesRead }) => bytesRead >= length)
    const settled = () => isHere().length + codes().filter(Boolean).length
    await expect.poll(settled).toBeGreaterThanOrEqual(uploads.length)
    for (const { socket } of uploads) socket.write(' ')
    await expect.poll(() => codes().every(Boolean)).toBe(true)
    const [own, others] = [codes().slice(0, 3), codes().slice(3)]
    expect(own).toContain('busy')
    expect(others).toEqual(['malformed-request'])
    for (const { socket } of uploads) socket.destroy()
  })

  test('of 5 MiB may come over a line of 1 Mbit/s', async () => {
    await t.close()
    // A hundredth of the bytes in a twentieth of the time, so all speeds are a fifth of the real ones.
    const { bytes, everyMs } = usualTimeouts.pace
    await open({ timeouts: { ...usualTimeouts, pace: { bytes: bytes / 100, everyMs: everyMs / 20 } } })
    const { token } = (await t.seed({ users: { ada: { role: 'admin' } } })).users.ada
    const [partMs, part] = [50, 1_250]
    const count = Math.ceil((5 * MiB) / 100 / part)
    const length = count * part
    const socket = await begin(
      head('POST', '/api/excel/save-quiz', length, token).replace('\r\n', '\r\nConnection: close\r\n'),
    )
    for await (const at of every(partMs, count)) socket.write((at === count - 1 ? '{' : ' ').repeat(part))
    expect(codeOf(await socket.reply)).toBe('malformed-request')
  })

  test('is cut off when hardly any of it comes', async () => {
    await t.close()
    await open({ timeouts: { ...usualTimeouts, pace: { bytes: 500, everyMs: 500 } } })
    const { token } = (await t.seed({ users: { ada: { role: 'admin' } } })).users.ada
    const socket = await begin(head('POST', '/api/excel/save-quiz', 20_000, token))
    const dripping = setInterval(() => socket.write(' '), 50)
    expect(codeOf(await socket.reply)).toBe('request-timeout')
    clearInterval(dripping)
  })
})

/** A slow sender: the numbers from 0, one every so many ms. */
async function* every(ms: number, count: number): AsyncGenerator<number> {
  for (let i = 0; i < count; i += 1) {
    yield i
    await wait(ms)
  }
}

describe('the budget of bodies', () => {
  const budget = () => createBodyBudget({ all: 10 * MiB, large: 8 * MiB, largeOfOne: 2 * MiB })

  test('leaves room for small bodies when large ones have taken theirs', () => {
    const { open } = budget()
    const large = Array.from({ length: 4 }, (_, i) => open(`caller ${i}`).reserve(2 * MiB + 64 * 1024))
    expect(large).toEqual([true, true, true, true])
    expect(open('another').reserve(65 * 1024)).toBe(false)
    expect(open('another').reserve(64 * 1024)).toBe(true)
  })

  test('is not one caller’s alone, and what is let go is there again', () => {
    const { open } = budget()
    const first = open('ada')
    expect(first.reserve(2 * MiB)).toBe(true)
    expect(open('ada').reserve(MiB)).toBe(false)
    expect(open('ben').reserve(MiB)).toBe(true)
    first.release()
    expect(open('ada').reserve(2 * MiB)).toBe(true)
  })

  test('has an end for small bodies too', () => {
    const { open } = budget()
    const held = Array.from({ length: 200 }, (_, i) => open(`caller ${i}`).reserve(64 * 1024))
    expect(held.filter(Boolean)).toHaveLength(160)
  })
})

test.each([
  ['[0,0,0]', 2, 0, true],
  ['[0,0,0]', 3, 0, false],
  ['{"a":{"b":[]}}', 2, 2, true],
  ['{"a":{"b":[]}}', 3, 1, true],
  ['{"a":{"b":[]}}', 3, 2, false],
  ['["a,b:{[,,,,"]', 1, 0, false],
  [String.raw`["\",\\\",,,:,,,,"]`, 1, 0, false],
  [String.raw`["\\",0]`, 1, 0, true],
])('%s holds more than %i values or %i names: %j', (json, values, names, hasMore) => {
  expect(hasMoreValues(Buffer.from(json), { values, names })).toBe(hasMore)
})
