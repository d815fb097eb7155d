import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { claimMail, deleteForgottenMails } from '../db/mail-queue.ts'
import { createIds, systemRandom } from '../random.ts'
import { engines } from '../testing/engines.ts'
import { seed } from '../testing/seed.ts'
import { startSmtpServer } from '../testing/smtp-server.ts'
import type { Mail } from './message.ts'
import { openOutbox, type Outbox } from './outbox.ts'

const mail: Mail = { to: 'ben@school.example', subject: 'Hello', text: 'A secret token' }
const hourMs = 3_600_000
/** Waits as long as a busy machine may need. */
const until = (expectation: () => unknown) => vi.waitFor(expectation)

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

describe.each(engines)('mail on $name', (engine) => {
  async function setUp(refuse?: (count: number) => number | undefined) {
    const smtp = await startSmtpServer(refuse)
    const { store, remove } = await engine.open()
    const { db } = store
    const userId = (await seed(db, { users: { ben: {} } })).users.ben._id
    const lines: string[] = []
    const log: FastifyBaseLogger = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) })
    let skippedMs = 0
    const clock = { now: () => Date.now() + skippedMs }
    const open = (): Outbox => {
      const outbox = openOutbox(
        smtp.config,
        { db, clock, newId: createIds(clock, systemRandom), log },
        { retryAfterMs: [5, 5], lookEveryMs: 5, retryForMs: 2_000 },
      )
      closing.unshift(outbox.close)
      return outbox
    }
    closing.push(smtp.close, remove)
    const outbox = open()
    return {
      smtp,
      outbox,
      open,
      lines,
      db,
      clock,
      listWaiting: () => db.selectFrom('mails').selectAll().execute(),
      post: (posted: Mail, expiresInMs = hourMs) =>
        outbox.post(db, { mail: posted, userId, expiresAt: clock.now() + expiresInMs }),
      skip: (ms: number) => {
        skippedMs += ms
      },
    }
  }

  test('goes out one after the other as plain text, and nothing of it stays', async () => {
    const { smtp, post, outbox, listWaiting, skip } = await setUp()
    for (const subject of ['One', 'Zwölf 12']) {
      await post({ ...mail, subject, text: 'Grüße\nfrom Zoë' })
      // Two mails of the same millisecond have no order.
      skip(1)
    }
    outbox.wake()
    await until(() => expect(smtp.mails).toHaveLength(2))
    const [first, second] = smtp.mails
    expect(first?.recipients).toEqual(['ben@school.example'])
    expect(first?.headers).toMatch(/^From: Quizly <quizly@school.example>$/m)
    expect(first?.headers).toMatch(/^Subject: One\r?$/m)
    expect(first?.headers).toMatch(/^Content-Type: text\/plain; charset=utf-8\r?$/m)
    expect(second?.text).toBe('Grüße\r\nfrom Zoë')
    await until(async () => expect(await listWaiting()).toEqual([]))
  })

  test('cannot be given further headers or recipients by a name', async () => {
    const { smtp, post } = await setUp()
    const hostile = 'Eve\r\nBcc: all@school.example\r\n\r\nBuy this\u2028now'
    await post({ ...mail, subject: hostile, replyTo: { name: hostile, address: 'eve@school.example' } })
    await until(() => expect(smtp.mails).toHaveLength(1))
    const [received] = smtp.mails
    expect(received?.recipients).toEqual(['ben@school.example'])
    expect(received?.headers).not.toMatch(/^Bcc/im)
    expect(received?.headers).toMatch(/^Reply-To: .*<eve@school.example>$/m)
    expect(received?.text).toBe('A secret token')
  })

  test('that is refused for now is tried again', async () => {
    const { smtp, post, lines } = await setUp((count) => (count < 4 ? 451 : undefined))
    await post(mail)
    await until(() => expect(smtp.mails).toHaveLength(1))
    expect(lines).toHaveLength(4)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      responseCode: 451,
      msg: 'mail: one was not sent; it is tried again',
    })
  })

  test('that is refused until it expires is given up, and the next one is sent', async () => {
    const { smtp, post, lines } = await setUp((count) => (count < 1 ? 451 : undefined))
    await post(mail, 4)
    await until(() =>
      expect(lines.at(-1)).toContain('"mail: one was given up; look at the code and send it by other means"'),
    )
    await post({ ...mail, subject: 'Next' })
    await until(() => expect(smtp.mails).toHaveLength(1))
    expect(smtp.mails[0]?.headers).toContain('Subject: Next')
  })

  test('that is refused for good is not tried again, and the log keeps its content to itself', async () => {
    const { smtp, post, lines, listWaiting } = await setUp((count) => (count === 0 ? 550 : undefined))
    await post(mail)
    await until(() => expect(smtp.tried()).toBe(1))
    await post({ ...mail, subject: 'Next' })
    await until(() => expect(smtp.mails).toHaveLength(1))
    await until(async () => expect(await listWaiting()).toEqual([]))
    expect(smtp.tried()).toBe(2)
    expect(JSON.parse(lines.join(''))).toMatchObject({
      responseCode: 550,
      msg: 'mail: one was given up; look at the code and send it by other means',
    })
    expect(lines.join('')).not.toMatch(/secret|Hello|ben@/)
  })

  test('waits for a server that is away', async () => {
    const { smtp, post, lines, listWaiting } = await setUp()
    await smtp.close()
    await post(mail)
    await until(() => expect(lines.length).toBeGreaterThan(2))
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      code: 'ESOCKET',
      msg: 'mail: one was not sent; it is tried again',
    })
    expect(await listWaiting()).toHaveLength(1)
  })

  test('that is under way is sent before closing', async () => {
    const { smtp, post, outbox } = await setUp()
    await post(mail)
    await post(mail)
    outbox.wake()
    await outbox.close()
    expect(smtp.mails).toHaveLength(2)
  })

  test('is sent once, however many servers look for it', async () => {
    const { smtp, post, outbox, open, listWaiting } = await setUp()
    const outboxes = [outbox, open(), open()]
    for (let i = 0; i < 20; i += 1) await post({ ...mail, subject: `Number ${i}` })
    for (const each of outboxes) each.wake()
    await until(async () => expect(await listWaiting()).toEqual([]))
    const subjects = smtp.mails.map(({ headers }) => /^Subject: (.+?)\r?$/m.exec(headers)?.[1])
    expect(subjects.toSorted()).toEqual(Array.from({ length: 20 }, (_, i) => `Number ${i}`).toSorted())
  })

  test('that a server took with it is sent by another one later', async () => {
    const { smtp, post, outbox, open, db, clock, skip } = await setUp()
    await outbox.close()
    await post(mail)
    expect(await claimMail(db, clock.now(), 300_000)).toBeDefined()
    const survivor = open()
    await post({ ...mail, subject: 'Next' })
    survivor.wake()
    await until(() => expect(smtp.mails).toHaveLength(1))
    expect(smtp.mails[0]?.headers).toContain('Subject: Next')
    skip(300_000)
    await until(() => expect(smtp.mails).toHaveLength(2))
  })

  test('that nobody could send in time is not sent late', async () => {
    const { smtp, post, outbox, open, lines, listWaiting, skip } = await setUp()
    await outbox.close()
    await post(mail)
    skip(hourMs)
    open()
    await until(async () => expect(await listWaiting()).toEqual([]))
    expect([smtp.tried(), lines.length]).toEqual([0, 1])
    expect(lines[0]).toContain('"mail: one was given up; look at the code and send it by other means"')
  })

  test('of a server that sends none any more does not stay for ever', async () => {
    const { post, outbox, db, clock, listWaiting } = await setUp()
    await outbox.close()
    await post(mail)
    await deleteForgottenMails(db, clock.now() + 2 * hourMs - 1_000)
    expect(await listWaiting()).toHaveLength(1)
    await deleteForgottenMails(db, clock.now() + 2 * hourMs)
    expect(await listWaiting()).toEqual([])
  })
})
