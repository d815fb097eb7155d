import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import type { Pair } from './pair.ts'

/** `url` is that of the database `quizly`. */
export type Front = { url: string; about: string; close: () => Promise<void> }

type Distributions = {
  askEveryMs?: number
  /** Poolers, by the folders of their sockets, where connections do not lead to the servers themselves. */
  poolers?: readonly string[]
  /** Connections to a server that is no longer the primary stay, as behind an address that moves. */
  keepsConnections?: boolean
}

/** Stands before a pair and passes connections on to whichever server is the primary. */
export async function startPrimaryProxy(
  { hosts, isPrimary }: Pick<Pair, 'hosts' | 'isPrimary'>,
  { askEveryMs = 50, poolers = hosts, keepsConnections = false }: Distributions = {},
): Promise<Front & { countLeft: () => number }> {
  const open = new Map<Socket, string>()
  let primary: string | undefined
  let asking = Promise.resolve()
  const ask = async () => {
    const roles = await Promise.all(hosts.map(isPrimary))
    primary = hosts.find((_, at) => roles[at])
    if (keepsConnections) return
    for (const [client, host] of open) if (host !== primary) client.destroy()
  }
  await ask()
  const timer = setInterval(() => {
    asking = asking.then(ask)
  }, askEveryMs)
  const server = createServer((client) => {
    client.on('error', () => {})
    if (primary === undefined) return void client.destroy()
    open.set(client, primary)
    const upstream = connect(join(poolers[hosts.indexOf(primary)] ?? '', '.s.PGSQL.5432'))
    upstream.on('error', () => client.destroy()).once('close', () => client.destroy())
    client.once('close', () => {
      open.delete(client)
      upstream.destroy()
    })
    return void client.pipe(upstream).pipe(client)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `postgres://quizly@127.0.0.1:${(server.address() as AddressInfo).port}/quizly`,
    about: 'a proxy of our own',
    /** How many connections lead to a server that is not the primary. */
    countLeft: () => [...open.values()].filter((host) => host !== primary).length,
    close: async () => {
      clearInterval(timer)
      await asking
      for (const client of open.keys()) client.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
