import { StartError } from '../start-error.ts'

export type MailConfig = {
  host: string
  port: number
  /** Otherwise the connection is upgraded when the server offers it. */
  isSecure: boolean
  login: { user: string; pass: string } | undefined
  from: string
  contactEmail: string | undefined
}

/** Messages never repeat the values, which may contain a password. */
export function readMailConfig(get: (name: string) => string | undefined): MailConfig | undefined {
  const [smtpUrl, from, contactEmail] = [get('SMTP_URL'), get('MAIL_FROM'), get('CONTACT_EMAIL')]
  if (smtpUrl === undefined) {
    if (from === undefined && contactEmail === undefined) return undefined
    const name = contactEmail === undefined ? 'MAIL_FROM' : 'CONTACT_EMAIL'
    throw new StartError(`${name} has no use without SMTP_URL, the server by which mail leaves.`)
  }
  if (from === undefined) {
    throw new StartError('SMTP_URL needs MAIL_FROM, the address that mail comes from.')
  }
  return {
    ...readSmtpUrl(smtpUrl),
    from: readSender(from),
    contactEmail: contactEmail && readContactEmail(contactEmail),
  }
}

function readSmtpUrl(value: string) {
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isSecure = url?.protocol === 'smtps:'
  const isBare = url && url.search === '' && url.hash === '' && /^\/?$/.test(url.pathname)
  const login = url && readLogin(url)
  if (!isBare || !login || !url.hostname || (!isSecure && url.protocol !== 'smtp:')) {
    throw new StartError(
      'SMTP_URL must look like smtp://user:password@mail.example.org:587 or smtps://…; special characters in the password are percent-encoded.',
    )
  }
  return {
    host: url.hostname.replaceAll(/^\[|\]$/g, ''),
    port: url.port === '' ? (isSecure ? 465 : 587) : Number(url.port),
    isSecure,
    login: login.user === '' ? undefined : login,
  }
}

function readLogin({ username, password }: URL) {
  try {
    return { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  } catch {
    return undefined
  }
}

const address = String.raw`[^\s<>@,;:"]+@[^\s<>@,;:"]+`

function readSender(value: string): string {
  if (new RegExp(String.raw`^(?:${address}|[^<>@,;:"\r\n]+ <${address}>)$`).test(value)) return value
  throw new StartError('MAIL_FROM must look like quizly@example.org or Quizly <quizly@example.org>.')
}

function readContactEmail(value: string): string {
  if (new RegExp(`^${address}$`).test(value)) return value
  throw new StartError('CONTACT_EMAIL must be one address like operator@example.org.')
}
