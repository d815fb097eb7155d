import { readFileSync } from 'node:fs'
import { StartError } from '../start-error.ts'

/** A provider of OpenID Connect by which people may sign in. */
export type Provider = {
  /** Its name in addresses, like `school`. */
  key: string
  /** What its button says. */
  label: string
  issuer: string
  clientId: string
  clientSecret: string
  groupsClaim: string
  /** Who is in one of these is an educator, and everybody else a student. Empty: groups decide nothing. */
  educatorGroups: string[]
  /** Whether an account with the same e-mail may become one of this provider. */
  linksVerifiedEmail: boolean
}

const passwordUses = ['on', 'local-only', 'off'] as const
/** `local-only`: not for accounts that sign in by a provider. `off`: for operators only. */
export type PasswordUse = (typeof passwordUses)[number]

type Environment = Record<string, string | undefined>
type Part =
  | 'ISSUER'
  | 'CLIENT_ID'
  | 'CLIENT_SECRET'
  | 'CLIENT_SECRET_FILE'
  | 'LABEL'
  | 'GROUPS_CLAIM'
  | 'EDUCATOR_GROUPS'
  | 'LINK'

const setting =
  /^OIDC_([A-Z0-9]+(?:_[A-Z0-9]+)*?)_(ISSUER|CLIENT_ID|CLIENT_SECRET|CLIENT_SECRET_FILE|LABEL|GROUPS_CLAIM|EDUCATOR_GROUPS|LINK)$/
const longestLabel = 60

/** In the order of their names. Messages never repeat a value, which may be the secret. */
export function readProviders(environment: Environment): Provider[] {
  const found = new Map<string, Partial<Record<Part, string>>>()
  for (const [name, written] of Object.entries(environment)) {
    const value = written?.trim()
    if (!name.startsWith('OIDC_') || !value) continue
    const [, provider, part] = setting.exec(name) ?? []
    if (provider === undefined)
      throw new StartError(`${name} is no setting of Quizly. See OIDC_… in its manual.`)
    found.set(provider, { ...found.get(provider), [part as Part]: value })
  }
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, parts]) => toProvider(name, parts))
}

function toProvider(name: string, parts: Partial<Record<Part, string>>): Provider {
  const need = (part: Part) => {
    const value = parts[part]
    if (value !== undefined) return value
    throw new StartError(
      `OIDC_${name}_${part} is missing. A provider needs its issuer, a client ID and its secret.`,
    )
  }
  const issuer = need('ISSUER')
  const clientId = need('CLIENT_ID')
  const secretFile = parts.CLIENT_SECRET_FILE
  const label = parts.LABEL ?? name.charAt(0) + name.slice(1).toLowerCase().replaceAll('_', ' ')
  if (!isIssuer(issuer))
    throw new StartError(
      `OIDC_${name}_ISSUER must be an address that begins with https://, without a query. On this machine http:// will do.`,
    )
  if (label.length > longestLabel)
    throw new StartError(`OIDC_${name}_LABEL must have ${longestLabel} characters at most.`)
  return {
    key: name.toLowerCase().replaceAll('_', '-'),
    label,
    issuer,
    clientId,
    clientSecret: secretFile === undefined ? need('CLIENT_SECRET') : readSecret(name, secretFile),
    groupsClaim: parts.GROUPS_CLAIM ?? 'groups',
    educatorGroups: (parts.EDUCATOR_GROUPS ?? '').split(',').flatMap((group) => group.trim() || []),
    linksVerifiedEmail: readLink(name, parts.LINK ?? 'off'),
  }
}

export function readPasswordUse(value: string, providers: readonly Provider[]): PasswordUse {
  const use = passwordUses.find((known) => known === value)
  if (use === undefined) throw new StartError(`PASSWORDS must be on, local-only or off, not "${value}".`)
  if (use !== 'on' && providers.length === 0)
    throw new StartError(`PASSWORDS can be ${use} only with a provider (OIDC_…): nobody else could sign in.`)
  return use
}

/** Plain http only where nobody can listen. */
function isIssuer(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, search, hash } = new URL(value)
  const isHere = hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
  return search === '' && hash === '' && (protocol === 'https:' || (protocol === 'http:' && isHere))
}

function readSecret(name: string, file: string): string {
  try {
    const secret = readFileSync(file, 'utf8').trim()
    if (secret !== '') return secret
  } catch {}
  throw new StartError(
    `OIDC_${name}_CLIENT_SECRET_FILE must name a file that Quizly can read, with the secret in it.`,
  )
}

function readLink(name: string, value: string): boolean {
  if (value === 'off' || value === 'verified-email') return value !== 'off'
  throw new StartError(`OIDC_${name}_LINK must be off or verified-email, not "${value}".`)
}
