import { createDatabase, newDatabaseName } from '../postgres/databases.ts'
import { startKeptServer, urlOf } from '../postgres/kept-server.ts'
import { type ServerProcess, startServerProcess } from '../processes/server-process.ts'

export type Nodes = {
  /** Ends a node, gracefully or not, and returns the function that starts it again. */
  end: (which: 0 | 1, signal: 'SIGTERM' | 'SIGKILL') => Promise<() => Promise<void>>
  remove: () => Promise<void>
}

/** Starts two nodes on these ports, with one PostgreSQL of their own, behind a proxy on this machine. */
export async function startNodes(ports: readonly [number, number], publicUrl: string): Promise<Nodes> {
  const postgres = await startKeptServer()
  const name = newDatabaseName()
  await createDatabase(postgres.host, name)
  const start = (port: number) =>
    startServerProcess({
      PORT: String(port),
      DATABASE_URL: urlOf(postgres.host, name),
      PUBLIC_URL: publicUrl,
      TRUST_PROXY: '127.0.0.1',
    })
  const nodes: [ServerProcess, ServerProcess] = [await start(ports[0]), await start(ports[1])]
  process.once('exit', () => nodes.forEach(({ child }) => child.kill('SIGKILL')))
  return {
    end: async (which, signal) => {
      await nodes[which].end(signal)
      return async () => {
        nodes[which] = await start(ports[which])
      }
    },
    remove: async () => {
      await Promise.all(nodes.map((node) => node.end('SIGKILL')))
      await postgres.remove()
    },
  }
}
