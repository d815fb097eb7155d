import { resolve } from 'node:path'
import type { EducatorRule } from '@quizly/domain'
import { isLanguageTag, type LanguageTag, languageTags } from '@quizly/words'
import { readTrustedProxies } from './trusted-proxies.ts'
import { readEducatorRule } from './educator-rule.ts'
import { type MailConfig, readMailConfig } from './mail-config.ts'
import { type PasswordUse, type Provider, readPasswordUse, readProviders } from './oidc-config.ts'
import { StartError } from '../start-error.ts'
import {
  type MetricsConfig,
  readMetricsConfig,
  readTracingConfig,
  type TracingConfig,
} from './telemetry-config.ts'

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

const secondFactorRules = ['optional', 'educators'] as const
/** `educators`: with operators; they need one to log in by a password. */
export type SecondFactorRule = (typeof secondFactorRules)[number]

export type DatabaseConfig =
  | { engine: 'sqlite'; file: string }
  | { engine: 'postgres'; url: string; poolSize: number; readUrl?: string }

export type Config = {
  port: number
  /** Otherwise the next free port may be used. */
  isPortGiven: boolean
  host: string
  workers: number
  database: DatabaseConfig
  publicUrl: string | undefined
  /** Addresses and ranges whose X-Forwarded headers are trusted. */
  trustedProxies: string[]
  allowedOrigins: string[]
  /** Of this process. Descriptions of releases have it under this name. */
  mostConnections: number
  /** Of a browser whose languages are unknown here. */
  defaultLanguage: LanguageTag
  /** Who may sign up as an educator. */
  educators: EducatorRule
  contactUrl: string
  contactAccessKey: string
  /** Undefined: no mail is sent. */
  mail: MailConfig | undefined
  /** By which people may sign in, beside passwords. */
  providers: Provider[]
  passwords: PasswordUse
  secondFactor: SecondFactorRule
  logLevel: LogLevel
  rateLimits: boolean
  /** How long requests are still accepted after the signal to stop, in ms, so that a proxy notices first. */
  shutdownDelayMs: number
  /** Undefined: none are made. */
  backups: { folder: string; everyHours: number; keep: number } | undefined
  /** Undefined: no metrics. */
  metrics: MetricsConfig | undefined
  /** Undefined: no traces. */
  tracing: TracingConfig | undefined
  /** Where `doctor` asks for a newer version. Undefined: it does not ask. */
  updateCheck: string | undefined
}

type Environment = Record<string, string | undefined>

/** An empty variable counts as not set. */
export function readConfig(environment: Environment): Config {
  const get = (name: string) => environment[name]?.trim() || undefined
  const host = get('HOST') ?? '0.0.0.0'
  const database = readDatabase(get('DATABASE_URL') ?? 'sqlite:./data/quizly.db', get('DATABASE_POOL'))
  const workers = readWorkers(get('WORKERS') ?? '1', database)
  if (get('BACKUP_DIR') !== undefined) dataFileOf(database)
  const publicUrl = readWebUrl('PUBLIC_URL', get('PUBLIC_URL'))
  const providers = readProviders(environment)
  if (providers.length > 0 && publicUrl === undefined && !isLoopback(host))
    throw new StartError('OIDC_… needs PUBLIC_URL, the address to which the provider sends people back.')
  return {
    port: readPort(get('PORT')),
    isPortGiven: get('PORT') !== undefined,
    host,
    workers,
    database: shareOf(withReadUrl(database, get('DATABASE_READ_URL')), workers),
    publicUrl,
    trustedProxies: readTrustedProxies(get('TRUST_PROXY') ?? 'off'),
    allowedOrigins: readOrigins(get('ALLOWED_ORIGINS')),
    mostConnections: Math.ceil(readCount('MAX_CONNECTIONS', get('MAX_CONNECTIONS') ?? '5000') / workers),
    defaultLanguage: readLanguage(get('DEFAULT_LANGUAGE') ?? 'en'),
    educators: readEducatorRule(get('EDUCATORS') ?? 'open', providers.length > 0),
    contactUrl: readContactUrl(get('CONTACT_URL') ?? '/api/contact'),
    contactAccessKey: get('CONTACT_ACCESS_KEY') ?? '',
    mail: readMailConfig(get),
    providers,
    passwords: readPasswordUse(get('PASSWORDS') ?? 'on', providers),
    secondFactor: readSecondFactor(get('SECOND_FACTOR') ?? 'optional'),
    logLevel: readLogLevel(get('LOG_LEVEL') ?? 'info'),
    rateLimits: readRateLimits(get('RATE_LIMITS') ?? 'on', host),
    shutdownDelayMs: readShutdownDelay(get('SHUTDOWN_DELAY') ?? (database.engine === 'postgres' ? '5' : '0')),
    backups: readBackups(get('BACKUP_DIR'), {
      everyHours: readCount('BACKUP_EVERY_HOURS', get('BACKUP_EVERY_HOURS') ?? '24'),
      keep: readCount('BACKUP_KEEP', get('BACKUP_KEEP') ?? '14'),
    }),
    metrics: readMetricsConfig(get),
    tracing: readTracingConfig(get),
    updateCheck: readWebUrl('UPDATE_CHECK', get('UPDATE_CHECK')),
  }
}

