import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import type { Clock } from '../clock/clock.ts'
import { claimMail, deleteMail, insertMail, postponeMail, type WaitingMail } from '../db/mail-queue.ts'
import type { Db } from '../db/store.ts'
import { noteUnavailable } from '../db/unavailable.ts'
import type { NewId } from '../random.ts'
import type { MailConfig } from '../config/mail-config.ts'
import { type Mail, smtpOptions, toMessage } from './message.ts'

type Posting = { mail: Mail; userId: string; expiresAt: number }

export type Outbox = {
  /** In the transaction of the change that it reports, so that both are kept or neither. */
  post: (trx: Db, posting: Posting) => Promise<void>
  wake: () => void
  /** Without waiting in the queue. The code of what failed, or undefined. */
  sendNow: (mail: Mail) => Promise<string | undefined>
  close: () => Promise<void>
}

type Tools = { db: Db; clock: Clock; newId: NewId; log: FastifyBaseLogger }
type Timing = { retryAfterMs?: readonly number[]; lookEveryMs?: number; retryForMs?: number }

/** Longer than sending one mail can take with the transport's time-outs. */
const leaseMs = 300_000
/** Less than a person waits at a screen. */
const sendNowMs = 8_000

/** Any server can send what waits in the database, so none is lost if one dies. The last pause repeats. */
export function openOutbox(
  config: MailConfig,
  { db, clock, newId, log }: Tools,
  { retryAfterMs = [10_000, 60_000, 600_000], lookEveryMs = 5_000, retryForMs = 5_000 }: Timing = {},
): Outbox {
  const transport = createTransport(smtpOptions(config))
  let sending: Promise<void> | undefined
  let isWoken = false
  let isClosed = false

  function wake() {
    isWoken = true
    sending ??= sendDue()
      .catch((error: unknown) => {
        if (!noteUnavailable(error))
          log.warn({ err: error }, 'mail: waiting mail could not be read; the next look tries again')
      })
      .finally(() => {
        sending = undefined
        if (isWoken && !isClosed) wake()
      })
  }
  async function sendDue() {
    isWoken = false
    for (let next = await claim(); next; next = await claim()) await send(next)
  }
  const claim = async () => (isClosed ? undefined : claimMail(db, clock.now(), leaseMs))

  async function send(waiting: WaitingMail) {
    if (waiting.expiresAt <= clock.now()) return giveUp(waiting, {})
    try {
      await transport.sendMail(toMessage(config, JSON.parse(waiting.content) as Mail))
    } catch (error) {
      return putOff(waiting, error)
    }
    await deleteMail(db, waiting.id)
  }
  async function putOff(waiting: WaitingMail, error: unknown) {
    const { isFinal, ...codes } = readFailure(error)
    const delay = retryAfterMs[waiting.failures] ?? retryAfterMs.at(-1) ?? 0
    const dueAt = clock.now() + delay
    if (isFinal || dueAt >= waiting.expiresAt) return giveUp(waiting, codes)
    log.warn({ ...codes, againInMs: delay }, 'mail: one was not sent; it is tried again')
    return postponeMail(db, waiting, dueAt)
  }
  async function giveUp({ id }: WaitingMail, codes: object) {
    log.error(codes, 'mail: one was given up; look at the code and send it by other means')
    await deleteMail(db, id)
  }
  async function untilAllSent() {
    for (let other = sending; other; other = sending) await other
  }

  const timer = setInterval(wake, lookEveryMs)
  timer.unref()
  return {
    post: (trx, { mail, userId, expiresAt }) =>
      insertMail(trx, { id: newId(), userId, content: JSON.stringify(mail), expiresAt }, clock.now()),
    wake,
    sendNow: async (mail) => {
      const over = Promise.withResolvers<string>()
      const deadline = setTimeout(() => over.resolve('ETIMEDOUT'), sendNowMs)
      const sent = transport.sendMail(toMessage(config, mail)).then(
        () => undefined,
        (error: unknown) => codeOf(error),
      )
      return Promise.race([sent, over.promise]).finally(() => clearTimeout(deadline))
    },
    close: async () => {
      clearInterval(timer)
      const timeout = Promise.withResolvers<void>()
      const deadline = setTimeout(timeout.resolve, retryForMs)
      await Promise.race([untilAllSent(), timeout.promise])
      clearTimeout(deadline)
      isClosed = true
      transport.close()
    },
  }
}

function codeOf(error: unknown): string {
  const { code, responseCode } = readFailure(error)
  return [code, responseCode].filter(Boolean).join(' ') || 'unknown'
}

function readFailure(error: unknown) {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return { code, responseCode, isFinal: responseCode !== undefined && responseCode >= 500 }
}
