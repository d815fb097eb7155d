import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { startSmtpServer } from '../testing/smtp-server.ts'
import { openOutbox, type Outbox } from './outbox.ts'

const mail = { to: 'ben@school.example', subject: 'Hello', text: 'A secret token' }
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function setUp(refuse?: (count: number) => number | undefined) {
  const smtp = await startSmtpServer(refuse)
  const lines: string[] = []
  const log: FastifyBaseLogger = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) })
  const outbox: Outbox = openOutbox(smtp.config, { log, retryAfterMs: [5, 5], patienceMs: 2_000 })
  closing.push(outbox.close, smtp.close)
  return { smtp, outbox, lines }
}

describe('mail', () => {
  test('goes out one after the other as plain text', async () => {
    const { smtp, outbox } = await setUp()
    for (const subject of ['One', 'Zwölf 12']) outbox.post({ ...mail, subject, text: 'Grüße\nfrom Zoë' })
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(2))
    const [first, second] = smtp.mails
    expect(first?.recipients).toEqual(['ben@school.example'])
    expect(first?.headers).toMatch(/^From: Quizly <quizly@school.example>$/m)
    expect(first?.headers).toMatch(/^Subject: One\r?$/m)
    expect(first?.headers).toMatch(/^Content-Type: text\/plain; charset=utf-8\r?$/m)
    expect(second?.text).toBe('Grüße\r\nfrom Zoë')
  })

  test('cannot be given further headers or recipients by a name', async () => {
    const { smtp, outbox } = await setUp()
    const hostile = 'Eve\r\nBcc: all@school.example\r\n\r\nBuy this\u2028now'
    outbox.post({ ...mail, subject: hostile, replyTo: { name: hostile, address: 'eve@school.example' } })
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1))
    const [received] = smtp.mails
    expect(received?.recipients).toEqual(['ben@school.example'])
    expect(received?.headers).not.toMatch(/^Bcc/im)
    expect(received?.headers).toMatch(/^Reply-To: .*<eve@school.example>$/m)
    expect(received?.text).toBe('A secret token')
  })

  test('that is refused for now is tried again', async () => {
    const { smtp, outbox, lines } = await setUp((count) => (count < 2 ? 451 : undefined))
    outbox.post(mail)
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1))
    expect(lines).toHaveLength(2)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ responseCode: 451, msg: 'mail was not sent yet' })
  })

  test('that is refused again and again is given up, and the next one is sent', async () => {
    const { smtp, outbox, lines } = await setUp((count) => (count < 3 ? 451 : undefined))
    outbox.post(mail)
    await vi.waitFor(() => expect(lines.at(-1)).toContain('"mail was not sent"'))
    outbox.post({ ...mail, subject: 'Next' })
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1))
    expect(smtp.tried()).toBe(4)
  })

  test('that is refused for good is not tried again, and the log keeps its content to itself', async () => {
    const { smtp, outbox, lines } = await setUp((count) => (count === 0 ? 550 : undefined))
    outbox.post(mail)
    outbox.post({ ...mail, subject: 'Next' })
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1))
    expect(smtp.tried()).toBe(2)
    expect(JSON.parse(lines.join(''))).toMatchObject({ responseCode: 550, msg: 'mail was not sent' })
    expect(lines.join('')).not.toMatch(/secret|Hello|ben@/)
  })

  test('waits for a server that is away', async () => {
    const { smtp, outbox, lines } = await setUp()
    await smtp.close()
    outbox.post(mail)
    await vi.waitFor(() => expect(lines.length).toBe(3))
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ code: 'ESOCKET', msg: 'mail was not sent yet' })
    expect(JSON.parse(lines[2] ?? '')).toMatchObject({ msg: 'mail was not sent' })
  })

  test('that is under way is sent before closing', async () => {
    const { smtp, outbox } = await setUp()
    outbox.post(mail)
    outbox.post(mail)
    await outbox.close()
    expect(smtp.mails).toHaveLength(2)
  })
})
