import type { LanguageTag } from '@quizly/words'
import type { MailConfig } from '../config/mail-config.ts'

/** Anybody may have chosen the names in it, so whatever could end a header line is removed. */
export type Mail = {
  to: string
  subject: string
  text: string
  /** Mail of an earlier version that still waits has none. */
  language?: LanguageTag
  replyTo?: { name: string; address: string }
}

/** A password is only sent over TLS. */
export function smtpOptions({ host, port, isSecure, login }: MailConfig) {
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

export function toMessage({ from }: MailConfig, { to, subject, text, language = 'en', replyTo }: Mail) {
  return {
    from,
    to,
    subject: oneLine(subject),
    text,
    headers: { 'auto-submitted': 'auto-generated', 'content-language': language },
    ...(replyTo && { replyTo: { name: oneLine(replyTo.name), address: replyTo.address } }),
  }
}

const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
