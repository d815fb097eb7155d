import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import type { MailConfig } from './mail-config.ts'

/** A mail of plain text. Names may come from anybody: what could end a header line is taken out of them. */
export type Mail = {
  to: string
  subject: string
  text: string
  replyTo?: { name: string; address: string }
}

/** Takes mail and sends it later. `post` neither waits nor fails: what has to last is in the database. */
export type Outbox = { post: (mail: Mail) => void; close: () => Promise<void> }

type Options = { log: FastifyBaseLogger; retryAfterMs?: readonly number[]; patienceMs?: number }
type Waiting = { mail: Mail; failures: number }

const longestQueue = 1_000

/**
 * Opens the way out for mail. One mail is sent after the other; who is not answered, or told to come back, tries again
 * after each of `retryAfterMs`. The log tells of failures by their codes, because words could hold an address.
 */
export function openOutbox(
  config: MailConfig,
  { log, retryAfterMs = [10_000, 60_000, 600_000], patienceMs = 5_000 }: Options,
): Outbox {
  const transport = createTransport(smtpOptions(config))
  const waiting: Waiting[] = []
  const retries = new Set<NodeJS.Timeout>()
  let sending: Promise<void> | undefined

  function enqueue(item: Waiting) {
    if (waiting.length >= longestQueue) return log.error({ waiting: longestQueue }, 'mail was not sent')
    waiting.push(item)
    sending ??= sendAll()
  }
  async function sendAll() {
    for (let item = waiting.shift(); item; item = waiting.shift()) await send(item)
    sending = undefined
  }
  async function send({ mail, failures }: Waiting) {
    try {
      await transport.sendMail(toMessage(config, mail))
    } catch (error) {
      const { isFinal, ...codes } = readFailure(error)
      const delay = retryAfterMs[failures]
      if (isFinal || delay === undefined) return log.error(codes, 'mail was not sent')
      log.warn({ ...codes, againInMs: delay }, 'mail was not sent yet')
      const retry = setTimeout(() => {
        retries.delete(retry)
        enqueue({ mail, failures: failures + 1 })
      }, delay)
      retries.add(retry.unref())
    }
  }
  async function close() {
    const patience = Promise.withResolvers<void>()
    const timer = setTimeout(patience.resolve, patienceMs)
    await Promise.race([sending, patience.promise])
    clearTimeout(timer)
    for (const retry of retries) clearTimeout(retry)
    const mails = waiting.length + retries.size
    if (mails > 0) log.warn({ mails }, 'mail was left unsent')
    waiting.length = 0
    transport.close()
  }
  return { post: (mail) => enqueue({ mail, failures: 0 }), close }
}

/** A password leaves this machine only through TLS. */
function smtpOptions({ host, port, isSecure, login }: MailConfig) {
  const isHere = host === 'localhost' || host === '::1' || host.startsWith('127.')
  return {
    host,
    port,
    secure: isSecure,
    requireTLS: login !== undefined && !isHere,
    ...(login && { auth: login }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function toMessage({ from }: MailConfig, { to, subject, text, replyTo }: Mail) {
  return {
    from,
    to,
    subject: oneLine(subject),
    text,
    headers: { 'auto-submitted': 'auto-generated' },
    ...(replyTo && { replyTo: { name: oneLine(replyTo.name), address: replyTo.address } }),
  }
}

const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

function readFailure(error: unknown) {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return { code, responseCode, isFinal: responseCode !== undefined && responseCode >= 500 }
}
