import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import type { Pair } from './pair.ts'

const askEveryMs = 50

export type Front = { port: number; about: string; close: () => Promise<void> }

/** Stands before a pair and passes connections on to whichever server is the primary. */
export async function startPrimaryProxy({ hosts, isPrimary }: Pair): Promise<Front> {
  const open = new Map<Socket, string>()
  let primary: string | undefined
  let asking = Promise.resolve()
  const ask = async () => {
    const roles = await Promise.all(hosts.map(isPrimary))
    primary = hosts.find((_, at) => roles[at])
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
    const upstream = connect(join(primary, '.s.PGSQL.5432'))
    upstream.on('error', () => client.destroy()).once('close', () => client.destroy())
    client.once('close', () => {
      open.delete(client)
      upstream.destroy()
    })
    return void client.pipe(upstream).pipe(client)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    about: 'a proxy of our own',
    close: async () => {
      clearInterval(timer)
      await asking
      for (const client of open.keys()) client.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