function readPort(value = '3000'): number {
  const port = Number(value)
  if (/^\d+$/.test(value) && port <= 65_535) return port
  throw new StartError(`PORT must be a number from 0 to 65535 (0 takes any free port), not "${value}".`)
}

/** `pool` is the maximum number of connections to PostgreSQL. */
export function readDatabase(value: string, pool = '8'): DatabaseConfig {
  const file = /^sqlite:(?:\/\/)?(?!:memory:)(.+)$/.exec(value)?.[1]
  if (file) return { engine: 'sqlite', file: resolve(file) }
  if (!/^postgres(ql)?:/.test(value)) {
    // Only the scheme may be shown; the rest may contain a password.
    const [scheme] = value.split(':')
    throw new StartError(
      `DATABASE_URL must look like sqlite:./data/quizly.db or postgres://user@host/quizly; this one begins with "${scheme}:".`,
    )
  }
  const isComplete = URL.canParse(value) && new URL(value).pathname.length > 1
  if (isComplete) return { engine: 'postgres', url: value, poolSize: readCount('DATABASE_POOL', pool) }
  throw new StartError(
    'DATABASE_URL must name a server and a database, like postgres://user:password@host:5432/quizly; special characters in the password are written as in %40 for @.',
  )
}

function withReadUrl(database: DatabaseConfig, readUrl: string | undefined): DatabaseConfig {
  if (readUrl === undefined) return database
  if (database.engine === 'postgres' && /^postgres(ql)?:/.test(readUrl) && URL.canParse(readUrl))
    return { ...database, readUrl }
  throw new StartError(
    'DATABASE_READ_URL is for a replica of the PostgreSQL that DATABASE_URL names, and looks like postgres://user@host/quizly.',
  )
}

function readWorkers(value: string, { engine }: DatabaseConfig): number {
  const workers = readCount('WORKERS', value)
  if (workers === 1 || engine === 'postgres') return workers
  throw new StartError(
    'WORKERS can be more than 1 only with PostgreSQL: a data file takes one writer at a time, and several processes would wait for each other.',
  )
}

/** Connections are divided among the workers, but each gets at least two. */
function shareOf(database: DatabaseConfig, workers: number): DatabaseConfig {
  if (database.engine === 'sqlite') return database
  return {
    ...database,
    poolSize: workers === 1 ? database.poolSize : Math.max(2, Math.floor(database.poolSize / workers)),
  }
}

/** Throws for other databases: this is for commands that work on files only. */
export function dataFileOf(database: DatabaseConfig): string {
  if (database.engine === 'sqlite') return database.file
  throw new StartError(
    'DATABASE_URL names PostgreSQL, which has its own tools to copy and restore data; Quizly does that for data files only.',
  )
}

function readWebUrl(name: string, value: string | undefined): string | undefined {
  if (value === undefined || isWebUrl(value)) return value
  throw new StartError(`${name} must be an address like https://quiz.example.org, not "${value}".`)
}

function readOrigins(value = ''): string[] {
  const origins = value.split(',').flatMap((part) => part.trim() || [])
  const wrong = origins.find((origin) => !isWebUrl(origin) || new URL(origin).origin !== origin)
  if (wrong === undefined) return origins
  throw new StartError(`ALLOWED_ORIGINS must list origins like https://quiz.example.org, not "${wrong}".`)
}

function readLanguage(value: string): LanguageTag {
  if (isLanguageTag(value)) return value
  throw new StartError(`DEFAULT_LANGUAGE must be one of ${languageTags.join(', ')}, not "${value}".`)
}

function readSecondFactor(value: string): SecondFactorRule {
  const rule = secondFactorRules.find((known) => known === value)
  if (rule) return rule
  throw new StartError(`SECOND_FACTOR must be optional or educators, not "${value}".`)
}

function readContactUrl(value: string): string {
  if (value.startsWith('/') || isWebUrl(value)) return value
  throw new StartError(
    `CONTACT_URL must be a path or an address like https://forms.example.org, not "${value}".`,
  )
}

function readLogLevel(value: string): LogLevel {
  const level = logLevels.find((candidate) => candidate === value)
  if (level) return level
  throw new StartError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${value}".`)
}

function readRateLimits(value: string, host: string): boolean {
  if (value === 'on') return true
  if (value !== 'off') throw new StartError(`RATE_LIMITS must be on or off, not "${value}".`)
  if (isLoopback(host)) return false
  throw new StartError('RATE_LIMITS can be off only while HOST is a loopback address such as 127.0.0.1.')
}

function readShutdownDelay(value: string): number {
  const seconds = Number(value)
  if (/^\d+$/.test(value) && seconds <= 60) return seconds * 1_000
  throw new StartError(`SHUTDOWN_DELAY must be a whole number of seconds from 0 to 60, not "${value}".`)
}

function readBackups(folder: string | undefined, plan: { everyHours: number; keep: number }) {
  return folder === undefined ? undefined : { folder: resolve(folder), ...plan }
}

function readCount(name: string, value: string): number {
  const count = Number(value)
  if (/^\d+$/.test(value) && count >= 1 && count <= 10_000) return count
  throw new StartError(`${name} must be a whole number from 1 to 10000, not "${value}".`)
}

function isWebUrl(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value)
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}
