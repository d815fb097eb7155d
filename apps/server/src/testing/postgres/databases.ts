import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { readDatabase } from '../../config/config.ts'
import { openStore } from '../../db/open-store.ts'
import { urlOf } from './long-lived-server.ts'

const templateName = 'template_of_tests'

/** Creates the empty database with all tables that test databases are copied from. */
export async function makeTemplate(host: string): Promise<void> {
  await createDatabase(host, templateName)
  const store = await openStore(readDatabase(urlOf(host, templateName)))
  await store.close()
}

/** A new database name. The server is deleted after the tests, so tests need not drop their databases. */
export const newDatabaseName = () => `own_${randomUUID().replaceAll('-', '')}`

/** Creates a database, empty by default. */
export async function createDatabase(
  host: string,
  name: string,
  options = 'template template0',
): Promise<void> {
  await asSuperuser(host, `create database ${name} ${options}`)
}

/** Creates a database with all tables. */
export const copyTemplate = (host: string, name: string) =>
  createDatabase(host, name, `template ${templateName}`)

/** Runs a statement as the server's administrator. */
export async function asSuperuser(host: string, statement: string, database = 'postgres') {
  const client = new pg.Client({ connectionString: urlOf(host, database) })
  // Of a server that is killed meanwhile; the query reports it.
  client.on('error', () => {})
  await client.connect()
  try {
    return await client.query<Record<string, unknown>>(statement)
  } finally {
    await client.end()
  }
}
