import { sql } from 'kysely'
import { StartError } from '../../start-error.ts'
import type { Store } from '../store.ts'

const oldestVersion = 15

type Server = {
  version: number
  encoding: string
  synchronous_commit: string
  fsync: string
  is_throwaway: boolean
  is_read_only: boolean
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
  if (server.is_read_only) {
    throw new StartError(
      `${location} can only be read, as a standby can. Name the server that takes changes.`,
    )
  }
  refuseUnsafeCommits(location, server)
}

/** Saved answers must survive a power cut, except on a server marked as disposable, as in our tests. */
function refuseUnsafeCommits(location: string, server: Server): void {
  if (server.synchronous_commit !== 'on') {
    throw new StartError(
      `${location} has synchronous_commit=${server.synchronous_commit}, so saved answers could be lost.`,
    )
  }
  if (server.fsync !== 'on' && !server.is_throwaway) {
    throw new StartError(`The server of ${location} has fsync=off, so saved answers could be lost.`)
  }
}

async function askServer({ db, location }: Store): Promise<Server> {
  try {
    const { rows } = await sql<Server>`
      select
        current_setting('server_version_num')::integer as version,
        current_setting('server_encoding') as encoding,
        current_setting('synchronous_commit') as synchronous_commit,
        current_setting('fsync') as fsync,
        coalesce(current_setting('quizly.throwaway', true), 'off') = 'on' as is_throwaway,
        current_setting('transaction_read_only') = 'on' as is_read_only
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
    default: {
      const reason = error instanceof Error ? error.message : String(error)
      return `${location} cannot be opened: ${reason}.`
    }
  }
}
