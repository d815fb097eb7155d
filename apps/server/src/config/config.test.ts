import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig, readDatabase } from './config.ts'
import { StartError } from '../start-error.ts'

const oidc = {
  OIDC_A_ISSUER: 'https://id.example.org',
  OIDC_A_CLIENT_ID: 'quizly',
  OIDC_A_CLIENT_SECRET: 'hunter2',
  PUBLIC_URL: 'https://quiz.example.org',
}

describe('the configuration', () => {
  test('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      isPortGiven: false,
      host: '0.0.0.0',
      workers: 1,
      database: { engine: 'sqlite', file: resolve('data/quizly.db') },
      publicUrl: undefined,
      trustedProxies: [],
      allowedOrigins: [],
      mostConnections: 5_000,
      defaultLanguage: 'en',
      educators: { kind: 'open' },
      contactUrl: '/api/contact',
      contactAccessKey: '',
      mail: undefined,
      providers: [],
      passwords: 'on',
      secondFactor: 'optional',
      logLevel: 'info',
      rateLimits: true,
      shutdownDelayMs: 0,
      backups: undefined,
      metrics: undefined,
      tracing: undefined,
    })
  })

  test('is read from the environment (T263)', () => {
    const environment = {
      PORT: '8080',
      HOST: '127.0.0.1',
      DATABASE_URL: 'sqlite:/srv/quizly.db',
      PUBLIC_URL: 'https://quiz.example.org',
      TRUST_PROXY: '127.0.0.1,10.0.0.0/8, fd00::/8, uniquelocal',
      ALLOWED_ORIGINS: 'https://a.example.org, http://localhost:5173 ,',
      MAX_CONNECTIONS: '800',
      DEFAULT_LANGUAGE: 'en',
      EDUCATORS: 'domain:School.example, other.example',
      CONTACT_URL: 'https://forms.example.org/send',
      CONTACT_ACCESS_KEY: 'key',
      SMTP_URL: 'smtps://quizly%40example.org:p%40ss@mail.example.org',
      MAIL_FROM: 'Quizly <quizly@example.org>',
      CONTACT_EMAIL: 'operator@example.org',
      OIDC_SCHOOL_ISSUER: 'https://id.school.example/realms/school',
      OIDC_SCHOOL_CLIENT_ID: 'quizly',
      OIDC_SCHOOL_CLIENT_SECRET: 'hunter2',
      OIDC_SCHOOL_LABEL: 'Northfield School',
      OIDC_SCHOOL_GROUPS_CLAIM: 'roles',
      OIDC_SCHOOL_EDUCATOR_GROUPS: 'educators, staff ,',
      OIDC_SCHOOL_LINK: 'verified-email',
      OIDC_SCHOOL_BOARD_ISSUER: 'http://127.0.0.1:4000',
      OIDC_SCHOOL_BOARD_CLIENT_ID: 'quizly',
      OIDC_SCHOOL_BOARD_CLIENT_SECRET: 'secret',
      PASSWORDS: 'local-only',
      SECOND_FACTOR: 'educators',
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      SHUTDOWN_DELAY: '3',
      BACKUP_DIR: '/srv/copies',
      BACKUP_EVERY_HOURS: '6',
      BACKUP_KEEP: '30',
      METRICS_PORT: '9464',
      METRICS_HOST: '10.0.0.11',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318/',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    }
    expect(readConfig(environment)).toEqual({
      port: 8080,
      isPortGiven: true,
      host: '127.0.0.1',
      workers: 1,
      database: { engine: 'sqlite', file: '/srv/quizly.db' },
      publicUrl: 'https://quiz.example.org',
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8', 'uniquelocal'],
      allowedOrigins: ['https://a.example.org', 'http://localhost:5173'],
      mostConnections: 800,
      defaultLanguage: 'en',
      educators: { kind: 'domain', domains: ['school.example', 'other.example'] },
      contactUrl: 'https://forms.example.org/send',
      contactAccessKey: 'key',
      mail: {
        host: 'mail.example.org',
        port: 465,
        isSecure: true,
        login: { user: 'quizly@example.org', pass: 'p@ss' },
        from: 'Quizly <quizly@example.org>',
        contactEmail: 'operator@example.org',
      },
      providers: [
        {
          key: 'school',
          label: 'Northfield School',
          issuer: 'https://id.school.example/realms/school',
          clientId: 'quizly',
          clientSecret: 'hunter2',
          groupsClaim: 'roles',
          educatorGroups: ['educators', 'staff'],
          linksVerifiedEmail: true,
        },
        {
          key: 'school-board',
          label: 'School board',
          issuer: 'http://127.0.0.1:4000',
          clientId: 'quizly',
          clientSecret: 'secret',
          groupsClaim: 'groups',
          educatorGroups: [],
          linksVerifiedEmail: false,
        },
      ],
      passwords: 'local-only',
      secondFactor: 'educators',
      logLevel: 'warn',
      rateLimits: false,
      shutdownDelayMs: 3_000,
      backups: { folder: '/srv/copies', everyHours: 6, keep: 30 },
      metrics: { port: 9464, host: '10.0.0.11' },
      tracing: { endpoint: 'http://localhost:4318', sampler: 'parentbased_traceidratio', ratio: 0.1 },
    })
  })

  test('reads the secret of a provider from a file, and needs no PUBLIC_URL on this machine alone', () => {
    const file = new URL(import.meta.url).pathname
    const [provider] = readConfig({ ...oidc, HOST: '127.0.0.1', OIDC_A_CLIENT_SECRET_FILE: file }).providers
    expect(provider?.clientSecret).toMatch(/^import /)
    expect(provider?.label).toBe('A')
  })

  test('takes an empty variable as not set', () => {
    expect(readConfig({ PORT: '', HOST: ' ' })).toEqual(readConfig({}))
  })

  test('takes SQLite files as paths and as URLs', () => {
    expect(readDatabase('sqlite:///srv/quizly.db')).toEqual({ engine: 'sqlite', file: '/srv/quizly.db' })
    expect(readDatabase('sqlite:quizly.db')).toEqual({ engine: 'sqlite', file: resolve('quizly.db') })
  })

  test('takes PostgreSQL by either name, with eight connections unless another number is given', () => {
    for (const scheme of ['postgres', 'postgresql']) {
      const url = `${scheme}://ada:secret@db.example.org/quizly`
      expect(readConfig({ DATABASE_URL: url }).database).toEqual({ engine: 'postgres', url, poolSize: 8 })
    }
    const url = 'postgres:///quizly?host=/run/postgresql'
    const environment = { DATABASE_URL: url, DATABASE_POOL: '20' }
    expect(readConfig(environment).database).toEqual({ engine: 'postgres', url, poolSize: 20 })
  })

  test('offers metrics to this machine alone unless told otherwise', () => {
    expect(readConfig({ METRICS_PORT: '0' }).metrics).toEqual({ port: 0, host: '127.0.0.1' })
  })

  test('divides the connections among the workers, who need two each', () => {
    const share = (WORKERS: string, DATABASE_POOL: string) =>
      readConfig({ DATABASE_URL: 'postgres:///quizly', WORKERS, DATABASE_POOL }).database
    expect(share('1', '1')).toMatchObject({ poolSize: 1 })
    expect(share('3', '8')).toMatchObject({ poolSize: 2 })
    expect(share('4', '40')).toMatchObject({ poolSize: 10 })
    expect(share('4', '4')).toMatchObject({ poolSize: 2 })
  })

  test('waits five seconds for a proxy in front of several servers, which have PostgreSQL', () => {
    expect(readConfig({ DATABASE_URL: 'postgres:///quizly' }).shutdownDelayMs).toBe(5_000)
  })

  test('takes a provider’s groups only where there is a provider', () => {
    const environment = { ...oidc, OIDC_A_CLIENT_SECRET: 'hunter2', EDUCATORS: 'group' }
    expect(readConfig(environment).educators).toEqual({ kind: 'group' })
    expect(readConfig({ EDUCATORS: 'approved' }).educators).toEqual({ kind: 'approved' })
  })

  test('takes a mail server that asks for no password', () => {
    const environment = { SMTP_URL: 'smtp://[::1]:1025', MAIL_FROM: 'quizly@example.org' }
    expect(readConfig(environment).mail).toEqual({
      host: '::1',
      port: 1025,
      isSecure: false,
      login: undefined,
      from: 'quizly@example.org',
      contactEmail: undefined,
    })
  })

  test.each([
    [{ EDUCATORS: 'staff' }, 'EDUCATORS must be open, invited, approved, group or domain:school.example'],
    [{ EDUCATORS: 'group' }, 'EDUCATORS can be group only with a provider'],
    [{ EDUCATORS: 'domain:' }, 'EDUCATORS must name what follows the @'],
    [{ EDUCATORS: 'domain:ada@school.example' }, 'not "ada@school.example"'],
    [{ EDUCATORS: `domain:${'a.example,'.repeat(20)}a.example` }, 'at most 20 domains'],
    [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535'],
    [{ PORT: '65536' }, 'PORT must be a number from 0 to 65535'],
    [{ PORT: '-1' }, 'PORT must be a number from 0 to 65535'],
    [{ DATABASE_URL: 'postgres://ada:secret@db' }, 'DATABASE_URL must name a server and a database, like'],
    [{ DATABASE_URL: 'postgres://ada:a/b@db/quizly' }, 'special characters in the password are written'],
    [
      { DATABASE_URL: 'postgres://db/quizly', DATABASE_POOL: '0' },
      'DATABASE_POOL must be a whole number from 1',
    ],
    [{ DATABASE_URL: 'postgres://db/quizly', BACKUP_DIR: 'copies' }, 'Quizly does that for data files only'],
    [{ DATABASE_URL: 'mysql://ada:secret@db/quizly' }, 'this one begins with "mysql:"'],
    [{ DATABASE_URL: 'quizly.db' }, 'DATABASE_URL must look like sqlite:./data/quizly.db'],
    [{ PUBLIC_URL: 'quiz.example.org' }, 'PUBLIC_URL must be an address'],
    [{ TRUST_PROXY: 'on' }, 'TRUST_PROXY must be off or list the addresses of your proxies'],
    [{ TRUST_PROXY: '1' }, 'TRUST_PROXY must be off or list'],
    [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY must be off or list'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY must be off or list'],
    [{ TRUST_PROXY: '10.0.0.1/8/8' }, 'TRUST_PROXY must be off or list'],
    [{ TRUST_PROXY: '10.0.0.1, proxy.example.org' }, 'TRUST_PROXY must be off or list'],
    [{ TRUST_PROXY: ',' }, 'TRUST_PROXY must be off or list'],
    [{ ALLOWED_ORIGINS: 'https://a.example.org/path' }, 'ALLOWED_ORIGINS must list origins'],
    [{ ALLOWED_ORIGINS: '*' }, 'ALLOWED_ORIGINS must list origins'],
    [{ CONTACT_URL: 'forms.example.org' }, 'CONTACT_URL must be a path or an address'],
    [{ SMTP_URL: 'mail.example.org:587', MAIL_FROM: 'a@b.c' }, 'SMTP_URL must look like smtp://'],
    [{ SMTP_URL: 'https://user:hunter2@mail.example.org', MAIL_FROM: 'a@b.c' }, 'SMTP_URL must look like'],
    [{ SMTP_URL: 'smtp://user:hunter2%@mail.example.org', MAIL_FROM: 'a@b.c' }, 'SMTP_URL must look like'],
    [{ SMTP_URL: 'smtp://a:hunter2@mail.example.org?x=1', MAIL_FROM: 'a@b.c' }, 'SMTP_URL must look like'],
    [{ SMTP_URL: 'smtp://user:hunter2@mail.example.org' }, 'SMTP_URL needs MAIL_FROM'],
    [{ SMTP_URL: 'smtp://mail', MAIL_FROM: 'Quizly' }, 'MAIL_FROM must look like quizly@example.org'],
    [{ SMTP_URL: 'smtp://mail', MAIL_FROM: 'a@b.c, d@e.f' }, 'MAIL_FROM must look like quizly@example.org'],
    [{ SMTP_URL: 'smtp://mail', MAIL_FROM: 'a@b.c', CONTACT_EMAIL: 'me' }, 'CONTACT_EMAIL must be one'],
    [{ CONTACT_EMAIL: 'a@b.c' }, 'CONTACT_EMAIL has no use without SMTP_URL'],
    [{ MAIL_FROM: 'a@b.c' }, 'MAIL_FROM has no use without SMTP_URL'],
    [{ OIDC_A_ISSUER: 'https://id.example.org' }, 'OIDC_A_CLIENT_ID is missing.'],
    [{ ...oidc, OIDC_A_CLIENT_SECRET: '' }, 'OIDC_A_CLIENT_SECRET is missing.'],
    [
      { ...oidc, OIDC_A_CLIENT_SECRET_FILE: '/nowhere/hunter2' },
      'OIDC_A_CLIENT_SECRET_FILE must name a file',
    ],
    [
      { ...oidc, OIDC_A_ISSUER: 'http://id.example.org' },
      'OIDC_A_ISSUER must be an address that begins with',
    ],
    [{ ...oidc, OIDC_A_ISSUER: 'https://id.example.org?a=b' }, 'OIDC_A_ISSUER must be an address'],
    [{ ...oidc, OIDC_A_LABEL: 'x'.repeat(61) }, 'OIDC_A_LABEL must have 60 characters at most'],
    [{ ...oidc, OIDC_A_LINK: 'yes' }, 'OIDC_A_LINK must be off or verified-email'],
    [{ ...oidc, OIDC_A_SECRET: 'hunter2' }, 'OIDC_A_SECRET is no setting of Quizly.'],
    [{ ...oidc, PUBLIC_URL: '' }, 'OIDC_… needs PUBLIC_URL'],
    [{ ...oidc, PASSWORDS: 'no' }, 'PASSWORDS must be on, local-only or off'],
    [{ SECOND_FACTOR: 'required' }, 'SECOND_FACTOR must be optional or educators, not "required".'],
    [{ PASSWORDS: 'off' }, 'PASSWORDS can be off only with a provider'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info'],
    [{ MAX_CONNECTIONS: '0' }, 'MAX_CONNECTIONS must be a whole number from 1'],
    [{ BACKUP_EVERY_HOURS: '0' }, 'BACKUP_EVERY_HOURS must be a whole number from 1'],
    [{ BACKUP_KEEP: 'all' }, 'BACKUP_KEEP must be a whole number from 1'],
    [{ METRICS_PORT: '/metrics' }, 'METRICS_PORT must be a number from 0 to 65535'],
    [{ METRICS_HOST: '0.0.0.0' }, 'METRICS_HOST has no use without METRICS_PORT'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be an address'],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
      'OTEL_EXPORTER_OTLP_PROTOCOL can only be http/json',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a', OTEL_TRACES_SAMPLER: 'sometimes' },
      'OTEL_TRACES_SAMPLER must be one of always_on, always_off',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a', OTEL_TRACES_SAMPLER_ARG: '10%' },
      'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1',
    ],
    [{ WORKERS: '0' }, 'WORKERS must be a whole number from 1'],
    [{ WORKERS: '2' }, 'WORKERS can be more than 1 only with PostgreSQL'],
    [{ SHUTDOWN_DELAY: '61' }, 'SHUTDOWN_DELAY must be a whole number of seconds from 0 to 60'],
    [{ SHUTDOWN_DELAY: '1.5' }, 'SHUTDOWN_DELAY must be a whole number of seconds'],
    [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS must be on or off'],
    [{ RATE_LIMITS: 'off' }, 'RATE_LIMITS can be off only while HOST is a loopback address'],
    [{ RATE_LIMITS: 'off', HOST: '10.0.0.1' }, 'RATE_LIMITS can be off only while HOST is a loopback'],
  ])('%j is refused in one sentence', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(StartError)
    expect(() => readConfig(environment)).toThrow(sentence)
    expect(() => readConfig(environment)).toThrow(/^(?!.*(hunter2|secret@))[^\n]+\.$/)
  })
})
