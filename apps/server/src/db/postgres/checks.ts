import type { Way } from '@quizly/pg-batches'
import { sql } from 'kysely'
import { StartError } from '../../start-error.ts'
import type { Store } from '../store.ts'

const oldestVersion = 15

type Server = {
  version: number
  encoding: string
  fsync: string
  is_throwaway: boolean
}

export async function checkPostgres(store: Store): Promise<void> {
  const { location } = store
  const server = await askServer(store)
  const major = Math.floor(server.version / 10_000)
  if (major < oldestVersion) {
    throw new StartError(
      `Quizly needs PostgreSQL ${oldestVersion} or newer; ${location} is version ${major}.`,
    )
  }
  if (server.encoding !== 'UTF8') {
    throw new StartError(
      `${location} has the encoding ${server.encoding}, in which not every text can be kept. Create it with the encoding UTF8.`,
    )
  }
  // Saved answers must survive a power cut, except on a server marked as disposable, as in our tests.
  if (server.fsync !== 'on' && !server.is_throwaway) {
    throw new StartError(`The server of ${location} has fsync=off, so saved answers could be lost.`)
  }
}

type Waiting = {
  user: string
  synchronous_commit: string
  synchronous_standby_names: string
  statement_timeout: string
  standbys: number
}

/** What does not keep Quizly from working, but whoever runs it should know. */
export async function findWarnings({ db }: Store, way: Way): Promise<string[]> {
  const { rows } = await sql<Waiting>`
    select
      current_user as user,
      current_setting('synchronous_commit') as synchronous_commit,
      current_setting('synchronous_standby_names') as synchronous_standby_names,
      current_setting('statement_timeout') as statement_timeout,
      (select count(*) from pg_stat_replication) as standbys
  `.execute(db)
  const [server] = rows
  if (!server) return []
  const { synchronous_commit: commit, user } = server
  const isPooled = way !== 'direct'
  const warnings = {
    'a failover could lose acknowledged answers: every standby is asynchronous; set synchronous_standby_names':
      server.standbys > 0 && server.synchronous_standby_names === '',
    [`acknowledged answers could be lost: synchronous_commit is ${commit} behind the pooler; ALTER ROLE ${user} SET synchronous_commit = 'on'`]:
      isPooled && commit !== 'on' && commit !== 'remote_apply',
    [`statements have no time limit behind the pooler; ALTER ROLE ${user} SET statement_timeout = '15s'`]:
      isPooled && server.statement_timeout === '0',
    'the pooler does not know prepared statements, so each one is planned anew; PgBouncer does from 1.21 on, with max_prepared_statements':
      way === 'pooler without prepared statements',
  }
  return Object.keys(warnings).filter((warning) => warnings[warning])
}

async function askServer({ db, location }: Store): Promise<Server> {
  try {
    const { rows } = await sql<Server>`
      select
        current_setting('server_version_num')::integer as version,
        current_setting('server_encoding') as encoding,
        current_setting('fsync') as fsync,
        coalesce(current_setting('quizly.throwaway', true), 'off') = 'on' as is_throwaway
    `.execute(db)
    const [server] = rows
    if (!server) throw new Error('no settings')
    return server
  } catch (error) {
    throw new StartError(refusal(location, error))
  }
}

/** Why there is no connection. PostgreSQL's own messages never contain the password. */
function refusal(location: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `No PostgreSQL answers at ${location}.`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host of ${location} cannot be found.`
    case '28P01':
    case '28000':
      return `PostgreSQL refuses the user name or password in DATABASE_URL for ${location}.`
    case '3D000':
      return `The database of ${location} does not exist. Create it first.`
    case '25006':
      return `${location} can only be read, as a standby can. Name the server that takes changes.`
    default: {
      const reason = error instanceof Error ? error.message : String(error)
      return `${location} cannot be opened: ${reason}.`
    }
  }
}
