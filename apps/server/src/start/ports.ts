import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { Config } from '../config/config.ts'
import { StartError } from '../start-error.ts'

const portsToTry = 20

type Requested = Pick<Config, 'port' | 'isPortGiven' | 'host'>

/** Port 0 means any, so `listen` says which one it got. A port that cannot be had is a StartError. */
export async function onFreePort(
  { port, isPortGiven, host }: Requested,
  listen: (candidate: number) => Promise<number>,
): Promise<number> {
  const lastPort = isPortGiven ? port : port + portsToTry
  for (let candidate = port; candidate <= lastPort; candidate += 1) {
    try {
      return await listen(candidate)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      if (code === 'EACCES') throw new StartError(`Port ${candidate} may not be used by this account.`)
      if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EADDRNOTAVAIL')
        throw new StartError(`HOST ${host} is not an address of this computer.`)
      if (code !== 'EADDRINUSE') throw error
    }
  }
  throw new StartError(
    isPortGiven
      ? `Port ${port} is in use by another program; set PORT to a free one.`
      : `The ports ${port} to ${lastPort} are in use; set PORT to a free one.`,
  )
}

export function findFreePort(config: Requested): Promise<number> {
  return onFreePort(config, async (port) => {
    const server = createServer().listen({ port, host: config.host })
    await once(server, 'listening')
    const found = (server.address() as AddressInfo).port
    server.close()
    await once(server, 'close')
    return found
  })
}
