import type { TestProject } from 'vitest/node'
import { makeTemplate } from './databases.ts'
import { type LongLivedServer, startLongLivedServer } from './long-lived-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the socket of the test PostgreSQL server; empty if there is none. */
    postgresHost: string
  }
}

let server: LongLivedServer | undefined

/**
 * Starts one PostgreSQL server for all tests. If that fails, they run on SQLite only; on CI it is an error.
 */
export async function setup({ provide, config }: TestProject): Promise<void> {
  if (config.env['ENGINES'] === 'sqlite') return provide('postgresHost', '')
  try {
    server = await startLongLivedServer()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const sentence = `PostgreSQL does not start on this machine, so that the tests run on SQLite only: ${reason}`
    if (process.env.CI) throw new Error(sentence, { cause: error })
    console.warn(sentence)
    provide('postgresHost', '')
    return
  }
  await makeTemplate(server.host)
  provide('postgresHost', server.host)
}

export async function teardown(): Promise<void> {
  await server?.remove()
}
